import type { Config } from "./config.ts";
import { startEmbeddedPostgres } from "./development/embedded-postgres.ts";
import { migrate } from "./platform/database/migrations.ts";
import { migrateWorker } from "./platform/queue/worker.ts";
import { waitForDatabase } from "./wait-for-database.ts";

/** A database that is migrated to the current schema. */
export interface PreparedDatabase {
  readonly url: string;
  /** Stops the embedded server; a no-op for an external database. */
  stop(): Promise<void>;
}

/**
 * Connects to the configured PostgreSQL, waiting while it starts, or starts the embedded one, and applies the
 * migrations. `stopping`: aborts the wait.
 * @throws MigrationError
 */
export async function prepareDatabase(config: Config, stopping?: AbortSignal): Promise<PreparedDatabase> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const url = config.databaseUrl ?? embedded?.url ?? "";
  if (config.databaseUrl) await waitForDatabase(url, { seconds: config.databaseWaitSeconds, stopping });
  try {
    await migrate(url);
    await migrateWorker(url);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  return { url, stop: async () => embedded?.stop() };
}
