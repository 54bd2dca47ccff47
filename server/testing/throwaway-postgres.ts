import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../development/embedded-postgres.ts";

/**
 * Starts a separate PostgreSQL that is fast because it is not durable, in `folder` or in a new one. Not mkdtemp: its
 * folders are not accessible to the user that PostgreSQL runs as under root.
 */
export async function startThrowawayPostgres(folder = join(tmpdir(), `worklane-test-${crypto.randomUUID()}`)) {
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: 300 };
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
