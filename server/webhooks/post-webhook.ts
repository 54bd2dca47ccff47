import { guardedPost } from "../platform/outgoing/guarded-post.ts";
import type { AddressRule } from "../platform/outgoing/public-address.ts";

/** The result of an attempt. */
export interface WebhookAnswer {
  /** Null: there was no response. */
  readonly status: number | null;
  /** Null: it was accepted. */
  readonly error: string | null;
}

/** Posts a webhook. Redirects are not followed, and only the status of the response is read. Never throws. */
export async function postWebhook(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  rule: AddressRule,
): Promise<WebhookAnswer> {
  try {
    const status = await guardedPost(address, headers, body, rule);
    if (status >= 200 && status < 300) return { status, error: null };
    const redirected = status >= 300 && status < 400;
    return { status, error: redirected ? "Redirects are not followed." : `The endpoint returned ${status}.` };
  } catch (error) {
    return { status: null, error: problemOf(error as NodeJS.ErrnoException) };
  }
}

/** What the owner of the endpoint can mend, by the code of the failure. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ENOTFOUND: "The host name was not found in DNS.",
  EAI_AGAIN: "The host name could not be looked up in DNS.",
  ECONNREFUSED: "The endpoint refused the connection.",
  ECONNRESET: "The endpoint closed the connection without a response.",
};

function problemOf({ name, code = "", message }: NodeJS.ErrnoException): string {
  if (name === "TimeoutError") return "The endpoint did not respond within 5 seconds.";
  return PROBLEMS[code] ?? message;
}
