import {
  PUBLISH_APPLICATION_EVENT,
  PUBLISH_JOB_CHANGE,
  PUBLISH_MESSAGE,
  publishingKey,
  publishingTasks,
} from "../webhooks/publish-events.task.ts";
import { runWhenDue } from "./queued-jobs.ts";
import type { TestDatabase } from "./test-database.ts";

/** The key of the queued job that publishes an event of an application. */
export const applicationEventKey = (eventId: string | bigint): string =>
  publishingKey(PUBLISH_APPLICATION_EVENT, eventId);

/** Publishes what has happened, as the worker does; what can still be undone stays queued. */
export async function publishEvents(db: Pick<TestDatabase, "pool" | "transaction">): Promise<void> {
  const { rows } = await db.pool.query<{ key: string; task: keyof ReturnType<typeof publishingTasks> }>(
    "select key, task_identifier as task from graphile_worker.jobs where task_identifier = any($1) order by run_at, id",
    [[PUBLISH_APPLICATION_EVENT, PUBLISH_JOB_CHANGE, PUBLISH_MESSAGE]],
  );
  for (const { key, task } of rows) await runWhenDue(db, key, publishingTasks(db)[task]);
}
