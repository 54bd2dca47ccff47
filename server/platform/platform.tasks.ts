import type { FileStore } from "./files/file-store.ts";
import { REMOVE_BYTES, removeBytesTask } from "./files/remove-bytes.task.ts";
import { sweepFiles, sweepUnfinishedTask } from "./files/sweep-files.task.ts";
import { removeOldRequests } from "./idempotency/remove-old-requests.task.ts";
import { removeOldMails } from "./mail/remove-old-mails.task.ts";
import type { BackgroundTasks } from "./queue/worker-task.ts";
import { removeExpiredLimits } from "./rate-limits/expired-rate-limits.task.ts";

/** The platform's own background tasks that need nothing but the database; domains add theirs. */
export const platformTasks: BackgroundTasks = {
  "sweep-files": sweepFiles,
  "remove-old-mails": removeOldMails,
  "remove-expired-limits": removeExpiredLimits,
  "remove-old-requests": removeOldRequests,
};

/** Returns the platform's tasks that wait for the file store. */
export const fileTasks = (files: FileStore): BackgroundTasks => ({
  [REMOVE_BYTES]: removeBytesTask(files),
  "sweep-unfinished": sweepUnfinishedTask(files),
});
