// @module-tag thorough

import { expect, test } from "vitest";
import { deliverNotices, findNotices, LINK_SECRET, mailAll } from "../../testing/notices.ts";
import { testApp } from "../../testing/test-app.ts";
import { matchOpenedJobs } from "./match-alerts.ts";

const app = testApp({ env: { TOKEN_SECRET: LINK_SECRET } });
const JOBS = 25;

/** Runs `work` and kills its database connection on the first write to `table`, as when a process dies there. */
async function cutOffAt(table: "job_alert_matches" | "notices", work: () => Promise<unknown>): Promise<void> {
  const client = await app.db.pool.connect();
  try {
    await client.query(`begin; lock table ${table} in share row exclusive mode`);
    const done = work();
    let cuts = 0;
    await expect
      .poll(async () => {
        const { rowCount } = await client.query(
          `select pg_terminate_backend(pid) from pg_locks where relation = '${table}'::regclass and not granted`,
        );
        cuts += rowCount ?? 0;
        return cuts;
      })
      .toBeGreaterThan(0);
    await client.query("rollback");
    await done;
  } finally {
    client.release();
  }
}

test("each job is notified once, even when two alerts match, wherever the work is cut off, and whoever runs it concurrently", async () => {
  const { id: companyId } = await app.build.recruiter();
  const seekers = await Promise.all(["Ada", "Grace", "Mary"].map((name) => app.build.seeker({ name })));
  for (const { id } of seekers)
    for (const keyword of ["saddler", "saddlers"])
      await app.app.services.jobAlerts.create(
        { accountId: id, role: "SEEKER", sessionId: id },
        { filter: { keyword }, frequency: "AT_ONCE" },
      );
  for (let n = 0; n < JOBS; n++) await app.build.job({ companyId, title: `Saddler ${n}` });

  const match = () => Promise.allSettled([matchOpenedJobs(app.app.platform), matchOpenedJobs(app.app.platform)]);
  const tell = () => Promise.allSettled([deliverNotices(app), deliverNotices(app)]);
  const waiting = () => app.db.prisma.jobChange.count({ where: { kind: "OPENED", alertsMatched: false } });
  for (let round = 0; (await waiting()) > 0; round++)
    if (round % 5 === 0) await cutOffAt("job_alert_matches", match);
    else await match();
  await findNotices(app, "minute");
  await cutOffAt("notices", tell);
  for (let round = 0; round < 3; round++) {
    await findNotices(app, "minute");
    await tell();
  }
  await mailAll(app);
  const emails = await app.db.prisma.account.findMany({
    where: { id: { in: seekers.map(({ id }) => id) } },
    select: { email: true },
  });
  for (const { email } of emails) {
    const mails = await app.db.prisma.mail.findMany({ where: { to: email }, select: { text: true } });
    // Each mail lists ten jobs per alert; the rest is behind one link.
    const listed = mails.map(({ text }) => [text.match(/\/jobs\/saddler-/g)?.length ?? 0, more(text)]);
    expect(listed.flat().reduce((sum, count) => sum + count, 0)).toBe(JOBS);
  }
  expect(await app.db.prisma.jobAlertMatch.count({ where: { notifiedAt: null } })).toBe(0);
});

const more = (text: string): number =>
  [...text.matchAll(/- (\d+) more: /g)].reduce((sum, [, count]) => sum + Number(count), 0);
