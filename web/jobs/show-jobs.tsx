import type { JobFilter } from "../generated/graphql.ts";
import { useCountJobsQuery } from "../generated/jobs/jobs.ts";

/** "Show 24 jobs": what the choices would leave, while they are made. */
export default function ShowJobs({ filter }: { filter: JobFilter | null }) {
  const { data, previousData } = useCountJobsQuery({ variables: { filter } });
  const found = (data ?? previousData)?.jobs;
  if (!found) return "Show jobs";
  const { totalCount, totalCountIsCapped } = found;
  return `Show ${totalCount}${totalCountIsCapped ? "+" : ""} ${totalCount === 1 ? "job" : "jobs"}`;
}
