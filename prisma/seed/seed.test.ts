import { expect, test } from "vitest";
import { testApp } from "../../server/testing/test-app.ts";
import { DEMO_LOG_INS } from "./demo-log-ins.ts";
import { requestedYears } from "./role-facts.ts";
import { SEED_LOCK, seedDemo } from "./seed.ts";

const app = testApp();

test("an empty database is filled once, with applications and connections in every state", async () => {
  expect(await seedDemo(app.app.platform)).toBe(true);
  const { prisma } = app.db;
  expect(await prisma.company.count()).toBe(12);
  expect(await prisma.seeker.count({ where: { resumeFileId: { not: null } } })).toBe(40);
  expect(await prisma.job.count()).toBe(150);
  expect((await prisma.job.groupBy({ by: ["industry"] })).length).toBe(10);
  expect(await prisma.companyEvent.count({ where: { kind: "JOB_POSTED" } })).toBe(150);
  expect((await prisma.application.groupBy({ by: ["status"] })).length).toBe(4);
  const answered = await prisma.application.findMany({
    where: { answers: { some: {} } },
    include: { job: true, answers: { orderBy: { position: "asc" } } },
  });
  expect(answered.length).toBeGreaterThan(2);
  for (const { job, answers } of answered) {
    const questions = job.questions as { label: string }[];
    expect(answers.map(({ label }) => label)).toEqual(questions.map(({ label }) => label));
    expect(answers.every(({ text }) => text !== "")).toBe(true);
  }
  expect((await prisma.connection.groupBy({ by: ["status"] })).length).toBe(2);
  expect(await prisma.message.count()).toBeGreaterThan(5);

  expect(await seedDemo(app.app.platform)).toBe(false);
  expect(await prisma.company.count()).toBe(12);
});

test("the demo company has a response record, and both people who log in have notices to read", async () => {
  const { prisma } = app.db;
  const company = await prisma.company.findFirstOrThrow({
    where: { members: { some: { account: { email: DEMO_LOG_INS.recruiter } } } },
  });
  const record = await app.app.services.responseRecords.get(company);
  expect(record?.sample).toBeGreaterThanOrEqual(26);
  expect(record?.late).toBeGreaterThan(0);
  expect(record?.shareAnswered).toBeGreaterThan(0.8);
  expect(record?.shareAnswered).toBeLessThan(1);
  for (const email of [DEMO_LOG_INS.seeker, DEMO_LOG_INS.recruiter]) {
    const { id: accountId } = await prisma.account.findFirstOrThrow({ where: { email } });
    expect(await prisma.notice.count({ where: { accountId, readAt: null } })).toBeGreaterThan(0);
    expect(await prisma.notice.count({ where: { accountId, readAt: { not: null } } })).toBeGreaterThan(0);
  }
  expect(await prisma.mail.count()).toBe(0);
});

test("no job of the demo contradicts itself: years of experience, internships, on-site work", async () => {
  const jobs = await app.db.prisma.job.findMany();
  const most = { FRESHER: 0, FROM_0_TO_1: 1, FROM_1_TO_3: 3, FROM_3_TO_5: 5, OVER_5: 99 };
  for (const job of jobs) {
    const intern = /intern\b/i.test(job.title);
    expect([job.title, job.jobType === "INTERNSHIP"]).toEqual([job.title, intern]);
    if (intern) expect(job.experienceLevel).toBe("FRESHER");
    if (/nurse|driver|kitchen|laboratory/i.test(job.title)) expect(job.workMode).toBe("ONSITE");
    expect(most[job.experienceLevel ?? "OVER_5"]).toBeGreaterThanOrEqual(requestedYears(job) ?? 0);
  }
});

test("a node waits for another one's seeding, longer than the statement timeout, and finds it complete", {
  tags: ["thorough"],
  timeout: 60_000,
}, async () => {
  const { db } = app.app.platform;
  await seedDemo(app.app.platform);
  const other = await db.pool.connect();
  const bound = await other.query<{ ms: number }>(
    "select setting::int as ms from pg_settings where name = 'statement_timeout'",
  );
  const longest = bound.rows[0]?.ms ?? 0;
  expect(longest).toBeGreaterThan(0);
  await other.query("select pg_advisory_lock($1)", [SEED_LOCK]);
  try {
    const seeded = seedDemo(app.app.platform);
    const waits = async () => {
      const { rows } = await other.query<{ ms: number }>(
        `select extract(epoch from clock_timestamp() - query_start)::float8 * 1000 as ms
         from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`,
      );
      return rows[0]?.ms ?? 0;
    };
    await expect.poll(waits, { timeout: longest * 3 }).toBeGreaterThan(longest + 500);
    await other.query("select pg_advisory_unlock($1)", [SEED_LOCK]);
    expect(await seeded).toBe(false);
  } finally {
    other.release();
  }
});

test("an interrupted demo is created again", async () => {
  await app.db.prisma.conversation.deleteMany();
  expect(await seedDemo(app.app.platform)).toBe(true);
  expect(await app.db.prisma.seeker.count()).toBe(40);
});
