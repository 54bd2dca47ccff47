import type { FieldPolicy, Reference } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

type KeyFunction = Extract<FieldPolicy["keyArgs"], (...given: never[]) => unknown>;
type Field = Parameters<KeyFunction>[1]["field"];

/**
 * A Relay connection of the Query type, kept once for each set of the named conditions.
 * A query that asks for its totals alone keeps them in a place of their own: answered last, they would otherwise
 * leave a list without its people.
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

/** What of a connection decides which pages are known. */
interface Pages {
  readonly edges?: readonly { readonly node?: Reference }[];
  readonly pageInfo?: object & { readonly hasNextPage?: boolean };
}

/**
 * As `pagedList`, for a list that others change while one looks: asking its first page again puts what is new in front and
 * keeps the further pages that were loaded.
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
