import { isWithheld } from "../accounts/factors/session-strength.sql.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import type { Database, Queryable, Stored, Transaction } from "../platform/database/database.ts";
import { clientOf } from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import type { Channels } from "./notice-kind.ts";

/** The maximum count on the bell. */
export const MAX_UNREAD = 100;

/** A notice as displayed. */
export interface NoticeRow {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly createdAt: Date;
  readonly isRead: boolean;
}

/** The reader of notices, with their session or key. */
export interface NoticeReader {
  readonly accountId: string;
  readonly sessionId: string;
  readonly now: Date;
}

const COLUMNS = `n.id, n.kind, n.title, n.body, n.path, n.created_at as "createdAt", n.read_at is not null as "isRead"`;

/** A recipient of notices, with their preferences. */
export interface ReaderRow {
  readonly accountId: string;
  readonly email: string;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly choices: unknown;
  /** Number of notice mails in the last seven days. */
  readonly mailsThisWeek: number;
  /** The subscribed browsers. */
  readonly subscriptionIds: readonly string[];
}

/** Returns the recipients with these accounts. Rows are locked in their order, to avoid deadlocks. */
export const findReaders = (tx: Transaction, accountIds: readonly string[], now: Date): Promise<ReaderRow[]> =>
  tx.$queryRaw`
    select a.id as "accountId", a.email, p.time_zone as "timeZone", p.quiet_from as "quietFrom", p.quiet_until as "quietUntil",
      p.choices, (select count(*)::int from mails m where m."to" = a.email and m.cause like 'notice:%'
        and m.created_at > ${now}::timestamptz - interval '7 days') as "mailsThisWeek",
      array(select u.id from push_subscriptions u join sessions s on s.id = u.session_id
        where u.account_id = a.id and s.ended_at is null and s.expires_at > ${now}::timestamptz) as "subscriptionIds"
    from accounts a left join notice_preferences p on p.account_id = a.id where a.id = any(${accountIds}::uuid[])`;

/** A notice to store; `mail`: the content of a mail that is sent later. */
type NewNotice = Omit<Prisma.NoticeCreateManyInput, "mail"> & { readonly mail?: object };

/** Stores notices. @returns the new ones; people already notified of a cause are not notified again */
export const insertNotices = (tx: Transaction, notices: readonly NewNotice[]) =>
  tx.notice.createManyAndReturn({
    data: notices.map((notice) => ({ ...notice, ...(notice.mail && { mail: notice.mail as Prisma.InputJsonObject }) })),
    skipDuplicates: true,
    select: { id: true, accountId: true, cause: true, onPage: true },
  });

/** Whether anybody was notified of a cause. */
export const wasNotified = async (tx: Transaction, cause: string): Promise<boolean> =>
  (await tx.notice.findFirst({ where: { cause }, select: { id: true } })) !== null;

/** Retracts mails and push messages not sent yet for causes with this prefix. @returns whether there were any */
export async function forgetUnsentMails(tx: Transaction, accountId: string, causesBegin: string): Promise<boolean> {
  const { count } = await tx.notice.updateMany({
    where: {
      accountId,
      cause: { startsWith: causesBegin },
      OR: [{ mailDueAt: { not: null } }, { mailedAt: null, pushedAt: null, pushUntil: { not: null } }],
    },
    data: { mailDueAt: null, mail: {}, pushUntil: null },
  });
  return count > 0;
}

/**
 * Marks an account's notices for causes with this prefix as read, because their subject was seen; what was not mailed or
 * pushed yet is not sent. @returns whether any was unread
 */
export async function settleNotices(
  db: Queryable,
  accountId: string,
  causesBegin: string,
  now: Date,
): Promise<boolean> {
  const { count } = await clientOf(db).notice.updateMany({
    where: { accountId, cause: { startsWith: causesBegin }, readAt: null },
    data: { readAt: now, mailDueAt: null, mail: {}, pushUntil: null },
  });
  return count > 0;
}

/**
 * Retracts a notice whose cause was undone: it is no longer shown or mailed, and not sent again if it was already sent.
 */
export async function retractNotice(tx: Transaction, accountId: string, cause: string): Promise<boolean> {
  const told = { accountId, cause };
  const { count } = await tx.notice.updateMany({
    where: { ...told, OR: [{ mailedAt: { not: null } }, { pushedAt: { not: null } }] },
    data: { onPage: false },
  });
  return (await tx.notice.deleteMany({ where: { ...told, mailedAt: null, pushedAt: null } })).count + count > 0;
}

/** Deletes the notices of two people about each other. */
export async function forgetNoticesBetween(tx: Transaction, one: string, other: string): Promise<void> {
  const between = [
    { accountId: one, aboutId: other },
    { accountId: other, aboutId: one },
  ];
  await tx.notice.deleteMany({ where: { OR: between } });
}

/**
 * SQL: whether a company's notice `n` is hidden in a session ($2) that does not meet the company's second-factor
 * requirement. `now`: an SQL expression.
 */
const isNoticeWithheld = (now: string) => `(n.company_id is not null and exists (
  select from sessions s where s.id = $2::uuid and ${isWithheld("s", "n.company_id", now)}))`;

/**
 * Lists the notices of an account on the page, as far as its session may see them, newest first. @throws BAD_USER_INPUT
 * for a malformed page
 */
