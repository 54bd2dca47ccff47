import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { newConnection } from "../connections/connections.ts";
import { messageOf, OperatorError } from "../operator-error.ts";
import { packageRoot } from "../package-root.ts";

/** Folder of everything that makes the schema: `migrations`, `functions` and `triggers`. */
export const SCHEMA_FOLDER = join(packageRoot, "prisma");

/** The schema of version 0.2.0 as one migration, and the last of those that led to it. */
const BASELINE = { name: "20261124071002_baseline", replaces: "20261124071001_suspended_content" };

/** The database cannot be migrated to the current schema. */
export class MigrationError extends OperatorError {
  override readonly name = "MigrationError";
}

/** The advisory lock that Prisma's own `migrate deploy` takes, so that both exclude each other. */
const PRISMA_LOCK = 72_707_369;

/** In the form of Prisma's own table. */
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

/** The files that make the schema, in the order in which they are applied. */
interface SchemaFiles {
  /** Pure functions: table definitions use them, so they come first. */
  readonly functions: string;
  readonly migrations: readonly { readonly name: string; readonly file: string }[];
  /** Triggers and the functions that use tables. */
  readonly triggers: string;
  /** What records that these functions and triggers have been applied. */
  readonly routines: string;
}

/**
 * Brings the schema up to date; safe to run on many nodes at once. Pending migrations are applied oldest first, and
 * functions and triggers whenever one of their files has changed: all in one transaction, so that after a failure or a
 * kill the schema is either that of the last version or complete.
 * @returns the names of what was applied
 * @throws MigrationError
 */
export async function migrate(url: string, folder = SCHEMA_FOLDER): Promise<string[]> {
  const files = await schemaFiles(folder);
  const client = newConnection(url, { statementSeconds: 0 });
  await client.connect().catch((error: unknown) => {
    throw new MigrationError(`The database cannot be reached: ${messageOf(error)} (DATABASE_URL)`);
  });
  try {
    if ((await pending(client, files)).length === 0) return [];
    await client.query("select pg_advisory_lock($1)", [PRISMA_LOCK]);
    await client.query(CREATE_TABLE);
    const missing = await pending(client, files);
    if (missing.length > 0) await apply(client, files, missing);
    return missing;
  } finally {
    await client.end();
  }
}

/** Returns the migrations applied since version 0.2.0, oldest first. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations
     where finished_at is not null and rolled_back_at is null and migration_name >= $1 and migration_name ~ '^[0-9]'
     order by migration_name`,
    [BASELINE.name],
  );
  return rows.map(({ name }) => name);
}

/**
 * Returns the migrations of a database that this version does not have: a later version has been started on it. During a
 * rolling upgrade that is as it should be.
 */
export async function laterMigrations(url: string, folder = SCHEMA_FOLDER): Promise<string[]> {
  const known = (await schemaFiles(folder)).migrations.map(({ name }) => name);
  const client = newConnection(url);
  await client.connect();
  try {
    return (await appliedMigrations(client)).filter((name) => !known.includes(name));
  } finally {
    await client.end();
  }
}

/** Returns a function that checks whether a database has the schema that existed when the program started. */
export async function schemaCheck(folder = SCHEMA_FOLDER): Promise<(pool: pg.Pool) => Promise<boolean>> {
  const names = recordsOf(await schemaFiles(folder));
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

async function schemaFiles(folder: string): Promise<SchemaFiles> {
  const sqlOf = async (part: string) => {
    const names = (await readdir(join(folder, part))).sort();
    return (await Promise.all(names.map((name) => readFile(join(folder, part, name), "utf8")))).join("\n");
  };
  const [functions, triggers, entries] = await Promise.all([
    sqlOf("functions"),
    sqlOf("triggers"),
    readdir(join(folder, "migrations"), { withFileTypes: true }),
  ]);
  const migrations = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, file: join(folder, "migrations", name, "migration.sql") }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { functions, triggers, migrations, routines: `functions_${checksum(functions + triggers).slice(0, 16)}` };
}

const recordsOf = ({ migrations, routines }: SchemaFiles) => [...migrations.map(({ name }) => name), routines];

const checksum = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Returns the records that the database lacks. Functions and triggers are not applied again once they have been, so
 * that an older version that starts during a rolling upgrade leaves those of the later one.
 */
async function pending(client: pg.Client, files: SchemaFiles): Promise<string[]> {
  const table = await client.query("select to_regclass('_prisma_migrations') is not null as present");
  if (!table.rows[0].present) return recordsOf(files);
  const { rows } = await client.query<{ name: string; finished: boolean }>(
    `select migration_name as name, finished_at is not null as finished
     from _prisma_migrations where rolled_back_at is null`,
  );
  const unfinished = rows.find((row) => !row.finished);
  if (unfinished) {
    throw new MigrationError(
      `The migration ${unfinished.name} was begun by Prisma's command line and did not finish. Repair the database, then run: npx prisma migrate resolve --applied ${unfinished.name} (or --rolled-back).`,
    );
  }
  const applied = new Set(rows.map((row) => row.name));
  if (applied.size > 0 && !applied.has(BASELINE.name) && !applied.has(BASELINE.replaces)) {
    throw new MigrationError(
      "The database is from a version before 0.2.0: start version 0.2.0 on it once, then this one.",
    );
  }
  return recordsOf(files).filter((name) => !applied.has(name));
}

async function apply(client: pg.Client, files: SchemaFiles, missing: readonly string[]): Promise<void> {
  let current = "";
  const run = async (name: string, sql: string) => {
    current = name;
    await client.query(sql);
  };
  const record = (name: string, sql: string) =>
    client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum(sql), name],
    );
  const isUpgraded = await client.query("select from _prisma_migrations where migration_name = $1", [
    BASELINE.replaces,
  ]);
  const { functions, triggers, routines } = files;
  const hasNewRoutines = missing.includes(routines);
  try {
    // Bodies may use tables and functions that follow.
    await client.query("begin; set local check_function_bodies = off");
    if (hasNewRoutines) await run("of the functions", functions);
    for (const { name, file } of files.migrations.filter((migration) => missing.includes(migration.name))) {
      const sql = await readFile(file, "utf8");
      if (name !== BASELINE.name || isUpgraded.rowCount === 0) await run(name, sql);
      await record(name, sql);
    }
    if (hasNewRoutines) {
      await run("of the triggers", triggers);
      await record(routines, functions + triggers);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw new MigrationError(
      `The migration ${current} failed and was taken back; the database is as before it. PostgreSQL says: ${messageOf(error)}`,
    );
  }
}
