import type { Platform } from "../../platform/platform.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { openScheduledJobs } from "./job-opening.store.ts";

/** Opens scheduled jobs whose time has come. */
export const openJobsTask = ({ db, holdsUnverified }: Pick<Platform, "db" | "holdsUnverified">): BackgroundTask => ({
  schedule: "* * * * *",
  async run() {
    await openScheduledJobs(db, holdsUnverified);
  },
});
