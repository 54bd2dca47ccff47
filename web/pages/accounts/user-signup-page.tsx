import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { CheckMail } from "../../accounts/check-mail.tsx";
import { SeekerSignupForm, type SeekerSignupValues } from "../../accounts/seeker-signup-form.tsx";
import { useSignedUp } from "../../accounts/signed-up.ts";
import { useLogInReason } from "../../accounts/use-log-in-reason.ts";
import { useResend } from "../../accounts/use-resend.ts";
import { attempt } from "../../apollo/problem.ts";
import { useSignUpSeekerMutation } from "../../generated/accounts/accounts.ts";
import { SeekerAside } from "./aside.tsx";

/** /user-signup */
export function Component() {
  const [signUp] = useSignUpSeekerMutation();
  const resend = useResend("SEEKER");
  const [made, setMade] = useSignedUp();
  const reason = useLogInReason();
  const { search } = useLocation();
  const [typed, setTyped] = useState<SeekerSignupValues>();
  if (made) return <CheckMail {...made} onResend={() => resend(made.email)} onCorrect={() => setMade(null)} />;
  return (
    <AccountFrame
      title="Create your account"
      subtitle={reason ? `Sign up ${reason}.` : "Find work that fits you, and follow each application."}
      aside={<SeekerAside />}
      foot={
        <>
          <span>
            Already have an account?{" "}
            <Link to={`/user-login${search}`} className={classes.link}>
              Log in
            </Link>
          </span>
          <span>
            Hiring?{" "}
            <Link to="/recruiter-signup" className={classes.link}>
              Create a recruiter account
            </Link>
          </span>
        </>
      }
    >
      <SeekerSignupForm
        initial={typed}
        onSubmit={(values) =>
          attempt(async () => {
            const { firstName, lastName, email, phone, password } = values;
            const name = `${firstName} ${lastName}`.trim();
            const { data } = await signUp({ variables: { input: { name, email, phone, password } } });
            setTyped(values);
            setMade({ email: email.trim(), message: data?.signUpSeeker.message ?? "" });
          })
        }
      />
    </AccountFrame>
  );
}
