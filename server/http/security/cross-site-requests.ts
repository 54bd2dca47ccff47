import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Whether a request may do what it asks for, judged by the page that sent it. */
export type OriginCheck = (request: Pick<IncomingMessage, "headers">) => boolean;

/**
 * Tells whether a page of another site sent a request: neither of the host that it asks, nor of the public address, nor of
 * `others`. A browser always sends `Origin` with a write or a WebSocket handshake, so its absence means another kind of client.
 */
export function crossSiteCheck(publicUrl: string, others: readonly string[] = []) {
  const known = new Set([new URL(publicUrl).origin, ...others]);
  return ({ origin, host, "sec-fetch-site": site }: IncomingHttpHeaders): boolean => {
    if (!origin) return site === "cross-site";
    if (known.has(origin)) return false;
    return site === "cross-site" || !URL.canParse(origin) || new URL(origin).host !== host;
  };
}

/**
 * Refuses what a page of another site could do in a person's name: requests that carry cookies, and forms that it submits
 * as a navigation, whose answer could set them. Calls with a bearer token, or of nobody, may come from anywhere.
 */
export function originCheck(publicUrl: string, others: readonly string[] = []): OriginCheck {
  const isCrossSite = crossSiteCheck(publicUrl, others);
  return ({ headers }) => {
    const concernsCookies = Boolean(headers.cookie) || headers["sec-fetch-mode"] === "navigate";
    return !concernsCookies || !isCrossSite(headers);
  };
}
