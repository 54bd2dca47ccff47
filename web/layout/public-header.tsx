import { ButtonLink } from "../ui/button-link.tsx";
import { ColorSchemeSwitch } from "../ui/color-scheme-switch.tsx";
import { Wordmark } from "../ui/logo.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { ButtonContent, buttonLook } from "../ui/plain/button.tsx";
import classes from "./public-layout.module.css";

/** The header of every page shown before log-in. */
export function PublicHeader() {
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <PageLink to="/start" className={classes.brand} aria-label="Worklane, start page">
          <Wordmark />
        </PageLink>
        <nav className={classes.nav} aria-label="Main">
          <ColorSchemeSwitch />
          {/* Rendered only by the server, therefore a plain anchor. */}
          <a href="/jobs" {...buttonLook({ variant: "subtle", color: "gray", px: "sm" })}>
            <ButtonContent>Jobs</ButtonContent>
          </a>
          <ButtonLink to="/recruiter-login" variant="subtle" color="gray" className={classes.wide}>
            For recruiters
          </ButtonLink>
          <ButtonLink to="/user-login" variant="default">
            Log in
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
