import { IconMoon, IconSun } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PublicLink } from "../../shared/public-pages.ts";
import { PublicFooter } from "../layout/public-footer.tsx";
import schemes from "../ui/color-scheme-switch.module.css";
import { Wordmark } from "../ui/logo.tsx";
import buttons from "./button.module.css";
import classes from "./frame.module.css";

function Crumbs({ crumbs }: { crumbs: readonly PublicLink[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={classes.crumbs}>
        {crumbs.map(({ text, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? <a href={path}>{text}</a> : <span aria-current="page">{text}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface FrameProps {
  crumbs: readonly PublicLink[];
  isSignedIn: boolean;
  children: ReactNode;
}

/**
 * The header and footer of the public pages. Signed-in visitors get a link to their own area instead of the login: set
 * by the script on pages that are the same for every visitor.
 */
export function Frame({ crumbs, isSignedIn, children }: FrameProps) {
  return (
    <div className={classes.page}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header>
        <div className={classes.bar}>
          <a href="/start" className={classes.brand} aria-label="Worklane, home">
            <Wordmark />
          </a>
          <nav className={classes.nav} aria-label="Main">
            {/* The script of the page makes it visible: without one it would do nothing. */}
            <button type="button" className={classes.scheme} data-color-scheme-choice="">
              <IconSun size={20} stroke={1.75} aria-hidden="true" className={schemes.inDark} />
              <IconMoon size={20} stroke={1.75} aria-hidden="true" className={schemes.inLight} />
            </button>
            <a href="/jobs" className={classes.navLink}>
              Jobs
            </a>
            <a
              href="/recruiter-login"
              className={`${classes.navLink} ${classes.wide}`}
              data-signed-out=""
              hidden={isSignedIn}
            >
              For recruiters
            </a>
            <a href="/user-login" className={buttons.button} data-signed-out="" hidden={isSignedIn}>
              Log in
            </a>
            <a href="/" className={buttons.button} data-signed-in="" hidden={!isSignedIn}>
              My Worklane
            </a>
          </nav>
        </div>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        {crumbs.length > 1 ? <Crumbs crumbs={crumbs} /> : null}
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
