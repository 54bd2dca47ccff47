import type { ApolloClient } from "@apollo/client";
import { refetchSilently } from "./refetch-silently.ts";

/** Milliseconds in which many reasons to look again become one. */
const GATHER_MS = 300;

/**
 * Asks the named queries again, as far as somebody looks at them; at once many times is once. What could not be reached is
 * asked again as every other query is (`recoveryLink`).
 */
export function refetchSoon(client: ApolloClient): (...names: readonly string[]) => void {
  let wanted = new Set<string>();

  function run() {
    const requested = wanted;
    wanted = new Set();
    for (const query of client.getObservableQueries("active")) {
      const { queryName } = query;
      if (!queryName || !requested.has(queryName)) continue;
      refetchSilently(query).catch(() => {});
    }
  }

  function soon(...names: readonly string[]) {
    if (wanted.size === 0) setTimeout(run, GATHER_MS);
    for (const name of names) wanted.add(name);
  }
  return soon;
}
