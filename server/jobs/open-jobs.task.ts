import type { Database } from "../platform/database/database.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import { openScheduledJobs } from "./job-opening.store.ts";

/** Opens scheduled jobs whose moment has come. */
export const openJobsTask = (db: Pick<Database, "pool">): BackgroundTask => ({
  schedule: "* * * * *",
  async run() {
    await openScheduledJobs(db);
  },
});
