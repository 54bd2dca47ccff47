import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { migrateWorker } from "../queue/worker.ts";
import { migrate } from "./migrations.ts";

const database = testDatabase();
let folder = "";
let names: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  names = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function migration(sql: string): Promise<string> {
  const name = `2099010100000${names.length}_${randomUUID().slice(0, 8)}`;
  names.push(name);
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, "migration.sql"), sql);
  return name;
}

const tableExists = async (name: string) =>
  (await database.pool.query("select to_regclass($1) is not null as there", [name])).rows[0].there;

test("applies missing migrations, oldest first, and none twice", async () => {
  const first = await migration("create table step_one (id int)");
  expect(await migrate(database.url, folder)).toEqual([first]);
  const second = await migration("alter table step_one add column name text");
  expect(await migrate(database.url, folder)).toEqual([second]);
  expect(await migrate(database.url, folder)).toEqual([]);
});

test("concurrently starting nodes apply each migration once", async () => {
  const name = await migration("create table at_once (id int); select pg_sleep(0.1)");
  const results = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)));
  expect(results.flat()).toEqual([name]);
});

test("a function's body may contain semicolons", async () => {
  await migration("create function two() returns int language plpgsql as $$ begin perform 1; return 2; end $$;");
  await migrate(database.url, folder);
  expect((await database.pool.query("select two()")).rows).toEqual([{ two: 2 }]);
});

test("one that fails half-way leaves the database unchanged, reports it, and can be fixed", async () => {
  const name = await migration("create table half (id int); create table half (id int);");
  await expect(migrate(database.url, folder)).rejects.toThrow(
    `The migration ${name} failed and was taken back; the database is as before it. PostgreSQL says: relation "half" already exists`,
  );
  expect(await tableExists("half")).toBe(false);
  await writeFile(join(folder, name, "migration.sql"), "create table half (id int)");
  expect(await migrate(database.url, folder)).toEqual([name]);
  expect(await tableExists("half")).toBe(true);
});

test("one left unfinished by Prisma's command line prevents the start with instructions", async () => {
  const name = await migration("select 1");
  await database.pool.query(
    "insert into _prisma_migrations (id, checksum, migration_name) values (gen_random_uuid(), '', $1)",
    [name],
  );
  await expect(migrate(database.url, folder)).rejects.toThrow(`npx prisma migrate resolve --applied ${name}`);
  await database.pool.query("delete from _prisma_migrations where migration_name = $1", [name]);
});

test("all of them, and the queue's, need only an account that owns its database", async () => {
  const role = `owner_${randomUUID().slice(0, 8)}`;
  const admin = database.pool;
  await admin.query(`create role ${role} login nosuperuser nocreatedb nocreaterole password 'secret'`);
  await admin.query(`create database ${role} owner ${role}`);
  const url = Object.assign(new URL(database.url), { username: role, password: "secret", pathname: `/${role}` }).href;
  try {
    expect((await migrate(url)).length).toBeGreaterThan(50);
    await migrateWorker(url);
    expect(await migrate(url)).toEqual([]);
  } finally {
    await admin.query(`drop database ${role} with (force)`);
    await admin.query(`drop role ${role}`);
  }
});

test("an unreachable database is reported as the cause", async () => {
  await expect(migrate("postgresql://nobody@127.0.0.1:1/none", folder)).rejects.toThrow(
    "The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1",
  );
});
