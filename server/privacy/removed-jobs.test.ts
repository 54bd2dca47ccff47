import { expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { DeleteJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import { codeOf } from "../applications/testing/scene.testing.ts";
import { jobDeletedTask } from "../jobs/delete-jobs.ts";
import { perform } from "../testing/outcomes.ts";
import { emailOf, signedInAs, signedInRecruiter } from "../testing/people.ts";
import { dueInSeconds } from "../testing/queued-jobs.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp({ worker: true });
/** Creates a company's job with one pending, one accepted, one rejected and one withdrawn application. */
async function jobWithApplicants() {
  const { prisma } = app.db;
  const recruiter = await buildRecruiter(prisma, { name: "Acme" });
  const job = await buildJob(prisma, { companyId: recruiter.id, title: "Welder" });
  const apply = async (more: object) => await buildApplication(prisma, { jobId: job.id, ...more });
  const [waiting, accepted] = [await apply({}), await apply({ status: "ACCEPTED" })];
  const [rejected, withdrawn] = [await apply({ status: "REJECTED" }), await apply({ status: "WITHDRAWN" })];
  return { recruiter, job, waiting, accepted, rejected, withdrawn };
}
/** A seeker reports a job, and the operator removes it. */
async function removeAsReported(targetId: string, reporterId: string) {
  const data = { kind: "JOB", targetId, reporterId, reason: "FRAUD" } as const;
  const { id } = await app.db.prisma.report.create({ data });
  await app.app.services.reports.review(id, "remove", "tests");
}
/** Returns the ids of the applications whose seekers receive a change while `work` runs. */
async function changesDuring(seekerIds: readonly string[], work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const { events } = app.app.platform;
  const stop = seekerIds.map((id) =>
    events.subscribe(`account:${id}`, (event) => {
      if (event.type === "application-changed") heard.push(String(event.applicationId));
    }),
  );
  await work();
  for (const end of stop) end();
  return heard.sort();
}
const about = (ids: readonly string[]) => ({ OR: ids.map((id) => ({ cause: { startsWith: `job-deleted:${id}` } })) });
async function mailsAbout(ids: readonly string[]) {
  const sent = () => app.db.prisma.mail.findMany({ where: { ...about(ids), sentAt: { not: null } } });
  await expect.poll(async () => (await sent()).length, { timeout: 10_000 }).toBe(2);
  return sent();
}
test("pending applicants are notified when the company deletes its account, and its earlier deletions keep their dates", async () => {
  const { prisma } = app.db;
  const { recruiter, job, waiting, accepted, rejected, withdrawn } = await jobWithApplicants();
  const long = new Date("2026-01-02T03:04:05Z");
  const before = await buildJob(prisma, { companyId: recruiter.id, status: "CLOSED", deletedAt: long });
  const earlier = await buildApplication(prisma, { jobId: before.id });
  const owner = await signedInAs(app.db, recruiter.id);
  const all = [waiting, accepted, rejected, withdrawn, earlier];

  const heard = await changesDuring(
    all.map(({ seekerId }) => seekerId),
    () => perform(app, "deleteAccount", { input: { password: FACTORY_PASSWORD } }, owner),
  );
  expect(heard).toEqual([waiting.id, accepted.id, rejected.id].sort());
  const mails = await mailsAbout(all.map(({ id }) => id));
  expect(mails.map(({ cause }) => cause).sort()).toEqual(
    [waiting, accepted].map(({ id }) => `job-deleted:${id}`).sort(),
  );
  expect(mails[0]).toMatchObject({ subject: "Acme has taken a job down", text: expect.stringContaining("Welder") });
  expect(await prisma.job.findUniqueOrThrow({ where: { id: before.id } })).toMatchObject({ deletedAt: long });
  expect(await prisma.job.findUniqueOrThrow({ where: { id: job.id } })).toMatchObject({
    status: "CLOSED",
    deletedAt: expect.any(Date),
  });
});
test("pending applicants are notified when the operator removes a job, and by whom", async () => {
  const { job, waiting, accepted, rejected, withdrawn } = await jobWithApplicants();
  const all = [waiting, accepted, rejected, withdrawn];
  const heard = await changesDuring(
    all.map(({ seekerId }) => seekerId),
    () => removeAsReported(job.id, waiting.seekerId),
  );
  expect(heard).toEqual([waiting.id, accepted.id, rejected.id].sort());
  expect((await app.db.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).deletedAt).not.toBeNull();
  const [mail] = await mailsAbout(all.map(({ id }) => id));
  expect(mail).toMatchObject({
    subject: "Worklane has taken a job down",
    text: expect.stringContaining("Worklane has taken down the job Welder of Acme"),
  });
});
test("a job that its company deleted is not deleted again by the operator", async () => {
  const { prisma } = app.db;
  const long = new Date("2026-01-02T03:04:05Z");
  const job = await buildJob(prisma, { status: "CLOSED", deletedAt: long });
  const { seekerId } = await buildApplication(prisma, { jobId: job.id });
  await removeAsReported(job.id, seekerId);
  expect(await prisma.job.findUniqueOrThrow({ where: { id: job.id } })).toMatchObject({ deletedAt: long });
  const { rowCount } = await app.db.pool.query("select from graphile_worker.jobs where key = $1", [
    `job-deleted:${job.id}`,
  ]);
  expect(rowCount).toBe(0);
});

test("deleting a job mails every applicant with a pending or accepted application once, and nobody else", async () => {
  const { recruiter, job, waiting, accepted, rejected, withdrawn } = await jobWithApplicants();
  const ids = [waiting, accepted, rejected, withdrawn].map(({ id }) => id);
  await app.expectOk(DeleteJobDocument, { input: { jobId: job.id } }, await signedInAs(app.db, recruiter.id));
  await mailsAbout(ids);
  // A retry after a crash sends no duplicates.
  await jobDeletedTask(app.app.platform).run({ jobId: job.id }, {} as never);
  const mails = await app.db.prisma.mail.findMany({ where: about(ids) });
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
