import { expect } from "vitest";
import type { Database } from "../../server/platform/database/database.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { send } from "../../server/testing/send.ts";
import { SignUpSeekerDocument } from "../../web/generated/accounts/accounts.ts";
import { mailServer } from "../support/mail-server.ts";
import { ownServer } from "../support/own-server.ts";

/** People sign up while the mail server is down, until each mail was tried `tries` times; then it comes back. */
export async function signUpWithoutMail(
  db: Database & { url: string },
  { people, tries }: Record<"people" | "tries", number>,
) {
  const mails = mailServer(await freePort());
  const server = await ownServer({ DATABASE_URL: db.url, SMTP_URL: mails.url });
  const emails = Array.from({ length: people }, (_, number) => `waits${number}@example.com`);
  try {
    await server.start();
    for (const email of emails) {
      const input = { name: "Ada Lovelace", email, phone: "9876543210", password: "difference engine" };
      const response = await send(server.url, SignUpSeekerDocument, { input });
      expect((await response.json()).data?.signUpSeeker, email).toBeTruthy();
    }
    const leastTries = async () => {
      const { rows } = await db.pool.query<{ least: number }>(
        "select coalesce(min(attempts), 0)::int as least from graphile_worker.jobs where task_identifier = 'send-mail'",
      );
      return rows[0]?.least ?? 0;
    };
    await expect.poll(leastTries, { timeout: 600_000, interval: 250 }).toBeGreaterThanOrEqual(tries);
    const to = { in: emails };
    expect(await db.prisma.mail.count({ where: { to, sentAt: null } })).toBe(people);

    await mails.start();
    await expect.poll(() => db.prisma.mail.count({ where: { to, sentAt: null } }), { timeout: 600_000 }).toBe(0);
    // Once the last has been sent, none is sent again: the queue is empty.
    await expect.poll(leastTries, { timeout: 10_000 }).toBe(0);
    expect(mails.taken.map((mail) => mail.to).sort()).toEqual([...emails].sort());
    expect(new Set(mails.taken.map(({ messageId }) => messageId)).size).toBe(people);
  } finally {
    await server.remove();
    await mails.stop();
  }
}
