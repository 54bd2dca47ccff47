import { Resolver } from "node:dns/promises";

/** Timeout per server, and number of tries. */
const TIMEOUT_MS = 2000;
const TRIES = 2;
/** Maximum time of all tries together. */
const MAX_MS = 8000;
/** Maximum number of records considered: no legitimate domain has as many. */
const MAX_RECORDS = 100;

/** Codes for a missing name or record. Other errors leave the result unknown. */
const NONE = new Set(["ENOTFOUND", "ENODATA"]);

/** Returns the text records of a domain; null if they could not be determined. */
export type TxtLookup = (domain: string) => Promise<readonly string[] | null>;

/**
 * Looks up text records and nothing else: no address is resolved and nothing is fetched. `servers`: empty for the
 * system's.
 */
export function txtLookup(servers: readonly string[]): TxtLookup {
  return async (domain) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (servers.length > 0) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), MAX_MS);
    try {
      // The trailing dot bypasses the system's search domains.
      const records = await resolver.resolveTxt(`${domain}.`);
      return records.slice(0, MAX_RECORDS).map((parts) => parts.join(""));
    } catch (error) {
      if (error instanceof Error && "code" in error && NONE.has(String(error.code))) return [];
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}
