import { ACCESSIBILITY_PATH, HELP_PATH } from "../../shared/public-paths.ts";
import { Wordmark } from "../ui/logo.tsx";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./public-layout.module.css";

const COLUMNS = [
  {
    title: "For job seekers",
    links: [
      { to: "/user-signup", text: "Create an account" },
      { to: "/user-login", text: "Log in" },
      { to: "/forgot-paasword", text: "Forgot password" },
    ],
  },
  {
    title: "For recruiters",
    links: [
      { to: "/recruiter-signup", text: "Post your first job" },
      { to: "/recruiter-login", text: "Log in" },
      { to: "/forgot-paaswordrec", text: "Forgot password" },
    ],
  },
];

/** The footer of the public pages; the developer links leave the app, so they are plain anchors. */
export function PublicFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <div>
          <Wordmark size={28} />
          <p className={classes.footerLine}>An open job portal for job seekers and recruiters.</p>
          <nav className={classes.footerHelp} aria-label="Help">
            <ul>
              <li>
                <a href={HELP_PATH}>Help</a>
              </li>
              <li>
                <a href={ACCESSIBILITY_PATH}>Accessibility</a>
              </li>
            </ul>
          </nav>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={classes.footerTitle}>{title}</h2>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <PageLink to={to}>{text}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label="For developers">
          <h2 className={classes.footerTitle}>For developers</h2>
          <ul>
            <li>
              <a href="/developers">Guide</a>
            </li>
            <li className={classes.playground}>
              <a href="/playground">GraphQL playground</a>
            </li>
            <li>
              <a href="/api-docs">REST reference</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
