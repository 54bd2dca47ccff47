import { migrate } from "../../server/platform/database/migrations.ts";
import { migrateWorker } from "../../server/platform/queue/worker.ts";
import { databaseUrl, withPool } from "./postgres.ts";

/** Runs `work` with an empty, migrated database, which is dropped afterwards. */
export async function withFreshDatabase<T>(
  serverUrl: string,
  name: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const administrate = (statement: string) =>
    withPool(databaseUrl(serverUrl, "postgres"), (pool) => pool.query(statement), 1);
  await administrate(`drop database if exists ${name} with (force)`);
  await administrate(`create database ${name}`);
  try {
    const url = databaseUrl(serverUrl, name);
    await migrate(url);
    await migrateWorker(url);
    return await work(url);
  } finally {
    await administrate(`drop database if exists ${name} with (force)`);
  }
}
