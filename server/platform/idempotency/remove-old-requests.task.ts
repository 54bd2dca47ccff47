import type { BackgroundTask } from "../queue/worker-task.ts";

/** Forgets what was sent with an `Idempotency-Key` a day ago; each hour. */
export const removeOldRequests: BackgroundTask = {
  schedule: "27 * * * *",
  async run(_payload, { query }) {
    await query("delete from idempotency_keys where created_at < now() - interval '1 day'");
  },
};
