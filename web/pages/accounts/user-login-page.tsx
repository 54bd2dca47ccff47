import { SeekerAside } from "./aside.tsx";
import { LoginPage } from "./login-page.tsx";

/** /user-login */
export const Component = () => (
  <LoginPage
    accountRole="SEEKER"
    title="Welcome back"
    subtitle="Log in to see what moved while you were away."
    aside={<SeekerAside />}
    otherLogin="Log in as a recruiter"
  />
);
