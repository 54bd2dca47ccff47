import { beforeEach, expect, test } from "vitest";
import { EditJobDocument, PostJobDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { JOB_INPUT } from "../../testing/job-input.ts";
import { deliverNotices } from "../../testing/notices.ts";
import { forEachTest, testApp, testClock } from "../../testing/test-app.ts";
import { storedPdf } from "../testing/scene.testing.ts";
import { closeUnansweredTask } from "./close-unanswered.task.ts";

const DAY_MS = 86_400_000;
const clock = testClock();
const app = testApp();

const OWN = graphql(`query PromiseOwn($jobId: ID!) {
  ownApplication(jobId: $jobId) { id status appliedAt answerDueOn unansweredAt events { kind createdAt actorName } }
}`);
const RECEIVED = graphql(`query PromiseReceived($id: ID!) {
  applicant(id: $id) { status answerDueOn unansweredAt resumeUrl events { kind actorName } }
}`);

const DUE = graphql(`query PromiseDue($jobId: ID!) {
  applicants(jobId: $jobId, order: DUE) { nodes { seeker { name } } }
}`);

beforeEach(() => app.db.prisma.application.deleteMany());
const company = forEachTest(() => app.signedInRecruiter({ name: "Acme" }));
const seeker = forEachTest(() => app.signedInSeeker({ name: "Asha" }));

const apply = (jobId: string) => app.perform("applyToJob", { input: { jobId } }, seeker);
const open = (applicationId: string) => app.perform("openApplication", { input: { applicationId } }, company);
const decide = (applicationId: string, status: "ACCEPTED" | "APPLIED" | "REJECTED") =>
  app.perform("decideApplication", { input: { applicationId, status } }, company);
const edit = async (id: string, fields: object) =>
  (await app.expectOk(EditJobDocument, { input: { id, ...fields } }, company)).editJob.job;
const applied = async (fields: object = {}) => {
  const { id: jobId } = await app.build.job({ companyId: company.id, title: "Welder", ...fields });
  await apply(jobId);
  const { ownApplication } = await app.expectOk(OWN, { jobId }, seeker);
  return { jobId, id: ownApplication?.id ?? "" };
};
const own = async (jobId: string) => (await app.expectOk(OWN, { jobId }, seeker)).ownApplication;
const received = async (id: string) => (await app.expectOk(RECEIVED, { id }, company)).applicant;
const kinds = async (jobId: string) => (await own(jobId))?.events.map(({ kind }) => kind);
const daysPass = async (days: number) => {
  clock.pass(days * DAY_MS);
  // The server itself stays in the present: sessions expire before promises do.
  await closeUnansweredTask({ ...app.app.platform, clock }).run({}, {} as never);
};
const mails = async () => {
  await deliverNotices(app);
  return (await app.mailsTo(seeker)).map(({ subject }) => subject);
};
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const UNANSWERED = "Acme did not respond to your application";

test("a job promises an answer within 14 days by default, and within 45 at most", async () => {
  const post = (input: object) => app.execute(PostJobDocument, { input: { ...JOB_INPUT, ...input } }, company);
  expect((await post({})).data?.postJob.job.answerWithinDays).toBe(14);
  const job = (await post({ answerWithinDays: 3 })).data?.postJob.job;
  expect(job?.answerWithinDays).toBe(3);
  const fields = { answerWithinDays: "Enter 1 to 45 days." };
  for (const answerWithinDays of [0, 46, -1])
    expect((await post({ answerWithinDays })).errors?.[0]?.extensions.fields).toEqual(fields);
  expect((await edit(job?.id ?? "", { title: "Baker" })).answerWithinDays).toBe(3);
});

test("both sides see the day, which an edit of the job does not change", async () => {
  const { jobId, id } = await applied({ answerWithinDays: 5 });
  await edit(jobId, { answerWithinDays: 30 });
  expect(await own(jobId)).toMatchObject({ answerDueOn: dayAfter(5), unansweredAt: null });
  expect(await received(id)).toMatchObject({ answerDueOn: dayAfter(5), unansweredAt: null });
});

test("once the day has passed, the application is closed and its applicant notified, once", async () => {
  const { jobId, id } = await applied({ answerWithinDays: 5 });
  await daysPass(5);
  expect(await kinds(jobId)).toEqual(["APPLIED"]);
  await daysPass(1);
  await daysPass(1);
  expect(await kinds(jobId)).toEqual(["APPLIED", "UNANSWERED"]);
  expect(await own(jobId)).toMatchObject({ status: "APPLIED", unansweredAt: expect.any(String) });
  expect(await received(id)).toMatchObject({ events: [{}, { kind: "UNANSWERED", actorName: null }] });
  expect(await mails()).toEqual([UNANSWERED]);
});

test("a late answer still counts", async () => {
  const { jobId, id } = await applied();
  await daysPass(15);
  await decide(id, "ACCEPTED");
  await daysPass(1);
  expect(await own(jobId)).toMatchObject({ status: "ACCEPTED", unansweredAt: expect.any(String) });
  expect(await kinds(jobId)).toEqual(["APPLIED", "UNANSWERED", "ACCEPTED"]);
});

test("an application answered in time is not closed, unless the answer is reverted later", async () => {
  const { jobId, id } = await applied();
  await decide(id, "REJECTED");
  await daysPass(15);
  expect(await kinds(jobId)).toEqual(["APPLIED", "REJECTED"]);
  await decide(id, "APPLIED");
  await daysPass(0);
  expect(await own(jobId)).toMatchObject({ status: "APPLIED", unansweredAt: expect.any(String) });
});

test("a closed job keeps its promise; a deleted one cannot, and its mail says so", async () => {
  const closed = await applied();
  const deleted = await applied();
  await app.perform("closeJobs", { input: { jobIds: [closed.jobId] } }, company);
  await app.perform("deleteJob", { input: { jobId: deleted.jobId } }, company);
  await daysPass(1);
  expect(await kinds(closed.jobId)).toEqual(["APPLIED"]);
  expect(await kinds(deleted.jobId)).toEqual(["APPLIED", "UNANSWERED"]);
  expect(await mails()).not.toContain(UNANSWERED);
});

test("applying again starts a new promise", async () => {
  const { jobId, id } = await applied();
  await open(id);
  await app.db.prisma.application.update({ where: { id }, data: { answerDueOn: new Date(0) } });
  await daysPass(0);
  await app.perform("withdrawApplication", { input: { jobId } }, seeker);
  await apply(jobId);
  expect(await own(jobId)).toMatchObject({ answerDueOn: dayAfter(14), unansweredAt: null });
  await open(id);
  expect((await kinds(jobId))?.filter((kind) => kind === "OPENED")).toHaveLength(2);
});

test("the first opening is shown by its day only; who opened it stays within the company", async () => {
  const { jobId, id } = await applied();
  for (let look = 0; look < 2; look++) await open(id);
  const opened = (await own(jobId))?.events.filter(({ kind }) => kind === "OPENED");
  expect(opened).toEqual([{ kind: "OPENED", createdAt: expect.stringMatching(/T00:00:00/), actorName: null }]);
  expect((await received(id)).events).toMatchObject([{}, { kind: "OPENED", actorName: expect.any(String) }]);
});

test("opening the resume opens the application; a prefetch, or reading about it, does not", async () => {
  const file = await storedPdf(app, seeker.id);
  const { id: jobId } = await app.build.job({ companyId: company.id });
  const { id } = await app.build.application({ jobId, seekerId: seeker.id, resumeFileId: file.id });
  const { resumeUrl } = await received(id);
  expect(await kinds(jobId)).toEqual(["APPLIED"]);
  const fetchAs = async (cookie: string, headers: Record<string, string> = {}) => {
    const { status } = await fetch(new URL(resumeUrl ?? "", app.url), { headers: { cookie, ...headers } });
    expect(status).toBe(200);
  };
  await fetchAs(seeker.cookie);
  await fetchAs(company.cookie, { purpose: "prefetch" });
  expect(await kinds(jobId)).toEqual(["APPLIED"]);
  await fetchAs(company.cookie);
  expect(await kinds(jobId)).toEqual(["APPLIED", "OPENED"]);
});

test("an undone decision leaves no trace even if the application was opened in between", async () => {
  const { jobId, id } = await applied();
  await decide(id, "ACCEPTED");
  await open(id);
  await decide(id, "APPLIED");
  expect(await kinds(jobId)).toEqual(["APPLIED", "OPENED"]);
});

test("the events are append-only, and only those caused by nobody have no actor", async () => {
  const { id: applicationId } = await applied();
  await expect(
    app.db.prisma.applicationEvent.updateMany({ where: { applicationId }, data: { kind: "OPENED" } }),
  ).rejects.toThrow();
  await expect(app.db.prisma.applicationEvent.create({ data: { applicationId, kind: "ACCEPTED" } })).rejects.toThrow();
});

test("applicants are sorted by due answer; answered and closed ones come last", async () => {
  const { id: jobId } = await app.build.job({ companyId: company.id });
  const build = (name: string, day: string, fields: object = {}) =>
    app.build
      .seeker({ name })
      .then(({ id: seekerId }) => app.build.application({ jobId, seekerId, answerDueOn: new Date(day), ...fields }));
  await build("Late", "2026-03-09");
  await build("Closed", "2026-01-01", { unansweredAt: new Date() });
  await build("Decided", "2026-01-02", { status: "ACCEPTED" });
  await build("Soon", "2026-03-01");
  const { applicants } = await app.expectOk(DUE, { jobId }, company);
  const names = applicants.nodes.map(({ seeker: { name } }) => name);
  expect([...names.slice(0, 2), ...names.slice(2).sort()]).toEqual(["Soon", "Late", "Closed", "Decided"]);
});
