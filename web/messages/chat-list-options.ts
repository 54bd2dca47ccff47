/**
 * Common options of the query for the list of conversations, so that all components share it. A refetch is merged into
 * the cached list: the loaded pages are retained.
 */
export const CHAT_LIST = {
  variables: { first: 40 },
  fetchPolicy: "cache-and-network",
  refetchWritePolicy: "merge",
} as const;
