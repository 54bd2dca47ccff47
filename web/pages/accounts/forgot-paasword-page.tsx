import { Link } from "react-router-dom";
import classes from "../../accounts/account-frame.module.css";
import { ForgotPage } from "./forgot-page.tsx";

/**
 * /forgot-paasword: the seeker's; 'Back to Login' leads to the recruiters' login, so a link to the seekers' is added.
 */
export const Component = () => (
  <ForgotPage accountRole="SEEKER">
    <Link to="/user-login" className={classes.link}>
      Log in as a job seeker
    </Link>
  </ForgotPage>
);
