import type { Config } from "./config.ts";
import { startEmbeddedPostgres } from "./development/embedded-postgres.ts";
import { migrate } from "./platform/database/migrations.ts";
import { migrateWorker } from "./platform/queue/worker.ts";
import { waitForDatabase } from "./wait-for-database.ts";

/** A database that has the program's schema. */
export interface PreparedDatabase {
  readonly url: string;
  /** Stops the embedded server; nothing for one of the operator's. */
  stop(): Promise<void>;
}

/**
 * Takes the operator's PostgreSQL, waiting for it if it starts too, or starts the embedded one, and brings it to the schema.
 * `stopping`: ends the wait. @throws MigrationError
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
