import { isIP } from "node:net";
import { z } from "zod";

const RULE =
  "TRUST_PROXY must be the number of proxies in front of the server, such as 1, or a list of their addresses, such as 10.0.0.5, 172.16.0.0/12.";

/** Returns Fastify's `trustProxy` option: it accepts lists, but a number of hops only as a function. */
export const proxyTrust = (proxies: number | readonly string[]) => {
  if (typeof proxies !== "number") return [...proxies];
  return proxies > 0 && ((_address: string, hop: number) => hop < proxies);
};

/** A larger number is a mistake, such as a port number. */
const MAX_HOPS = 10;

/**
 * Whether an entry is an address or a network in CIDR notation. A network of all addresses is rejected: it would trust
 * everybody.
 */
function isProxy(entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/**
 * `TRUST_PROXY`: a number of hops, or comma-separated addresses and networks. `true` would take the leftmost address of
 * `X-Forwarded-For`, which the client controls.
 */
export const trustedProxies = z.string().transform((value, ctx): number | readonly string[] => {
  const text = value.trim();
  if (text === "false") return 0;
  if (/^\d+$/.test(text) && Number(text) <= MAX_HOPS) return Number(text);
  const entries = text.split(",").map((entry) => entry.trim());
  if (entries.every(isProxy)) return entries;
  const why = text === "true" ? "TRUST_PROXY=true would believe whatever address a client sends. " : "";
  ctx.addIssue({ code: "custom", message: why + RULE });
  return z.NEVER;
});
