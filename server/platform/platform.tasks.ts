import type { FileStore } from "./files/file-store.ts";
import { REMOVE_BYTES, removeBytesTask } from "./files/remove-bytes.task.ts";
import { sweepFilesTask, sweepUnfinishedTask } from "./files/sweep-files.task.ts";
import { removeOldRequests } from "./idempotency/remove-old-requests.task.ts";
import type { MailTransport } from "./mail/mail-transport.ts";
import { removeOldMails } from "./mail/remove-old-mails.task.ts";
import { SEND_MAIL, sendMailTask } from "./mail/send-mail.task.ts";
import type { BackgroundTasks } from "./queue/worker-task.ts";
import { removeExpiredLimits } from "./rate-limits/expired-rate-limits.task.ts";

interface PlatformTasksOptions {
  readonly transport: MailTransport;
  readonly files: FileStore;
}

/**
 * Returns the platform's own background tasks; domains add theirs: `startWorker({ tasks: { ...platformTasks(…), …} })`.
 */
export function platformTasks({ transport, files }: PlatformTasksOptions): BackgroundTasks {
  return {
    [SEND_MAIL]: sendMailTask(transport),
    "remove-old-mails": removeOldMails,
    "remove-expired-limits": removeExpiredLimits,
    "remove-old-requests": removeOldRequests,
    [REMOVE_BYTES]: removeBytesTask(files),
    "sweep-files": sweepFilesTask(files),
    "sweep-unfinished": sweepUnfinishedTask(files),
  };
}
