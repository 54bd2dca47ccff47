import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { type AddressRule, guardedLookup, requireAllowedHost } from "./public-address.ts";

const TIMEOUT_MS = 5000;

/** What came of a try. */
export interface WebhookAnswer {
  /** Null: nobody answered. */
  readonly status: number | null;
  /** Null: it was taken. */
  readonly error: string | null;
}

/** Posts a webhook. Redirects are not followed, and nothing of the answer is read but its status. Never throws. */
export async function postWebhook(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  rule: AddressRule,
): Promise<WebhookAnswer> {
  try {
    const url = new URL(address);
    requireAllowedHost(url.hostname, rule);
    const status = await post(url, headers, body, rule);
    if (status >= 200 && status < 300) return { status, error: null };
    const redirected = status >= 300 && status < 400;
    return { status, error: redirected ? "Redirects are not followed." : `It answered ${status}.` };
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    return { status: null, error: timedOut ? "It did not answer within 5 seconds." : String((error as Error).message) };
  }
}

function post(url: URL, headers: Readonly<Record<string, string>>, body: string, rule: AddressRule): Promise<number> {
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      lookup: guardedLookup(rule),
      // A connection of its own each time: one that was opened earlier was judged earlier.
      agent: false,
      maxHeaderSize: 8192,
      signal,
    });
    request.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on("error", (error) => reject(signal.aborted ? signal.reason : error));
    request.end(body);
  });
}
