import type { Platform } from "../platform/platform.ts";
import type { BackgroundTasks } from "../platform/queue/worker-task.ts";
import { ACCOUNT_MAIL, accountMailTask } from "./account-mail.task.ts";
import { deleteEndedSessions } from "./sessions.store.ts";

/** The accounts' background work. */
export const accountsTasks = (platform: Platform): BackgroundTasks => ({
  [ACCOUNT_MAIL]: accountMailTask(platform),
  "remove-ended-sessions": {
    schedule: "33 3 * * *",
    run: () => deleteEndedSessions(platform.db),
  },
});
