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
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    return {
      status: null,
      error: timedOut ? "The endpoint did not respond within 5 seconds." : String((error as Error).message),
    };
  }
}
