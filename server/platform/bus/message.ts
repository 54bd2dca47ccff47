/** Stands for dropped events: their readers have to reload. */
export const GAP = "null";

type Entry = readonly [topic: string, event: { readonly type: string }];

const isEntry = (value: unknown): value is Entry | null =>
  value === null || (Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && isEvent(value[1]));

/** Events are flat. Each message is checked by every node, so this is no schema, which takes ten times as long. */
function isEvent(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  for (const part of Object.values(value)) if (typeof part === "object" && part !== null) return false;
  return "type" in value && typeof value.type === "string";
}

/**
 * Encodes events, each in JSON, into as few messages as `maxBytes` allows. `heading` creates each message's prefix: the
 * node, and a number that keeps equal messages distinct (PostgreSQL merges equal notifications of a transaction).
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

/** Returns the message's events; null stands for a gap. Undefined: the node's own echo, or not a message. */
export function decodeMessage(message: string, ownNodeId: string): readonly (Entry | null)[] | undefined {
  if (message.startsWith(`${ownNodeId} `)) return undefined;
  const body = message.indexOf("[");
  if (body < 0) return undefined;
  try {
    const entries: unknown = JSON.parse(message.slice(body));
    return Array.isArray(entries) && entries.every(isEntry) ? entries : undefined;
  } catch {
    return undefined;
  }
}
