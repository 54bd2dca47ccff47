import classes from "./search-result-note.module.css";

interface SearchResultNoteProps {
  /** Null when nothing is filtered, or while counting. */
  counted: { totalCount: number; totalCountIsCapped: boolean } | null;
}

/** How many jobs match; the documented sentence when none does. Read out when it changes. */
export function SearchResultNote({ counted }: SearchResultNoteProps) {
  const found = counted?.totalCount ?? 0;
  return (
    <p className={classes.note} role="status" data-none={counted && found === 0 ? true : undefined}>
      {counted === null
        ? null
        : found === 0
          ? "Oops! Looks like no jobs match your filters. Try adjusting them!"
          : `${found}${counted.totalCountIsCapped ? "+" : ""} ${found === 1 ? "job matches" : "jobs match"}`}
    </p>
  );
}
