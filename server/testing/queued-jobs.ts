import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import type { TestDatabase } from "./test-database.ts";

type Pool = Pick<TestDatabase, "pool">;

/** In how many seconds a queued job is due; null when it is not queued. */
export async function dueInSeconds({ pool }: Pool, key: string): Promise<number | null> {
  const { rows } = await pool.query<{ seconds: number }>(
    "select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where key = $1",
    [key],
  );
  return rows[0]?.seconds ?? null;
}

/** Does a queued job as the worker does when its time has come. Nothing is done when it is not queued. */
export async function runWhenDue({ pool }: Pool, key: string, task: BackgroundTask): Promise<void> {
  const { rows } = await pool.query<{ id: string; payload: unknown }>(
    "select id, payload from graphile_worker._private_jobs where key = $1",
    [key],
  );
  for (const { id, payload } of rows) {
    await task.run(payload, {} as never);
    await pool.query("select graphile_worker.complete_jobs(array[$1::bigint])", [id]);
  }
}

/** Lets the time pass until a queued job is due: the worker does it next. */
export async function bringForward({ pool }: Pool, key: string): Promise<void> {
  await pool.query(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = $1), run_at := now())",
    [key],
  );
}
