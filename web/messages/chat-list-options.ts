/** The one way the list of conversations is asked for, so that all who show it share it. */
export const CHAT_LIST = { variables: { first: 50 }, fetchPolicy: "cache-and-network" } as const;
