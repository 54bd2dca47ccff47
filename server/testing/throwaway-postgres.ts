import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../development/embedded-postgres.ts";

/** A separate PostgreSQL that is fast because it is not durable. */
interface ThrowawayPostgres extends EmbeddedPostgres {
  /** Stops it and removes its files. */
  stop(): Promise<void>;
  /** Stops it, and leaves its files. */
  shutDown(): Promise<void>;
}

/**
 * Starts one in `folder`, or in a new one. Not mkdtemp: its folders are not accessible to the user that PostgreSQL runs
 * as under root.
 */
export async function startThrowawayPostgres(
  folder = join(tmpdir(), `worklane-test-${randomUUID()}`),
): Promise<ThrowawayPostgres> {
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: 300 };
  const postgres = await startEmbeddedPostgres(folder, { settings });
  return {
    url: postgres.url,
    shutDown: postgres.stop,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
