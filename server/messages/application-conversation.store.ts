import { memberName } from "../accounts/current-company.sql.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { hiddenName } from "../platform/hidden-name.ts";
import { hiderOf, type Identifying, identifying } from "../platform/hide-texts.ts";
import { isHidden } from "../platform/known-applications.sql.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import {
  IS_APPLICANT,
  IS_OPEN,
  SEEN_BY_MEMBER,
  SEES,
  SHOWN_SEEKER,
  type Side,
  type Sides,
  valuesOf,
} from "./application-sides.store.ts";
import type { historyOf, MessageView } from "./message.store.ts";

/** An application's conversation as one side sees it. */
export interface ApplicationConversationView {
  readonly id: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
  /** For the company, while blind mode hides the applicant: what they are called instead. */
  readonly applicantName: string;
  /** Empty: none. */
  readonly companyLogoUrl: string;
  readonly lastMessage: MessageView;
  /** The highest numbers that the viewer's side and the other side have seen. */
  readonly seenSeq: number;
  readonly peerSeenSeq: number;
  /** Number of the other side's messages that the viewer's side has not seen, counted up to 100. */
  readonly unreadCount: number;
  readonly isOpen: boolean;
  readonly isBlocked: boolean;
}

/** SQL: joins the author of a company's message `m`, and the file sent with it. */
const AUTHOR = "left join accounts author on author.id = m.author_id left join files sent on sent.id = m.file_id";
// Applicants see no addresses of members.
const AUTHOR_NAME = `case when ${IS_APPLICANT} then nullif(author.display_name, '') else ${memberName("author")} end`;

const MESSAGE = `m.id, m.conversation_id as "conversationId", a.id as "applicationId", m.seq,
  coalesce(case when m.sender_id is not null then ${SHOWN_SEEKER} end, j.company_id) as "senderId",
  case when m.sender_id is null then ${SHOWN_SEEKER} else j.company_id end as "recipientId",
  m.client_id as "clientId", m.content, m.created_at as "sentAt",
  sent.storage_key as "fileKey", sent.name as "fileName", ${AUTHOR_NAME} as "authorName",
  case when m.sender_id is not null and not ${IS_APPLICANT} then ${identifying("a", "j")} end as hides,
  m.seq <= case when m.sender_id is null then c.applicant_seen_seq else c.company_seen_seq end as seen`;

/** A message as stored; `hides`: what blind mode removes from it. */
type MessageRow = MessageView & { readonly hides: Identifying | null; readonly fileKey: string | null };

const toMessage = ({ hides, fileKey, fileName, ...message }: MessageRow): MessageView => ({
  ...message,
  content: hiderOf(hides)(message.content),
  // Nobody can say whether a file identifies a hidden applicant: only that there is one is shown.
  fileName: fileName && hides ? "PDF" : (fileName ?? null),
  fileUrl: fileKey && fileName && !hides ? fileUrl(fileKey, fileName) : null,
});

const UNREAD = `(select count(*)::int from (select from messages u where u.conversation_id = c.id
  and (u.sender_id is null) = (${IS_APPLICANT})
  and u.seq > case when ${IS_APPLICANT} then c.applicant_seen_seq else c.company_seen_seq end limit 100) unread)`;

// Looked up one by one: few conversations are about applications, and PostgreSQL would otherwise scan whole tables.
const OF_APPLICATIONS = `applications a
  join lateral (select * from conversations where application_id = a.id limit 1) c on true
  join lateral (select * from jobs where id = a.job_id limit 1) j on true`;
const OF_JOBS = `jobs j join applications a on a.job_id = j.id
  join lateral (select * from conversations where application_id = a.id limit 1) c on true`;
const FROM = "conversations c join applications a on a.id = c.application_id join jobs j on j.id = a.job_id";

const viewFrom = (from: string) => `select j.id as "jobId", j.title as "jobTitle", j.company_name as "companyName",
    (select json_build_object('key', f.storage_key, 'name', f.name) from companies o join files f on f.id = o.logo_file_id
      where o.id = j.company_id) as "logo",
    case when ${IS_APPLICANT} or not ${isHidden("a", "j")} then (select name from seekers where id = a.seeker_id) end
      as "applicantName",
    c.last_message_at as "lastMessageAt", ${UNREAD} as "unreadCount", ${IS_OPEN} as "isOpen",
    case when ${IS_APPLICANT} then c.applicant_seen_seq else c.company_seen_seq end as "seenSeq",
    case when ${IS_APPLICANT} then c.company_seen_seq else c.applicant_seen_seq end as "peerSeenSeq",
    c.blocked_at is not null as "isBlocked", ${MESSAGE}
  from ${from} join messages m on m.conversation_id = c.id and m.seq = c.last_seq ${AUTHOR}`;

