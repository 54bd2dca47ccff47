import type { Config } from "./config.ts";
import { startEmbeddedPostgres } from "./development/embedded-postgres.ts";
import { migrate } from "./platform/database/migrations.ts";
import { migrateWorker } from "./platform/queue/worker.ts";

/** A database that has the program's schema. */
export interface PreparedDatabase {
  readonly url: string;
  /** Stops the embedded server; nothing for one of the operator's. */
  stop(): Promise<void>;
}

/** Takes the operator's PostgreSQL or starts the embedded one, and brings it to the schema. @throws MigrationError */
export async function prepareDatabase(config: Config): Promise<PreparedDatabase> {
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  const url = config.databaseUrl ?? embedded?.url ?? "";
  try {
    await migrate(url);
    await migrateWorker(url);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  return { url, stop: async () => embedded?.stop() };
}
