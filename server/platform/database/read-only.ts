import type pg from "pg";

/**
 * Whether a database refuses writes: it is a standby, or read-only by its settings, as managed servers are when their
 * disk is full.
 */
export async function isReadOnly(client: Pick<pg.ClientBase, "query">): Promise<boolean> {
  const { rows } = await client.query<{ isReadOnly: boolean }>(
    `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  );
  return rows[0]?.isReadOnly ?? false;
}

/** As `isReadOnly`; closes the connection it used if so, because its session may remain read-only. */
export async function isPoolReadOnly(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  let discard = true;
  try {
    discard = await isReadOnly(client);
    return discard;
  } finally {
    client.release(discard);
  }
}
