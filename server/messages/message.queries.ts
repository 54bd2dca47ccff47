import DataLoader from "dataloader";
import type pg from "pg";
import type { Database } from "../platform/database/database.ts";
import type { Page } from "../platform/search/page.ts";
import { type MessageRow, type MessageView, messageColumns, toMessageView } from "./message-view.ts";

/** Which messages: `first` before a number (or the newest), or `first` after a number. */
export interface MessageRange {
  readonly first: number;
  readonly beforeSeq?: number | null | undefined;
  readonly afterSeq?: number | null | undefined;
}

/** The number of the newest message, when the seeker is a member; null otherwise. */
export async function lastSeqFor(pool: pg.Pool, conversationId: string, seekerId: string): Promise<number | null> {
  const { rows } = await pool.query<{ last_seq: number }>({
    name: "last-seq",
    text: `select c.last_seq from conversation_members m join conversations c on c.id = m.conversation_id
           where m.conversation_id = $1 and m.seeker_id = $2`,
    values: [conversationId, seekerId],
  });
  return rows[0]?.last_seq ?? null;
}

/** The numbers of the newest messages of a seeker's conversations, by conversation: of the `most` that were used last. */
export async function lastSeqsOf(pool: pg.Pool, seekerId: string, most: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ id: string; last_seq: number }>({
    name: "last-seqs",
    text: `select c.id, c.last_seq from conversation_members m join conversations c on c.id = m.conversation_id
           where m.seeker_id = $1 order by c.last_message_at desc, c.id desc limit $2`,
    values: [seekerId, most],
  });
  return new Map(rows.map(({ id, last_seq }) => [id, last_seq]));
}

/** A part of the history in the order of its numbers. `hasNextPage`: more in the direction asked for. */
export async function readHistory(
  pool: pg.Pool,
  conversationId: string,
  lastSeq: number,
  { first, beforeSeq, afterSeq }: MessageRange,
): Promise<Page<MessageView>> {
  const forward = afterSeq != null;
  const { rows } = await pool.query<MessageRow>({
    name: forward ? "history-after" : "history-before",
    text: `select ${messageColumns("m", "c")} from messages m join conversations c on c.id = m.conversation_id
           where m.conversation_id = $1 and m.seq ${forward ? ">" : "<"} $2
           order by m.seq ${forward ? "asc" : "desc"} limit $3`,
    values: [conversationId, forward ? afterSeq : (beforeSeq ?? 2_147_483_647), first + 1],
  });
  const shown = rows.slice(0, first).map(toMessageView);
  if (!forward) shown.reverse();
  return {
    nodes: shown,
    cursorAt: (index) => String(shown[index]?.seq ?? ""),
    hasNextPage: rows.length > first,
    total: async () => ({ count: Math.min(lastSeq, 1000), capped: lastSeq > 1000 }),
  };
}

/** A message by its number, for a viewer. */
export interface Delivery {
  readonly viewerId: string;
  readonly conversationId: string;
  readonly seq: number;
}

/** Messages of one statement that is still a quick one. */
const MAX_QUICK = 50;

/**
 * Loads messages to be delivered now: all that this node delivers at one time in one statement, each only for a viewer
 * who is a member of its conversation (null otherwise). Nothing is kept.
 */
export function deliveryLoader({
  pool,
  quick,
}: Pick<Database, "pool" | "quick">): DataLoader<Delivery, MessageView | null> {
  return new DataLoader<Delivery, MessageView | null>(
    async (deliveries) => {
      const read = {
        name: "deliveries",
        text: `select asked.place, ${messageColumns("m", "c")}
               from unnest($1::uuid[], $2::uuid[], $3::int[]) with ordinality asked (viewer, conversation, seq, place)
               join conversation_members me on me.conversation_id = asked.conversation and me.seeker_id = asked.viewer
               join messages m on m.conversation_id = asked.conversation and m.seq = asked.seq
               join conversations c on c.id = m.conversation_id`,
        values: [
          deliveries.map(({ viewerId }) => viewerId),
          deliveries.map(({ conversationId }) => conversationId),
          deliveries.map(({ seq }) => seq),
        ],
      };
      type Row = MessageRow & { place: string };
      const { rows } = await (deliveries.length > MAX_QUICK ? pool.query<Row>(read) : quick.query<Row>(read));
      const found = new Map(rows.map((row) => [Number(row.place), toMessageView(row)]));
      return deliveries.map((_, index) => found.get(index + 1) ?? null);
    },
    { cache: false, maxBatchSize: 500, batchScheduleFn: (run) => setImmediate(run) },
  );
}
