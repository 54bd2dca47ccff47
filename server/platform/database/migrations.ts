import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { newConnection } from "../connections/connections.ts";
import { messageOf, OperatorError } from "../operator-error.ts";
import { packageRoot } from "../package-root.ts";

/** Folder of the migrations, in Prisma's format. */
export const MIGRATIONS_FOLDER = join(packageRoot, "prisma/migrations");

/** The database cannot be migrated to the current schema. */
export class MigrationError extends OperatorError {
  override readonly name = "MigrationError";
}

interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The advisory lock that Prisma's own `migrate deploy` takes, so that both exclude each other. */
const PRISMA_LOCK = 72_707_369;

/** Prisma's own table, so that `prisma migrate deploy` and this module can be used interchangeably. */
const CREATE_TABLE = `
create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`;

/**
 * Applies the pending migrations, oldest first; safe to run on many nodes at once. Each runs in one transaction with
 * its record, so that after a failure or a kill it is applied either completely or not at all. (Prisma's own engine
 * records outside of the script's transaction, and its driver adapter splits scripts at every semicolon, which breaks
 * function bodies.)
 * @returns the names of those applied
 * @throws MigrationError
 */
export async function migrate(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const names = await migrationNames(folder);
  const client = newConnection(url, { statementSeconds: 0 });
  await client.connect().catch((error: unknown) => {
    throw new MigrationError(`The database cannot be reached: ${messageOf(error)} (DATABASE_URL)`);
  });
  try {
    if ((await pending(client, names)).length === 0) return [];
    await client.query("select pg_advisory_lock($1)", [PRISMA_LOCK]);
    await client.query(CREATE_TABLE);
    const missing = await pending(client, names);
    for (const name of missing) {
      await apply(client, { name, sql: await readFile(join(folder, name, "migration.sql"), "utf8") });
    }
    return missing;
  } finally {
    await client.end();
  }
}

/**
 * Returns the migrations of a database that this version does not have: a later version has been started on it. During a
 * rolling upgrade that is as it should be.
 */
export async function laterMigrations(url: string, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const client = newConnection(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select migration_name as name from _prisma_migrations
       where migration_name <> all($1) and finished_at is not null and rolled_back_at is null order by migration_name`,
      [await migrationNames(folder)],
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Returns a function that checks whether a database has all migrations that existed when the program started. */
export async function schemaCheck(folder = MIGRATIONS_FOLDER): Promise<(pool: pg.Pool) => Promise<boolean>> {
  const names = await migrationNames(folder);
  return async (pool) => {
    const { rows } = await pool.query<{ missing: number }>({
      name: "schema-check",
      text: `select count(*)::int as missing from unnest($1::text[]) as wanted(name)
        where not exists (select from _prisma_migrations
          where migration_name = wanted.name and finished_at is not null and rolled_back_at is null)`,
      values: [names],
    });
    return rows[0]?.missing === 0;
  };
}

async function migrationNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Returns those of `names` that the database lacks. */
async function pending(client: pg.Client, names: readonly string[]): Promise<string[]> {
  const table = await client.query("select to_regclass('_prisma_migrations') is not null as present");
  if (!table.rows[0].present) return [...names];
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    `select migration_name as name, finished_at is not null as finished
     from _prisma_migrations where rolled_back_at is null`,
  );
  const unfinished = rows.find((row) => !row.finished);
  if (unfinished) {
    throw new MigrationError(
      `The migration ${unfinished.name} was begun by Prisma's command line and did not finish. Bring the database in order, then run: npx prisma migrate resolve --applied ${unfinished.name} (or --rolled-back).`,
    );
  }
  const applied = new Set(rows.map((row) => row.name));
  return names.filter((name) => !applied.has(name));
}

async function apply(client: pg.Client, { name, sql }: Migration): Promise<void> {
  try {
    await client.query("begin");
    const startedAt = new Date();
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, $4, clock_timestamp(), 1)`,
      [randomUUID(), createHash("sha256").update(sql).digest("hex"), name, startedAt],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw new MigrationError(
      `The migration ${name} failed and was taken back; the database is as before it. PostgreSQL says: ${messageOf(error)}`,
    );
  }
}
