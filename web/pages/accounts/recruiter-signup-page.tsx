import { useState } from "react";
import { Link } from "react-router-dom";
import type { CompanySizeValue } from "../../../shared/recruiters.options.ts";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { CheckMail } from "../../accounts/check-mail.tsx";
import { RecruiterSignupForm, type RecruiterSignupValues } from "../../accounts/recruiter-signup-form.tsx";
import { useSignedUp } from "../../accounts/signed-up.ts";
import { useResend } from "../../accounts/use-resend.ts";
import { attempt } from "../../apollo/problem.ts";
import { useSignUpRecruiterMutation } from "../../generated/accounts/accounts.ts";
import { RecruiterAside } from "./aside.tsx";

/** /recruiter-signup */
export function Component() {
  const [signUp] = useSignUpRecruiterMutation();
  const resend = useResend("RECRUITER");
  const [made, setMade] = useSignedUp();
  const [typed, setTyped] = useState<RecruiterSignupValues>();
  if (made) return <CheckMail {...made} onResend={() => resend(made.email)} onCorrect={() => setMade(null)} />;
  return (
    <AccountFrame
      title="Start hiring"
      subtitle="Tell us who you are, and post your first job in two minutes."
      aside={<RecruiterAside />}
      foot={
        <>
          <span>
            Already have an account?{" "}
            <Link to="/recruiter-login" className={classes.link}>
              Log in
            </Link>
          </span>
          <span>
            Looking for work?{" "}
            <Link to="/user-signup" className={classes.link}>
              Create a job seeker account
            </Link>
          </span>
        </>
      }
    >
      <RecruiterSignupForm
        initial={typed}
        onSubmit={(values) =>
          attempt(async () => {
            const { companySize, companyName, companyLocation, industry, email, password } = values;
            // The form refuses an empty choice, and the select offers only the closed list.
            const size = companySize as CompanySizeValue;
            const input = { companySize: size, companyName, companyLocation, industry, email, password };
            const { data } = await signUp({ variables: { input } });
            setTyped(values);
            setMade({ email: email.trim(), message: data?.signUpRecruiter.message ?? "" });
          }, "failed to sign up, please try again")
        }
      />
    </AccountFrame>
  );
}
