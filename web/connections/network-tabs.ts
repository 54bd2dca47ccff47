/** The tabs of My Network, as the address names them. */
export const NETWORK_TABS = ["connections", "invitations", "requested"] as const;

export type NetworkTab = (typeof NETWORK_TABS)[number];
