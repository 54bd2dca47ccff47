import { setTimeout as delay } from "node:timers/promises";
import { runMigrations, Logger as WorkerLogger } from "graphile-worker";
import { newConnection, openPool, STATEMENT_SECONDS } from "../connections/connections.ts";
import type { Logger } from "../logging/log.ts";
import { startWorkerPool, type WorkerPool } from "./worker-pool.ts";
import type { BackgroundTasks } from "./worker-task.ts";

const SCHEMA_LOCK = 0x6a6f6273; // "jobs"
const LONGEST_WAIT_MS = 10_000;
const silent = new WorkerLogger(() => () => {});

/** Creates or updates the queue's own schema, `graphile_worker`; concurrently starting nodes take turns. */
export async function migrateWorker(url: string): Promise<void> {
  const client = newConnection(url, { statementSeconds: 0 });
  const pool = openPool(url, { max: 1, statementSeconds: 0 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [SCHEMA_LOCK]);
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
    await client.end();
  }
}

/** The background worker of this process. */
export interface Worker {
  /** Stops taking jobs and lets running ones finish. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly url: string;
  readonly tasks: BackgroundTasks;
  readonly log: Logger;
  /** Number of concurrent jobs. */
  readonly concurrency?: number;
  /**
   * How often to check for jobs that are locked by a worker but not being worked on; they are released at the second
   * check.
   */
  readonly checkIntervalMs?: number;
}

/**
 * Starts processing queued jobs, and continues whatever happens to the database. The worker uses dedicated connections,
 * so that no request waits for a job. The database must have the worker's schema (`migrateWorker`).
 */
export async function startWorker({
  url,
  tasks,
  log,
  concurrency = 3,
  checkIntervalMs = 2000,
}: WorkerOptions): Promise<Worker> {
  const pool = openPool(url, { max: 2 * concurrency + 2, statementSeconds: STATEMENT_SECONDS.maintenance });
  const start = () => startWorkerPool({ url, pool, tasks, log, concurrency, checkIntervalMs });
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));

  /** Replaces a broken worker pool by a new one, which treats the jobs of the old one as those of dead workers. */
  async function superviseWorkerPool(first: WorkerPool) {
    let workerPool: WorkerPool | null = first;
    for (let failures = 0; ; failures = workerPool ? 0 : failures + 1) {
      await (workerPool && Promise.race([workerPool.broken, stopped]));
      await workerPool?.stop();
      if (stop.signal.aborted) return;
      await delay(Math.min(LONGEST_WAIT_MS, 100 * 2 ** failures), undefined, { signal: stop.signal }).catch(() => {});
      workerPool = await start().catch((error: unknown) => {
        log.warn({ err: error }, "background work cannot start again yet");
        return null;
      });
    }
  }
  const keeping = superviseWorkerPool(await start());

  return {
    async stop() {
      stop.abort();
      await keeping;
      await pool.end();
    },
  };
}