export function listNotices(
  db: Pick<Database, "pool">,
  { accountId, sessionId, now }: NoticeReader,
  { unreadOnly }: { readonly unreadOnly: boolean },
  page: PageInput,
): Promise<Page<NoticeRow>> {
  const unread = unreadOnly ? " and n.read_at is null" : "";
  const shown = `n.account_id = $1 and n.on_page${unread} and not ${isNoticeWithheld("$3::timestamptz")}`;
  return readPage(db, page, {
    list: "notices",
    name: unreadOnly ? "notices-unread" : "notices",
    keys: ["n.created_at", "n.id"],
    values: [accountId, sessionId, now],
    text: ({ after, order }) => `select ${COLUMNS} from notices n where ${shown} and ${after} ${order}`,
    count: `notices n where ${shown}`,
    placeOf: ({ createdAt: at, id }: NoticeRow) => ({ at, id }),
    toNode: (row) => row,
  });
}

/** Counts each account's unread notices, up to `MAX_UNREAD`. */
export async function countUnread(
  { quick }: Pick<Database, "quick">,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await quick.query<{ id: string; unread: number }>({
    name: "unread-notices",
    text: `select reader.id, (select count(*)::int from (select from notices n
        where n.account_id = reader.id and n.on_page and n.read_at is null limit ${MAX_UNREAD}) unread) as unread
      from unnest($1::uuid[]) as reader (id)`,
    values: [accountIds],
  });
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/** Returns notices by their ids, each with its account. */
export async function findNotices(
  { quick }: Pick<Database, "quick">,
  ids: readonly string[],
): Promise<(NoticeRow & { accountId: string })[]> {
  const { rows } = await quick.query<NoticeRow & { accountId: string }>({
    name: "notices-by-id",
    text: `select ${COLUMNS}, n.account_id as "accountId" from notices n where n.id = any($1::uuid[]) and n.on_page`,
    values: [ids],
  });
  return rows;
}

/** Whether a notice is hidden in a session that does not meet its company's second-factor requirement. */
export async function isNoticeHidden(
  { quick }: Pick<Database, "quick">,
  id: string,
  { sessionId, now }: Omit<NoticeReader, "accountId">,
): Promise<boolean> {
  const { rows } = await quick.query<{ hidden: boolean }>({
    name: "notice-hidden",
    text: `select ${isNoticeWithheld("$3::timestamptz")} as hidden from notices n where n.id = $1::uuid`,
    values: [id, sessionId, now],
  });
  return rows[0]?.hidden ?? false;
}

/** Marks notices of an account as read; `ids` null: all of them. @returns whether any was unread */
export async function markRead(
  db: Queryable,
  accountId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<boolean> {
  const { count } = await clientOf(db).notice.updateMany({
    where: { accountId, readAt: null, onPage: true, ...(ids && { id: { in: [...ids] } }) },
    data: { readAt: now },
  });
  return count > 0;
}

/** A notice to mail to an account by a given time; locked so that it is not mailed twice. */
export interface DueNotice {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly mail: unknown;
  readonly wasRead: boolean;
  readonly email: string;
}

/** Takes due notices, oldest first, and marks them as no longer to be mailed. */
export const claimDueMails = (tx: Transaction, accountId: string, dueAt: Date, now: Date): Promise<DueNotice[]> =>
  tx.$queryRaw`
    with due as (
      select id, mail from notices where account_id = ${accountId}::uuid and mail_due_at <= ${dueAt}::timestamptz
      order by created_at, id for update),
    taken as (
      update notices n set mail_due_at = null, mail = null,
        mailed_at = case when n.on_page and n.read_at is not null then null else ${now}::timestamptz end
      from due, accounts a where n.id = due.id and a.id = n.account_id
      returning n.id, n.kind, n.title, n.body, n.path, due.mail, n.on_page and n.read_at is not null as "wasRead", a.email, n.created_at)
    select * from taken order by created_at, id`;

/** Deletes notices older than half a year. */
export async function deleteOldNotices({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query("delete from notices where created_at < now() - interval '180 days'");
}

/** Returns a person's preferences; null when they have not chosen any. */
export const findPreferences = (db: Queryable, accountId: string) =>
  clientOf(db).noticePreferences.findUnique({ where: { accountId }, omit: { accountId: true } });

/** Stores a person's preferences. */
export async function savePreferences(
  db: Stored,
  accountId: string,
  preferences: Omit<Prisma.NoticePreferencesUncheckedCreateInput, "accountId">,
): Promise<void> {
  await db.prisma.noticePreferences.upsert({
    where: { accountId },
    create: { accountId, ...preferences },
    update: preferences,
  });
}

/**
 * Sets the mail timing of some kinds for an account, overriding its preferences. @returns whether the account exists
 */
export async function setMails(
  db: Stored,
  accountId: string,
  mails: Readonly<Record<string, Channels["mail"]>>,
): Promise<boolean> {
  const choices = JSON.stringify(Object.fromEntries(Object.entries(mails).map(([kind, mail]) => [kind, { mail }])));
  const set = await db.prisma.$queryRaw<object[]>`
    insert into notice_preferences (account_id, choices) select id, ${choices}::jsonb from accounts where id = ${accountId}::uuid
    on conflict (account_id) do update set choices = notice_preferences.choices || (
      select coalesce(jsonb_object_agg(kind, coalesce(notice_preferences.choices -> kind, '{}') || choice), '{}')
      from jsonb_each(excluded.choices) as new (kind, choice))
    returning 1`;
  return set.length > 0;
}
