import type { FieldPolicy, Reference } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

type KeyFunction = Extract<FieldPolicy["keyArgs"], (...given: never[]) => unknown>;
type Field = Parameters<KeyFunction>[1]["field"];

/**
 * A Relay connection of the Query type, cached once for each set of the named conditions.
 * A query for its totals alone is cached separately: arriving last, its response would otherwise leave the list without
 * its edges.
 */
export function pagedList(...conditions: string[]): FieldPolicy {
  return {
    ...relayStylePagination(),
    keyArgs(args, { field, fieldName }) {
      if (!field || !selectsOnlyTotals(field)) return conditions.length > 0 ? conditions : fieldName;
      return `${fieldName}:totals:${JSON.stringify(conditions.map((name) => args?.[name] ?? null))}`;
    },
  };
}

/** The arguments and fields of a connection that determine which pages are known. */
interface Pages {
  readonly edges?: readonly { readonly node?: Reference }[];
  readonly pageInfo?: object & { readonly hasNextPage?: boolean };
}

/**
 * Like `pagedList`, for a list that other users change during a visit: refetching its first page puts new nodes in
 * front and retains the further pages that were loaded.
 */
export function cachedList(...conditions: string[]): FieldPolicy {
  const policy = pagedList(...conditions);
  const merge: FieldPolicy["merge"] = (existing: Pages | undefined, incoming: Pages, options) => {
    const merged: Pages = typeof policy.merge === "function" ? policy.merge(existing, incoming, options) : incoming;
    const known = existing?.edges ?? [];
    if (options.args?.after || !incoming.pageInfo?.hasNextPage || known.length <= (incoming.edges?.length ?? 0))
      return merged;
    const fresh = new Set(incoming.edges?.map(({ node }) => node?.__ref));
    const further = known.filter(({ node }) => !fresh.has(node?.__ref));
    return { ...merged, edges: [...(merged.edges ?? []), ...further], pageInfo: existing?.pageInfo };
  };
  return { ...policy, merge };
}

const selectsOnlyTotals = ({ selectionSet }: NonNullable<Field>): boolean =>
  selectionSet?.selections.every(
    (selection) =>
      selection.kind === "Field" &&
      (selection.name.value.startsWith("totalCount") || selection.name.value === "__typename"),
  ) ?? false;
