import type { BackgroundTask } from "../queue/worker-task.ts";

/** Deletes requests with an `Idempotency-Key` after a day; runs hourly. */
export const removeOldRequests: BackgroundTask = {
  schedule: "27 * * * *",
  async run(_payload, { query }) {
    await query("delete from idempotency_keys where created_at < now() - interval '1 day'");
  },
};
