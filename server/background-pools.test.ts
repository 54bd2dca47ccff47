// @module-tag thorough

import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { RequestConnectionDocument } from "../web/generated/connections/connections.ts";
import { listen } from "./testing/listen.ts";
import { startTestApp } from "./testing/test-app.ts";

/** Starts a mail server that takes the given time for each response; without one, it accepts connections and never answers. */
async function mailServer(secondsEach: number | null) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    if (secondsEach === null) return void socket.resume();
    const say = (line: string) => setTimeout(() => socket.write(`${line}\r\n`), secondsEach * 1000).unref();
    let readsMail = false;
    say("220 ready");
    createInterface(socket).on("line", (line) => {
      if (readsMail && line !== ".") return;
      readsMail = line === "DATA";
      say(readsMail ? "354 go on" : "250 yes");
    });
  });
  return { port: await listen(server), close: () => server.close() };
}

test.each([
  ["never answers", null],
  ["takes 2 seconds for each response", 2],
])(
  "a mail server that %s delays no notice, and holds no transaction open",
  async (_how, secondsEach) => {
    const server = await mailServer(secondsEach);
    const app = await startTestApp({
      worker: true,
      env: { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: "Worklane <a@worklane.example>" },
    });
    try {
      const [ada, grace] = [await app.signedInSeeker(), await app.build.seeker()];
      for (let n = 0; n < 6; n++)
        await app.db.transaction((tx) =>
          app.app.platform.mail.send(tx, { cause: `test:${n}`, to: "a@b.example", subject: "s", text: "t", html: "h" }),
        );
      const sending = () =>
        app.db.pool.query(
          "select from graphile_worker.jobs where task_identifier = 'send-mail' and locked_at is not null",
        );
      await expect.poll(async () => (await sending()).rowCount, { timeout: 10_000 }).toBeGreaterThan(0);
      await app.expectOk(RequestConnectionDocument, { input: { seekerId: grace.id } }, ada);
      await expect
        .poll(() => app.db.prisma.notice.count({ where: { accountId: grace.id } }), { timeout: 5000 })
        .toBe(1);
      expect((await sending()).rowCount).toBeGreaterThan(0);
      const open = await app.db.pool.query(
        `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
       and now() - xact_start > interval '1 second'`,
      );
      expect(open.rowCount).toBe(0);
      const arrived = () => app.db.prisma.mail.count({ where: { sentAt: { not: null } } });
      if (secondsEach !== null) await expect.poll(arrived, { timeout: 60_000 }).toBeGreaterThan(0);
    } finally {
      await app.close();
      server.close();
    }
  },
  90_000,
);
