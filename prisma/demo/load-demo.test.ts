import { expect, test } from "vitest";
import { testApp } from "../../server/testing/test-app.ts";
import { DEMO_LOCK, loadDemo } from "./load-demo.ts";

const app = testApp();

test("an empty database is filled once, and an interrupted demo is created again", async () => {
  expect(await loadDemo(app.app.platform)).toBe(true);
  const { prisma } = app.db;
  const people = await prisma.seeker.count();
  expect(await loadDemo(app.app.platform)).toBe(false);
  expect(await prisma.seeker.count()).toBe(people);
  await prisma.operator.deleteMany();
  expect(await loadDemo(app.app.platform)).toBe(true);
  expect(await prisma.seeker.count()).toBe(people);
}, 60_000);

test("a node waits for another one's loading, longer than the statement timeout, and finds it complete", {
  tags: ["thorough"],
  timeout: 60_000,
}, async () => {
  const { db } = app.app.platform;
  await loadDemo(app.app.platform);
  const other = await db.pool.connect();
  const bound = await other.query<{ ms: number }>(
    "select setting::int as ms from pg_settings where name = 'statement_timeout'",
  );
  const longest = bound.rows[0]?.ms ?? 0;
  expect(longest).toBeGreaterThan(0);
  await other.query("select pg_advisory_lock($1)", [DEMO_LOCK]);
  try {
    const loaded = loadDemo(app.app.platform);
    const waits = async () => {
      const { rows } = await other.query<{ ms: number }>(
        `select extract(epoch from clock_timestamp() - query_start)::float8 * 1000 as ms
         from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`,
      );
      return rows[0]?.ms ?? 0;
    };
    await expect.poll(waits, { timeout: longest * 3 }).toBeGreaterThan(longest + 500);
    await other.query("select pg_advisory_unlock($1)", [DEMO_LOCK]);
    expect(await loaded).toBe(false);
  } finally {
    other.release();
  }
});
