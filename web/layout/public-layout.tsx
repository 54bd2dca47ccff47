import { Outlet, useLocation } from "react-router-dom";
import { FormMessage } from "../ui/forms/form-message.tsx";
import { FramedPage } from "./framed-page.tsx";
import { PublicFrame } from "./public-frame.tsx";
import classes from "./public-layout.module.css";

/** The pages of recruiters' accounts, whose "Log in" is theirs. */
const FOR_RECRUITERS = /^\/(recruiter-|access-deniedrec|forgot-paaswordrec|reset-paasword2|email-verifyrec)/;

/** The public frame as a route. */
export function Component() {
  const { pathname, state } = useLocation();
  const { said } = (state ?? {}) as { said?: string };
  return (
    <PublicFrame forRecruiters={FOR_RECRUITERS.test(pathname)} leadsOn={pathname === "/start"}>
      {said ? (
        <div className={classes.said}>
          <FormMessage tone="accent">{said}</FormMessage>
        </div>
      ) : null}
      <FramedPage placeholderClass={classes.placeholder}>
        <Outlet />
      </FramedPage>
    </PublicFrame>
  );
}
