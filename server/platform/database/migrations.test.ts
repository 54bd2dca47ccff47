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
  for (const part of ["functions", "migrations", "triggers"]) await mkdir(join(folder, part));
  names = [];
  await migrate(database.url, folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function migration(sql: string): Promise<string> {
  const name = `2099010100000${names.length}_${crypto.randomUUID().slice(0, 8)}`;
  names.push(name);
  await mkdir(join(folder, "migrations", name));
  await writeFile(join(folder, "migrations", name, "migration.sql"), sql);
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

test("functions precede the migrations, triggers follow them, and both are applied again once a file has changed", async () => {
  const functionFile = (text: string) => writeFile(join(folder, "functions/doubled.sql"), text);
  const doubled = (factor: number) =>
    `create or replace function doubled(n int) returns int language sql immutable as 'select n * ${factor}';`;
  await functionFile(doubled(2));
  await migration("create table numbers (n int); create index on numbers (doubled(n))");
  await writeFile(
    join(folder, "triggers/keep_doubled.sql"),
    `create or replace function keep_doubled() returns trigger language plpgsql as $$
       begin new.n := doubled(new.n); return new; end $$;
     create or replace trigger numbers_doubled before insert on numbers for each row execute function keep_doubled();`,
  );
  const insert = async () => (await database.pool.query("insert into numbers values (1) returning n")).rows[0].n;
  await migrate(database.url, folder);
  expect(await insert()).toBe(2);
  await functionFile(doubled(4));
  expect(await migrate(database.url, folder)).toEqual([expect.stringMatching(/^functions_[0-9a-f]{16}$/)]);
  expect(await insert()).toBe(4);
  // An older version starts again while nodes are replaced one by one.
  await functionFile(doubled(2));
  expect(await migrate(database.url, folder)).toEqual([]);
  expect(await insert()).toBe(4);
});

test("a database from before version 0.2.0 is refused, with what to do", async () => {
  const prefix = await migration("select 1");
  await database.pool.query("update _prisma_migrations set migration_name = 'old_' || migration_name");
  try {
    await expect(migrate(database.url, folder)).rejects.toThrow("start version 0.2.0 on it once, then this one");
  } finally {
    await database.pool.query("update _prisma_migrations set migration_name = substr(migration_name, 5)");
  }
  expect(await migrate(database.url, folder)).toEqual([prefix]);
});

test("one that fails half-way leaves the database unchanged, reports it, and can be fixed", async () => {
  const name = await migration("create table half (id int); create table half (id int);");
  await expect(migrate(database.url, folder)).rejects.toThrow(
    `The migration ${name} failed and was taken back; the database is as before it. PostgreSQL says: relation "half" already exists`,
  );
  expect(await tableExists("half")).toBe(false);
  await writeFile(join(folder, "migrations", name, "migration.sql"), "create table half (id int)");
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
  const role = `owner_${crypto.randomUUID().slice(0, 8)}`;
  const admin = database.pool;
  await admin.query(`create role ${role} login nosuperuser nocreatedb nocreaterole password 'secret'`);
  await admin.query(`create database ${role} owner ${role}`);
  const url = Object.assign(new URL(database.url), { username: role, password: "secret", pathname: `/${role}` }).href;
  try {
    expect((await migrate(url)).length).toBeGreaterThan(1);
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
