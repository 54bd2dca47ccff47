import type { Database, Transaction } from "../../../platform/database/database.ts";

/** A conversation with messages that one of its people has not seen; `seenSeq`: the last one they have seen. */
export interface UnreadConversation {
  readonly conversationId: string;
  readonly seekerId: string;
  readonly seenSeq: number;
}

/** Returns the beginning of the causes of a conversation's notices to one of its people. */
export const unreadCausesBegin = ({ conversationId, seekerId }: Omit<UnreadConversation, "seenSeq">): string =>
  `unread-messages:${conversationId}:${seekerId}:`;

/** Returns the cause: it changes once they have read and receive new messages. */
export const unreadCause = (unread: UnreadConversation): string => unreadCausesBegin(unread) + unread.seenSeq;

/**
 * Returns conversations with a message unseen for ten minutes of which no notice was sent. Considers messages of the
 * last three hours, and on the full hour those of a week, to catch up after a downtime.
 */
export async function findUnreadTalks({ pool }: Pick<Database, "pool">, now: Date): Promise<UnreadConversation[]> {
  const hours = now.getUTCMinutes() === 0 ? 7 * 24 : 3;
  const { rows } = await pool.query<UnreadConversation>(
    `select distinct s.conversation_id as "conversationId", s.seeker_id as "seekerId", s.seen_seq as "seenSeq"
     from messages m join conversation_members s on s.conversation_id = m.conversation_id and s.seeker_id <> m.sender_id
     where m.created_at between $1::timestamptz - interval '1 hour' * $2::int and $1::timestamptz - interval '10 minutes'
       and m.seq > s.seen_seq and not exists (select from notices n where n.account_id = s.seeker_id
         and n.cause = 'unread-messages:' || s.conversation_id || ':' || s.seeker_id || ':' || s.seen_seq)
       and not exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((s.seeker_id, m.sender_id), (m.sender_id, s.seeker_id)))
     limit 10000`,
    [now, hours],
  );
  return rows;
}

/**
 * Returns the sender and the number of unseen messages; undefined when they were read in the meantime, or one person
 * has blocked the other.
 */
export async function unreadTalk(tx: Transaction, { conversationId, seekerId, seenSeq }: UnreadConversation) {
  type Talk = { senderId: string; senderName: string; unread: number };
  const [talk] = await tx.$queryRaw<Talk[]>`
    select p.id as "senderId", p.name as "senderName",
      (select count(*)::int from messages m where m.conversation_id = s.conversation_id and m.seq > s.seen_seq and m.sender_id = p.id) as unread
    from conversation_members s join conversation_members o on o.conversation_id = s.conversation_id and o.seeker_id <> s.seeker_id
    join seekers p on p.id = o.seeker_id
    where s.conversation_id = ${conversationId}::uuid and s.seeker_id = ${seekerId}::uuid and s.seen_seq = ${seenSeq}
      and not exists (select from blocks b where (b.blocker_id, b.blocked_id) in ((s.seeker_id, p.id), (p.id, s.seeker_id)))`;
  return talk && talk.unread > 0 ? talk : undefined;
}
