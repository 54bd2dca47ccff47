import type { Platform } from "../platform/platform.ts";
import type { BackgroundTasks } from "../platform/queue/worker-task.ts";
import { ACCOUNT_MAIL, accountMailTask } from "./account-mail.task.ts";

/** The accounts' background work. */
export const accountsTasks = (platform: Platform): BackgroundTasks => ({
  [ACCOUNT_MAIL]: accountMailTask(platform),
  /**
   * Forgets sessions and mailed links a week after their end: until then "this link has expired" can be said of them; and
   * browsers when their cookies have ended.
   */
  "remove-ended-sessions": {
    schedule: "33 3 * * *",
    async run(_payload, { query }) {
      await query("delete from sessions where least(expires_at, ended_at) < now() - interval '7 days'");
      await query("delete from email_tokens where least(expires_at, used_at) < now() - interval '7 days'");
      await query("delete from known_browsers where last_log_in_at < now() - interval '400 days'");
    },
  },
});
