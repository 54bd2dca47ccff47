import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxied connection to PostgreSQL that loses the response to a chosen statement. */
export interface AnswerLosingLine {
  /** The database's address through the proxy. */
  readonly url: string;
  /**
   * Loses the response to the next statement that contains `to`, and closes its connection. `after`: only on a
   * connection that sent this before.
   */
  lose(statement: { readonly to: string; readonly after?: string }): void;
  /** The number of lost responses. */
  lost(): number;
  close(): Promise<void>;
}

export async function answerLosingLine(target: string): Promise<AnswerLosingLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let wanted: { readonly to: string; readonly after?: string } | null = null;
  let lost = 0;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let sentBefore = false;
    near.on("data", (chunk: Buffer) => {
      if (!wanted) return;
      if (wanted.after && chunk.includes(wanted.after)) sentBefore = true;
      if (!chunk.includes(wanted.to) || (wanted.after && !sentBefore)) return;
      wanted = null;
      lost += 1;
      far
        .unpipe(near)
        .once("data", () => near.destroy())
        .resume();
    });
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
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${address.port}` }).href,
    lose(statement) {
      wanted = statement;
    },
    lost: () => lost,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
