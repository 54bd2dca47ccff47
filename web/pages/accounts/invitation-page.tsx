import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { roleWords } from "../../../shared/companies.options.ts";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { SecondStep } from "../../accounts/factors/second-step.tsx";
import { type SecondStepRequired, secondStepOf } from "../../accounts/factors/second-step-of.ts";
import type { LoggedIn } from "../../accounts/factors/use-passkey-log-in.ts";
import { InvitationForm } from "../../accounts/invitation-form.tsx";
import { clientFor, forget } from "../../apollo/client.ts";
import { attempt, problemOf } from "../../apollo/problem.ts";
import { useChangeDisplayNameMutation, useLogInMutation } from "../../generated/accounts/accounts.ts";
import {
  useAcceptInvitationMutation,
  useCompanyInvitationQuery,
  useSignUpInvitedMutation,
} from "../../generated/accounts/invitation.ts";
import { announceLogIn } from "../../session/log-ins-in-other-tabs.ts";
import { PATHS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";

const TITLE = "Invitation";

/** /invitation/:token: linked from the mail, to join a company, with or without an existing account. */
export function Component() {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const { data, error, loading, refetch } = useCompanyInvitationQuery({
    variables: { token },
    fetchPolicy: "network-only",
  });
  const [logIn] = useLogInMutation({ fetchPolicy: "no-cache" });
  const [signUp] = useSignUpInvitedMutation();
  const [accept] = useAcceptInvitationMutation({ client: clientFor("RECRUITER"), fetchPolicy: "no-cache" });
  const [changeDisplayName] = useChangeDisplayNameMutation({ client: clientFor("RECRUITER"), fetchPolicy: "no-cache" });

  const [waiting, setWaiting] = useState<{ asked: SecondStepRequired; displayName: string } | null>(null);

  if (loading) {
    return (
      <AccountFrame title={TITLE}>
        <BlockSkeleton label="Loading the invitation" lines={2} />
      </AccountFrame>
    );
  }
  if (!data) {
    const { code, message } = problemOf(error);
    if (code !== "INVALID_TOKEN") return <ErrorState message={message} onRetry={() => void refetch()} />;
    return (
      <AccountFrame title={TITLE}>
        <div className={classes.stack}>
          <FormMessage tone="no">{message}</FormMessage>
          <ButtonLink to={PATHS.RECRUITER.login}>Log in</ButtonLink>
        </div>
      </AccountFrame>
    );
  }

  const { companyName, invitedBy, email, role, hasAccount, requiresSecondFactor } = data.companyInvitation;
  const enter = async ({ viewer }: Pick<LoggedIn, "viewer">, displayName: string) => {
    if (hasAccount) await accept({ variables: { token } });
    if (hasAccount && displayName.trim()) await changeDisplayName({ variables: { input: { displayName } } });
    announceLogIn({ role: "RECRUITER", accountId: viewer.id, switchesContext: true });
    await forget("RECRUITER");
    await navigate(PATHS.RECRUITER.home, { replace: true });
  };
  const join = async ({ displayName, password }: { displayName: string; password: string }) => {
    if (!hasAccount) await signUp({ variables: { input: { token, password, displayName } } });
    const opened = await logIn({ variables: { input: { role: "RECRUITER", email, password } } }).catch(
      (error: unknown) => {
        const asked = secondStepOf(error);
        if (!asked) throw error;
        setWaiting({ asked, displayName });
        return null;
      },
    );
    if (opened?.data) await enter(opened.data.logIn, displayName);
  };
  if (waiting) {
    return (
      <AccountFrame title="One more step" subtitle="The password is correct. Now confirm it's you.">
        <SecondStep
          accountRole="RECRUITER"
          asked={waiting.asked}
          onLoggedIn={(opened) => enter(opened, waiting.displayName)}
          onBack={() => setWaiting(null)}
        />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={`Join ${companyName}`}
      subtitle={`${invitedBy} invited you to join ${companyName} as ${roleWords(role).phrase}, with ${email}.`}
    >
      {requiresSecondFactor ? (
        <p>
          {companyName} requires a passkey or an authenticator app in addition to the password. If you have neither yet,
          you add one when you begin.
        </p>
      ) : null}
      <InvitationForm
        hasAccount={hasAccount}
        companyName={companyName}
        onSubmit={(values) => attempt(() => join(values))}
      />
    </AccountFrame>
  );
}
