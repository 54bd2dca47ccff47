import { invalid } from "./errors.ts";

/** Items of a page when not asked otherwise, and at most. */
export const PAGE_DEFAULT = 20;
export const PAGE_MOST = 50;

/** A page as asked for. */
export interface PageInput {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A page of a list as services give it. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  /** The cursor of each node, in the same order. */
  readonly cursors: readonly string[];
  readonly hasNextPage: boolean;
  /** How many there are in all, counted up to a cap; absent when the page is all there is. */
  readonly total?: () => Promise<{ count: number; capped: boolean }>;
}

/** The page with its size checked. @throws BAD_USER_INPUT */
export function checkPage({ first, after }: PageInput): { first: number; after: string | null } {
  const size = first ?? PAGE_DEFAULT;
  if (!Number.isInteger(size) || size < 1 || size > PAGE_MOST) {
    throw invalid({ first: `A page has from 1 to ${PAGE_MOST} items.` });
  }
  return { first: size, after: after ?? null };
}
