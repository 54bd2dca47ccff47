// @module-tag thorough

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { JOB_INPUT } from "../../server/testing/job-input.ts";
import { signedInRecruiter } from "../../server/testing/people.ts";
import { send } from "../../server/testing/send.ts";
import { testDatabase } from "../../server/testing/test-database.ts";
import { SignUpSeekerDocument } from "../../web/generated/accounts/accounts.ts";
import { PostJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import type { OwnServer } from "../support/own-server.ts";
import { newServer } from "./own-parts.ts";

const db = testDatabase();

async function startedServer() {
  const server = await newServer({ DATABASE_URL: db.url });
  await server.start();
  return server;
}

/** Signs up; returns whether the server confirmed it. A broken connection counts as no. */
async function signUp(server: OwnServer, email: string): Promise<boolean> {
  const input = { name: "Ada Lovelace", email, phone: "9876543210", password: "difference engine" };
  try {
    const response = await send(server.url, SignUpSeekerDocument, { input });
    const { data } = await response.json();
    return Boolean(data?.signUpSeeker);
  } catch {
    return false;
  }
}

it("killed during sign-ups: every confirmed account exists, and its mail is sent exactly once", async () => {
  const server = await startedServer();
  const confirmed: string[] = [];
  const emails = Array.from({ length: 48 }, (_, index) => `person${index}@example.com`);
  const queue = [...emails];
  const lane = async () => {
    for (let email = queue.shift(); email; email = queue.shift()) {
      if (await signUp(server, email)) confirmed.push(email);
      // While other sign-ups are in progress.
      if (confirmed.length === 20) await server.kill();
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  expect(confirmed.length).toBeGreaterThanOrEqual(20);
  expect(confirmed.length).toBeLessThan(emails.length);

  await server.start();
  const accounts = await db.prisma.account.findMany({ where: { email: { in: emails } }, select: { email: true } });
  const there = new Set(accounts.map(({ email }) => email));
  expect(confirmed.filter((email) => !there.has(email))).toEqual([]);
  const unsent = () => db.prisma.mail.count({ where: { to: { in: emails }, sentAt: null } });
  await expect.poll(unsent, { timeout: 60_000 }).toBe(0);
  const mails = await db.prisma.mail.groupBy({ by: ["to"], where: { to: { in: emails } }, _count: true });
  expect(mails.every(({ _count }) => _count === 1)).toBe(true);
  // There is neither an account without its mail nor a mail without its account.
  expect(new Set(mails.map(({ to }) => to))).toEqual(there);
});

it("killed while jobs are posted with an Idempotency-Key: after retries, each exists once", async () => {
  const { id, cookie } = await signedInRecruiter(db);
  const server = await startedServer();
  const keys = Array.from({ length: 32 }, () => randomUUID());
  const answers = new Map<string, unknown>();
  /** Whether there was a response; a key still claimed by the killed server is not one. */
  async function post(key: string): Promise<boolean> {
    const input = { ...JOB_INPUT, title: key };
    const headers = { "idempotency-key": key };
    const response = await send(server.url, PostJobDocument, { input }, { cookie, headers }).catch(() => null);
    const { data } = response?.ok ? await response.json() : { data: null };
    if (data?.postJob) answers.set(key, data.postJob.job.id);
    return Boolean(data?.postJob);
  }
  const waiting = [...keys];
  const lane = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      await post(key);
      if (answers.size === 12) await server.kill();
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  expect(answers.size).toBeLessThan(keys.length);

  await server.start();
  await db.prisma.idempotencyKey.updateMany({ where: { answer: null }, data: { claimedUntil: new Date(0) } });
  const first = new Map(answers);
  for (const key of keys) expect(await post(key), key).toBe(true);
  const jobs = await db.prisma.job.findMany({ where: { companyId: id }, select: { id: true, title: true } });
  expect(jobs).toHaveLength(keys.length);
  expect(new Map(jobs.map((job) => [job.title, job.id]))).toEqual(answers);
  for (const [key, jobId] of first) expect(answers.get(key)).toBe(jobId);
});

it("during shutdown it completes requests in flight and exits with 0", async () => {
  const server = await startedServer();
  const underWay = signUp(server, "last@example.com");
  await expect.poll(() => fetch(`${server.url}/healthz`).then(({ status }) => status)).toBe(200);
  const pid = server.pid;
  if (!pid) throw new Error("The server has no process.");
  process.kill(pid, "SIGTERM");
  expect(await underWay).toBe(true);
  expect(await server.ended()).toBe(0);
  expect(await db.prisma.account.count({ where: { email: "last@example.com" } })).toBe(1);
});
