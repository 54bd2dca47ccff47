import { withReconnect } from "../apollo/with-reconnect.ts";
import { ConnectionChangedDocument } from "../generated/connections/connections.ts";

const LISTS = ["NetworkCounts", "NetworkConnections", "NetworkInvitations", "NetworkRequested", "ChatList", "HomeNews"];

/**
 * Keeps buttons and lists in sync with changes by others: the event has the current state, and the lists are refetched.
 */
export const followConnections = (refetch: (...names: readonly string[]) => void): (() => void) =>
  // The person in the event is written to the cache by id.
  withReconnect("SEEKER", { query: ConnectionChangedDocument }, () => refetch(...LISTS));
