import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { STATEMENT_SECONDS } from "../platform/connections/connections.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";

/** A separate migrated, empty database on the run's PostgreSQL. */
export interface TestDatabase extends Database {
  readonly url: string;
}

/** Clones the template. `close` also drops it, even while clients are connected. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject("templateDatabaseUrl"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(template, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href;
  const db = openDatabase(url, { statementSeconds: STATEMENT_SECONDS.maintenance });
  return {
    ...db,
    url,
    async close() {
      await db.close();
      await administer(template, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A database for the tests of one file, available from before the first until after the last. */
export function testDatabase(): TestDatabase {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.close());
  const opened = () => {
    if (!database) throw new Error("The test database is there within tests and hooks only.");
    return database;
  };
  return {
    get url() {
      return opened().url;
    },
    get prisma() {
      return opened().prisma;
    },
    get pool() {
      return opened().pool;
    },
    get quick() {
      return opened().quick;
    },
    get replicated() {
      return opened().replicated;
    },
    transaction: (work) => opened().transaction(work),
    close: () => opened().close(),
  };
}

async function administer(template: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: "/postgres" }).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
