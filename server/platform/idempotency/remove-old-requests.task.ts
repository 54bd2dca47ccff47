import type { BackgroundTask } from "../queue/worker-task.ts";
import { REPLAY_SECONDS } from "./idempotency.ts";

/** Deletes requests with an `Idempotency-Key` whose response is no longer replayed; runs hourly. */
export const removeOldRequests: BackgroundTask = {
  schedule: "27 * * * *",
  async run(_payload, { query }) {
    await query("delete from idempotency_keys where created_at < now() - $1 * interval '1 second'", [REPLAY_SECONDS]);
  },
};
