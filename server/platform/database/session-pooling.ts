import type pg from "pg";

/**
 * Whether a pooler in front of the database gives its connections to other clients between transactions: then two
 * clients have the same server process, or one client has two.
 *
 * @param open Opens a connection.
 */
export async function isPooledByTransaction(open: () => pg.Client): Promise<boolean> {
  const clients = [open(), open()] as const;
  const [one, other] = clients;
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const first = await processOf(one);
    // Holds on to the process that the first one may have left.
    await other.query("begin");
    return (await processOf(other)) === first || (await processOf(one)) !== first;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}
