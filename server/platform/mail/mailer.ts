import type { Transaction } from "../database.ts";

/** A mail to one person, in both parts. */
export interface MailDraft {
  /** Names what caused it, such as `verify:<token id>`: one cause never sends two mails. */
  readonly cause: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The way mail leaves: queued with its cause, sent by the background worker. */
export interface Mailer {
  /** Queues the mail in the transaction of its cause. */
  send(tx: Transaction, draft: MailDraft): Promise<void>;
}
