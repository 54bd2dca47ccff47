import { expect } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { openDatabase } from "../../server/platform/database/database.ts";
import { migrate } from "../../server/platform/database/migrations.ts";
import { migrateWorker } from "../../server/platform/queue/worker.ts";
import { graphql } from "../../server/testing/generated/gql.ts";
import { startPushService } from "../../server/testing/push-service.ts";
import { startRestartablePostgres } from "../../server/testing/restartable-postgres.ts";
import { send } from "../../server/testing/send.ts";
import { openSession, signIn } from "../../server/testing/sign-in.ts";
import { ownServer } from "../support/own-server.ts";

const DECIDE = graphql(`mutation DecideUnderFaults($input: DecideApplicationsInput!) {
  decideApplications(input: $input) { results { outcome } }
}`);
const AT_ONCE = 100;
/** One in so many pushes is not taken at first. */
const REFUSED = 10;
/** Pushes under way in a server that is killed. */
const MAX_REPEATED = 6;
/** One in so many decisions is undone. */
const UNDONE = 10;

/**
 * Decides on many applications, undoes some in time, and lets the server be killed, and the database crash, `faults` times
 * while the others are told: each is told once on each channel, and what was undone not at all.
 */
export async function tellThroughFaults({ causes, faults }: Record<"causes" | "faults", number>) {
  const postgres = await startRestartablePostgres();
  await migrate(postgres.url);
  await migrateWorker(postgres.url);
  const db = openDatabase(postgres.url);
  const pushes = await startPushService();
  const server = await ownServer({ DATABASE_URL: postgres.url, WEBHOOKS_TO_LOOPBACK: "on" });
  try {
    const recruiter = await buildRecruiter(db.prisma);
    const job = await buildJob(db.prisma, { companyId: recruiter.id });
    const ids: string[] = [];
    const refused = new Set<string>();
    pushes.answerWith((device) => (refused.delete(device) ? 503 : 201));
    for (let n = 0; n < causes; n++) {
      const seekerId = (await buildSeeker(db.prisma)).id;
      const { sessionId } = await openSession(db, { id: seekerId, role: "SEEKER" });
      const data = { accountId: seekerId, sessionId, ...pushes.subscribe(seekerId) };
      await db.prisma.pushSubscription.create({ data });
      if (n % REFUSED === 1) refused.add(seekerId);
      ids.push((await buildApplication(db.prisma, { jobId: job.id, seekerId })).id);
    }
    await server.start();
    const cookie = await signIn(db, { id: recruiter.id, role: "RECRUITER" });
    const decide = async (applicationIds: readonly string[], status: "ACCEPTED" | "APPLIED", version: number) => {
      for (let from = 0; from < applicationIds.length; from += AT_ONCE) {
        const applications = applicationIds
          .slice(from, from + AT_ONCE)
          .map((applicationId) => ({ applicationId, version }));
        const response = await send(server.url, DECIDE, { input: { applications, status } }, { cookie });
        const outcomes = (await response.json()).data?.decideApplications.results.map(
          (result: { outcome: string }) => result.outcome,
        );
        expect(new Set(outcomes)).toEqual(new Set(["DONE"]));
      }
    };
    const undone = ids.filter((_, n) => n % UNDONE === 0);
    await decide(ids, "ACCEPTED", 1);
    await decide(undone, "APPLIED", 2);
    // The seconds in which a decision can be undone pass.
    await db.pool.query(
      `select graphile_worker.reschedule_jobs(array(
         select id from graphile_worker.jobs where task_identifier = 'tell-notice'), run_at := now())`,
    );

    const told = () => db.prisma.notice.count();
    const expected = causes - undone.length;
    for (let fault = 1; fault <= faults; fault++) {
      const enough = Math.floor((expected * fault) / (faults + 1));
      await expect.poll(told, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(enough);
      await server.kill();
      if (fault % 2 === 0) {
        await postgres.crash();
        await postgres.start();
      }
      await server.start();
    }
    const left = async () =>
      (
        await db.pool.query(
          "select from graphile_worker.jobs where task_identifier in ('tell-notice', 'mail-notices', 'send-mail', 'send-push')",
        )
      ).rowCount;
    await expect.poll(left, { timeout: 240_000, interval: 100 }).toBe(0);

    const { rows } = await db.pool.query<{
      id: string;
      seekerId: string;
      notices: number;
      mails: number;
      sent: number;
    }>(
      `select a.id, a.seeker_id as "seekerId", (select count(*)::int from notices n where n.account_id = a.seeker_id) as notices,
         (select count(*)::int from mails m where m."to" = s.email) as mails,
         (select count(*)::int from mails m where m."to" = s.email and m.sent_at is not null) as sent
       from applications a join accounts s on s.id = a.seeker_id`,
    );
    const untold = new Set(undone);
    // Under one topic, a browser shows it once.
    const topics = new Map<string, Set<string>>();
    for (const { device, topic } of pushes.received) topics.set(device, (topics.get(device) ?? new Set()).add(topic));
    const wrong = rows.filter(({ id, seekerId, ...channels }) => {
      const once = untold.has(id) ? 0 : 1;
      return [...Object.values(channels), topics.get(seekerId)?.size ?? 0].some((count) => count !== once);
    });
    expect(wrong).toEqual([]);
    expect(pushes.received.length).toBeLessThanOrEqual(expected + faults * MAX_REPEATED);
    expect([pushes.wrong, refused.size]).toEqual([[], 0]);
    expect(rows).toHaveLength(causes);
  } finally {
    await server.remove();
    await pushes.close();
    await db.close().catch(() => {});
    await postgres.remove();
  }
}
