import { Resolver } from "node:dns/promises";

/** How long a server may take for an answer, and how often it is asked. */
const TIMEOUT_MS = 2000;
const TRIES = 2;
/** All tries together, whatever the servers do. */
const MAX_MS = 8000;
/** Records that are looked at: no domain has as many of its own accord. */
const MAX_RECORDS = 100;

/** There is no such name, or it has no such record. Anything else leaves open what there is. */
const NONE = new Set(["ENOTFOUND", "ENODATA"]);

/** The text records of a domain; null when nobody could say. */
export type TxtLookup = (domain: string) => Promise<readonly string[] | null>;

/** Looks text records up and nothing else: no address is resolved and nothing is fetched. `servers`: empty for the system's. */
export function txtLookup(servers: readonly string[]): TxtLookup {
  return async (domain) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (servers.length > 0) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), MAX_MS);
    try {
      // The dot at the end keeps the system's search domains out.
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
