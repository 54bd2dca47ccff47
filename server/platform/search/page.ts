import { invalid } from "../errors.ts";

/** Items of a page when not asked otherwise, and at most. */
export const PAGE_DEFAULT = 20;
export const MAX_PAGE = 50;

/** A page of a list that goes forward only, as asked for. */
export interface ForwardPageInput {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  /** Whether the total is asked for too: where counting takes as long as the page, it is done beside it. */
  readonly counted?: boolean;
}

/** A page of a list that goes both ways, as asked for. */
export interface PageInput extends ForwardPageInput {
  /** How many of the end instead. */
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

/** A page of a list as services give it. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  /** The cursor of a node by its index; made when asked for, as most pages need their last one only. */
  readonly cursorAt: (index: number) => string;
  readonly hasNextPage: boolean;
  /** Absent for lists that go forward only. */
  readonly hasPreviousPage?: boolean;
  /** What a list says of a node by its index, beside the node. */
  readonly edgeAt?: (index: number) => object;
  /** How many there are in all, counted up to a cap; absent when the page is all there is. */
  readonly total?: () => Promise<{ count: number; capped: boolean }>;
}

/** The page of a list that goes forward only, with its size checked. @throws BAD_USER_INPUT */
export function checkPage({ first, after, counted = false }: ForwardPageInput) {
  return { first: checkSize("first", first), after: after ?? null, counted };
}

/** The page of a list that goes both ways: so many, from which end, between which cursors. @throws BAD_USER_INPUT */
export function checkRange({ first, after = null, last, before = null }: PageInput) {
  if (isGiven(first) && isGiven(last)) throw invalid({ last: "Give `first` or `last`, not both." });
  const isBackward = isGiven(last) || (!isGiven(first) && Boolean(before));
  const size = isBackward ? checkSize("last", last) : checkSize("first", first);
  return { size, isBackward, after, before };
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

function checkSize(argument: "first" | "last", asked: number | null | undefined): number {
  const size = asked ?? PAGE_DEFAULT;
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE) {
    throw invalid({ [argument]: `A page has from 1 to ${MAX_PAGE} items.` });
  }
  return size;
}

/** The cursor of the last node; null on an empty page. */
export const endCursor = ({ nodes, cursorAt }: Page<unknown>): string | null =>
  nodes.length > 0 ? cursorAt(nodes.length - 1) : null;

/** The page with something else for each node; those for which there is nothing are left out, cursor and all. */
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
