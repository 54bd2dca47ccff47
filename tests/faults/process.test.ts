// @module-tag thorough

import { expect, it } from "vitest";
import { send } from "../../server/testing/send.ts";
import { testDatabase } from "../../server/testing/test-database.ts";
import { SignUpSeekerDocument } from "../../web/generated/accounts/accounts.ts";
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
