import type { JobFilter } from "../generated/graphql.ts";
import { useCountJobsQuery } from "../generated/jobs/jobs.ts";
import { countText } from "../ui/lists/match-count.tsx";

/** "Show 24 jobs": the number of matches of the pending choices. */
export default function ShowJobs({ filter }: { filter: JobFilter | null }) {
  const { data, previousData } = useCountJobsQuery({ variables: { filter } });
  const found = (data ?? previousData)?.jobs;
  return `Show ${found ? countText(found, "job", "jobs") : "jobs"}`;
}
