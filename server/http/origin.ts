import type { IncomingMessage } from "node:http";

/** Whether a request may carry a session's cookies: it comes from our own pages, or from no page at all. */
export type OriginCheck = (request: Pick<IncomingMessage, "headers">) => boolean;

/**
 * Compares `Origin` with the host asked for and the public address; `others` are further origins that may call.
 * A browser always sends `Origin` with a write or a WebSocket handshake, so its absence means another kind of client.
 */
export function originCheck(publicUrl: string, others: readonly string[] = []): OriginCheck {
  const known = new Set([new URL(publicUrl).origin, ...others]);
  return ({ headers }) => {
    const { origin, host } = headers;
    if (headers["sec-fetch-site"] === "cross-site" && (!origin || !known.has(origin))) return false;
    if (!origin) return true;
    if (known.has(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  };
}
