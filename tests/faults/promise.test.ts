// @module-tag thorough

import { beforeAll, expect, it } from "vitest";
import { buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import type { OwnServer } from "../support/own-server.ts";
import { afterTheFile, type CrashableDatabase, crashableDatabase, newServer } from "./own-parts.ts";

const SEEKERS = 30;
const JOBS = 20;
const ALL = SEEKERS * JOBS;
const DONE_MS = 60_000;

const onEnd = afterTheFile();
let { postgres, db } = {} as CrashableDatabase;
let server: OwnServer;
beforeAll(async () => {
  ({ postgres, db } = await crashableDatabase(onEnd));
  server = await newServer({ DATABASE_URL: db.url }, onEnd);
});

/** Everybody applied to everything so long ago that the promised day passed yesterday. */
async function promisesPass() {
  const { id: companyId } = await buildRecruiter(db.prisma, { name: "Acme" });
  for (let n = 0; n < JOBS; n++) await buildJob(db.prisma, { companyId });
  for (let n = 0; n < SEEKERS; n++) await buildSeeker(db.prisma);
  await db.pool.query(
    `with sent as (
       insert into applications (id, job_id, seeker_id, applied_at, updated_at)
       select gen_random_uuid(), j.id, s.id, now() - make_interval(days => j.answer_within_days + 1), now()
       from jobs j, seekers s returning id, seeker_id, applied_at)
     insert into application_events (application_id, kind, actor_id, created_at) select id, 'APPLIED', seeker_id, applied_at from sent`,
  );
}

const closed = () => db.prisma.application.count({ where: { unansweredAt: { not: null } } });
/** The scheduled run is due. */
const runIsDue = () => db.pool.query("select graphile_worker.add_job('close-unanswered', job_key := 'close-now')");
const soon = { timeout: DONE_MS, interval: 3 };
/** Locks this many applications, as by a decision in progress; a run leaves them for the next one. */
async function hold(count: number) {
  const client = await db.pool.connect();
  client.on("error", () => {});
  await client.query("begin");
  // The product's own timeout would release them before a busy machine has started the server.
  await client.query("set local idle_in_transaction_session_timeout = 0");
  await client.query("select from applications where unanswered_at is null order by id limit $1 for update", [count]);
  return async () => {
    await client.query("rollback").catch(() => {});
    client.release(true);
  };
}

it("a day after the promise every application is in a final state with one notice, whatever fails in between", async () => {
  await promisesPass();
  await runIsDue();
  const letGo = await hold(350);
  await server.start();
  await expect.poll(closed, soon).toBeGreaterThan(0);
  await server.kill();
  await letGo();
  const atKill = await closed();
  const letGoAgain = await hold(150);
  await server.start();
  await runIsDue();
  await expect.poll(closed, soon).toBeGreaterThan(atKill);
  await postgres.crash();
  await letGoAgain();
  await postgres.start();
  await expect.poll(() => runIsDue().then(Boolean, () => false), soon).toBe(true);
  await expect.poll(() => closed().catch(() => 0), soon).toBe(ALL);

  const unanswered = { kind: "UNANSWERED" } as const;
  const events = await db.prisma.applicationEvent.groupBy({ by: "applicationId", where: unanswered, _count: true });
  expect(events).toHaveLength(ALL);
  expect(events.filter(({ _count }) => _count !== 1)).toEqual([]);
  const mail = { subject: "Acme did not respond to your application" };
  await expect.poll(() => db.prisma.mail.count({ where: mail }), { timeout: DONE_MS }).toBe(ALL);
});
