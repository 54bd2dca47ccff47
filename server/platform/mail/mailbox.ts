import type { Database } from "../database/database.ts";

/** A sent mail, as shown by the development mailbox. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Date;
  /** Calendar files; absent if there are none. */
  readonly calendars?: readonly string[];
}

/**
 * Lists sent mails, newest first. `to`: only those to this address, case-insensitively; `limit`: their maximum number.
 */
export async function listMails(
  db: Database,
  { to, limit = 50 }: { to?: string | undefined; limit?: number } = {},
): Promise<SentMail[]> {
  const { rows } = await db.pool.query<SentMail>(
    `select "to", subject, text, html, sent_at as "sentAt", calendars from mails
     where sent_at is not null and ($1::text is null or "to" = $1)
     order by created_at desc, id desc limit $2`,
    [to?.trim().toLowerCase() ?? null, limit],
  );
  return rows.map(({ calendars = [], ...mail }) => (calendars.length > 0 ? { ...mail, calendars } : mail));
}
