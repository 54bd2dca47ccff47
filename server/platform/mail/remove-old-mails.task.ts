import type { BackgroundTask } from "../queue/worker-task.ts";

/** Forgets whom we wrote to a month ago; each night. */
export const removeOldMails: BackgroundTask = {
  schedule: "23 3 * * *",
  async run(_payload, { query }) {
    await query("delete from mails where sent_at < now() - interval '30 days'");
  },
};
