import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import type { TestDatabase } from "./test-database.ts";

type Pool = Pick<TestDatabase, "pool">;

/** Seconds until a queued job is due; null when it is not queued. */
export async function dueInSeconds({ pool }: Pool, key: string): Promise<number | null> {
  const { rows } = await pool.query<{ seconds: number }>(
    "select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where key = $1",
    [key],
  );
  return rows[0]?.seconds ?? null;
}

/**
 * Runs a queued job as the worker does when it is due; one that queues itself again stays queued. Does nothing when it
 * is not queued.
 */
export async function runWhenDue({ pool }: Pool, key: string, task: BackgroundTask): Promise<void> {
  const { rows } = await pool.query<{ id: string; payload: unknown; revision: number }>(
    "select id, payload, revision from graphile_worker._private_jobs where key = $1",
    [key],
  );
  for (const { id, payload, revision } of rows) {
    await task.run(payload, {} as never);
    await pool.query(
      "select graphile_worker.complete_jobs(array(select id from graphile_worker._private_jobs where id = $1 and revision = $2))",
      [id, revision],
    );
  }
}

/** Makes a queued job due: the worker runs it next. */
export async function bringForward({ pool }: Pool, key: string): Promise<void> {
  await pool.query(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = $1), run_at := now())",
    [key],
  );
}
