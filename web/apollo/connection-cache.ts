import type { ApolloCache, Reference } from "@apollo/client";
import { noteChanged } from "./stale-answers.ts";

interface CachedConnection {
  readonly edges?: readonly { readonly node?: Reference }[];
}

/** Removes nodes from every page of a list in the cache; a list that was never loaded is left alone. */
export function dropFromConnection(
  cache: ApolloCache,
  field: string,
  drops: (read: (name: string) => unknown) => boolean,
): void {
  noteChanged(field);
  cache.modify({
    fields: {
      [field](list: CachedConnection | Reference, { readField }) {
        if (!("edges" in list) || !list.edges) return list;
        return { ...list, edges: list.edges.filter(({ node }) => !drops((name) => readField(name, node))) };
      },
    },
  });
}

/**
 * Evicts a field of Query from the cache, for `args` alone if given: it is refetched where it is shown, and when its page
 * is opened.
 */
export function forgetField(cache: ApolloCache, fieldName: string, args?: Record<string, unknown>): void {
  noteChanged(fieldName);
  cache.evict({ id: "ROOT_QUERY", fieldName, ...(args && { args }) });
  cache.gc();
}
