import type { KeptJob_JobFragment } from "../generated/graphql.ts";

type JobState = Pick<KeptJob_JobFragment, "status" | "deletedAt" | "takesApplications">;

/** Why one can no longer apply to a job, in a few words; null while one can. */
export function goneReason({ status, deletedAt, takesApplications }: JobState): string | null {
  if (takesApplications) return null;
  if (deletedAt) return "Removed by the company";
  return status === "CLOSED" ? "No longer open" : "Deadline passed";
}
