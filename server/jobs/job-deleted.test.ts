import { expect, test } from "vitest";
import { buildApplication, buildJob } from "../../prisma/factories/index.ts";
import { DeleteJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import { codeOf } from "../applications/testing/scene.testing.ts";
import { emailOf, signedInRecruiter } from "../testing/people.ts";
import { dueInSeconds } from "../testing/queued-jobs.ts";
import { testApp } from "../testing/test-app.ts";
import { jobDeletedTask } from "./delete-jobs.ts";

const app = testApp({ worker: true });

test("deleting a job mails every applicant with a pending or accepted application once, and nobody else", async () => {
  const { prisma } = app.db;
  const recruiter = await signedInRecruiter(app.db, { name: "Acme" });
  const job = await buildJob(prisma, { companyId: recruiter.id, title: "Welder" });
  const [waiting, accepted] = [
    await buildApplication(prisma, { jobId: job.id }),
    await buildApplication(prisma, { jobId: job.id, status: "ACCEPTED" }),
  ];
  await buildApplication(prisma, { jobId: job.id, status: "REJECTED" });
  await buildApplication(prisma, { jobId: job.id, status: "WITHDRAWN" });
  await app.expectOk(DeleteJobDocument, { input: { jobId: job.id } }, recruiter);

  const sent = () => prisma.mail.findMany({ where: { cause: { startsWith: "job-deleted:" }, sentAt: { not: null } } });
  await expect.poll(async () => (await sent()).length, { timeout: 10_000 }).toBe(2);
  // A retry after a crash sends no duplicates.
  await jobDeletedTask(app.app.platform).run({ jobId: job.id }, {} as never);
  const mails = await prisma.mail.findMany({ where: { cause: { startsWith: "job-deleted:" } } });
  expect(mails.map(({ cause }) => cause).sort()).toEqual(
    [waiting, accepted].map(({ id }) => `job-deleted:${id}`).sort(),
  );
  expect(mails.find(({ cause }) => cause.endsWith(waiting.id))).toMatchObject({
    to: await emailOf(app.db, { id: waiting.seekerId }),
    subject: "Acme has taken a job down",
    text: expect.stringContaining("Welder"),
  });
});

test("a refused deletion queues nothing", async () => {
  const { prisma } = app.db;
  const { jobId } = await buildApplication(prisma);
  const stranger = await signedInRecruiter(app.db);
  expect(await codeOf(app.execute(DeleteJobDocument, { input: { jobId } }, stranger))).toBe("FORBIDDEN");
  expect(await dueInSeconds(app.db, `job-deleted:${jobId}`)).toBeNull();
});

test("a scheduled job can be deleted too", async () => {
  const { prisma } = app.db;
  const recruiter = await signedInRecruiter(app.db);
  const opensAt = new Date(Date.now() + 86_400_000);
  const job = await buildJob(prisma, { companyId: recruiter.id, status: "SCHEDULED", opensAt });
  await app.expectOk(DeleteJobDocument, { input: { jobId: job.id } }, recruiter);
  expect((await prisma.job.findUniqueOrThrow({ where: { id: job.id } })).deletedAt).not.toBeNull();
});
