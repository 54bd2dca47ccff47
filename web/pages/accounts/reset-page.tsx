import { Link, useNavigate, useParams } from "react-router-dom";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { ResetForm } from "../../accounts/reset-form.tsx";
import { attempt, listProblem, unsent } from "../../apollo/problem.ts";
import { usePasswordResetTokenIsValidQuery, useResetPasswordMutation } from "../../generated/accounts/accounts.ts";
import type { Role } from "../../generated/graphql.ts";
import { PATHS } from "../../session/roles.ts";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { notify } from "../../ui/notices/notify.ts";

/** The target of the link in the reset mail: checks the token, sets a new password, and leads to the login. */
export function ResetPage({ accountRole: role }: { accountRole: Role }) {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const input = { role, token };
  const { data, error, loading, refetch } = usePasswordResetTokenIsValidQuery({
    variables: { input },
    fetchPolicy: "network-only",
  });
  const [reset] = useResetPasswordMutation();
  const paths = PATHS[role];

  if (loading) {
    return (
      <AccountFrame title="Reset Password">
        <BlockSkeleton label="Checking the link" lines={2} />
      </AccountFrame>
    );
  }
  if (error)
    return (
      <ErrorState message={listProblem(error, unsent("Could not check the link"))} onRetry={() => void refetch()} />
    );
  if (!data?.passwordResetTokenIsValid) {
    return (
      <AccountFrame title="Reset Password">
        <div className={classes.stack}>
          <FormMessage tone="no">Invalid or expired token</FormMessage>
          <Link to={paths.forgot} className={classes.link}>
            Request a new link
          </Link>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Reset Password" subtitle="Enter your new Password">
      <ResetForm
        onSubmit={({ password }) =>
          attempt(async () => {
            const { data: done } = await reset({ variables: { input: { ...input, password } } });
            if (done) notify(done.resetPassword.message);
            await navigate(paths.login, { replace: true });
          }, "Could not reset password")
        }
      />
    </AccountFrame>
  );
}
