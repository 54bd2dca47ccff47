import { Announced } from "../notices/announce.tsx";
import classes from "./match-count.module.css";

interface MatchCountProps {
  /** The count of the list; undefined while it is loading. */
  of: { readonly totalCount: number; readonly totalCountIsCapped: boolean } | undefined;
  /** "job matches" */
  one: string;
  /** "jobs match" */
  many: string;
}

/** "24 jobs" */
export const countText = (found: NonNullable<MatchCountProps["of"]>, one: string, many: string): string =>
  `${found.totalCount.toLocaleString("en-GB")}${found.totalCountIsCapped ? "+" : ""} ${found.totalCount === 1 ? one : many}`;

/**
 * The number of matches of a search. Empty when there are none, which the list itself reports. Its line is reserved
 * while the count is loading, so that the list below does not move and the scroll position can be restored.
 */
export function MatchCount({ of: found, one, many }: MatchCountProps) {
  if (!found) return <p className={classes.count} />;
  if (found.totalCount === 0) return null;
  return (
    <p className={classes.count}>
      <Announced>{countText(found, one, many)}</Announced>
    </p>
  );
}
