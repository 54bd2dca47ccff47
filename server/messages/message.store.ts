import type pg from "pg";
import { blockedBetween } from "../seekers/blocked.sql.ts";
import { type MessageRow, type MessageView, messageColumns, toMessageView } from "./message-view.ts";

/** A message to store between two people. */
export interface NewMessage {
  readonly senderId: string;
  readonly recipientId: string;
  readonly clientId: string;
  readonly content: string;
}

const lowFirst = (a: string, b: string): [string, string] => (a < b ? [a, b] : [b, a]);

// One statement, so one transaction: the number is taken and used together, or neither. The conversation's row is the
// lock that makes two senders take turns. `for key share` makes ending the connection wait for the message, or it for that.
// The time is the database's, taken under that lock: no node's clock can set a message before the one that it answers.
const SEND = `
  with connected as (
    select from connections where least(requester_id, addressee_id) = $1 and greatest(requester_id, addressee_id) = $2
      and status = 'CONNECTED' for key share),
  stored as (select * from messages where sender_id = $3 and client_id = $4),
  numbered as (
    update conversations set last_seq = last_seq + 1, last_message_at = greatest(last_message_at, clock_timestamp())
    where low_id = $1 and high_id = $2 and exists (select from connected) and not exists (select from stored)
    returning id, last_seq, last_message_at),
  added as (
    insert into messages (id, conversation_id, seq, sender_id, client_id, content, created_at)
    select gen_random_uuid(), id, last_seq, $3, $4, $5, last_message_at from numbered returning *)
  select ${messageColumns("m", "c")}, m.is_new from (
    select *, true as is_new from added union all select *, false from stored) m
  join conversations c on c.id = m.conversation_id`;

const UNIQUE_VIOLATION = "23505";

/**
 * Stores a message under the next number, or finds the one that was stored for this client id before. Null: there is no
 * conversation of the two yet, or they are not connected.
 */
export async function storeMessage(
  pool: pg.Pool,
  { senderId, recipientId, clientId, content }: NewMessage,
): Promise<{ message: MessageView; isNew: boolean } | null> {
  const send = () =>
    pool.query<MessageRow & { is_new: boolean }>({
      name: "send-message",
      text: SEND,
      values: [...lowFirst(senderId, recipientId), senderId, clientId, content],
    });
  // Two sends of one client id at the same moment: the second fails as a whole, and finds the first when it looks again.
  const { rows } = await send().catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION) return send();
    throw error;
  });
  const [row] = rows;
  return row ? { message: toMessageView(row), isNew: row.is_new } : null;
}

/** Makes the conversation of two people with its two members, unless it is there. */
export async function makeConversation(pool: pg.Pool, one: string, other: string): Promise<void> {
  await pool.query(
    `with made as (
       insert into conversations (id, low_id, high_id) values (gen_random_uuid(), $1, $2)
       on conflict (low_id, high_id) do nothing returning id)
     insert into conversation_members (conversation_id, seeker_id)
     select made.id, side from made, unnest(array[$1, $2]::uuid[]) side`,
    lowFirst(one, other),
  );
}

/**
 * Moves a member's seen pointer forward, which shows the other person that it was read. Null: it stands there already, or
 * beyond, or there is a block between the two.
 */
export async function moveSeen(
  pool: pg.Pool,
  conversationId: string,
  seekerId: string,
  seq: number,
): Promise<number | null> {
  const { rows } = await pool.query<{ seen_seq: number }>({
    name: "mark-seen",
    text: `update conversation_members m set seen_seq = least($3, c.last_seq) from conversations c
           where c.id = m.conversation_id and m.conversation_id = $1 and m.seeker_id = $2
             and m.seen_seq < least($3, c.last_seq) and not ${blockedBetween("c.low_id", "c.high_id")}
           returning m.seen_seq`,
    values: [conversationId, seekerId, seq],
  });
  return rows[0]?.seen_seq ?? null;
}
