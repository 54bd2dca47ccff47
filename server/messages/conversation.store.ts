import type { Database } from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { blockedBetween, blockedWith } from "../seekers/blocked.sql.ts";
import { lowFirst, type MessageView, messageColumns } from "./message.store.ts";

/** A conversation as one of its two people sees it. */
export interface ConversationView {
  readonly id: string;
  /** The other person. */
  readonly peerId: string;
  /** The number of the newest message. */
  readonly lastSeq: number;
  readonly lastMessage: MessageView;
  /** The highest numbers that the viewer and the other person have seen. */
  readonly seenSeq: number;
  readonly peerSeenSeq: number;
  /**
   * Number of the other person's messages that the viewer has not seen, counted up to 100; 0 where there is a block.
   */
  readonly unreadCount: number;
  /** Whether the two are connected and may send messages. */
  readonly isOpen: boolean;
}

type ConversationRow = Omit<ConversationView, "id" | "lastMessage"> & MessageView & { readonly lastMessageAt: Date };

// During a block, nothing can be marked as seen, so nothing counts as unread either.
const UNREAD = `(select count(*)::int from (select from messages u where u.conversation_id = mine.conversation_id
  and u.seq > mine.seen_seq and u.sender_id <> mine.seeker_id
  and u.sender_id <> all (${blockedWith("$1::uuid")}) limit 100) unread)`;

// Not an `exists`: for many conversations PostgreSQL would hash all connections of all people.
const IS_OPEN = `coalesce((select true from connections k where least(k.requester_id, k.addressee_id) = c.low_id
    and greatest(k.requester_id, k.addressee_id) = c.high_id and k.status = 'CONNECTED' limit 1), false)`;

/**
 * SQL: the views of $1's conversations, whose own members (rows of `conversation_members`) the statement `chosen`
 * returns.
 */
const conversations = (chosen: string) => `
  select c.last_seq as "lastSeq", c.last_message_at as "lastMessageAt", other.seeker_id as "peerId",
    mine.seen_seq as "seenSeq", other.seen_seq as "peerSeenSeq", ${UNREAD} as "unreadCount", ${IS_OPEN} as "isOpen",
    ${messageColumns("m", "c")}
  from (${chosen}) mine
  join conversations c on c.id = mine.conversation_id
  join conversation_members other on other.conversation_id = c.id and other.seeker_id <> mine.seeker_id
  join messages m on m.conversation_id = c.id and m.seq = c.last_seq`;

function toConversation(row: ConversationRow): ConversationView {
  const { peerId, lastSeq, seenSeq, peerSeenSeq, unreadCount, isOpen, lastMessageAt: _, ...lastMessage } = row;
  return { id: row.conversationId, peerId, lastSeq, lastMessage, seenSeq, peerSeenSeq, unreadCount, isOpen };
}

/** SQL: $1's conversations with at least one message. */
const WRITTEN = `conversation_members mine join conversations c on c.id = mine.conversation_id and c.last_seq > 0
  where mine.seeker_id = $1`;

/**
 * Lists a seeker's conversations with their last messages and unread counts, newest first, in one statement. @throws
 * BAD_USER_INPUT
 */
export const listConversations = (
  db: Pick<Database, "pool">,
  seekerId: string,
  page: PageInput,
): Promise<Page<ConversationView>> =>
  readPage(db, page, {
    list: "conversations",
    keys: ["c.last_message_at", "c.id"],
    values: [seekerId],
    text: ({ after, order }) => `${conversations(`select mine.* from ${WRITTEN} and ${after} ${order}`)} ${order}`,
    count: WRITTEN,
    placeOf: (row: ConversationRow) => ({ at: row.lastMessageAt, id: row.conversationId }),
    toNode: toConversation,
  });

/** Returns the seeker's conversation with another person; null when it has no messages yet. */
export async function findConversation(
  { pool }: Pick<Database, "pool">,
  seekerId: string,
  peerId: string,
): Promise<ConversationView | null> {
  const withPeer = `select mine.* from conversation_members mine
    join conversation_members peer on peer.conversation_id = mine.conversation_id and peer.seeker_id = $2
    where mine.seeker_id = $1`;
  const { rows } = await pool.query<ConversationRow>(conversations(withPeer), [seekerId, peerId]);
  return rows[0] ? toConversation(rows[0]) : null;
}

/** Counts unseen messages in all of the seeker's conversations, each up to 100. */
export async function countUnread({ pool }: Pick<Database, "pool">, seekerId: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select coalesce(sum(${UNREAD}), 0)::int as n from conversation_members mine where mine.seeker_id = $1`,
    [seekerId],
  );
  return rows[0]?.n ?? 0;
}

/**
 * Returns the other person of a conversation and the number of its newest message, for a member; null for anybody else.
 */
export async function findMembership(
  { pool }: Pick<Database, "pool">,
  conversationId: string,
  seekerId: string,
): Promise<Pick<ConversationView, "peerId" | "lastSeq"> | null> {
  const { rows } = await pool.query<Pick<ConversationView, "peerId" | "lastSeq">>({
    name: "conversation-membership",
    text: `select case when c.low_id = $2 then c.high_id else c.low_id end as "peerId", c.last_seq as "lastSeq"
           from conversation_members m join conversations c on c.id = m.conversation_id
           where m.conversation_id = $1 and m.seeker_id = $2`,
    values: [conversationId, seekerId],
  });
  return rows[0] ?? null;
}

/**
 * Returns the numbers of the newest messages by conversation, for the `max` most recently used conversations of a
 * seeker.
 */
export async function findLastSeqs(
  { pool }: Pick<Database, "pool">,
  seekerId: string,
  max: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ id: string; last_seq: number }>({
    name: "last-seqs",
    text: `select c.id, c.last_seq from conversation_members m join conversations c on c.id = m.conversation_id
           where m.seeker_id = $1 order by c.last_message_at desc, c.id desc limit $2`,
    values: [seekerId, max],
  });
  return new Map(rows.map(({ id, last_seq }) => [id, last_seq]));
}

/** Creates the conversation of two people with its two members, unless it exists. */
export async function createConversation({ pool }: Pick<Database, "pool">, one: string, other: string): Promise<void> {
  await pool.query(
    `with created as (
       insert into conversations (id, low_id, high_id) values (gen_random_uuid(), $1, $2)
       on conflict (low_id, high_id) do nothing returning id)
     insert into conversation_members (conversation_id, seeker_id)
     select created.id, side from created, unnest(array[$1, $2]::uuid[]) side`,
    lowFirst(one, other),
  );
}

/**
 * Moves a member's seen position forward, which shows the other person that the messages were read. Returns the
 * position, also if it was already there or beyond; null: there is a block between the two.
 */
export async function moveSeen(
  { pool }: Pick<Database, "pool">,
  conversationId: string,
  seekerId: string,
  seq: number,
): Promise<number | null> {
  const { rows } = await pool.query<{ seen_seq: number }>({
    name: "mark-seen",
    text: `with position as (
             select m.seen_seq, least($3, c.last_seq) as wanted from conversation_members m
             join conversations c on c.id = m.conversation_id
             where m.conversation_id = $1 and m.seeker_id = $2 and not ${blockedBetween("c.low_id", "c.high_id")}),
           moved as (
             update conversation_members m set seen_seq = wanted from position
             where m.conversation_id = $1 and m.seeker_id = $2 and m.seen_seq < wanted returning m.seen_seq)
           select greatest(p.seen_seq, moved.seen_seq) as seen_seq from position p left join moved on true`,
    values: [conversationId, seekerId, seq],
  });
  return rows[0]?.seen_seq ?? null;
}
