import { type SeekerFilter, useApplicantCountsQuery } from "../generated/graphql.ts";

/** How many of each tab a filter finds; null without one, and until they are counted. */
export function useMatchCounts(
  jobId: string,
  filter: SeekerFilter | null,
): { applied: number; accepted: number; rejected: number } | null {
  const { data } = useApplicantCountsQuery({
    variables: { jobId, filter: filter ?? {} },
    skip: filter === null,
    fetchPolicy: "cache-and-network",
  });
  if (!filter || !data) return null;
  const { applied, accepted, rejected } = data;
  return { applied: applied.totalCount, accepted: accepted.totalCount, rejected: rejected.totalCount };
}
