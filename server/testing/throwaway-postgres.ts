import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../development/embedded-postgres.ts";

/** A PostgreSQL of its own that is fast because nothing in it has to survive; stopping it removes it. */
export async function startThrowawayPostgres(): Promise<EmbeddedPostgres> {
  // Not mkdtemp: its folders are closed to the user that PostgreSQL runs as under root.
  const folder = join(tmpdir(), `worklane-test-${randomUUID()}`);
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: 300 };
  const postgres = await startEmbeddedPostgres(folder, { settings });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
