// @module-tag thorough

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { SCHEMA_FOLDER } from "../../server/platform/database/migrations.ts";
import type { OwnServer } from "../support/own-server.ts";
import { newServer } from "./own-parts.ts";

/** Connections to the run's PostgreSQL, and to an empty database of this file on it. */
let admin: pg.Client;
let url: string;
let client: pg.Client;

beforeAll(async () => {
  const template = new URL(inject("templateDatabaseUrl"));
  admin = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: "/postgres" }).href });
  await admin.connect();
});
afterAll(() => admin.end());

async function emptyDatabase() {
  const name = `empty_${Date.now()}`;
  await admin.query(`create database ${name} template template0`);
  url = Object.assign(new URL(inject("templateDatabaseUrl")), { pathname: `/${name}` }).href;
  client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await admin.query(`drop database if exists ${name} with (force)`);
  });
}

const MIGRATIONS = join(SCHEMA_FOLDER, "migrations");
const names = async () =>
  (await readdir(MIGRATIONS, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
const tablesOf = async (name: string) => {
  const sql = await readFile(join(MIGRATIONS, name, "migration.sql"), "utf8");
  return [...sql.matchAll(/create table "?(\w+)"?/gi)].map(([, table]) => table ?? "");
};
const applied = async () =>
  (
    await client.query<{ migration_name: string }>(
      "select migration_name from _prisma_migrations where finished_at is not null and migration_name !~ '^functions' order by migration_name",
    )
  ).rows.map((row) => row.migration_name);
const ready = async ({ url: at }: OwnServer) => (await fetch(`${at}/readyz`)).status;

it("two nodes start simultaneously on an empty database: each migration is applied once, and both become ready", async () => {
  await emptyDatabase();
  const nodes = await Promise.all([newServer({ DATABASE_URL: url }), newServer({ DATABASE_URL: url })]);
  await Promise.all(nodes.map((node) => node.start()));
  expect(await Promise.all(nodes.map(ready))).toEqual([200, 200]);
  expect(await applied()).toEqual(await names());
  // The demo data of an empty database exists as well.
  expect((await client.query("select from accounts")).rowCount).toBeGreaterThan(0);
});

it("a migration fails half-way: it is rolled back, the start reports which and why, and succeeds once it is fixed", async () => {
  await emptyDatabase();
  const all = await names();
  const made = await Promise.all(all.map(tablesOf));
  const broken = made.findLastIndex((tables) => tables.length > 0);
  const tables = made[broken] ?? [];
  // A table already exists under the name that the last migration creates: everything before it must be rolled back.
  const inTheWay = tables.at(-1) ?? "";
  expect(inTheWay).not.toBe("");
  await client.query(`create table ${inTheWay} (theirs int)`);

  const server = await newServer({ DATABASE_URL: url });
  await expect(server.start()).rejects.toThrow(`The migration ${all[broken]} failed and was taken back`);
  expect(server.output()).toContain(`relation "${inTheWay}" already exists`);
  expect(server.output()).not.toContain("    at ");
  expect(await applied()).toEqual([]);
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_name = any($1)",
    [tables],
  );
  expect(rows).toEqual([{ name: inTheWay }]);

  await client.query(`drop table ${inTheWay}`);
  await server.start();
  expect(await ready(server)).toBe(200);
  expect(await applied()).toEqual(all);
});
