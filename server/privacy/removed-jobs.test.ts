import { expect, test } from "vitest";
import { jobDeletedTask } from "../jobs/delete-jobs.ts";
import { dueInSeconds } from "../testing/queued-jobs.ts";
import { FACTORY_PASSWORD, testApp } from "../testing/test-app.ts";

const app = testApp({ worker: true });
/** Creates a company's job with one pending, one accepted, one rejected and one withdrawn application. */
async function jobWithApplicants() {
  const recruiter = await app.build.recruiter({ name: "Acme" });
  const job = await app.build.job({ companyId: recruiter.id, title: "Welder" });
  const apply = async (more: object) => await app.build.application({ jobId: job.id, ...more });
  const [waiting, accepted] = [await apply({}), await apply({ status: "ACCEPTED" })];
  const [rejected, withdrawn] = [await apply({ status: "REJECTED" }), await apply({ status: "WITHDRAWN" })];
  const owner = await app.signedInAs(recruiter.id);
  return { recruiter, owner, job, waiting, accepted, rejected, withdrawn };
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
const mailsAreSentAbout = (ids: readonly string[]) =>
  expect
    .poll(() => app.db.prisma.mail.count({ where: { ...about(ids), sentAt: { not: null } } }), { timeout: 10_000 })
    .toBe(2);
type Scene = Awaited<ReturnType<typeof jobWithApplicants>>;
test.each<[who: string, name: string, remove: (scene: Scene) => Promise<unknown>]>([
  ["the company deletes it", "Acme", ({ job, owner }) => app.perform("deleteJob", { input: { jobId: job.id } }, owner)],
  [
    "the company deletes its account",
    "Acme",
    ({ owner }) => app.perform("deleteAccount", { input: { password: FACTORY_PASSWORD } }, owner),
  ],
  ["the operator removes it", "Worklane", ({ job, waiting }) => removeAsReported(job.id, waiting.seekerId)],
])("applicants to a job are notified when %s: those pending or accepted once by mail", async (_who, name, remove) => {
  const { prisma } = app.db;
  const scene = await jobWithApplicants();
  const { job, waiting, accepted, rejected, withdrawn } = scene;
  const all = [waiting, accepted, rejected, withdrawn];
  const seekerIds = all.map(({ seekerId }) => seekerId);
  const heard = await changesDuring(seekerIds, () => remove(scene));
  expect(heard).toEqual([waiting.id, accepted.id, rejected.id].sort());
  const deleted = { status: "CLOSED", deletedAt: expect.any(Date) };
  expect(await prisma.job.findUniqueOrThrow({ where: { id: job.id } })).toMatchObject(deleted);
  const ids = all.map(({ id }) => id);
  await mailsAreSentAbout(ids);
  // A retry after a crash sends no duplicates.
  if (name === "Acme") await jobDeletedTask(app.app.platform).run({ jobId: job.id }, {} as never);
  const mails = await prisma.mail.findMany({ where: about(ids) });
  expect(mails.map(({ cause }) => cause.split(":")[1]).sort()).toEqual([waiting.id, accepted.id].sort());
  expect(mails.find(({ cause }) => cause.includes(waiting.id))).toMatchObject({
    to: await app.emailOf({ id: waiting.seekerId }),
    subject: `${name} has taken down a job you applied to`,
    text: expect.stringContaining(name === "Acme" ? "Welder" : "Worklane has taken down the job Welder at Acme"),
  });
});
test("the earlier deletions of a company that deletes its account keep their dates, and are mailed to no one", async () => {
  const { prisma } = app.db;
  const { recruiter, owner, job } = await jobWithApplicants();
  const long = new Date("2026-01-02T03:04:05Z");
  const before = await app.build.job({ companyId: recruiter.id, status: "CLOSED", deletedAt: long });
  const earlier = await app.build.application({ jobId: before.id });
  await app.perform("deleteAccount", { input: { password: FACTORY_PASSWORD } }, owner);
  expect(await prisma.job.findUniqueOrThrow({ where: { id: before.id } })).toMatchObject({ deletedAt: long });
  await mailsAreSentAbout((await prisma.application.findMany({ where: { jobId: job.id } })).map(({ id }) => id));
  expect(await prisma.mail.count({ where: about([earlier.id]) })).toBe(0);
});
test("a job that its company deleted is not deleted again by the operator", async () => {
  const { prisma } = app.db;
  const long = new Date("2026-01-02T03:04:05Z");
  const job = await app.build.job({ status: "CLOSED", deletedAt: long });
  const { seekerId } = await app.build.application({ jobId: job.id });
  await removeAsReported(job.id, seekerId);
  expect(await prisma.job.findUniqueOrThrow({ where: { id: job.id } })).toMatchObject({ deletedAt: long });
  expect(await dueInSeconds(app.db, `job-deleted:${job.id}`)).toBeNull();
});

test("a refused deletion queues nothing", async () => {
  const { jobId } = await app.build.application();
  const stranger = await app.signedInRecruiter();
  expect(await app.outcomeOf("deleteJob", { input: { jobId } }, stranger)).toBe("FORBIDDEN");
  expect(await dueInSeconds(app.db, `job-deleted:${jobId}`)).toBeNull();
});
test("a scheduled job can be deleted too", async () => {
  const { prisma } = app.db;
  const recruiter = await app.signedInRecruiter();
  const opensAt = new Date(Date.now() + 86_400_000);
  const job = await app.build.job({ companyId: recruiter.id, status: "SCHEDULED", opensAt });
  await app.perform("deleteJob", { input: { jobId: job.id } }, recruiter);
  expect((await prisma.job.findUniqueOrThrow({ where: { id: job.id } })).deletedAt).not.toBeNull();
});
