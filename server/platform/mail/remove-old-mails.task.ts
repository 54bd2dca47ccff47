import { type BackgroundTask, REFUSED } from "../queue/worker-task.ts";

const REMOVE_REFUSED = `
  with gone as (
    delete from graphile_worker._private_jobs
    where attempts >= max_attempts and last_error like $1 and created_at < now() - interval '30 days' returning payload)
  delete from mails m using gone where m.id = (gone.payload->>'mailId')::uuid and m.sent_at is null`;

/** Deletes mails sent, or refused for good, more than a month ago; runs nightly. */
export const removeOldMails: BackgroundTask = {
  schedule: "23 3 * * *",
  async run(_payload, { query }) {
    await query("delete from mails where sent_at < now() - interval '30 days'");
    await query(REMOVE_REFUSED, [`${REFUSED}%`]);
  },
};
