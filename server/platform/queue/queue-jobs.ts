import { clientOf, type Database, type Queryable } from "../database/database.ts";
import { currentSpan, inSpan } from "../tracing/tracing.ts";
import { messaging } from "./job-trace.ts";

/** A job for the background worker. */
export interface QueuedJob {
  readonly payload: object;
  /** A job of the same key that has not begun is replaced. */
  readonly key?: string;
  /** Seconds until it may begin. */
  readonly delay?: number;
  /** Jobs of one queue are done one after the other. */
  readonly queue?: string;
  /** Lower numbers are done first; 0 unless said. */
  readonly priority?: number;
}

/** Queues background work of a kind, in one statement; in a transaction it begins once that has committed. */
export function queueJobs(db: Queryable, task: string, jobs: readonly QueuedJob[]): Promise<void> {
  return inSpan(
    () => ({ name: `send ${task}`, kind: "producer", attributes: messaging(task, "send") }),
    () => addJobs(db, task, withTraceparent(jobs, currentSpan()?.traceparent)),
  );
}

/** Each job with the trace that it belongs to, if it belongs to one. */
const withTraceparent = (jobs: readonly QueuedJob[], traceparent: string | undefined): readonly QueuedJob[] =>
  traceparent ? jobs.map((job) => ({ ...job, payload: { ...job.payload, traceparent } })) : jobs;

async function addJobs(db: Queryable, task: string, jobs: readonly QueuedJob[]): Promise<void> {
  await clientOf(db).$executeRaw`
    select graphile_worker.add_job(${task}, payload, queue_name := queue, job_key := key,
      run_at := now() + make_interval(secs => coalesce(delay, 0)), priority := coalesce(priority, 0))
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job (payload json, key text, delay float8, queue text, priority int)`;
}

/** Jobs that wait, and those that are stuck: tried for the last time. */
export async function countJobs({ pool }: Pick<Database, "pool">) {
  const { rows } = await pool.query<{ waiting: number; stuck: number }>(
    `select count(*) filter (where attempts < max_attempts)::int as waiting,
       count(*) filter (where attempts >= max_attempts)::int as stuck from graphile_worker.jobs`,
  );
  return rows[0];
}
