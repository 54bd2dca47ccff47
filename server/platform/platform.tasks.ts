import { removeExpiredLimits } from "./limits.task.ts";
import type { MailTransport } from "./mail/mail-transport.ts";
import { SEND_MAIL, sendMailTask } from "./mail/send-mail.task.ts";
import type { BackgroundTasks } from "./worker-task.ts";

/** The platform's own background work; domains add theirs beside it: `startWorker({ tasks: { ...platformTasks(…), …} })`. */
export function platformTasks({ transport }: { transport: MailTransport }): BackgroundTasks {
  return {
    [SEND_MAIL]: sendMailTask(transport),
    "remove-expired-limits": removeExpiredLimits,
  };
}
