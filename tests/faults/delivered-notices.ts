import { expect, onTestFinished } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { graphql } from "../../server/testing/generated/gql.ts";
import { mailServer } from "../../server/testing/mail-server.ts";
import { startPushService } from "../../server/testing/push-service.ts";
import { send } from "../../server/testing/send.ts";
import { openSession, signIn } from "../../server/testing/sign-in.ts";
import { crashableDatabase, newServer } from "./own-parts.ts";

const DECIDE = graphql(`mutation DecideUnderFaults($input: DecideApplicationsInput!) {
  decideApplications(input: $input) { results { outcome } }
}`);
const AT_ONCE = 100;
/** One in this many pushes is refused at first. */
const REFUSED = 10;
/** Pushes and mails in flight when a server is killed. */
const MAX_REPEATED = 6;
/** One in this many decisions is undone. */
const UNDONE = 10;

/**
 * Makes many decisions, undoes some in time, and kills the server `faults` times while the notices are sent. The mail
 * server goes down and comes back alternately, and the database crashes with every second kill: each decision causes
 * one notice on every channel, and undone ones none.
 */
export async function deliverThroughFaults({ causes, faults }: Record<"causes" | "faults", number>) {
  const { postgres, db } = await crashableDatabase(onTestFinished);
  const pushes = await startPushService();
  onTestFinished(pushes.close);
  const mails = mailServer(await freePort());
  onTestFinished(() => mails.stop());
  await mails.start();
  const server = await newServer({ DATABASE_URL: db.url, SMTP_URL: mails.url, WEBHOOKS_TO_LOOPBACK: "on" });
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
  const runNow = (task: "tell-notice" | "send-mail", count: number | null = null) =>
    db.pool.query(
      `select graphile_worker.reschedule_jobs(array(
         select id from graphile_worker.jobs where task_identifier = $1 and locked_at is null and run_at > now()
         order by id limit $2), run_at := now())`,
      [task, count],
    );

  const notified = () => db.prisma.notice.count();
  const jobsWhere = async (condition: string) =>
    (await db.pool.query(`select from graphile_worker.jobs where ${condition}`)).rowCount;
  const failedMails = () => jobsWhere("task_identifier = 'send-mail' and last_error is not null");
  const mailsAgain = async () => {
    await expect.poll(failedMails, { timeout: 60_000, interval: 50 }).toBeGreaterThan(0);
    await mails.start();
  };
  const expected = causes - undone.length;
  const part = Math.ceil(causes / (faults + 1));
  for (let fault = 1; fault <= faults; fault++) {
    const enough = Math.floor((expected * fault) / (faults + 1));
    // Passes the time in which these decisions can be undone: not of all, or the server would be done before the faults.
    await runNow("tell-notice", part);
    await expect.poll(notified, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(enough);
    if (fault % 2 === 0) await mailsAgain();
    await server.kill();
    if (fault % 2 === 0) {
      await postgres.crash();
      await postgres.start();
    } else await mails.stop();
    await server.start();
  }
  await runNow("tell-notice");
  if (faults % 2 === 1) await mailsAgain();
  // Refused attempts are retried with growing delays.
  await runNow("send-mail");
  const left = () => jobsWhere("task_identifier in ('tell-notice', 'mail-notices', 'send-mail', 'send-push')");
  await expect.poll(left, { timeout: 240_000, interval: 100 }).toBe(0);

  const { rows } = await db.pool.query<
    Record<"id" | "seekerId" | "email", string> & Record<"notices" | "mails" | "sent", number>
  >(
    `select a.id, a.seeker_id as "seekerId", s.email, (select count(*)::int from notices n where n.account_id = a.seeker_id) as notices,
       (select count(*)::int from mails m where m."to" = s.email) as mails,
       (select count(*)::int from mails m where m."to" = s.email and m.sent_at is not null) as sent
     from applications a join accounts s on s.id = a.seeker_id`,
  );
  const unnotified = new Set(undone);
  // A browser shows pushes with the same topic once, and a mailbox mails with the same id.
  const topics = distinct(pushes.received.map(({ device, topic }) => [device, topic]));
  const messages = distinct(mails.taken.map(({ to, messageId }) => [to, messageId]));
  const wrong = rows.filter(({ id, seekerId, email, ...channels }) => {
    const once = unnotified.has(id) ? 0 : 1;
    return [...Object.values(channels), topics.get(seekerId)?.size ?? 0, messages.get(email)?.size ?? 0].some(
      (count) => count !== once,
    );
  });
  expect(wrong).toEqual([]);
  expect(mails.taken.length).toBeLessThanOrEqual(messages.size + faults * MAX_REPEATED);
  expect(pushes.received.length).toBeLessThanOrEqual(expected + faults * MAX_REPEATED);
  expect([pushes.wrong, refused.size]).toEqual([[], 0]);
  expect(rows).toHaveLength(causes);
}

function distinct(received: readonly (readonly [receiver: string, what: string])[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const [receiver, what] of received) all.set(receiver, (all.get(receiver) ?? new Set()).add(what));
  return all;
}
