import type { KeptJob_JobFragment } from "../generated/graphql.ts";

type JobState = Pick<KeptJob_JobFragment, "status" | "deletedAt" | "applicationDeadline">;

/** Why one can no longer apply to a job, in a few words; null while one can. */
export function goneReason(
  { status, deletedAt, applicationDeadline }: JobState,
  now: Date = new Date(),
): string | null {
  if (deletedAt) return "Removed by the company";
  if (status === "CLOSED") return "No longer open";
  // The last day counts whole, in UTC as on the server.
  const passed = applicationDeadline !== null && applicationDeadline < now.toISOString().slice(0, 10);
  return passed ? "Deadline passed" : null;
}
