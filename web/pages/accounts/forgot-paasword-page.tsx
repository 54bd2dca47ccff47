import { Link } from "react-router-dom";
import classes from "../../accounts/account-frame.module.css";
import { ForgotPage } from "./forgot-page.tsx";

/** /forgot-paasword: the seeker's; the link goes to the recruiters' log-in, so their own stands beside it. */
export const Component = () => (
  <ForgotPage accountRole="SEEKER">
    <Link to="/user-login" className={classes.link}>
      Log in as a job seeker
    </Link>
  </ForgotPage>
);
