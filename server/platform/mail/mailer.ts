import { plainLine } from "../../../shared/text/plain-line.ts";
import type { Transaction } from "../database/database.ts";
import { AppError } from "../errors.ts";
import { queueJobs } from "../queue/queue-jobs.ts";
import { withHelp } from "./render-mail.ts";
import { SEND_MAIL } from "./send-mail.task.ts";

/** A mail to one person, in both parts. */
export interface MailDraft {
  /** Names what caused it, such as `verify:<token id>`: one cause never sends two mails. */
  readonly cause: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One click there ends mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The way mail leaves: queued with its cause, sent by the background worker. */
export interface Mailer {
  /** Queues the mail in the transaction of its cause. A cause that has its mail already queues nothing. */
  send(tx: Transaction, draft: MailDraft): Promise<void>;
}

/** The mailer. The database has the worker's schema (`migrateWorker`). `publicUrl`: where mails lead for help. */
export function createMailer(publicUrl: string): Mailer {
  return {
    async send(tx, draft) {
      const [mail] = await tx.mail.createManyAndReturn({
        data: [{ ...withHelp(draft, publicUrl), to: oneAddress(draft.to), subject: plainLine(draft.subject) }],
        skipDuplicates: true,
        select: { id: true },
      });
      if (!mail) return;
      await queueJobs(tx, SEND_MAIL, [{ payload: { mailId: mail.id }, key: `mail:${mail.id}` }]);
    },
  };
}

/** One mailbox and no more: nothing that a mail header would read as a second address or a second line. */
function oneAddress(address: string): string {
  if (!/^[^\s\p{Cc},;<>"]+@[^\s\p{Cc},;<>"@]+$/u.test(address)) {
    throw new AppError("BAD_USER_INPUT", "Invalid email format");
  }
  return address;
}
