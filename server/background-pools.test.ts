import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, expect, test } from "vitest";
import { buildSeeker } from "../prisma/factories/index.ts";
import { RequestConnectionDocument } from "../web/generated/connections/connections.ts";
import { signedInSeeker } from "./testing/people.ts";
import { startTestApp } from "./testing/test-app.ts";

/** Outside services that accept connections and never answer. */
const silent = createServer((socket) => void socket.on("error", () => {}).resume()).listen(0, "127.0.0.1");
await once(silent, "listening");
const { port } = silent.address() as AddressInfo;
afterAll(() => void silent.close());

test("a mail server that never answers delays no notice, and holds no transaction open", async () => {
  const app = await startTestApp({
    worker: true,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Worklane <a@worklane.example>" },
  });
  try {
    const [ada, grace] = [await signedInSeeker(app.db), await buildSeeker(app.db.prisma)];
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
    await expect.poll(() => app.db.prisma.notice.count({ where: { accountId: grace.id } }), { timeout: 5000 }).toBe(1);
    expect((await sending()).rowCount).toBeGreaterThan(0);
    const open = await app.db.pool.query(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
       and now() - xact_start > interval '1 second'`,
    );
    expect(open.rowCount).toBe(0);
  } finally {
    await app.close();
  }
}, 60_000);
