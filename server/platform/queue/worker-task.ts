import type { JobHelpers } from "graphile-worker";

export type { JobHelpers };

/** A kind of background work. It may run more than once for one job, so it must do no harm when repeated. */
export interface BackgroundTask {
  /** Does the job; throwing puts it back, to be tried again later each time. */
  run(payload: unknown, helpers: JobHelpers): Promise<void>;
  /** When to run by itself, as five cron fields in UTC: `0 3 * * *`. One node of all does it. */
  readonly schedule?: string;
}

/** Kinds of background work by their names, such as `send-mail`. */
export type BackgroundTasks = Readonly<Record<string, BackgroundTask>>;
