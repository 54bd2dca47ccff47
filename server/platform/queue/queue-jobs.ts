import { clientOf, type Database, type Queryable } from "../database/database.ts";
import { currentSpan, inSpan } from "../tracing/tracing.ts";
import { messaging } from "./job-trace.ts";
import { WORKER_CONNECTION } from "./worker-liveness.ts";
import { REFUSED } from "./worker-task.ts";

/** A job for the background worker. */
export interface QueuedJob {
  readonly payload: object;
  /** Replaces a job of the same key that has not started. */
  readonly key?: string;
  /** Seconds until it may start. */
  readonly delay?: number;
  /** When it may start, in seconds since 1970 by the database's clock, instead of `delay`. */
  readonly at?: number;
  /** Jobs of one queue run one after another. */
  readonly queue?: string;
  /** Lower numbers run first; 0 by default. */
  readonly priority?: number;
}

/** Queues background jobs of one kind, in one statement; in a transaction they start after the commit. */
export function queueJobs(db: Queryable, task: string, jobs: readonly QueuedJob[]): Promise<void> {
  return inSpan(
    () => ({ name: `send ${task}`, kind: "producer", attributes: messaging(task, "send") }),
    () => addJobs(db, task, withTraceparent(jobs, currentSpan()?.traceparent)),
  );
}

/** Adds the current trace, if any, to each job. */
const withTraceparent = (jobs: readonly QueuedJob[], traceparent: string | undefined): readonly QueuedJob[] =>
  traceparent ? jobs.map((job) => ({ ...job, payload: { ...job.payload, traceparent } })) : jobs;

async function addJobs(db: Queryable, task: string, jobs: readonly QueuedJob[]): Promise<void> {
  await clientOf(db).$executeRaw`
    select graphile_worker.add_job(${task}, payload, queue_name := queue, job_key := key,
      run_at := coalesce(to_timestamp(at), now() + make_interval(secs => coalesce(delay, 0))), priority := coalesce(priority, 0))
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job (payload json, key text, delay float8, at float8, queue text, priority int)`;
}

/**
 * Counts pending jobs; those of them whose last attempt failed; stuck ones, with no attempts left; and those
 * refused for good, which are not among the stuck ones.
 */
export async function countJobs({ pool }: Pick<Database, "pool">) {
  const { rows } = await pool.query<Record<"waiting" | "failing" | "stuck" | "refused", number>>(
    `select count(*) filter (where attempts < max_attempts)::int as waiting,
       count(*) filter (where attempts < max_attempts and last_error is not null)::int as failing,
       count(*) filter (where attempts >= max_attempts and not is_refused)::int as stuck,
       count(*) filter (where attempts >= max_attempts and is_refused)::int as refused
     from (select attempts, max_attempts, last_error, coalesce(last_error like $1, false) as is_refused
       from graphile_worker.jobs) j`,
    [`${REFUSED}%`],
  );
  return rows[0];
}

/** Returns for how many seconds the job that was due first has not been begun; 0: none is due. */
export async function secondsDue({ pool }: Pick<Database, "pool">): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker.jobs
     where attempts < max_attempts and run_at <= now() and locked_at is null`,
  );
  return rows[0]?.seconds ?? 0;
}

/** Counts the workers that are alive: each background process has four. A dead one's connection ends with it. */
export async function countWorkers({ pool }: Pick<Database, "pool">): Promise<number> {
  const { rows } = await pool.query<{ workers: number }>(
    `select count(*)::int as workers from pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [WORKER_CONNECTION],
  );
  return rows[0]?.workers ?? 0;
}
