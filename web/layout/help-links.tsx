import { ACCESSIBILITY_PATH, HELP_PATH } from "../../shared/public-addresses.ts";
import classes from "./help-links.module.css";

/** The ways to help, at the same place of every page. The server alone renders where they lead, so they are plain anchors. */
export const HelpLinks = () => (
  <nav className={classes.links} aria-label="Help">
    <a href={HELP_PATH}>Help</a>
    <a href={ACCESSIBILITY_PATH}>Accessibility</a>
  </nav>
);
