import { proxiedConnection } from "./proxied-connection.ts";

/** A statement that contains `to`. `after`: only on a connection that sent this before. */
export interface Lost {
  readonly to: string;
  readonly after?: string;
}

/** A proxied connection to PostgreSQL that loses the response to a chosen statement. */
export async function answerLosingLine(target: string) {
  let wanted: Lost | null = null;
  let lost = 0;
  const { url, close } = await proxiedConnection(target, (near, connectFar) => {
    const far = connectFar();
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
    near.pipe(far).pipe(near);
  });
  return {
    /** The database's address through the proxy. */
    url,
    /** Loses the response to the next such statement, and closes its connection. */
    lose(statement: Lost) {
      wanted = statement;
    },
    /** The number of lost responses. */
    lost: () => lost,
    close,
  };
}
