import pg from "pg";
import type { Config } from "./config.ts";
import { startEmbeddedPostgres } from "./development/embedded-postgres.ts";
import { newConnection } from "./platform/connections/connections.ts";
import { laterMigrations, migrate } from "./platform/database/migrations.ts";
import { isPooledByTransaction } from "./platform/database/session-pooling.ts";
import { isOfFileSystem, messageOf, OperatorError } from "./platform/operator-error.ts";
import { migrateWorker } from "./platform/queue/worker.ts";
import { type Waiting, waitForDatabase } from "./wait-for-database.ts";

/** A database that is migrated to the current schema. */
export interface PreparedDatabase {
  readonly url: string;
  /** Migrations of a later version. */
  readonly laterMigrations: readonly string[];
  /** Stops the embedded server; a no-op for an external database. */
  stop(): Promise<void>;
}

/**
 * Connects to the configured PostgreSQL, waiting while it starts, or starts the embedded one, and applies the
 * migrations. `stopping`: aborts the wait. `tell`: prints that it waits.
 * @throws OperatorError
 */
export async function prepareDatabase(
  config: Config,
  { stopping, tell = console.error }: Partial<Pick<Waiting, "stopping" | "tell">> = {},
): Promise<PreparedDatabase> {
  const embedded = config.databaseUrl ? null : await startOwnPostgres(config.dataDir);
  const url = config.databaseUrl ?? embedded?.url ?? "";
  if (config.databaseUrl) await waitForDatabase(url, { seconds: config.databaseWaitSeconds, stopping, tell });
  try {
    if (config.databaseUrl) await requireSessions(url);
    await migrate(url);
    await migrateWorker(url);
    return { url, laterMigrations: await laterMigrations(url), stop: async () => embedded?.stop() };
  } catch (error) {
    await embedded?.stop();
    if (!(error instanceof pg.DatabaseError)) throw error;
    const why = `${error.message} (DATABASE_URL, PostgreSQL's code ${error.code})`;
    throw new OperatorError(`The database cannot be prepared: ${why}`);
  }
}

/** @throws OperatorError if each client does not get a connection of its own */
async function requireSessions(url: string): Promise<void> {
  const isPooled = await isPooledByTransaction(() => newConnection(url)).catch((error: unknown) => {
    const why = messageOf(error);
    if (/unsupported startup parameter/i.test(why)) throw new OperatorError(`${POOLED} (${why})`);
    // The migrations report why the database cannot be reached.
    return false;
  });
  if (isPooled) throw new OperatorError(POOLED);
}

const POOLED =
  "DATABASE_URL leads to a connection pooler that does not give each client a connection of its own. Worklane needs sessions: set pool_mode = session in PgBouncer, with ignore_startup_parameters = extra_float_digits,options,statement_timeout,idle_in_transaction_session_timeout, or connect to PostgreSQL directly.";

async function startOwnPostgres(dataDir: string) {
  try {
    return await startEmbeddedPostgres(dataDir);
  } catch (error) {
    if (!isOfFileSystem(error)) throw error;
    throw new OperatorError(`DATA_DIR=${dataDir} cannot be used: ${error.message}`);
  }
}

/** What to tell the operator about migrations of a later version. */
export const LATER_MIGRATIONS =
  "The database has migrations of a later version. That is right during a rolling upgrade; to go back, restore a backup.";
