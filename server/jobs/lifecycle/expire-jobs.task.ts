import type { Database } from "../../platform/database/database.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { expireJobs } from "../changes/job-changes.store.ts";

/** Writes to the feed that jobs are over whose last day has passed. */
export const expireJobsTask = (db: Pick<Database, "pool">): BackgroundTask => ({
  schedule: "*/5 * * * *",
  async run() {
    await expireJobs(db);
  },
});
