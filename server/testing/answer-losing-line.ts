import { proxiedConnection } from "./proxied-connection.ts";

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
  let wanted: { readonly to: string; readonly after?: string } | null = null;
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
    url,
    lose(statement) {
      wanted = statement;
    },
    lost: () => lost,
    close,
  };
}
