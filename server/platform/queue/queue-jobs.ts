import { clientOf, type Database, type Queryable } from "../database/database.ts";

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
export async function queueJobs(db: Queryable, task: string, jobs: readonly QueuedJob[]): Promise<void> {
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
