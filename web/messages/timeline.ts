/** A message with its sequence number. */
interface Numbered {
  readonly seq: number;
}

/** The loaded part of a conversation. */
export interface Timeline<Message extends Numbered> {
  /** The displayed messages: in order of their numbers, without a gap. */
  readonly messages: readonly Message[];
  /** Messages that arrived before earlier ones, which have to be requested. */
  readonly early: readonly Message[];
}

export const emptyTimeline: Timeline<never> = { messages: [], early: [] };

/** The number of the newest message shown; 0 when there is none. */
export const lastSeqOf = ({ messages }: Timeline<Numbered>): number => messages.at(-1)?.seq ?? 0;

/** Whether messages are missing in between. */
export const hasGap = ({ early }: Timeline<Numbered>): boolean => early.length > 0;

/** Merges messages in any order and with duplicates: each appears once, in its place. */
export function take<Message extends Numbered>(
  timeline: Timeline<Message>,
  incoming: readonly Message[],
): Timeline<Message> {
  const bySeq = new Map<number, Message>();
  for (const message of [...incoming, ...timeline.early, ...timeline.messages]) bySeq.set(message.seq, message);
  let low = timeline.messages[0]?.seq ?? 1;
  let high = lastSeqOf(timeline);
  while (bySeq.has(low - 1)) low -= 1;
  while (bySeq.has(high + 1)) high += 1;
  const messages: Message[] = [];
  for (let seq = low; seq <= high; seq++) {
    const message = bySeq.get(seq);
    if (message) messages.push(message);
  }
  const early = [...bySeq.values()].filter(({ seq }) => seq > high).sort((a, b) => a.seq - b.seq);
  return { messages, early };
}

/** Starts with a page of the newest messages. */
export const startWith = <Message extends Numbered>(page: readonly Message[]): Timeline<Message> => ({
  messages: [...page],
  early: [],
});
