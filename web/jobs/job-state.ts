import type { TrackedJob_JobFragment } from "../generated/graphql.ts";

type JobState = Pick<TrackedJob_JobFragment, "status" | "deletedAt" | "takesApplications">;

/** A short reason why a job no longer accepts applications; null while it does. */
export function closedReason({ status, deletedAt, takesApplications }: JobState): string | null {
  if (takesApplications) return null;
  if (deletedAt) return "Taken down";
  return status === "CLOSED" ? "No longer open" : "Deadline passed";
}
