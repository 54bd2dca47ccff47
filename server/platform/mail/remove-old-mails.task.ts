import type { BackgroundTask } from "../queue/worker-task.ts";

/** Deletes the records of mails sent more than a month ago; runs nightly. */
export const removeOldMails: BackgroundTask = {
  schedule: "23 3 * * *",
  async run(_payload, { query }) {
    await query("delete from mails where sent_at < now() - interval '30 days'");
  },
};
