import { useLogInReason } from "../../accounts/use-log-in-reason.ts";
import { SeekerAside } from "./aside.tsx";
import { LoginPage } from "./login-page.tsx";

/** /user-login */
export function Component() {
  const reason = useLogInReason();
  return (
    <LoginPage
      accountRole="SEEKER"
      title="Welcome back"
      subtitle={reason ? `Log in ${reason}.` : "Log in to see what's new."}
      aside={<SeekerAside />}
      otherLogin="Log in as a recruiter"
    />
  );
}
