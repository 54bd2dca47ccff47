import type { ReactNode } from "react";
import classes from "./search-result-note.module.css";

/** Where it says how many jobs match. It stays from search to search, so that a change is read out. */
export function SearchResultNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.note} role="status">
      {children}
    </p>
  );
}

/** The documented sentence when a filter finds nothing; the full list follows it. */
export function NothingMatches() {
  return (
    <p className={classes.note} data-none role="status">
      Oops! Looks like no jobs match your filters. Try adjusting them!
    </p>
  );
}
