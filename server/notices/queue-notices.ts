import type { Queryable } from "../platform/database/database.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";

/** The task's name in the queue. */
export const TELL_NOTICE = "tell-notice";

/** Something that people are to be told of. */
export interface QueuedCause {
  /** Names it among those of its kind. While it waits, the same again begins its wait anew. */
  readonly id: string;
  /** What the kind needs to know: ids. */
  readonly cause: object;
  /** Seconds to wait, as long as it can be undone. */
  readonly delay?: number;
}

/** The job's key in the queue. */
export const noticeKey = (kind: string, id: string): string => `notice:${kind}:${id}`;

/** Queues, in the transaction of the causes, that those concerned are told of them. */
export async function queueNotices(db: Queryable, kind: string, causes: readonly QueuedCause[]): Promise<void> {
  if (causes.length === 0) return;
  const jobs = causes.map(({ id, cause, delay = 0 }) => ({
    payload: { kind, cause },
    key: noticeKey(kind, id),
    delay,
  }));
  await queueJobs(db, TELL_NOTICE, jobs);
}