type ViewRow = Omit<ApplicationConversationView, "id" | "lastMessage" | "applicantName" | "companyLogoUrl"> &
  MessageRow & {
    readonly applicationId: string;
    readonly applicantName: string | null;
    readonly lastMessageAt: Date;
    readonly logo: { readonly key: string; readonly name: string } | null;
  };

const toView = (row: ViewRow): ApplicationConversationView => ({
  ...row,
  id: row.conversationId,
  applicantName: row.applicantName ?? hiddenName(row.applicationId),
  companyLogoUrl: row.logo ? fileUrl(row.logo.key, row.logo.name) : "",
  lastMessage: toMessage(row),
});

/** Returns an application's conversation for someone who sees the application; null before the first message. */
export async function findApplicationConversation(
  { pool }: Pick<Database, "pool">,
  side: Side,
  applicationId: string,
): Promise<ApplicationConversationView | null> {
  const { rows } = await pool.query<ViewRow>(`${viewFrom(OF_APPLICATIONS)} where a.id = $3::uuid and ${SEES}`, [
    ...valuesOf(side),
    applicationId,
  ]);
  return rows[0] ? toView(rows[0]) : null;
}

/** All conversations of a side. */
const talksOf = (side: Side) =>
  side.companyId === null
    ? { from: OF_APPLICATIONS, where: IS_APPLICANT, values: [side.accountId] }
    : { from: OF_JOBS, where: SEEN_BY_MEMBER, values: valuesOf(side) };

/**
 * Lists the conversations about an applicant's own applications, or about those that a member of a company sees, newest
 * message first. @throws BAD_USER_INPUT
 */
export function listApplicationConversations(
  db: Pick<Database, "pool">,
  side: Side,
  page: PageInput,
): Promise<Page<ApplicationConversationView>> {
  const { from, where, values } = talksOf(side);
  return readPage(db, page, {
    list: "applicationConversations",
    keys: ["c.last_message_at", "c.id"],
    values,
    text: ({ after, order }) => `${viewFrom(from)} where ${where} and ${after} ${order}`,
    count: `${from} where ${where}`,
    placeOf: (row: ViewRow) => ({ at: row.lastMessageAt, id: row.conversationId }),
    toNode: toView,
  });
}

/**
 * Counts the messages that a side has not seen in all its conversations, each up to 100; for an applicant none of
 * companies that they have blocked.
 */
export async function countUnreadOfApplications({ pool }: Pick<Database, "pool">, side: Side): Promise<number> {
  const { from, where, values } = talksOf(side);
  const { rows } = await pool.query<{ n: number }>(
    `select coalesce(sum(${UNREAD}), 0)::int as n from ${from}
     where ${where} ${side.companyId === null ? "and c.blocked_at is null" : ""}`,
    values,
  );
  return rows[0]?.n ?? 0;
}

const MESSAGES = `select ${MESSAGE} from ${FROM} join messages m on m.conversation_id = c.id ${AUTHOR}`;

/** The messages of an application's conversation, for someone who sees the application. */
export const applicationHistoryOf = (side: Side, conversationId: string): ReturnType<typeof historyOf> => ({
  name: "application-history",
  text: `${MESSAGES} where c.id = $3 and ${SEES}`,
  values: [...valuesOf(side), conversationId],
  toMessage: (row) => toMessage(row as MessageRow),
});

/** Returns a message by its number, for someone who sees the application. */
export async function findApplicationMessage(
  { pool }: Pick<Database, "pool">,
  side: Side,
  applicationId: string,
  seq: number,
): Promise<MessageView | null> {
  const { rows } = await pool.query<MessageRow>({
    name: "application-message",
    text: `${MESSAGES} where a.id = $3::uuid and m.seq = $4 and ${SEES}`,
    values: [...valuesOf(side), applicationId, seq],
  });
  return rows[0] ? toMessage(rows[0]) : null;
}

/** Returns the number of the newest message of an application's conversation, for someone who sees the application. */
export async function findApplicationLastSeq(
  { pool }: Pick<Database, "pool">,
  side: Side,
  conversationId: string,
): Promise<number | null> {
  const { rows } = await pool.query<{ n: number }>({
    name: "application-last-seq",
    text: `select c.last_seq as n from ${FROM} where c.id = $3 and ${SEES}`,
    values: [...valuesOf(side), conversationId],
  });
  return rows[0]?.n ?? null;
}

/** Whether a sender's message with this client id is stored. */
export async function isStored(tx: Transaction, { accountId, companyId }: Side, clientId: string): Promise<boolean> {
  const sender = companyId === null ? { senderId: accountId } : { authorId: accountId };
  return (await tx.message.findFirst({ where: { ...sender, clientId }, select: { id: true } })) !== null;
}

