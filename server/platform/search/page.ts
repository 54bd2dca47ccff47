import { invalid } from "../errors.ts";

/** Default and maximum number of items per page. */
export const PAGE_DEFAULT = 20;
export const MAX_PAGE = 50;

/** The requested page of a forward-only list. */
export interface ForwardPageInput {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  /** Whether the total is requested too: if counting takes as long as the page, both run in parallel. */
  readonly counted?: boolean;
}

/** The requested page of a list that goes both ways. */
export interface PageInput extends ForwardPageInput {
  /** Number of items from the end, instead of `first`. */
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** A page of a list as returned by services. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  /** Returns the cursor of a node by its index; computed on demand, as most pages need only their last one. */
  readonly cursorAt: (index: number) => string;
  readonly hasNextPage: boolean;
  /** Absent for forward-only lists. */
  readonly hasPreviousPage?: boolean;
  /** Returns additional edge data for a node by its index. */
  readonly edgeAt?: (index: number) => object;
  /** Returns the total number, counted up to a cap; absent if the page is complete. */
  readonly total?: () => Promise<{ count: number; capped: boolean }>;
}

/** Validates the page of a forward-only list. @throws BAD_USER_INPUT */
export function checkPage({ first, after, counted = false }: ForwardPageInput) {
  return { first: checkSize("first", first), after: after ?? null, counted };
}

/**
 * Validates the page of a list that goes both ways: its size, from which end, between which cursors.
 * @throws BAD_USER_INPUT
 */
export function checkRange({ first, after = null, last, before = null }: PageInput) {
  if (isGiven(first) && isGiven(last)) throw invalid({ last: "Provide `first` or `last`, not both." });
  const isBackward = isGiven(last) || (!isGiven(first) && Boolean(before));
  const size = isBackward ? checkSize("last", last) : checkSize("first", first);
  return { size, isBackward, after, before };
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

function checkSize(argument: "first" | "last", asked: number | null | undefined): number {
  const size = asked ?? PAGE_DEFAULT;
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE) {
    throw invalid({ [argument]: `A page can have 1 to ${MAX_PAGE} items.` });
  }
  return size;
}

/** Returns the cursor of the last node; null on an empty page. */
export const endCursor = ({ nodes, cursorAt }: Page<unknown>): string | null =>
  nodes.length > 0 ? cursorAt(nodes.length - 1) : null;

/** Maps the nodes of a page; those mapped to undefined are omitted, with their cursors. */
export function mapPage<From, To>(page: Page<From>, of: (node: From) => To | undefined): Page<To> {
  const found = page.nodes.flatMap((from, index) => {
    const node = of(from);
    return node === undefined ? [] : [{ node, index }];
  });
  return {
    ...page,
    nodes: found.map(({ node }) => node),
    cursorAt: (index) => page.cursorAt(found[index]?.index ?? -1),
  };
}
