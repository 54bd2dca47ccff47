import type { TypedDocumentNode } from "@apollo/client";
import { ViewerDocument } from "../generated/accounts/viewer.ts";
import type { Role } from "../generated/graphql.ts";
import { clientFor } from "./client.ts";
import { serverMonitor } from "./server-monitor.ts";
import { onSessionBack, publishSessionEnd } from "./session-link.ts";

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

interface Stream<Data> {
  readonly query: TypedDocumentNode<Data, Record<string, never>>;
  readonly fetchPolicy?: "no-cache";
}

/**
 * Opens a stream and passes on its data, until the returned function is called. A stream that the server has ended is
 * reopened after a delay that grows until data arrives; after the end of the session, only once the person has logged
 * in again. (A lost socket is reconnected by the link and does not end the stream.)
 */
export function withReconnect<Data>(role: Role, stream: Stream<Data>, onData: (data: Data) => void): () => void {
  let stopped = false;
  let pause = FIRST_PAUSE_MS;
  let cancel = () => {};
  let subscription = { unsubscribe() {} };
  const open = () => {
    cancel();
    subscription = clientFor(role)
      .subscribe(stream)
      .subscribe({
        next({ data }) {
          if (!data) return;
          pause = FIRST_PAUSE_MS;
          onData(data as Data);
        },
        complete: () => void reopen(),
      });
  };
  async function reopen() {
    const signedIn = await isSignedIn(role);
    if (stopped) return;
    if (signedIn) {
      cancel = serverMonitor.soon(pause * (0.75 + Math.random() / 4), open);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    } else {
      cancel = onSessionBack(role, open);
      publishSessionEnd(role);
    }
  }
  open();
  return () => {
    stopped = true;
    cancel();
    subscription.unsubscribe();
  };
}

/** Whether the session is still valid; also true while that cannot be determined. */
const isSignedIn = (role: Role): Promise<boolean> =>
  clientFor(role)
    .query({ query: ViewerDocument, variables: { role }, fetchPolicy: "no-cache" })
    .then(
      ({ data }) => Boolean(data?.viewer),
      () => true,
    );
