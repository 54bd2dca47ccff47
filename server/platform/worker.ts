import { EventEmitter } from "node:events";
import { run, runMigrations, type WorkerEvents, Logger as WorkerLogger } from "graphile-worker";
import pg from "pg";
import type { Logger } from "./log.ts";
import { keepWorkersAlive } from "./worker-liveness.ts";
import type { BackgroundTasks } from "./worker-task.ts";

const SCHEMA_LOCK = 0x6a6f6273; // "jobs"

/** Makes or updates the queue's own schema, `graphile_worker`; nodes that start together take turns. */
export async function migrateWorker(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [SCHEMA_LOCK]);
    await runMigrations({ connectionString: url, maxPoolSize: 1, logger: quietLogger });
  } finally {
    await client.end();
  }
}

/** The background worker of this process. */
export interface Worker {
  /** Takes no more jobs and lets those under way finish. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly url: string;
  readonly tasks: BackgroundTasks;
  readonly log: Logger;
  /** Jobs at once. */
  readonly concurrency?: number;
  /** How often to look for dead workers' jobs; they are taken over at the second look. */
  readonly lookEveryMs?: number;
}

/** Starts doing the queued jobs. The worker uses connections of its own, so that no request waits for a job. */
export async function startWorker({
  url,
  tasks,
  log,
  concurrency = 3,
  lookEveryMs = 2000,
}: WorkerOptions): Promise<Worker> {
  await migrateWorker(url);
  const pool = new pg.Pool({ connectionString: url, max: 2 * concurrency + 2, connectionTimeoutMillis: 5000 });
  pool.on("error", () => {});

  const events: WorkerEvents = new EventEmitter();
  const workerIds: string[] = [];
  events.on("worker:create", ({ worker }) => workerIds.push(worker.workerId));
  events.on("job:error", ({ job, error }) => {
    log.warn({ err: error, task: job.task_identifier, job: job.id, attempt: job.attempts }, "background job failed");
  });

  const runner = await run({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: 10_000,
    logger: bridgeLogger(log),
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task.run])),
    crontab: crontabOf(tasks),
  });
  const liveness = keepWorkersAlive({ url, pool, workerIds, lookEveryMs, log });
  await liveness.opened(5000);

  return {
    async stop() {
      await runner.stop();
      await liveness.close();
      await pool.end();
    },
  };
}

function crontabOf(tasks: BackgroundTasks): string {
  return Object.entries(tasks)
    .flatMap(([name, { schedule }]) => (schedule ? [`${schedule} ${name}`] : []))
    .join("\n");
}

/** graphile-worker's own warnings and errors; failures of jobs are logged by us, with the error itself. */
function bridgeLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (message.startsWith("Failed task")) return;
    if (level === "error" || level === "warning")
      log[level === "error" ? "error" : "warn"]({ from: "worker" }, message);
  });
}

const quietLogger = new WorkerLogger(() => () => {});
