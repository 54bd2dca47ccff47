import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to a server that can be cut, as a network is: nothing passes, and nobody says goodbye. */
export interface BreakableLine {
  readonly url: string;
  /** Cuts every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function breakableLine(target: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
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
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      whole = false;
      destroyAll();
    },
    mend() {
      whole = true;
    },
    async close() {
      destroyAll();
      server.close();
      await once(server, "close");
    },
  };
}
