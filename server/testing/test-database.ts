import pg from "pg";
import { inject } from "vitest";
import { FACTORIES } from "../../prisma/factories/index.ts";
import { STATEMENT_SECONDS } from "../platform/connections/connections.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { type Bound, bind } from "./bound.ts";
import { forTheFile } from "./for-the-file.ts";

/** A separate migrated, empty database on the run's PostgreSQL. */
export interface TestDatabase extends Database {
  readonly url: string;
  /** Saves records, with what a test does not care about filled in. */
  readonly build: Bound<typeof FACTORIES>;
}

/** Clones the template. `close` also drops it, even while clients are connected. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject("templateDatabaseUrl"));
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(template, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href;
  const db = openDatabase(url, { statementSeconds: STATEMENT_SECONDS.maintenance });
  return {
    ...db,
    url,
    build: bind(FACTORIES, db.prisma),
    async close() {
      await db.close();
      await administer(template, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A database for the tests of one file. */
export const testDatabase = (): TestDatabase => forTheFile(createTestDatabase, (db) => db.close());

async function administer(template: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: "/postgres" }).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
