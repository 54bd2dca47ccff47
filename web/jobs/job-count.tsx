import { useListPolicy } from "../apollo/use-list-policy.ts";
import { type JobFilter, useCountJobsQuery } from "../generated/graphql.ts";

/** How many jobs match, as old as the list beside it. Keyed by the filter. Silent when none does: the list says that. */
export function JobCount({ filter }: { filter: JobFilter }) {
  const { data } = useCountJobsQuery({ variables: { filter }, ...useListPolicy() });
  const { totalCount = 0, totalCountIsCapped = false } = data?.jobs ?? {};
  if (totalCount === 0) return null;
  return `${totalCount}${totalCountIsCapped ? "+" : ""} ${totalCount === 1 ? "job matches" : "jobs match"}`;
}
