import { expect, onTestFinished, test } from "vitest";
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
  expect([await prisma.seeker.count(), await prisma.authenticatorApp.count()]).toEqual([people, 1]);
}, 60_000);

test("a node waits for another one's loading, and finds it complete", async () => {
  const { db } = app.app.platform;
  await loadDemo(app.app.platform);
  const other = await db.pool.connect();
  onTestFinished(() => other.release());
  await other.query("select pg_advisory_lock($1)", [DEMO_LOCK]);
  const loaded = loadDemo(app.app.platform);
  // It asks in short statements: one that waited for as long as a slow node loads would be taken for a lost one.
  const asked = async () => {
    const { rows } = await other.query<{ at: string }>(
      `select query_start::text as at from pg_stat_activity
       where query like 'select pg_try_advisory_lock%' and datname = current_database()`,
    );
    return rows[0]?.at;
  };
  await expect.poll(asked).toBeTruthy();
  const first = await asked();
  await expect.poll(asked).not.toBe(first);
  await other.query("select pg_advisory_unlock($1)", [DEMO_LOCK]);
  expect(await loaded).toBe(false);
});
