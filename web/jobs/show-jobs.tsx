import type { JobFilter } from "../generated/graphql.ts";
import { useCountJobsQuery } from "../generated/jobs/jobs.ts";

/** "Show 24 jobs": the number of matches of the pending choices. */
export default function ShowJobs({ filter }: { filter: JobFilter | null }) {
  const { data, previousData } = useCountJobsQuery({ variables: { filter } });
  const found = (data ?? previousData)?.jobs;
  if (!found) return "Show jobs";
  const { totalCount, totalCountIsCapped } = found;
  return `Show ${totalCount.toLocaleString("en-GB")}${totalCountIsCapped ? "+" : ""} ${totalCount === 1 ? "job" : "jobs"}`;
}
