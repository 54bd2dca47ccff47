import { type ReactNode, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import classes from "../../accounts/account-frame.module.css";
import { AccountFrame } from "../../accounts/account-frame.tsx";
import { PasskeyLogIn } from "../../accounts/factors/passkey-log-in.tsx";
import { SecondStep } from "../../accounts/factors/second-step.tsx";
import { type SecondStepRequired, secondStepOf } from "../../accounts/factors/second-step-of.ts";
import type { LoggedIn } from "../../accounts/factors/use-passkey-log-in.ts";
import { LoginForm } from "../../accounts/login-form.tsx";
import { forgetTypedEmail } from "../../accounts/typed-email.ts";
import { useResend } from "../../accounts/use-resend.ts";
import { forget } from "../../apollo/client.ts";
import { attempt } from "../../apollo/problem.ts";
import { useLogInMutation } from "../../generated/accounts/accounts.ts";
import type { Role } from "../../generated/graphql.ts";
import { announceLogIn } from "../../session/log-ins-in-other-tabs.ts";
import { PATHS } from "../../session/roles.ts";
import { takeWantedPage } from "../../session/wanted-page.ts";
import { announce } from "../../ui/notices/announce.tsx";

const SECOND = { title: "One more step", subtitle: "The password is correct. Now confirm it's you." } as const;

interface LoginPageProps {
  accountRole: Role;
  title: string;
  subtitle: string;
  aside?: ReactNode;
  /** The other role's login, for people who came to the wrong one; without it no alternative is offered. */
  otherLogin?: string;
  /** The area entered after login; by default the role's. */
  home?: string;
}

/** The login of one role: opens the session, clears the cache, and goes to the page requested before, or the area. */
export function LoginPage({ accountRole: role, title, subtitle, aside, otherLogin, home }: LoginPageProps) {
  const [logIn] = useLogInMutation({ fetchPolicy: "no-cache" });
  const resend = useResend(role);
  const navigate = useNavigate();
  const { search } = useLocation();
  const paths = PATHS[role];
  const other = PATHS[role === "SEEKER" ? "RECRUITER" : "SEEKER"];
  const [asked, setAsked] = useState<SecondStepRequired | null>(null);

  async function enter({ viewer, continueAt }: LoggedIn) {
    forgetTypedEmail();
    announceLogIn({ role, accountId: viewer.id });
    await forget(role);
    // The server completes the action that was started on a public page.
    if (continueAt) window.location.assign(continueAt);
    else await navigate(takeWantedPage(home ?? paths.home), { replace: true });
  }

  if (asked) {
    return (
      <AccountFrame key="second" title={SECOND.title} subtitle={SECOND.subtitle} aside={aside}>
        <SecondStep accountRole={role} asked={asked} onLoggedIn={enter} onBack={() => setAsked(null)} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      key="first"
      title={title}
      subtitle={subtitle}
      aside={aside}
      foot={
        otherLogin ? (
          <>
            <span>
              New here?{" "}
              <Link to={paths.signup + search} className={classes.link}>
                Create an account
              </Link>
            </span>
            <Link to={other.login} className={classes.link}>
              {otherLogin}
            </Link>
          </>
        ) : null
      }
    >
      <LoginForm
        forgotTo={paths.forgot}
        notRegistered={
          otherLogin ? (
            <p className={classes.hint}>
              {role === "SEEKER" ? "Are you a recruiter? " : "Are you a job seeker? "}
              <Link to={other.login} className={classes.link}>
                {otherLogin}
              </Link>
            </p>
          ) : null
        }
        onResend={resend}
        onSubmit={({ email, password }) =>
          attempt(async () => {
            const { data } = await logIn({ variables: { input: { role, email, password } } }).catch(
              (error: unknown) => {
                const step = secondStepOf(error);
                if (!step) throw error;
                setAsked(step);
                announce(`${SECOND.title}. ${SECOND.subtitle}`);
                return { data: null };
              },
            );
            if (data) await enter(data.logIn);
          })
        }
      />
      <div className={classes.stack}>
        <PasskeyLogIn accountRole={role} onLoggedIn={enter} />
      </div>
    </AccountFrame>
  );
}
