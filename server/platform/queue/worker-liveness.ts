import type { Worker } from "graphile-worker";
import type pg from "pg";
import { type CachedConnection, openReconnectingConnection } from "../connections/reconnecting-connection.ts";
import type { Logger } from "../logging/log.ts";
import { occasionalWarning } from "../logging/occasional-warning.ts";

/** Name of the connection that a worker holds for as long as it lives. */
export const WORKER_CONNECTION = "worklane-worker";

const HOLD_SIGNS = "select pg_advisory_lock(hashtextextended(id, 0)) from unnest($1::text[]) id";

/** Workers that hold a job but no advisory lock. */
const SILENT_WORKERS = `
  with held as (
    select locked_by from graphile_worker.jobs where locked_by is not null
    union
    select locked_by from graphile_worker._private_job_queues where locked_by is not null
  ), alive as (
    select (classid::bigint << 32) | objid::bigint as sign from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
  )
  select locked_by as id from held where hashtextextended(locked_by, 0) not in (select sign from alive)`;

const HELD_JOBS = `select id::text from graphile_worker.jobs where locked_by = any($1)`;

interface LivenessOptions {
  readonly url: string;
  readonly pool: pg.Pool;
  /** This process's own workers. */
  readonly workers: readonly Worker[];
  /** Interval of the checks. */
  readonly checkIntervalMs: number;
  readonly log: Logger;
}

/**
 * Finds jobs that are locked by a worker but not being worked on (graphile-worker itself waits four hours).
 *
 * Dead workers: each live worker holds an advisory lock for as long as its node's connection lives, so PostgreSQL knows
 * immediately who is gone, and their jobs are released. Live workers that never learned of their job, because the
 * connection broke between its commit and the response: reported by `unannounced`, upon which these workers have to
 * release their lock.
 *
 * Both must be observed in two consecutive checks: a node may lose its connection for a moment, and a response may
 * still be in transit.
 */
export function maintainLiveness({ url, pool, workers, checkIntervalMs, log }: LivenessOptions) {
  const workerIds = workers.map(({ workerId }) => workerId);
  const connection: CachedConnection = openReconnectingConnection({
    url,
    name: WORKER_CONNECTION,
    log,
    prepare: async (client) => void (await client.query(HOLD_SIGNS, [workerIds])),
  });

  const silentTwice = repeatFilter();
  async function releaseJobsOfDeadWorkers() {
    const { rows } = await pool.query<{ id: string }>(SILENT_WORKERS);
    const dead = silentTwice(rows.map(({ id }) => id));
    if (dead.length === 0) return;
    await pool.query("select graphile_worker.force_unlock_workers($1)", [dead]);
    log.warn({ workers: dead.length }, "jobs of dead workers given back");
  }

  const idleTwice = repeatFilter();
  let hear = () => {};
  const unannounced = new Promise<void>((resolve) => {
    hear = resolve;
  });
  async function findUnannouncedJobs() {
    const { rows } = await pool.query<{ id: string }>(HELD_JOBS, [workerIds]);
    const doing = new Set(workers.map((worker) => worker.getActiveJob()?.id));
    const jobs = idleTwice(rows.map(({ id }) => id).filter((id) => !doing.has(id)));
    if (jobs.length === 0) return;
    log.warn({ jobs }, "jobs given out that no worker heard of");
    hear();
  }

  const warnOfFailure = occasionalWarning(log, "could not look for background jobs that no worker runs");
  let checking: Promise<void> | null = null;
  const timer = setInterval(() => {
    checking ??= releaseJobsOfDeadWorkers()
      .then(findUnannouncedJobs)
      .catch((error: unknown) => warnOfFailure({ err: error }))
      .finally(() => {
        checking = null;
      });
  }, checkIntervalMs);

  return {
    opened: connection.opened,
    /** Resolves when one of these workers holds a job that it never learned of. */
    unannounced,
    async close() {
      clearInterval(timer);
      await checking;
      await connection.close();
    },
  };
}

/** Creates a filter that returns what was also seen in the previous check. */
function repeatFilter() {
  let before = new Set<string>();
  return (now: readonly string[]): string[] => {
    const both = now.filter((one) => before.has(one));
    before = new Set(now);
    return both;
  };
}
