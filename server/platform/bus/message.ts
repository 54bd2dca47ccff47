import { z } from "zod";

/** Stands for events that were dropped: their readers have to look for themselves. */
export const GAP = "null";

const eventShape = z.object({ type: z.string() }).catchall(z.union([z.string(), z.number(), z.boolean(), z.null()]));
const messageShape = z.array(z.union([z.tuple([z.string(), eventShape]), z.null()]));

/**
 * Packs events, each in JSON, into as few messages as `maxBytes` allows. `heading` makes each message's beginning: the
 * node, and a number that keeps equal messages apart (PostgreSQL folds equal notifications of one transaction into one).
 */
export function encodeMessages(events: readonly string[], maxBytes: number, heading: () => string): string[] {
  const messages: string[] = [];
  let parts: string[] = [];
  let bytes = 0;
  const close = () => {
    if (parts.length > 0) messages.push(`${heading()}[${parts.join(",")}]`);
    parts = [];
    bytes = 0;
  };
  for (const event of events) {
    const size = Buffer.byteLength(event) + 1;
    if (bytes + size > maxBytes - 64) close();
    parts.push(event);
    bytes += size;
  }
  close();
  return messages;
}

/** The message's events; null stands for a gap. Undefined: the node's own echo, or not a message. */
export function decodeMessage(
  message: string,
  ownNodeId: string,
): ([topic: string, event: { type: string }] | null)[] | undefined {
  if (message.startsWith(`${ownNodeId} `)) return undefined;
  const body = message.indexOf("[");
  if (body < 0) return undefined;
  try {
    return messageShape.parse(JSON.parse(message.slice(body)));
  } catch {
    return undefined;
  }
}
