import type { TypedDocumentNode } from "@apollo/client";
import { ViewerDocument } from "../generated/accounts/viewer.ts";
import type { Role } from "../generated/graphql.ts";
import { clientFor } from "./client.ts";
import { serverWatch } from "./server-watch.ts";
import { onSessionBack, publishSessionEnd } from "./session-link.ts";

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

interface Stream<Data> {
  readonly query: TypedDocumentNode<Data, Record<string, never>>;
  readonly fetchPolicy?: "no-cache";
}

/**
 * Opens a stream and hands on what it brings, until the returned function is called. One that the server has ended is opened
 * anew after pauses that grow until it brings something; once the session has ended, only when the person has logged in again.
 * (A lost socket is found again by the link and ends no stream.)
 */
export function keepOpen<Data>(role: Role, stream: Stream<Data>, onData: (data: Data) => void): () => void {
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
      cancel = serverWatch.soon(pause * (0.75 + Math.random() / 4), open);
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

/** Whether the session lasts; yes as well while nobody can tell. */
const isSignedIn = (role: Role): Promise<boolean> =>
  clientFor(role)
    .query({ query: ViewerDocument, variables: { role }, fetchPolicy: "no-cache" })
    .then(
      ({ data }) => Boolean(data?.viewer),
      () => true,
    );
