import { ACCESSIBILITY_PATH, HELP_PATH } from "../../shared/public-paths.ts";
import classes from "./help-links.module.css";

/** Links to help, at the same place of every page. Only the server renders their targets, so they are plain anchors. */
export const HelpLinks = () => (
  <nav className={classes.links} aria-label="Help">
    <a href={HELP_PATH}>Help</a>
    <a href={ACCESSIBILITY_PATH}>Accessibility</a>
  </nav>
);
