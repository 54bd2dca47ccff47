import type { ApolloClient } from "@apollo/client";
import { refetchSilently } from "./refetch-silently.ts";
import { noteChanged } from "./stale-answers.ts";

/** Milliseconds within which several triggers are merged into one refetch. */
const GATHER_MS = 300;

/**
 * Refetches the named queries that are active; repeated calls are merged. Queries that fail because the server is
 * unreachable are retried like all others (`recoveryLink`).
 */
export function refetchSoon(client: ApolloClient): (...names: readonly string[]) => void {
  let wanted = new Set<string>();

  function run() {
    const requested = wanted;
    wanted = new Set();
    for (const query of client.getObservableQueries("active")) {
      const { queryName } = query;
      if (!queryName || !requested.has(queryName)) continue;
      // A refetch shares the response to the same query in flight, which may be older than its trigger.
      noteChanged(queryName);
      refetchSilently(query).catch(() => {});
    }
  }

  function soon(...names: readonly string[]) {
    if (wanted.size === 0) setTimeout(run, GATHER_MS);
    for (const name of names) wanted.add(name);
  }
  return soon;
}
