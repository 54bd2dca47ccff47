import type { JobHelpers } from "graphile-worker";

export type { JobHelpers };

/** A kind of background work. It may run more than once per job, so it must be idempotent. */
export interface BackgroundTask {
  /** Does the job; throwing queues it for a retry, with increasing delays. */
  run(payload: unknown, helpers: JobHelpers): Promise<void>;
  /** When to run automatically, as five cron fields in UTC: `0 3 * * *`. Runs on one of all nodes. */
  readonly schedule?: string;
}

/** How the error of a job begins whose work was refused for good; it need not be tried as often as others. */
export const REFUSED = "Refused for good: ";

/** Background tasks by name, such as `send-mail`. */
export type BackgroundTasks = Readonly<Record<string, BackgroundTask>>;
