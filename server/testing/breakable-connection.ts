import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

/** A proxied connection to a server that can be broken like a network. */
export interface BreakableConnection {
  /** The server's address through the proxy. */
  readonly url: string;
  /** Closes every connection and refuses new ones. */
  cut(): void;
  /** Drops all data without closing connections. Existing connections stay silent after `mend`. */
  silence(): void;
  /** Delays everything that the server sends by these milliseconds, on existing connections as well. */
  slow(milliseconds: number): void;
  /** Lets new connections through, without delay. */
  mend(): void;
  /** The number of refused connections. */
  refused(): number;
  close(): Promise<void>;
}

export async function breakableConnection(target: string): Promise<BreakableConnection> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
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
  const server = createServer((near) => {
    near.on("error", () => {});
    if (state === "CUT") {
      refused += 1;
      return near.destroy();
    }
    if (state === "SILENT") {
      open.add(silenceOne(near));
      return near.on("close", () => open.delete(near));
    }
    const far = connect(Number(port), hostname);
    near.pipe(far);
    far.pipe(delayed()).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("No port.");
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${address.port}` }).href.replace(/\/$/, ""),
    cut() {
      state = "CUT";
      destroyAll();
    },
    silence() {
      state = "SILENT";
      for (const socket of open) silenceOne(socket);
    },
    slow(milliseconds) {
      delayMs = milliseconds;
    },
    mend() {
      state = "WHOLE";
      delayMs = 0;
    },
    refused: () => refused,
    async close() {
      destroyAll();
      server.close();
      await once(server, "close");
    },
  };
}
