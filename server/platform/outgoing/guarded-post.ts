import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { currentSpan, inSpan } from "../tracing/tracing.ts";
import { type AddressRule, guardedLookup, requireAllowedUrl } from "./public-address.ts";

const TIMEOUT_MS = 5000;

/**
 * Posts to a user-supplied URL and returns the status. Redirects are not followed, and nothing else of the response is
 * read.
 * @throws if the address is not allowed, nobody responds, or not in time (`TimeoutError`)
 */
export function guardedPost(
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  rule: AddressRule,
): Promise<number> {
  return inSpan(
    () => ({ name: "POST", kind: "client", attributes: { "http.request.method": "POST" } }),
    async () => {
      const status = await post(address, headers, body, rule);
      currentSpan()?.set({ "http.response.status_code": status });
      return status;
    },
  );
}

async function post(...[address, headers, body, rule]: Parameters<typeof guardedPost>): Promise<number> {
  const url = new URL(address);
  requireAllowedUrl(url, rule);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      lookup: guardedLookup(rule),
      // A new connection each time: a reused one was checked when it was opened.
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
