import { Announced } from "./announce.tsx";
import classes from "./match-count.module.css";

interface MatchCountProps {
  /** The list as far as it is counted; undefined while it is not. */
  of: { readonly totalCount: number; readonly totalCountIsCapped: boolean } | undefined;
  /** "job matches" */
  one: string;
  /** "jobs match" */
  many: string;
}

/** How many a search has found. Silent when there are none: the list says that. */
export function MatchCount({ of: found, one, many }: MatchCountProps) {
  const { totalCount = 0, totalCountIsCapped = false } = found ?? {};
  if (totalCount === 0) return null;
  return (
    <p className={classes.count}>
      <Announced>{`${totalCount}${totalCountIsCapped ? "+" : ""} ${totalCount === 1 ? one : many}`}</Announced>
    </p>
  );
}
