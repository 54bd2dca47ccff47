import { Announced } from "../ui/announce.tsx";
import classes from "./search-result-note.module.css";

/** The sentence when a filter finds nothing; the full list follows it. */
export const NothingMatches = () => (
  <p className={classes.note}>
    <Announced>Oops! Looks like no jobs match your filters. Try adjusting them!</Announced>
  </p>
);