/**
 * Stores a message under the next number, or returns the number of the one stored for this client id before. The
 * company's first message creates the conversation, and one into a closed conversation reopens it. The application has
 * to be locked. @returns undefined if the client id was used in another conversation
 */
export async function storeApplicationMessage(
  tx: Transaction,
  { accountId, companyId }: Side,
  { applicationId, isOpen }: Pick<Sides, "applicationId" | "isOpen">,
  { clientId, content, fileId }: Pick<MessageView, "clientId" | "content"> & { readonly fileId: string | null },
): Promise<{ readonly id: string; readonly seq: number; readonly isNew: boolean } | undefined> {
  const [senderId, authorId] = companyId === null ? [accountId, null] : [null, accountId];
  if (companyId !== null) {
    await tx.conversation.createMany({ data: { applicationId }, skipDuplicates: true });
  }
  const [stored] = await tx.$queryRaw<{ id: string; seq: number; isNew: boolean; isHere: boolean }[]>`
    with stored as (
      select m.id, m.seq, c.application_id from messages m join conversations c on c.id = m.conversation_id
      where m.client_id = ${clientId}::uuid and (m.sender_id = ${senderId}::uuid or m.author_id = ${authorId}::uuid)),
    numbered as (
      update conversations set last_seq = last_seq + 1, last_message_at = greatest(last_message_at, clock_timestamp()),
        reopened_at = case when ${companyId !== null && !isOpen}::boolean then now() else reopened_at end
      where application_id = ${applicationId}::uuid and not exists (select from stored) returning *),
    added as (
      insert into messages (id, conversation_id, seq, sender_id, author_id, client_id, content, file_id, created_at)
      select gen_random_uuid(), id, last_seq, ${senderId}::uuid, ${authorId}::uuid, ${clientId}::uuid, ${content},
        ${fileId}::uuid, last_message_at from numbered returning id, seq)
    select id, seq, true as "isNew", true as "isHere" from added
    union all select id, seq, false, application_id = ${applicationId}::uuid from stored`;
  return stored?.isHere ? stored : undefined;
}

/** Gives the applicant a file that its sender uploaded for a message and has not sent. @returns whether there is one */
export async function claimFile(
  tx: Transaction,
  fileId: string,
  { accountId, seekerId }: { readonly accountId: string; readonly seekerId: string },
): Promise<boolean> {
  const claimed = await tx.$executeRaw`
    update files set owner_id = ${seekerId}::uuid
    where id = ${fileId}::uuid and owner_id = ${accountId}::uuid and kind = 'MESSAGE'
      and not exists (select from messages where file_id = ${fileId}::uuid)`;
  return claimed > 0;
}

/**
 * Moves the seen position of the viewer's side forward. @returns the application, and the position, also if it was
 * already there or beyond; undefined when there is no conversation that the viewer sees
 */
export async function moveSideSeen(
  tx: Transaction,
  side: Side,
  conversationId: string,
  seq: number,
): Promise<{ readonly applicationId: string; readonly seenSeq: number } | undefined> {
  const column = side.companyId === null ? "applicant_seen_seq" : "company_seen_seq";
  const [moved] = await tx.$queryRawUnsafe<{ applicationId: string; seenSeq: number }[]>(
    `update conversations set ${column} = greatest(${column}, least($4::int, last_seq))
     where id = (select c.id from ${FROM} where c.id = $3::uuid and ${SEES})
     returning application_id as "applicationId", ${column} as "seenSeq"`,
    ...valuesOf(side),
    conversationId,
    seq,
  );
  return moved;
}

/** Blocks or unblocks the company's messages about an applicant's own application. @returns whether there is any */
export async function setMessagesBlocked(
  tx: Transaction,
  seekerId: string,
  applicationId: string,
  blocked: boolean,
): Promise<boolean> {
  const changed = await tx.$executeRaw`
    update conversations c set blocked_at = case when ${blocked}::boolean then coalesce(c.blocked_at, now()) end
    from applications a
    where a.id = ${applicationId}::uuid and c.application_id = a.id and a.seeker_id = ${seekerId}::uuid`;
  return changed > 0;
}

/** Returns the application that a message is about, to someone who sees it, and whether their side wrote it. */
export async function findMessageOfApplication(
  { pool }: Pick<Database, "pool">,
  side: Side,
  messageId: string,
): Promise<{ readonly applicationId: string; readonly isOwn: boolean } | undefined> {
  const { rows } = await pool.query<{ applicationId: string; isOwn: boolean }>(
    `select a.id as "applicationId", (m.sender_id is null) <> (${IS_APPLICANT}) as "isOwn"
     from ${FROM} join messages m on m.conversation_id = c.id where m.id = $3 and ${SEES}`,
    [...valuesOf(side), messageId],
  );
  return rows[0];
}
