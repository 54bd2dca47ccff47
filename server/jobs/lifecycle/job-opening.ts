import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import { dayOf } from "../../platform/days.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Job } from "../job.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS_AHEAD = 365;

/** Whether a job has never been open. */
export const isUnopened = ({ status }: Pick<Job, "status">) => status === "DRAFT" || status === "SCHEDULED";

/** Refuses a deadline in the past, unless it is the stored one. @throws BAD_USER_INPUT */
export function checkDeadline(deadline: Date | null | undefined, stored: Date | null, now: Date): void {
  if (!deadline || deadline.getTime() === stored?.getTime()) return;
  if (deadline < dayOf(now)) throw invalid({ applicationDeadline: JOB_TEXTS.pastDeadline });
}

/** Returns when a scheduled job opens. @throws BAD_USER_INPUT for a time in the past or too far ahead */
export function checkOpensAt(opensAt: Date | null | undefined, now: Date): Date {
  if (!opensAt) throw invalid({ opensAt: JOB_TEXTS.opensWhen });
  const ahead = opensAt.getTime() - now.getTime();
  if (!(ahead > 0) || ahead > MAX_DAYS_AHEAD * DAY_MS) throw invalid({ opensAt: JOB_TEXTS.opensWhen });
  return opensAt;
}

/**
 * Returns the columns of a change of status. A job that opens for the first time counts as posted now. @throws
 * BAD_USER_INPUT, CONFLICT
 */
export function statusChange(job: Job, status: Job["status"], opensAt: Date | null | undefined, now: Date) {
  const unopened = isUnopened(job);
  if (status === "DRAFT" || status === "SCHEDULED") {
    if (!unopened) throw new AppError("CONFLICT", JOB_TEXTS.wasOpen);
    return { status, opensAt: status === "SCHEDULED" ? checkOpensAt(opensAt, now) : null };
  }
  if (status === "CLOSED" && unopened) throw new AppError("CONFLICT", JOB_TEXTS.neverOpen);
  const { applicationDeadline } = job;
  if (status === "OPEN" && applicationDeadline && applicationDeadline < dayOf(now)) {
    throw invalid({ applicationDeadline: JOB_TEXTS.pastDeadline }, "Set a new deadline before reopening this job.");
  }
  return { status, opensAt: null, ...(status === "OPEN" && unopened && { createdAt: now }) };
}
