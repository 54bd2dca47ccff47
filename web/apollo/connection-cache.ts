import type { ApolloCache, Reference } from "@apollo/client";

interface ReconnectingConnection {
  readonly edges?: readonly { readonly node?: Reference }[];
}

/** Removes nodes from every page of a list in the cache; a list that was never loaded is left alone. */
export function dropFromConnection(
  cache: ApolloCache,
  field: string,
  drops: (read: (name: string) => unknown) => boolean,
): void {
  cache.modify({
    fields: {
      [field](list: ReconnectingConnection | Reference, { readField }) {
        if (!("edges" in list) || !list.edges) return list;
        return { ...list, edges: list.edges.filter(({ node }) => !drops((name) => readField(name, node))) };
      },
    },
  });
}

/** Evicts a list from the cache: it is refetched where it is shown, and when its page is opened. */
export function forgetList(cache: ApolloCache, fieldName: string): void {
  cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.gc();
}
