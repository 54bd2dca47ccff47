import { isIP } from "node:net";
import { z } from "zod";

const RULE =
  "TRUST_PROXY is how many proxies stand before the server, such as 1, or a list of their addresses, such as 10.0.0.5, 172.16.0.0/12.";

/** What Fastify is told of them: it knows lists, but believes a number of hops only as a function. */
export const proxyTrust = (proxies: number | readonly string[]) => {
  if (typeof proxies !== "number") return [...proxies];
  return proxies > 0 && ((_address: string, hop: number) => hop < proxies);
};

/** More in a row are a mistake, such as a port number. */
const MAX_HOPS = 10;

/** An address, or a network in CIDR notation. A network of everybody would believe everybody. */
function isProxy(entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/**
 * `TRUST_PROXY`: a number of hops, or addresses and networks parted by commas. `true` would take the leftmost address of
 * `X-Forwarded-For`, which is whatever the client wrote there.
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
