// @module-tag thorough

import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../server/testing/free-port.ts";
import { serverProcess } from "../../server/testing/server-process.ts";
import { createTestDatabase, type TestDatabase } from "../../server/testing/test-database.ts";
import { type OlderVersion, olderVersion } from "../histories/older-version.ts";
import { ownServer } from "../support/own-server.ts";

const RELEASED = "07b453a2";
let older: OlderVersion | null;
let current: TestDatabase;
let upgraded: TestDatabase;
beforeAll(async () => {
  [older, current, upgraded] = await Promise.all([olderVersion(RELEASED), createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([older?.remove(), current?.close(), upgraded?.close()]));

/** The schema as the catalogue has it; not the names of NOT NULL constraints, which depend on a column's first name. */
const SCHEMA = `
  select 'column ' || attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull
      || ' ' || coalesce(pg_get_expr(adbin, adrelid), '') || ' ' || attgenerated::text || attidentity::text as line
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
      and attnum > 0 and not attisdropped
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all select typname || ' ' || string_agg(enumlabel, ' ' order by enumsortorder)
    from pg_enum join pg_type on pg_type.oid = enumtypid group by typname
  order by line`;

const counts = async (db: TestDatabase) => {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const named = tables.map(({ name }) => name).filter((name) => name !== "_prisma_migrations");
  const one = (name: string) => `select '${name}' as name, count(*)::int as rows from ${name}`;
  const { rows } = await db.pool.query<{ name: string; rows: number }>(named.map(one).join(" union all "));
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
};

it("a database that version 0.2.0 filled upgrades without losing a row, and has the schema of a new one", async (context) => {
  if (!older) return context.skip("The repository's history cannot be read: 0.2.0 is not there.");
  await upgraded.pool.query("drop schema public cascade; create schema public; drop schema graphile_worker cascade");
  const env = { DATABASE_URL: upgraded.url, WORKER: "inside", TOKEN_SECRET: "a secret that both versions share" };
  const before = serverProcess(await freePort(), env, "source", older.folder);
  await before.start();
  await before.kill();
  const filled = await counts(upgraded);
  expect(filled.get("applications")).toBeGreaterThan(50);

  const after = await ownServer(env);
  try {
    await after.start();
    expect((await fetch(`${after.url}/readyz`)).status).toBe(200);
    const kept = await counts(upgraded);
    const lost = [...filled].filter(([table, rows]) => (kept.get(table) ?? 0) < rows);
    expect(lost).toEqual([]);
    const schemas = await Promise.all([current, upgraded].map(({ pool }) => pool.query(SCHEMA)));
    expect(schemas[1]?.rows).toEqual(schemas[0]?.rows);
  } finally {
    await after.remove();
  }
});
