import { Announced } from "../notices/announce.tsx";
import classes from "./match-count.module.css";

interface MatchCountProps {
  /** The list as far as it is counted; undefined while it is not. */
  of: { readonly totalCount: number; readonly totalCountIsCapped: boolean } | undefined;
  /** "job matches" */
  one: string;
  /** "jobs match" */
  many: string;
}

/**
 * How many a search has found. Silent when there are none: the list says that. Its line stands while it is counted, so that
 * the list below it does not move, and who comes back finds their place.
 */
export function MatchCount({ of: found, one, many }: MatchCountProps) {
  if (!found) return <p className={classes.count} />;
  const { totalCount, totalCountIsCapped } = found;
  if (totalCount === 0) return null;
  return (
    <p className={classes.count}>
      <Announced>{`${totalCount}${totalCountIsCapped ? "+" : ""} ${totalCount === 1 ? one : many}`}</Announced>
    </p>
  );
}
