import { expect } from "vitest";

/** A page of a list, by its nodes or its edges. */
type Page<Item> = { readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null } } & (
  | { readonly nodes: readonly Item[] }
  | { readonly edges: readonly { readonly node: Item }[] }
);

/** Reads a list page by page, `first` items at a time; resolves with all of them, in order. */
export async function everyPage<Item>(
  first: number,
  read: (page: { first: number; after: string | null }) => Promise<Page<Item> | null | undefined>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let after: string | null = null; ; ) {
    const page = await read({ first, after });
    if (!page) throw new Error("There is no such list.");
    const nodes = "nodes" in page ? page.nodes : page.edges.map(({ node }) => node);
    items.push(...nodes);
    if (!page.pageInfo.hasNextPage) return items;
    expect(nodes).toHaveLength(first);
    after = page.pageInfo.endCursor ?? null;
  }
}
