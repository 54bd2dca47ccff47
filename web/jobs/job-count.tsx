import { useListPolicy } from "../apollo/use-list-policy.ts";
import type { JobFilter } from "../generated/graphql.ts";
import { useCountJobsQuery } from "../generated/jobs/jobs.ts";
import { MatchCount } from "../ui/lists/match-count.tsx";

/** The number of matching jobs, consistent with the list beside it. Keyed by the filter. */
export function JobCount({ filter }: { filter: JobFilter }) {
  const { data } = useCountJobsQuery({ variables: { filter }, ...useListPolicy() });
  return <MatchCount of={data?.jobs} one="job matches" many="jobs match" />;
}
