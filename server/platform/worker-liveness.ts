import type pg from "pg";
import { type KeptConnection, keepConnection } from "./kept-connection.ts";
import type { Logger } from "./log.ts";

const HOLD_SIGNS = "select pg_advisory_lock(hashtextextended(id, 0)) from unnest($1::text[]) id";

/** Workers that hold a job and of whose life there is no sign. */
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

interface LivenessOptions {
  readonly url: string;
  readonly pool: pg.Pool;
  /** This process's own workers. */
  readonly workerIds: readonly string[];
  /** How often jobs are looked over for workers that died. */
  readonly lookEveryMs: number;
  readonly log: Logger;
}

/**
 * Gives back the jobs of workers that died (graphile-worker itself waits four hours). Each living worker holds an advisory
 * lock for as long as its node's connection lives, so PostgreSQL knows at once who is gone. A worker has to be silent in
 * two looks running, so that a living node whose connection was lost for a moment keeps its jobs.
 */
export function keepWorkersAlive({ url, pool, workerIds, lookEveryMs, log }: LivenessOptions) {
  const connection: KeptConnection = keepConnection({
    url,
    name: "worklane-worker",
    log,
    prepare: async (client) => {
      await client.query("set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3");
      await client.query(HOLD_SIGNS, [workerIds]);
    },
  });

  let suspects = new Set<string>();
  async function look() {
    const { rows } = await pool.query<{ id: string }>(SILENT_WORKERS);
    const silent = rows.map((row) => row.id);
    const dead = silent.filter((id) => suspects.has(id));
    suspects = new Set(silent);
    if (dead.length === 0) return;
    await pool.query("select graphile_worker.force_unlock_workers($1)", [dead]);
    log.warn({ workers: dead.length }, "jobs of dead workers given back");
  }

  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, "could not look for dead workers"))
      .finally(() => {
        looking = null;
      });
  }, lookEveryMs);

  return {
    opened: connection.opened,
    async close() {
      clearInterval(timer);
      await looking;
      await connection.close();
    },
  };
}
