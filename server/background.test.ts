import { expect, test, vi } from "vitest";
import { buildAccount } from "../prisma/factories/index.ts";
import { daysAgo } from "./testing/days.ts";
import { testApp } from "./testing/test-app.ts";

const app = testApp({ worker: true });
const run = async (task: string) => {
  await app.db.pool.query("select graphile_worker.add_job($1)", [task]);
  await vi.waitFor(
    async () => {
      expect((await app.db.pool.query("select from graphile_worker.jobs")).rowCount).toBe(0);
    },
    { timeout: 10_000 },
  );
};
const HASH = (digit: string) => digit.repeat(64);

test("nightly work deletes what ended a week ago and old mails, and retains the rest", async () => {
  const { prisma, pool } = app.db;
  const accountId = (await buildAccount(prisma)).id;
  const session = (digit: string, expiresAt: Date, endedAt: Date | null = null) =>
    prisma.session.create({
      data: { accountId, refreshTokenHash: HASH(digit), createdAt: daysAgo(20), expiresAt, endedAt },
    });
  await session("1", daysAgo(8));
  await session("2", daysAgo(-1), daysAgo(8));
  await session("3", daysAgo(-1), daysAgo(1));
  await session("4", daysAgo(-1));
  const token = (digit: string, expiresAt: Date) =>
    prisma.emailToken.create({
      data: { accountId, purpose: "VERIFY_EMAIL", tokenHash: HASH(digit), createdAt: daysAgo(20), expiresAt },
    });
  await token("1", daysAgo(8));
  await token("2", daysAgo(1));
  const mail = (cause: string, sentAt: Date | null) =>
    prisma.mail.create({ data: { cause, to: "a@b.example", subject: "s", text: "t", html: "h", sentAt } });
  await mail("old", daysAgo(31));
  await mail("new", daysAgo(1));
  await mail("waiting", null);
  await pool.query("insert into rate_limits values ('over', 1, 1000), ('running', 1, 99999999999999)");

  for (const task of ["remove-ended-sessions", "remove-old-mails", "remove-expired-limits"]) await run(task);

  const stored = async (query: string) => (await pool.query({ text: query, rowMode: "array" })).rows.flat();
  expect(await stored("select left(refresh_token_hash, 1) from sessions order by 1")).toEqual(["3", "4"]);
  expect(await stored("select left(token_hash, 1) from email_tokens")).toEqual(["2"]);
  expect(await stored("select cause from mails order by 1")).toEqual(["new", "waiting"]);
  expect(await stored("select key from rate_limits")).toEqual(["running"]);
});
