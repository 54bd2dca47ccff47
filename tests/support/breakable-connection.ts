import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to a server that can be broken as a network is. */
export interface BreakableConnection {
  /** The server's address, through the line. */
  readonly url: string;
  /** Cuts every connection and refuses new ones. */
  cut(): void;
  /** Nothing passes any more, and nobody says goodbye. Connections of before the mending stay silent after it. */
  silence(): void;
  /** New connections pass. */
  mend(): void;
  /** How many connections were refused. */
  refused(): number;
  close(): Promise<void>;
}

export async function breakableConnection(target: string): Promise<BreakableConnection> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let refused = 0;
  let state: "WHOLE" | "CUT" | "SILENT" = "WHOLE";
  // Read on, or the end of one side would never be seen: PostgreSQL itself notices within half a minute that a client is gone.
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
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
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
    mend() {
      state = "WHOLE";
    },
    refused: () => refused,
    async close() {
      destroyAll();
      server.close();
      await once(server, "close");
    },
  };
}
