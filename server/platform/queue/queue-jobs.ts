import { clientOf, type Database, type Queryable } from "../database/database.ts";
import { currentSpan, inSpan } from "../tracing/tracing.ts";
import { messaging } from "./job-trace.ts";

/** A job for the background worker. */
export interface QueuedJob {
  readonly payload: object;
  /** Replaces a job of the same key that has not started. */
  readonly key?: string;
  /** Seconds until it may start. */
  readonly delay?: number;
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
      run_at := now() + make_interval(secs => coalesce(delay, 0)), priority := coalesce(priority, 0))
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job (payload json, key text, delay float8, queue text, priority int)`;
}

/** Counts pending jobs, and stuck ones: those with no attempts left. */
export async function countJobs({ pool }: Pick<Database, "pool">) {
  const { rows } = await pool.query<{ waiting: number; stuck: number }>(
    `select count(*) filter (where attempts < max_attempts)::int as waiting,
       count(*) filter (where attempts >= max_attempts)::int as stuck from graphile_worker.jobs`,
  );
  return rows[0];
}
