/** The part of a company's response record that is shown next to its jobs. */
export interface RecordInBrief {
  readonly sample: number;
  readonly answered: number;
  /** Null if there was no response. */
  readonly medianDays: number | null;
}

/** What the notes on a job are made of. */
export interface NotedJob {
  /** "2026-03-31"; null: none. */
  readonly applicationDeadline: string | null;
  readonly answerWithinDays: number;
  readonly company: { readonly responseRecord: RecordInBrief | null };
  readonly timesPosted?: number;
  /** ISO 8601. */
  readonly firstPostedAt?: string;
  /** False: there is nothing to decide any more, and no notes. */
  readonly takesApplications?: boolean;
  readonly viewerApplicationStatus?: string | null;
}

/** What a list says of a job besides its facts; null: nothing. */
export interface JobNotes {
  /** "Closes in 5 days" */
  readonly closes: string | null;
  /** "Promises a response within 7 days", or the company's record. */
  readonly responds: string | null;
  /** "Posted 3 times since August" */
  readonly reposted: string | null;
}

const SOON_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A list shows a record from this share of responses. */
const GOOD_SHARE = 0.8;

const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;

/** "Sent 23 of 27 responses due in the last year" */
export function recordCount({ sample, answered }: Pick<RecordInBrief, "sample" | "answered">): string {
  const share = answered === sample ? `all ${sample}` : `${answered === 0 ? "none" : answered} of ${sample}`;
  return `Sent ${share} responses due in the last year`;
}

/** The median time to a response, rounded up, because it is said to be within: "6 days" */
export const typicalTime = (medianDays: number): string => days(Math.max(1, Math.ceil(medianDays)));

/** "Sent 23 of 27 responses due in the last year, typically within 6 days" */
export const recordText = ({ medianDays, ...counts }: RecordInBrief): string =>
  recordCount(counts) + (medianDays === null ? "" : `, typically within ${typicalTime(medianDays)}`);

/** "Promises a response within 7 days" */
export const promiseText = (answerWithinDays: number): string => `Promises a response within ${days(answerWithinDays)}`;

/** When a job closes, if within a week. Deadlines are whole days in UTC, inclusive. */
function closesSoon(deadline: string | null, now: Date): string | null {
  if (!deadline) return null;
  const left = Date.parse(deadline) / DAY_MS - Math.floor(now.getTime() / DAY_MS);
  if (left < 0 || left > SOON_DAYS) return null;
  if (left === 0) return "Closes today";
  return left === 1 ? "Closes tomorrow" : `Closes in ${days(left)}`;
}

/** A good record or, before there is one, the promise: a list does not mention a poor record. */
function responseNote({ answerWithinDays, company: { responseRecord: record } }: NotedJob): string | null {
  if (record) return record.answered >= record.sample * GOOD_SHARE ? recordText(record) : null;
  return promiseText(answerWithinDays);
}

/** "Posted 3 times since August 2026"; null if it was posted once. */
export function repostText({ timesPosted = 1, firstPostedAt }: Pick<NotedJob, "timesPosted" | "firstPostedAt">) {
  if (timesPosted < 2 || !firstPostedAt) return null;
  const since = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
  return `Posted ${timesPosted === 2 ? "twice" : `${timesPosted} times`} since ${since.format(new Date(firstPostedAt))}`;
}

export const NO_NOTES: JobNotes = { closes: null, responds: null, reposted: null };

/** Returns the notes on a job that the reader may apply to; how its company responds also after that, until it has. */
export function jobNotes(job: NotedJob, now: Date = new Date()): JobNotes {
  const status = job.viewerApplicationStatus ?? null;
  if (job.takesApplications === false || (status !== null && status !== "APPLIED")) return NO_NOTES;
  return {
    closes: status ? null : closesSoon(job.applicationDeadline, now),
    responds: responseNote(job),
    reposted: repostText(job),
  };
}
