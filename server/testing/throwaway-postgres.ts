import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../development/embedded-postgres.ts";

/**
 * Starts a separate PostgreSQL that is fast because it is not durable, in `folder` or in a new one. Not mkdtemp: its
 * folders are not accessible to the user that PostgreSQL runs as under root.
 */
export async function startThrowawayPostgres(folder = join(tmpdir(), `worklane-test-${crypto.randomUUID()}`)) {
  const fast = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  // By default it keeps up to 1 GB of logs for crashes, of which none has to be survived here.
  const settings = { ...fast, max_connections: 300, max_wal_size: "128MB" };
  const postgres = await startEmbeddedPostgres(folder, { settings });
  return {
    url: postgres.url,
    /** Stops it, and leaves its files. */
    shutDown: postgres.stop,
    /** Stops it and removes its files. */
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
