import { RecruiterAside } from "./aside.tsx";
import { LoginPage } from "./login-page.tsx";

/** /recruiter-login */
export const Component = () => (
  <LoginPage
    accountRole="RECRUITER"
    title="Recruiter login"
    subtitle="Your jobs, your applicants and your decisions."
    aside={<RecruiterAside />}
    otherLogin="Log in as a job seeker"
  />
);
