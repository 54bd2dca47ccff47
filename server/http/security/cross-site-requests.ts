import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Whether a request is allowed, given the page that sent it. */
export type OriginCheck = (request: Pick<IncomingMessage, "headers">) => boolean;

/**
 * Returns a function that checks whether a page of another site sent a request: of neither the requested host, nor the
 * public origin, nor `others`. A browser always sends `Origin` with a write or a WebSocket handshake, so its absence
 * means another kind of client.
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
 * Returns a function that rejects what a page of another site could do on a user's behalf: requests with cookies, and
 * forms submitted as a navigation, whose response could set cookies. Calls with a bearer token, or anonymous ones, may
 * come from anywhere.
 */
export function originCheck(publicUrl: string, others: readonly string[] = []): OriginCheck {
  const isCrossSite = crossSiteCheck(publicUrl, others);
  return ({ headers }) => {
    const concernsCookies = Boolean(headers.cookie) || headers["sec-fetch-mode"] === "navigate";
    return !concernsCookies || !isCrossSite(headers);
  };
}
