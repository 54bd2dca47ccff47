import type { Database } from "../../platform/database/database.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { expireJobs } from "../changes/job-changes.store.ts";

/** Adds jobs whose deadline has passed to the change feed. */
export const expireJobsTask = (db: Pick<Database, "pool">): BackgroundTask => ({
  schedule: "*/5 * * * *",
  async run() {
    await expireJobs(db);
  },
});
