import type { Socket } from "node:net";
import { Transform } from "node:stream";
import { proxiedConnection } from "./proxied-connection.ts";

/** A proxied connection to a server that can be broken like a network. */
export type BreakableConnection = Awaited<ReturnType<typeof breakableConnection>>;

export async function breakableConnection(target: string) {
  let refused = 0;
  let delayMs = 0;
  const delayed = () =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (delayMs === 0) done(null, chunk);
        else setTimeout(done, delayMs, null, chunk);
      },
    });
  let state: "WHOLE" | "CUT" | "SILENT" = "WHOLE";
  // Continue to read, otherwise the end of one side would go unnoticed: PostgreSQL itself detects a lost client within
  // half a minute.
  const silenceOne = (socket: Socket) =>
    socket
      .unpipe()
      .on("data", () => {})
      .resume();
  const { url, open, destroyAll, close } = await proxiedConnection(target, (near, connectFar) => {
    if (state === "CUT") {
      refused += 1;
      near.destroy();
    } else if (state === "SILENT") {
      silenceOne(near);
    } else {
      const far = connectFar();
      near.pipe(far);
      far.pipe(delayed()).pipe(near);
    }
  });
  return {
    /** The server's address through the proxy. */
    url,
    /** Closes every connection and refuses new ones. */
    cut() {
      state = "CUT";
      destroyAll();
    },
    /** Drops all data without closing connections. Existing connections stay silent after `mend`. */
    silence() {
      state = "SILENT";
      for (const socket of open) silenceOne(socket);
    },
    /** Delays everything that the server sends by these milliseconds, on existing connections as well. */
    slow(milliseconds: number) {
      delayMs = milliseconds;
    },
    /** Lets new connections through, without delay. */
    mend() {
      state = "WHOLE";
      delayMs = 0;
    },
    /** The number of refused connections. */
    refused: () => refused,
    close,
  };
}
