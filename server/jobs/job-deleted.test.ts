import { expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter } from "../../prisma/factories/index.ts";
import { DeleteJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";
import { jobDeletedTask } from "./delete-jobs.ts";

const app = testApp({ worker: true });

test("deleting a job mails every applicant with a pending or accepted application once, and nobody else", async () => {
  const { prisma } = app.db;
  const recruiter = await buildRecruiter(prisma, { name: "Acme" });
  const cookie = await signIn(app.db, { id: recruiter.id, role: "RECRUITER" });
  const job = await buildJob(prisma, { companyId: recruiter.id, title: "Welder" });
  const [waiting, accepted] = [
    await buildApplication(prisma, { jobId: job.id }),
    await buildApplication(prisma, { jobId: job.id, status: "ACCEPTED" }),
  ];
  await buildApplication(prisma, { jobId: job.id, status: "REJECTED" });
  await buildApplication(prisma, { jobId: job.id, status: "WITHDRAWN" });
  await app.expectOk(DeleteJobDocument, { input: { jobId: job.id } }, { cookie });

  const sent = () => prisma.mail.findMany({ where: { cause: { startsWith: "job-deleted:" }, sentAt: { not: null } } });
  await expect.poll(async () => (await sent()).length, { timeout: 10_000 }).toBe(2);
  // A retry after a crash sends no duplicates.
  await jobDeletedTask(app.app.platform).run({ jobId: job.id }, {} as never);
  const mails = await prisma.mail.findMany({ where: { cause: { startsWith: "job-deleted:" } } });
  expect(mails.map(({ cause }) => cause).sort()).toEqual(
    [waiting, accepted].map(({ id }) => `job-deleted:${id}`).sort(),
  );
  const { email } = await prisma.account.findUniqueOrThrow({ where: { id: waiting.seekerId } });
  expect(mails.find(({ cause }) => cause.endsWith(waiting.id))).toMatchObject({
    to: email,
    subject: "Acme has taken a job down",
    text: expect.stringContaining("Welder"),
  });
});

test("a refused deletion queues nothing", async () => {
  const { prisma } = app.db;
  const { jobId } = await buildApplication(prisma);
  const cookie = await signIn(app.db, { id: (await buildRecruiter(prisma)).id, role: "RECRUITER" });
  const { errors } = await app.execute(DeleteJobDocument, { input: { jobId } }, { cookie });
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  const { rowCount } = await app.db.pool.query("select from graphile_worker.jobs where key = $1", [
    `job-deleted:${jobId}`,
  ]);
  expect(rowCount).toBe(0);
});

test("a scheduled job can be deleted too", async () => {
  const { prisma } = app.db;
  const recruiter = await buildRecruiter(prisma);
  const cookie = await signIn(app.db, { id: recruiter.id, role: "RECRUITER" });
  const opensAt = new Date(Date.now() + 86_400_000);
  const job = await buildJob(prisma, { companyId: recruiter.id, status: "SCHEDULED", opensAt });
  await app.expectOk(DeleteJobDocument, { input: { jobId: job.id } }, { cookie });
  expect((await prisma.job.findUniqueOrThrow({ where: { id: job.id } })).deletedAt).not.toBeNull();
});
