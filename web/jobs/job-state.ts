import type { TrackedJob_JobFragment } from "../generated/graphql.ts";

type JobState = Pick<TrackedJob_JobFragment, "status" | "deletedAt" | "takesApplications">;

const SOON_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a job closes, if within a week: "Closes in 5 days"; otherwise null. Deadlines are whole days in UTC, inclusive.
 */
export function closesSoon(
  { applicationDeadline, takesApplications }: JobState & Pick<TrackedJob_JobFragment, "applicationDeadline">,
  now: Date = new Date(),
): string | null {
  if (!takesApplications || !applicationDeadline) return null;
  const days = Date.parse(applicationDeadline) / DAY_MS - Math.floor(now.getTime() / DAY_MS);
  if (days < 0 || days > SOON_DAYS) return null;
  if (days === 0) return "Closes today";
  return days === 1 ? "Closes tomorrow" : `Closes in ${days} days`;
}

/** A short reason why a job no longer accepts applications; null while it does. */
export function closedReason({ status, deletedAt, takesApplications }: JobState): string | null {
  if (takesApplications) return null;
  if (deletedAt) return "Taken down";
  return status === "CLOSED" ? "No longer open" : "Deadline passed";
}
