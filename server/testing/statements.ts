import pg from "pg";

/** Runs `work` and tells which statements were sent to PostgreSQL meanwhile, by this whole process. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const query = pg.Client.prototype.query;
  const listening = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args;
    sent.push(typeof statement === "string" ? statement : (statement as { text: string }).text);
    return Reflect.apply(query, this, args);
  };
  pg.Client.prototype.query = listening as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}
