import { TELL_APPLICATION_EVENT, TELL_JOB_CHANGE, tellingKey, tellingTasks } from "../webhooks/tell-programs.task.ts";
import { runWhenDue } from "./queued-jobs.ts";
import type { TestDatabase } from "./test-database.ts";

/** The key of the queued job that tells programs of an event of an application. */
export const applicationEventKey = (eventId: string | bigint): string => tellingKey(TELL_APPLICATION_EVENT, eventId);

/** Tells programs of what has happened, as the worker does; what can still be undone stays queued. */
export async function tellPrograms(db: Pick<TestDatabase, "pool" | "transaction">): Promise<void> {
  const { rows } = await db.pool.query<{ key: string; task: keyof ReturnType<typeof tellingTasks> }>(
    "select key, task_identifier as task from graphile_worker.jobs where task_identifier = any($1) order by run_at, id",
    [[TELL_APPLICATION_EVENT, TELL_JOB_CHANGE]],
  );
  for (const { key, task } of rows) await runWhenDue(db, key, tellingTasks(db)[task]);
}
