/** A message as every door shows it to its two people. */
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

/** A row of `messageColumns`. */
export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  recipient_id: string;
  client_id: string;
  content: string;
  created_at: Date;
  seen: boolean;
}

/** The select list of a message view. `m`, `c`: the aliases of the message and its conversation. */
export const messageColumns = (m: string, c: string): string => `
  ${m}.id, ${m}.conversation_id, ${m}.seq, ${m}.sender_id, ${m}.client_id, ${m}.content, ${m}.created_at,
  case when ${c}.low_id = ${m}.sender_id then ${c}.high_id else ${c}.low_id end as recipient_id,
  exists (select from conversation_members s where s.conversation_id = ${m}.conversation_id
          and s.seeker_id <> ${m}.sender_id and s.seen_seq >= ${m}.seq) as seen`;

export const toMessageView = (row: MessageRow): MessageView => ({
  id: row.id,
  conversationId: row.conversation_id,
  seq: row.seq,
  senderId: row.sender_id,
  recipientId: row.recipient_id,
  clientId: row.client_id,
  content: row.content,
  sentAt: row.created_at,
  seen: row.seen,
});
