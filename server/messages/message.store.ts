import type { Database } from "../platform/database/database.ts";
import type { Page } from "../platform/search/page.ts";

/** A message as every API shows it to its two people. */
export interface MessageView {
  readonly id: string;
  readonly conversationId: string;
  /** 1, 2, 3, … within the conversation, without gaps. */
  readonly seq: number;
  readonly senderId: string;
  readonly recipientId: string;
  /** Made by the sender's client. */
  readonly clientId: string;
  readonly content: string;
  readonly sentAt: Date;
  /** Whether the recipient has seen it. */
  readonly seen: boolean;
}

/** The select list of a `MessageView`. `m`, `c`: the aliases of the message and its conversation. */
export const messageColumns = (m: string, c: string): string => `
  ${m}.id, ${m}.conversation_id as "conversationId", ${m}.seq, ${m}.sender_id as "senderId",
  case when ${c}.low_id = ${m}.sender_id then ${c}.high_id else ${c}.low_id end as "recipientId",
  ${m}.client_id as "clientId", ${m}.content, ${m}.created_at as "sentAt",
  exists (select from conversation_members s where s.conversation_id = ${m}.conversation_id
          and s.seeker_id <> ${m}.sender_id and s.seen_seq >= ${m}.seq) as seen`;

/** A pair of people as a conversation stores it. */
export const lowFirst = (a: string, b: string): [string, string] => (a < b ? [a, b] : [b, a]);

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
  select ${messageColumns("m", "c")}, m.is_new as "isNew" from (
    select *, true as is_new from added union all select *, false from stored) m
  join conversations c on c.id = m.conversation_id`;

const UNIQUE_VIOLATION = "23505";

/**
 * Stores a message under the next number, or finds the one that was stored for this client id before. Null: there is no
 * conversation of the two yet, or they are not connected.
 */
export async function storeMessage(
  { pool }: Pick<Database, "pool">,
  { senderId, recipientId, clientId, content }: Pick<MessageView, "senderId" | "recipientId" | "clientId" | "content">,
): Promise<{ message: MessageView; isNew: boolean } | null> {
  const send = () =>
    pool.query<MessageView & { isNew: boolean }>({
      name: "send-message",
      text: SEND,
      values: [...lowFirst(senderId, recipientId), senderId, clientId, content],
    });
  // Two sends of one client id at the same moment: the second fails as a whole, and finds the first when it is retried.
  const { rows } = await send().catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION) return send();
    throw error;
  });
  if (!rows[0]) return null;
  const { isNew, ...message } = rows[0];
  return { message, isNew };
}

/** Which messages: `first` before a number (or the newest), or `first` after a number. */
export interface MessageRange {
  readonly first: number;
  readonly beforeSeq?: number | null | undefined;
  readonly afterSeq?: number | null | undefined;
}

/** A part of the history in the order of its numbers. `hasNextPage`: more in the requested direction. */
export async function readHistory(
  { pool }: Pick<Database, "pool">,
  conversationId: string,
  { first, beforeSeq, afterSeq }: MessageRange,
): Promise<Omit<Page<MessageView>, "total">> {
  const forward = afterSeq != null;
  const { rows } = await pool.query<MessageView>({
    name: forward ? "history-after" : "history-before",
    text: `select ${messageColumns("m", "c")} from messages m join conversations c on c.id = m.conversation_id
           where m.conversation_id = $1 and m.seq ${forward ? ">" : "<"} $2
           order by m.seq ${forward ? "asc" : "desc"} limit $3`,
    values: [conversationId, forward ? afterSeq : (beforeSeq ?? 2_147_483_647), first + 1],
  });
  const nodes = rows.slice(0, first);
  if (!forward) nodes.reverse();
  return { nodes, cursorAt: (index) => String(nodes[index]?.seq ?? ""), hasNextPage: rows.length > first };
}

/** A message by its number, for a viewer. */
interface Delivery {
  readonly viewerId: string;
  readonly conversationId: string;
  readonly seq: number;
}

/** Messages of one statement that is still a quick one. */
const MAX_QUICK = 50;
/** Messages of one statement. */
const MAX_AT_ONCE = 500;

interface WantedDelivery extends Delivery {
  readonly resolve: (message: MessageView | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Loads messages to be delivered now: all that this node delivers at one time in one statement, each only for a viewer
 * who is a member of its conversation (null otherwise). Nothing is cached.
 */
export function deliveryLoader(db: Pick<Database, "pool" | "quick">) {
  let wanted: WantedDelivery[] = [];

  function run() {
    const all = wanted;
    wanted = [];
    for (let from = 0; from < all.length; from += MAX_AT_ONCE) void answer(all.slice(from, from + MAX_AT_ONCE));
  }

  async function answer(some: readonly WantedDelivery[]) {
    try {
      const messages = await readDeliveries(db, some);
      for (const [place, { resolve }] of some.entries()) resolve(messages[place] ?? null);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  return {
    load: (delivery: Delivery) =>
      new Promise<MessageView | null>((resolve, reject) => {
        if (wanted.length === 0) setImmediate(run);
        wanted.push({ ...delivery, resolve, reject });
      }),
  };
}

// What is known already does not come back.
const DELIVERIES = `
  select delivery.place::int, m.id, m.sender_id as "senderId",
    case when c.low_id = m.sender_id then c.high_id else c.low_id end as "recipientId",
    m.client_id as "clientId", m.content, m.created_at as "sentAt",
    exists (select from conversation_members s where s.conversation_id = m.conversation_id
            and s.seeker_id <> m.sender_id and s.seen_seq >= m.seq) as seen
  from unnest($1::uuid[], $2::uuid[], $3::int[]) with ordinality delivery (viewer, conversation, seq, place)
  join conversation_members me on me.conversation_id = delivery.conversation and me.seeker_id = delivery.viewer
  join messages m on m.conversation_id = delivery.conversation and m.seq = delivery.seq
  join conversations c on c.id = m.conversation_id`;

/** The messages by the places of their deliveries; nothing where the viewer may not see it. */
async function readDeliveries(
  { pool, quick }: Pick<Database, "pool" | "quick">,
  deliveries: readonly Delivery[],
): Promise<MessageView[]> {
  const read = {
    name: "deliveries",
    text: DELIVERIES,
    values: [
      deliveries.map(({ viewerId }) => viewerId),
      deliveries.map(({ conversationId }) => conversationId),
      deliveries.map(({ seq }) => seq),
    ],
  };
  type Row = Omit<MessageView, keyof Delivery> & { readonly place: number };
  const { rows } = await (deliveries.length > MAX_QUICK ? pool.query<Row>(read) : quick.query<Row>(read));
  const found: MessageView[] = [];
  for (const { place, id, senderId, recipientId, clientId, content, sentAt, seen } of rows) {
    const delivery = deliveries[place - 1];
    if (!delivery) continue;
    const { conversationId, seq } = delivery;
    found[place - 1] = { id, conversationId, seq, senderId, recipientId, clientId, content, sentAt, seen };
  }
  return found;
}
