import type pg from "pg";
import { encodeMessages } from "../../server/platform/bus/message.ts";
import type { Listener } from "./chat-crowd.ts";

/** Tells every listener of an event of their own, as another node would over the bus. */
export function chatTeller(bus: pg.Client, listeners: readonly Listener[]) {
  let sequence = 0;
  const tell = async (eventOf: (listener: Listener) => object) => {
    const events = listeners.map((listener) => JSON.stringify([`account:${listener.id}`, eventOf(listener)]));
    const messages = encodeMessages(events, 7900, () => `bench ${++sequence} `);
    await bus.query("select pg_notify('worklane', m) from unnest($1::text[]) m", [messages]);
  };
  return {
    /** A new message, which is loaded for each. */
    message: (seq: number) => tell(({ conversationId }) => ({ type: "message-added", conversationId, seq })),
    /** Somebody has seen messages; there is nothing to load. */
    seen: (seenSeq: number) =>
      tell(({ id, conversationId }) => ({ type: "messages-seen", conversationId, seekerId: id, seenSeq })),
  };
}

/** The number of which a listener is told, by either; 0: of none. */
export const toldNumber = (text: string): number => Number(/"(?:seq|seenSeq)":(\d+)/.exec(text)?.[1] ?? 0);
