import { plainLine } from "../../../shared/text/plain-line.ts";
import type { Transaction } from "../database/database.ts";
import { AppError } from "../errors.ts";
import { queueJobs } from "../queue/queue-jobs.ts";
import { withHelp } from "./render-mail.ts";
import { SEND_MAIL } from "./send-mail.task.ts";

/** A mail to one person, in both parts. */
export interface MailDraft {
  /** Identifies the cause, such as `verify:<token id>`: one cause never sends two mails. */
  readonly cause: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL for one-click unsubscription from mails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Calendar files (RFC 5545) that it brings. */
  readonly calendars?: string[];
}

/** Sends mails: queued with their cause, delivered by the background worker. */
export interface Mailer {
  /** Queues the mail in the transaction of its cause. Does nothing if the cause already has its mail. */
  send(tx: Transaction, draft: MailDraft): Promise<void>;
}

/**
 * Creates the mailer. The database must have the worker's schema (`migrateWorker`). `publicUrl`: base of the help links
 * in mails.
 */
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

/**
 * Returns the address if it is a single mailbox: nothing that a mail header could interpret as a second address or
 * line.
 */
function oneAddress(address: string): string {
  if (!/^[^\s\p{Cc},;<>"]+@[^\s\p{Cc},;<>"@]+$/u.test(address)) {
    throw new AppError("BAD_USER_INPUT", "Invalid email format");
  }
  return address;
}
