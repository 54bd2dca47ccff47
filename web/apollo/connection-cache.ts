import type { ApolloCache, Reference } from "@apollo/client";

interface ReconnectingConnection {
  readonly edges?: readonly { readonly node?: Reference }[];
}

/** Takes nodes out of a list in the cache, on every page of it; a list that was never loaded stays so. */
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

/** Forgets a list: it is loaded again where it is shown, and when its page is opened. */
export function forgetList(cache: ApolloCache, fieldName: string): void {
  cache.evict({ id: "ROOT_QUERY", fieldName });
  cache.gc();
}
