/**
 * The one way the list of conversations is asked for, so that all who show it share it. Asked again, it is merged into what
 * is known: the pages that were loaded stay.
 */
export const CHAT_LIST = {
  variables: { first: 50 },
  fetchPolicy: "cache-and-network",
  refetchWritePolicy: "merge",
} as const;
