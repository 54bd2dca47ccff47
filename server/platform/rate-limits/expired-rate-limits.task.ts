import type { BackgroundTask } from "../queue/worker-task.ts";

/** Removes budgets whose window is over; each hour. */
export const removeExpiredLimits: BackgroundTask = {
  schedule: "17 * * * *",
  async run(_payload, { query }) {
    await query("delete from rate_limits where expire < extract(epoch from now()) * 1000");
  },
};
