import type pg from "pg";
import { encodeMessages } from "../../server/platform/bus/message.ts";
import type { Listener } from "./chat-crowd.ts";

/** Publishes a separate event for every listener on the bus, as another node would. */
export function chatPublisher(bus: pg.Client, listeners: readonly Listener[]) {
  let sequence = 0;
  const tell = async (eventOf: (listener: Listener) => object) => {
    const events = listeners.map((listener) => JSON.stringify([`account:${listener.id}`, eventOf(listener)]));
    const messages = encodeMessages(events, 7900, () => `bench ${++sequence} `);
    await bus.query("select pg_notify('worklane', m) from unnest($1::text[]) m", [messages]);
  };
  return {
    /** A new message, which the server loads for each listener. */
    message: (seq: number) => tell(({ conversationId }) => ({ type: "message-added", conversationId, seq })),
    /** Messages were seen; the server has nothing to load. */
    seen: (seenSeq: number) =>
      tell(({ id, conversationId }) => ({ type: "messages-seen", conversationId, seekerId: id, seenSeq })),
  };
}

/** Returns the number in a message to a listener, of either kind; 0 if there is none. */
export const sequenceOf = (text: string): number => Number(/"(?:seq|seenSeq)":(\d+)/.exec(text)?.[1] ?? 0);
