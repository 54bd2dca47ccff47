import type pg from "pg";

/** The disk is full, or fails. */
const NO_SPACE = new Set(["53100", "58030"]);

/**
 * Whether the database's disk has space. PostgreSQL writes 280 kB into a temporary file and removes it: that leaves no
 * dead rows, and cannot succeed in space that tables already have.
 */
export async function hasSpace(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query("begin; set local work_mem = '64kB'");
    await client.query("select count(*) from generate_series(1, 20000)");
    broken = false;
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && NO_SPACE.has(String(error.code)))) throw error;
    broken = false;
    return false;
  } finally {
    if (!broken) await client.query("rollback").catch(() => {});
    client.release(broken);
  }
}
