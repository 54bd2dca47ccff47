import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { ForgotForm } from "../../accounts/forgot-form.tsx";
import { attempt } from "../../apollo/problem.ts";
import { useRequestPasswordResetMutation } from "../../generated/accounts/accounts.ts";
import type { Role } from "../../generated/graphql.ts";

/** Requests a reset link. 'Back to Login' leads to /recruiter-login for both roles. */
export function ForgotPage({ accountRole: role, children }: { accountRole: Role; children?: ReactNode }) {
  const [request] = useRequestPasswordResetMutation();
  return (
    <AccountFrame
      title="Forgot Password"
      subtitle="We will email you a link to set a new password."
      foot={
        <>
          <Link to="/recruiter-login" className={classes.link}>
            ← Back to Login
          </Link>
          {children}
        </>
      }
    >
      <ForgotForm
        onSubmit={({ email }) =>
          attempt(() => request({ variables: { input: { role, email } } }), "Failed to send reset link")
        }
      />
    </AccountFrame>
  );
}
