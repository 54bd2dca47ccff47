import { expect } from "vitest";
import { buildRecruiter } from "../../prisma/factories/index.ts";
import { type Database, openDatabase } from "../../server/platform/database/database.ts";
import { migrate } from "../../server/platform/database/migrations.ts";
import { migrateWorker } from "../../server/platform/queue/worker.ts";
import { type RestartablePostgres, startRestartablePostgres } from "../../server/testing/restartable-postgres.ts";
import { type OwnServer, ownServer } from "../support/own-server.ts";
import { startTraffic, type Traffic, type Written } from "./traffic.ts";

/** Acceptable refusals during an outage: never an internal error. */
const HONEST = ["UNAVAILABLE", "OVERLOADED", "RATE_LIMITED", "no answer"];
const MAILED_MS = 90_000;

/**
 * Lets people write while `happen` happens to the server or its database; compares the confirmed writes with the stored
 * ones.
 */
export async function writeThrough(
  happen: (parts: { server: OwnServer; postgres: RestartablePostgres; traffic: Traffic }) => Promise<void>,
): Promise<string> {
  const postgres = await startRestartablePostgres();
  await migrate(postgres.url);
  await migrateWorker(postgres.url);
  const db = openDatabase(postgres.url);
  const server = await ownServer({ DATABASE_URL: postgres.url, TRUST_PROXY: "1" });
  try {
    // An empty database would be filled with demo data.
    await buildRecruiter(db.prisma);
    await server.start();
    const traffic = await startTraffic(server.url, db);
    const more = async (count: number) => {
      const before = traffic.confirmed();
      await expect.poll(traffic.confirmed, { timeout: 60_000 }).toBeGreaterThan(before + count);
    };
    await more(30);
    await happen({ server, postgres, traffic });
    await expect.poll(() => readiness(server.url), { timeout: 30_000 }).toBe(200);
    await more(30);
    const written = await traffic.stop();
    const dishonest = Object.keys(written.refusals).filter((code) => !HONEST.includes(code));
    expect(dishonest, dishonest.length > 0 ? server.output() : "").toEqual([]);
    await compare(db, written);
    return summary(written);
  } finally {
    await server.remove();
    await db.close().catch(() => {});
    await postgres.remove();
  }
}

const readiness = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

const counts = ({ tried, confirmed }: Written["signUps"]) => `${confirmed.size} of ${tried.size}`;
const summary = ({ signUps, applications, messages, refusals }: Written) =>
  `confirmed: ${counts(signUps)} sign-ups, ${counts(applications)} applications, ${counts(messages)} messages; ${JSON.stringify(refusals)}`;

/** Confirmed writes exist, rows are complete, and nothing is stored twice. */
async function compare({ prisma, pool }: Database, { signUps, applications, messages }: Written) {
  const to = { in: [...signUps.tried] };
  const accounts = await prisma.account.findMany({ where: { email: to }, include: { seeker: true } });
  const emails = new Set(accounts.map(({ email }) => email));
  expect(missing(signUps.confirmed, emails)).toEqual([]);
  expect(accounts.filter(({ seeker }) => !seeker)).toEqual([]);
  await expect.poll(() => prisma.mail.count({ where: { to, sentAt: null } }), { timeout: MAILED_MS }).toBe(0);
  const mails = await prisma.mail.groupBy({ by: ["to"], where: { to }, _count: true });
  expect(new Set(mails.map((mail) => mail.to))).toEqual(emails);
  expect(mails.filter(({ _count }) => _count !== 1)).toEqual([]);

  const stored = await prisma.application.findMany({ include: { events: true } });
  const pairs = stored.map(({ seekerId, jobId }) => `${seekerId} ${jobId}`);
  expect(missing(applications.confirmed, new Set(pairs))).toEqual([]);
  expect(missing(new Set(pairs), applications.tried)).toEqual([]);
  expect(stored.filter(({ events }) => events.length !== 1 || events[0]?.kind !== "APPLIED")).toEqual([]);

  const { rows } = await pool.query<{ client_id: string }>("select client_id from messages");
  expect(rows.map(({ client_id }) => client_id).sort()).toEqual([...messages.confirmed].sort());
  const { rows: gaps } = await pool.query(
    "select conversation_id from messages group by 1 having max(seq) <> count(*) or count(distinct seq) <> count(*)",
  );
  expect(gaps).toEqual([]);
}

const missing = (wanted: ReadonlySet<string>, there: ReadonlySet<string>) =>
  [...wanted].filter((one) => !there.has(one));
