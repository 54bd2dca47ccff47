import type { ApolloClient } from "@apollo/client";

/** Milliseconds in which many reasons to look again become one. */
const GATHER_MS = 300;

/** Asks the named queries again, as far as somebody looks at them; at once many times is once. */
export function refetchSoon(client: ApolloClient): (...names: readonly string[]) => void {
  const wanted = new Set<string>();
  const run = () => {
    for (const query of client.getObservableQueries("active")) {
      if (query.queryName && wanted.has(query.queryName)) query.refetch().catch(() => {});
    }
    wanted.clear();
  };
  return (...names) => {
    if (wanted.size === 0) setTimeout(run, GATHER_MS);
    for (const name of names) wanted.add(name);
  };
}
