import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { entryAddress } from "../session/entry.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ColorSchemeSwitch } from "../ui/color-scheme-switch.tsx";
import { Wordmark } from "../ui/logo.tsx";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./public-layout.module.css";

const LOGINS = { seekers: "/user-login", recruiters: "/recruiter-login" };

interface PublicHeaderProps {
  forRecruiters: boolean;
  /** Whether logged-in readers are led to their area: the landing page is the same for everyone. */
  leadsOn: boolean;
}

/** The header of every page shown before login: "Log in" is for the page's readers, next to the others' login. */
export function PublicHeader({ forRecruiters, leadsOn }: PublicHeaderProps) {
  const [home, setHome] = useState("/start");
  useEffect(() => {
    if (leadsOn) void entryAddress().then(setHome);
  }, [leadsOn]);
  const isLoggedIn = leadsOn && home !== "/start";
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <PageLink to="/start" className={classes.brand} aria-label="Worklane, home">
          <Wordmark />
        </PageLink>
        <nav className={classes.nav} aria-label="Main">
          <ColorSchemeSwitch />
          {/* Rendered only by the server, therefore a plain anchor. */}
          <Button
            component="a"
            href="/jobs"
            variant="subtle"
            color="gray"
            px="sm"
            className={isLoggedIn ? classes.wide : undefined}
          >
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
          <ButtonLink
            to={isLoggedIn ? home : forRecruiters ? LOGINS.recruiters : LOGINS.seekers}
            variant={isLoggedIn ? "filled" : "default"}
          >
            {isLoggedIn ? "My Worklane" : "Log in"}
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
