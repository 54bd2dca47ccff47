import { serverWatch } from "./server-watch.ts";

const REOPEN_MS = 2000;

/**
 * Opens a stream, and anew whenever the server has ended it, until the returned function is called. `open` is given what
 * it calls when the stream is over. (A lost socket is found again by the link and ends no stream.)
 */
export function keepOpen(open: (ended: () => void) => { unsubscribe(): void }): () => void {
  let stopped = false;
  let cancel = () => {};
  let stream = { unsubscribe() {} };
  const openNow = () => {
    stream = open(() => {
      if (!stopped) cancel = serverWatch.soon(REOPEN_MS, openNow);
    });
  };
  openNow();
  return () => {
    stopped = true;
    cancel();
    stream.unsubscribe();
  };
}
