import type { BackgroundTask } from "../queue/worker-task.ts";

/** Deletes expired budgets; runs hourly. */
export const removeExpiredLimits: BackgroundTask = {
  schedule: "17 * * * *",
  async run(_payload, { query }) {
    await query("delete from rate_limits where expire < extract(epoch from now()) * 1000");
  },
};
