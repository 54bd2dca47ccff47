import type { Queryable } from "../platform/database/database.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";

/** The task's name in the queue. */
export const DELIVER_NOTICE = "tell-notice";

/** A cause of notices. */
export interface QueuedCause {
  /** Identifies it among those of its kind. While it is pending, queueing it again restarts its delay. */
  readonly id: string;
  /** The payload for the kind: ids. */
  readonly cause: object;
  /** Seconds of delay, while it can be undone. */
  readonly delay?: number;
}

/** The job's key in the queue. */
export const noticeKey = (kind: string, id: string): string => `notice:${kind}:${id}`;

/** Queues notices to the people concerned, in the transaction of the causes. */
export async function queueNotices(db: Queryable, kind: string, causes: readonly QueuedCause[]): Promise<void> {
  if (causes.length === 0) return;
  const jobs = causes.map(({ id, cause, delay = 0 }) => ({
    payload: { kind, cause },
    key: noticeKey(kind, id),
    delay,
  }));
  await queueJobs(db, DELIVER_NOTICE, jobs);
}
