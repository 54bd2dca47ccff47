import type { ChatMessage } from "./live/chat-transport.ts";
import { type Pending, without } from "./sending/pending.ts";
import { emptyTimeline, lastSeqOf, type Timeline, take } from "./timeline.ts";

/** A conversation as displayed. */
export interface Thread {
  readonly phase: "loading" | "ready" | "failed";
  /** Null until the first message. */
  readonly conversationId: string | null;
  readonly timeline: Timeline<ChatMessage>;
  /** Whether there are older messages to load. */
  readonly hasOlder: boolean;
  readonly loadingOlder: boolean;
  readonly pending: readonly Pending[];
  /** The highest message number seen by the viewer, and by the other person. */
  readonly seenSeq: number;
  readonly peerSeenSeq: number;
  readonly isTyping: boolean;
  /** The newest message that arrived while the thread was open; announced to screen readers. */
  readonly arrived: ChatMessage | null;
}

export const newThread: Thread = {
  phase: "loading",
  conversationId: null,
  timeline: emptyTimeline,
  hasOlder: false,
  loadingOlder: false,
  pending: [],
  seenSeq: 0,
  peerSeenSeq: 0,
  isTyping: false,
  arrived: null,
};

/** Merges messages into a thread; pending ones among them have arrived. */
export function receive(thread: Thread, messages: readonly ChatMessage[], viewerId: string): Thread {
  const timeline = take(thread.timeline, messages);
  const own = messages.filter(({ senderId }) => senderId === viewerId);
  const newest = timeline.messages.at(-1) ?? null;
  const isNew = newest !== null && newest.seq > lastSeqOf(thread.timeline) && newest.senderId !== viewerId;
  return {
    ...thread,
    conversationId: messages[0]?.conversationId ?? thread.conversationId,
    timeline,
    pending: without(thread.pending, new Set(own.map(({ clientId }) => clientId))),
    isTyping: isNew ? false : thread.isTyping,
    arrived: isNew ? newest : thread.arrived,
  };
}

/** Advances a seen pointer of a thread; it never moves back. */
export const seenBy = (thread: Thread, own: boolean, seenSeq: number): Thread =>
  own
    ? { ...thread, seenSeq: Math.max(thread.seenSeq, seenSeq) }
    : { ...thread, peerSeenSeq: Math.max(thread.peerSeenSeq, seenSeq) };
