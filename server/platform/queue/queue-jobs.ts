import type { Transaction } from "../database/database.ts";

interface QueuedJob {
  readonly payload: object;
  /** A job of the same key that has not begun is replaced. */
  readonly key?: string;
  /** Seconds until it may begin. */
  readonly delay?: number;
}

/** Queues background work of a kind, in one statement; in a transaction it begins once that has committed. */
export async function queueJobs(
  db: Pick<Transaction, "$executeRaw">,
  task: string,
  jobs: readonly QueuedJob[],
): Promise<void> {
  await db.$executeRaw`
    select graphile_worker.add_job(${task}, payload, job_key := key,
      run_at := now() + make_interval(secs => coalesce(delay, 0)))
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job (payload json, key text, delay float8)`;
}
