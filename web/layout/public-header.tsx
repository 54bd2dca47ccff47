import { Button } from "@mantine/core";
import { ButtonLink } from "../ui/button-link.tsx";
import { ColorSchemeSwitch } from "../ui/color-scheme-switch.tsx";
import { Wordmark } from "../ui/logo.tsx";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./public-layout.module.css";

const LOGINS = { seekers: "/user-login", recruiters: "/recruiter-login" };

/** The header of every page shown before login: "Log in" is for the page's readers, next to the others' login. */
export function PublicHeader({ forRecruiters }: { forRecruiters: boolean }) {
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <PageLink to="/start" className={classes.brand} aria-label="Worklane, home">
          <Wordmark />
        </PageLink>
        <nav className={classes.nav} aria-label="Main">
          <ColorSchemeSwitch />
          {/* Rendered only by the server, therefore a plain anchor. */}
          <Button component="a" href="/jobs" variant="subtle" color="gray" px="sm">
            Jobs
          </Button>
          <ButtonLink
            to={forRecruiters ? LOGINS.seekers : LOGINS.recruiters}
            variant="subtle"
            color="gray"
            className={classes.wide}
          >
            {forRecruiters ? "For job seekers" : "For recruiters"}
          </ButtonLink>
          <ButtonLink to={forRecruiters ? LOGINS.recruiters : LOGINS.seekers} variant="default">
            Log in
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
