import classes from "./search-result-note.module.css";

interface SearchResultNoteProps {
  /** Null when nothing is filtered, or while counting. */
  counted: { totalCount: number; totalCountIsCapped: boolean } | null;
}

/** How many jobs match. Read out when it changes; silent when none does, because the list says that. */
export function SearchResultNote({ counted }: SearchResultNoteProps) {
  const found = counted?.totalCount ?? 0;
  const more = counted?.totalCountIsCapped ? "+" : "";
  return (
    <p className={classes.note} role="status">
      {found === 0 ? null : `${found}${more} ${found === 1 ? "job matches" : "jobs match"}`}
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
