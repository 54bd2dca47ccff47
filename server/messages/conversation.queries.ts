import type pg from "pg";
import { cursorsOf, decodeCursor } from "../platform/search/cursor.ts";
import { checkPage, type Page, type PageInput } from "../platform/search/page.ts";
import { blockedWith } from "../seekers/blocked.sql.ts";
import { type MessageRow, type MessageView, messageColumns, toMessageView } from "./message-view.ts";

/** A conversation as one of its two people sees it. */
export interface ConversationView {
  readonly id: string;
  /** The other person. */
  readonly peerId: string;
  /** The number of the newest message. */
  readonly lastSeq: number;
  readonly lastMessage: MessageView;
  /** The highest number that the viewer, and the other person, have seen. */
  readonly seenSeq: number;
  readonly peerSeenSeq: number;
  /** Messages of the other person that the viewer has not seen, counted up to 100; 0 where there is a block. */
  readonly unreadCount: number;
  /** Whether the two are connected, and may write. */
  readonly isOpen: boolean;
}

interface ConversationRow extends MessageRow {
  last_seq: number;
  peer_id: string;
  seen_seq: number;
  peer_seen_seq: number;
  unread: number;
  is_open: boolean;
  last_message_at: Date;
}

// While there is a block, nothing can be marked as seen: then nothing waits to be read either.
const UNREAD = `(select count(*)::int from (select from messages u where u.conversation_id = mine.conversation_id
  and u.seq > mine.seen_seq and u.sender_id <> mine.seeker_id
  and not array[c.low_id, c.high_id] && ${blockedWith("$1::uuid")} limit 100) unread)`;

// Not an exists: for many conversations PostgreSQL would read all connections of all people into a hash.
const IS_OPEN = `coalesce((select true from connections k where least(k.requester_id, k.addressee_id) = c.low_id
    and greatest(k.requester_id, k.addressee_id) = c.high_id and k.status = 'CONNECTED' limit 1), false)`;

/** The views of $1's conversations, whose own members (rows of `conversation_members`) the statement `chosen` gives. */
const conversations = (chosen: string) => `
  select c.last_seq, c.last_message_at, other.seeker_id as peer_id, mine.seen_seq, other.seen_seq as peer_seen_seq,
    ${UNREAD} as unread,
    ${IS_OPEN} as is_open,
    ${messageColumns("m", "c")}
  from (${chosen}) mine
  join conversations c on c.id = mine.conversation_id
  join conversation_members other on other.conversation_id = c.id and other.seeker_id <> mine.seeker_id
  join messages m on m.conversation_id = c.id and m.seq = c.last_seq
  order by c.last_message_at desc, c.id desc`;

const toConversation = (row: ConversationRow): ConversationView => ({
  id: row.conversation_id,
  peerId: row.peer_id,
  lastSeq: row.last_seq,
  lastMessage: toMessageView(row),
  seenSeq: row.seen_seq,
  peerSeenSeq: row.peer_seen_seq,
  unreadCount: row.unread,
  isOpen: row.is_open,
});

/** A seeker's conversations with their last messages and unread counts, newest first: one statement. */
export async function listConversations(
  pool: pg.Pool,
  seekerId: string,
  page: PageInput,
): Promise<Page<ConversationView>> {
  const { first, after } = checkPage(page);
  const cursor = decodeCursor(after);
  const { rows } = await pool.query<ConversationRow>(
    conversations(
      `select mine.* from conversation_members mine join conversations c on c.id = mine.conversation_id and c.last_seq > 0
       where mine.seeker_id = $1 ${cursor ? "and (c.last_message_at, c.id) < ($3, $4)" : ""}
       order by c.last_message_at desc, c.id desc limit $2`,
    ),
    [seekerId, first + 1, ...(cursor ? [cursor.at, cursor.id] : [])],
  );
  const shown = rows.slice(0, first);
  return {
    nodes: shown.map(toConversation),
    cursorAt: cursorsOf(shown, (row) => ({ at: row.last_message_at, id: row.conversation_id })),
    hasNextPage: rows.length > first,
    total: async () => {
      const counted = await pool.query<{ n: number }>(
        `select count(*)::int as n from (select from conversation_members mine
         join conversations c on c.id = mine.conversation_id and c.last_seq > 0 where mine.seeker_id = $1 limit 1001) x`,
        [seekerId],
      );
      const n = counted.rows[0]?.n ?? 0;
      return { count: Math.min(n, 1000), capped: n > 1000 };
    },
  };
}

/** The conversation of the seeker with another person; null when nothing was written yet. */
export async function findConversation(
  pool: pg.Pool,
  seekerId: string,
  peerId: string,
): Promise<ConversationView | null> {
  const withPeer = `select mine.* from conversation_members mine
    join conversation_members peer on peer.conversation_id = mine.conversation_id and peer.seeker_id = $2
    where mine.seeker_id = $1`;
  const { rows } = await pool.query<ConversationRow>(conversations(withPeer), [seekerId, peerId]);
  return rows[0] ? toConversation(rows[0]) : null;
}

/** Unseen messages in all of the seeker's conversations, each counted up to 100. */
export async function countUnread(pool: pg.Pool, seekerId: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select coalesce(sum(${UNREAD}), 0)::int as n from conversation_members mine
     join conversations c on c.id = mine.conversation_id and c.last_seq > mine.seen_seq where mine.seeker_id = $1`,
    [seekerId],
  );
  return rows[0]?.n ?? 0;
}
