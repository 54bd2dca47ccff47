import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { LoginForm } from "../../accounts/login-form.tsx";
import { useResend } from "../../accounts/use-resend.ts";
import { forget } from "../../apollo/client.ts";
import { attempt } from "../../apollo/problem.ts";
import { useLogInMutation } from "../../generated/accounts/accounts.ts";
import type { Role } from "../../generated/graphql.ts";
import { announceLogIn } from "../../session/other-tabs.ts";
import { PATHS } from "../../session/roles.ts";

interface LoginPageProps {
  accountRole: Role;
  title: string;
  subtitle: string;
  aside: ReactNode;
  /** The other role's log-in, for those who came to the wrong one. */
  otherLogin: string;
}

/** The log-in of one role: opens the session, forgets what was seen before it, and goes to the area. */
export function LoginPage({ accountRole: role, title, subtitle, aside, otherLogin }: LoginPageProps) {
  const [logIn] = useLogInMutation({ fetchPolicy: "no-cache" });
  const resend = useResend(role);
  const navigate = useNavigate();
  const paths = PATHS[role];
  const other = PATHS[role === "SEEKER" ? "RECRUITER" : "SEEKER"];
  return (
    <AccountFrame
      title={title}
      subtitle={subtitle}
      aside={aside}
      foot={
        <>
          <span>
            New here?{" "}
            <Link to={paths.signup} className={classes.link}>
              Create an account
            </Link>
          </span>
          <Link to={other.login} className={classes.link}>
            {otherLogin}
          </Link>
        </>
      }
    >
      <LoginForm
        forgotTo={paths.forgot}
        onResend={resend}
        onSubmit={({ email, password }) =>
          attempt(async () => {
            const { data } = await logIn({ variables: { input: { role, email, password } } });
            if (data) announceLogIn({ role, accountId: data.logIn.viewer.id });
            await forget(role);
            // What was pressed on a public page is finished by the server.
            if (data?.logIn.continueAt) window.location.assign(data.logIn.continueAt);
            else await navigate(paths.home, { replace: true });
          })
        }
      />
    </AccountFrame>
  );
}
