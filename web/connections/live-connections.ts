import type { ApolloClient } from "@apollo/client";
import { ConnectionChangedDocument } from "../generated/graphql.ts";

const REOPEN_MS = 2000;
const LISTS = ["NetworkCounts", "NetworkConnections", "NetworkInvitations", "NetworkRequested", "ChatList"];

/** Keeps buttons and lists true while others act: the event brings how one stands now, and the lists are asked again. */
export function followConnections(client: ApolloClient, refetch: (...names: readonly string[]) => void): () => void {
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let stream = { unsubscribe() {} };
  const open = () => {
    const again = () => {
      if (!stopped) reopening = setTimeout(open, REOPEN_MS);
    };
    // What it brings of a person lands in the cache by its id.
    stream = client
      .subscribe({ query: ConnectionChangedDocument })
      .subscribe({ next: () => refetch(...LISTS), error: again, complete: again });
  };
  open();
  return () => {
    stopped = true;
    clearTimeout(reopening);
    stream.unsubscribe();
  };
}
