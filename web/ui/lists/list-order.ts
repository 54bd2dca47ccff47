import type { LoadedList } from "./loaded-list.ts";

/** A list to step through in the panel of one of its items. */
export interface ListOrder {
  readonly ids: readonly string[];
  /** Loads those after the last; null when there are none. */
  readonly more: (() => Promise<ListOrder>) | null;
}

export const NO_ORDER: ListOrder = { ids: [], more: null };

/** Returns the order of the loaded part of a list. */
export const orderOf = (
  list: LoadedList | undefined,
  fetchAfter: (cursor: string | null | undefined) => Promise<LoadedList | undefined>,
): ListOrder => ({
  ids: list?.edges.map(({ node }) => node.id) ?? [],
  more: list?.pageInfo.hasNextPage ? async () => orderOf(await fetchAfter(list.pageInfo.endCursor), fetchAfter) : null,
});
