/** The loaded part of a list. */
export interface LoadedList<Node = { readonly id: string }> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
}

/** A list that is loaded page by page. */
export interface ListState<Node> {
  /** Undefined until there is any. */
  list: LoadedList<Node> | undefined;
  error: unknown;
  /** Error text for when loading fails and the server gives no reason. */
  failed: string;
  onRetry: () => void;
  /** Loads the page after a cursor. */
  fetchAfter: (after: string | null | undefined) => Promise<unknown>;
}
