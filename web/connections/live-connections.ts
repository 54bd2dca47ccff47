import { keepOpen } from "../apollo/keep-open.ts";
import { ConnectionChangedDocument } from "../generated/connections/connections.ts";

const LISTS = ["NetworkCounts", "NetworkConnections", "NetworkInvitations", "NetworkRequested", "ChatList"];

/** Keeps buttons and lists true while others act: the event brings how one stands now, and the lists are asked again. */
export const followConnections = (refetch: (...names: readonly string[]) => void): (() => void) =>
  // What it brings of a person lands in the cache by its id.
  keepOpen("SEEKER", { query: ConnectionChangedDocument }, () => refetch(...LISTS));
