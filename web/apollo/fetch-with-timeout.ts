import { serverMonitor } from "./server-monitor.ts";

/** Milliseconds without a response after which the server may be gone without having closed the connection. */
const LATE_MS = 5000;
/** Milliseconds after which no response is expected any more: the server's own limits add up to less. */
const TIMEOUT_MS = 30_000;

/** Characters of a body below which a browser surely accepts it with `keepalive`: its limit is 64 KiB for all of them. */
const KEPT_ALIVE_LENGTH = 8192;

/** Fetches a mutation: a short one is completed even when the page is left at once. */
export const fetchChange = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> =>
  fetchWithTimeout(input, {
    ...init,
    keepalive: typeof init.body === "string" && init.body.length < KEPT_ALIVE_LENGTH,
  });

/**
 * Fetches as `fetch` does, and reports a late response as a failure that is worth a probe of the server.
 * @throws TimeoutError when there is no whole response after 30 seconds
 */
export async function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const controller = new AbortController();
  const cancel = () => controller.abort(init.signal?.reason);
  if (init.signal?.aborted) cancel();
  // Not `AbortSignal.any`, which Safari has only since 17.4.
  init.signal?.addEventListener("abort", cancel, { once: true });
  // Also ends a response that stops in the middle. Aborting one that is complete does nothing.
  setTimeout(() => controller.abort(new DOMException("The server is not responding.", "TimeoutError")), TIMEOUT_MS);
  const late = setTimeout(() => serverMonitor.reportFailure(), LATE_MS);
  try {
    return await fetch(input, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(late);
  }
}
