import { serverWatch } from "./server-watch.ts";

/** Milliseconds without a response after which the server may be gone without having closed the connection. */
const LATE_MS = 5000;
/** Milliseconds after which no response is expected any more: the server's own limits add up to less. */
const TIMEOUT_MS = 30_000;

/**
 * Fetches as `fetch` does, and reports a late response as a failure that is worth a probe of the server.
 * @throws TimeoutError when there is no whole response after 30 seconds
 */
export async function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = new AbortController();
  // Also ends a response that stops in the middle. Aborting one that is complete does nothing.
  setTimeout(() => timeout.abort(new DOMException("The server does not answer.", "TimeoutError")), TIMEOUT_MS);
  const late = setTimeout(() => serverWatch.reportFailure(), LATE_MS);
  try {
    const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
    return await fetch(input, { ...init, signal });
  } finally {
    clearTimeout(late);
  }
}
