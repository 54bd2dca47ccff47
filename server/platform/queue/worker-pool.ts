import { EventEmitter } from "node:events";
import { run, type Worker, type WorkerEvents, Logger as WorkerLogger } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "../logging/log.ts";
import { tracedRun } from "./job-trace.ts";
import { retryingPool } from "./retrying-pool.ts";
import { crontabOf, keepSchedulesDue } from "./schedules.ts";
import { maintainLiveness } from "./worker-liveness.ts";
import type { BackgroundTasks } from "./worker-task.ts";

/** Workers that share one connection pool and one liveness lock. */
export interface WorkerPool {
  /**
   * Resolves when the workers can no longer do all of their work: one crashed, which graphile-worker does not replace,
   * or holds a job that it never learned of.
   */
  readonly broken: Promise<void>;
  /** Stops taking jobs, lets running ones finish, and releases the liveness lock. */
  stop(): Promise<void>;
}

export interface WorkerPoolOptions {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly tasks: BackgroundTasks;
  readonly log: Logger;
  /** Number of concurrent jobs. */
  readonly concurrency: number;
  readonly checkIntervalMs: number;
}

/** The schedules' clock is checked at every so many checks: each minute. */
const SCHEDULE_CHECKS = 30;

/** Starts a pool of workers. */
export async function startWorkerPool({
  url,
  pool,
  tasks,
  log,
  concurrency,
  checkIntervalMs,
}: WorkerPoolOptions): Promise<WorkerPool> {
  const events: WorkerEvents = new EventEmitter();
  const workers: Worker[] = [];
  events.on("worker:create", ({ worker }) => workers.push(worker));
  events.on("job:error", ({ job, error }) => {
    log.warn({ err: error, task: job.task_identifier, job: job.id, attempt: job.attempts }, "background job failed");
  });
  const fatalError = new Promise<void>((resolve) => void events.once("worker:fatalError", () => resolve()));

  const crontab = crontabOf(tasks);
  const endChecks = crontab ? await keepSchedulesDue(pool, log, SCHEDULE_CHECKS * checkIntervalMs) : () => {};
  const stopping = new AbortController();
  const runner = await run({
    pgPool: retryingPool(pool, log, stopping.signal),
    events,
    concurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: 10_000,
    logger: bridgeLogger(log),
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, tracedRun(name, task)])),
    crontab,
  });
  const ended = runner.promise.catch((error: unknown) => log.warn({ err: error }, "background work broke off"));
  const liveness = maintainLiveness({ url, pool, workers, checkIntervalMs, log });
  await liveness.opened(5000);

  return {
    broken: Promise.race([fatalError, ended, liveness.unannounced]),
    async stop() {
      stopping.abort();
      endChecks();
      // A runner that failed has already stopped, and throws an error here.
      await runner.stop().catch(() => {});
      await liveness.close();
    },
  };
}

/** Logs graphile-worker's own warnings and errors; failures of jobs are logged by us, with the error itself. */
function bridgeLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (message.startsWith("Failed task")) return;
    if (level === "error" || level === "warning")
      log[level === "error" ? "error" : "warn"]({ from: "worker" }, message);
  });
}
