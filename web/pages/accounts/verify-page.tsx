import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { problemOf } from "../../apollo/problem.ts";
import { useVerifyEmailMutation } from "../../generated/accounts/accounts.ts";
import type { Role } from "../../generated/graphql.ts";
import { PATHS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";

interface Answer {
  tone: "accent" | "no";
  message: string;
}

/** The target of the link in the verification mail: shows the server's message, and leads to the login. */
export function VerifyPage({ accountRole: role }: { accountRole: Role }) {
  const token = useSearchParams()[0].get("token") ?? "";
  const [verify] = useVerifyEmailMutation();
  const [answer, setAnswer] = useState<Answer | null>(
    token ? null : { tone: "no", message: "Invalid or missing token" },
  );
  // Sent only once, even where effects run twice.
  const sent = useRef(false);
  useEffect(() => {
    if (!token || sent.current) return;
    sent.current = true;
    verify({ variables: { input: { role, token } } })
      .then(({ data }) => setAnswer({ tone: "accent", message: data?.verifyEmail.message ?? "" }))
      .catch((error: unknown) => setAnswer({ tone: "no", message: problemOf(error).message }));
  }, [role, token, verify]);

  return (
    <AccountFrame title={answer?.tone === "accent" ? "Your email is verified" : "Verify your email"}>
      {answer ? (
        <div className={classes.stack}>
          <FormMessage tone={answer.tone}>{answer.message}</FormMessage>
          {answer.tone === "accent" ? (
            <p>Thank you for choosing Worklane. We are glad to have you on the road.</p>
          ) : (
            <p>
              Verification links are valid for 24 hours. If your email is not verified yet, you can request a new link
              when you log in.
            </p>
          )}
          <ButtonLink to={PATHS[role].login}>Login</ButtonLink>
        </div>
      ) : (
        <BlockSkeleton label="Verifying your email" lines={2} />
      )}
    </AccountFrame>
  );
}
