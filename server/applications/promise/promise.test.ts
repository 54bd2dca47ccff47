import { beforeEach, expect, test } from "vitest";
import { buildApplication, buildFile, buildJob, buildSeeker } from "../../../prisma/factories/index.ts";
import { newStorageKey } from "../../platform/files/storage-key.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { JOB_INPUT } from "../../testing/job-input.ts";
import { deliverNotices } from "../../testing/notices.ts";
import { signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";
import { closeUnansweredTask } from "./close-unanswered.task.ts";

const DAY_MS = 86_400_000;
let now = new Date();
const app = testApp();

const POST = graphql(
  `mutation PromisePost($input: JobInput!) { postJob(input: $input) { job { id answerWithinDays } } }`,
);
const EDIT = graphql(
  `mutation PromiseEdit($input: EditJobInput!) { editJob(input: $input) { job { answerWithinDays } } }`,
);
const APPLY = graphql(`mutation PromiseApply($input: JobIdInput!) { applyToJob(input: $input) { job { id } } }`);
const WITHDRAW = graphql(
  `mutation PromiseWithdraw($input: JobIdInput!) { withdrawApplication(input: $input) { jobId } }`,
);
const OPEN = graphql(
  `mutation PromiseOpen($input: OpenApplicationInput!) { openApplication(input: $input) { applicationId } }`,
);
const DELETE = graphql(`mutation PromiseDeleteJob($input: JobIdInput!) { deleteJob(input: $input) { id } }`);
const CLOSE = graphql(
  `mutation PromiseCloseJobs($input: CloseJobsInput!) { closeJobs(input: $input) { jobs { id } } }`,
);
const DECIDE = graphql(
  `mutation PromiseDecide($input: DecideApplicationInput!) { decideApplication(input: $input) { status } }`,
);
const OWN = graphql(`query PromiseOwn($jobId: ID!) {
  ownApplication(jobId: $jobId) { id status appliedAt answerDueOn unansweredAt events { kind createdAt actorName } }
}`);
const RECEIVED = graphql(`query PromiseReceived($id: ID!) {
  applicant(id: $id) { status answerDueOn unansweredAt resumeUrl events { kind actorName } }
}`);

const DUE = graphql(`query PromiseDue($jobId: ID!, $after: String) {
  applicants(jobId: $jobId, order: DUE, first: 2, after: $after) {
    nodes { answerDueOn seeker { name } } pageInfo { endCursor }
  }
}`);

let company: Awaited<ReturnType<typeof signedInRecruiter>>;
let seeker: Awaited<ReturnType<typeof signedInSeeker>>;
beforeEach(async () => {
  now = new Date();
  await app.db.prisma.application.deleteMany();
  company = await signedInRecruiter(app.db, { name: "Acme" });
  seeker = await signedInSeeker(app.db, { name: "Asha" });
});

const applied = async (fields: object = {}) => {
  const { id: jobId } = await buildJob(app.db.prisma, { companyId: company.id, title: "Welder", ...fields });
  await app.expectOk(APPLY, { input: { jobId } }, seeker);
  const { ownApplication } = await app.expectOk(OWN, { jobId }, seeker);
  return { jobId, id: ownApplication?.id ?? "" };
};
const own = async (jobId: string) => (await app.expectOk(OWN, { jobId }, seeker)).ownApplication;
const received = async (id: string) => (await app.expectOk(RECEIVED, { id }, company)).applicant;
const kinds = async (jobId: string) => (await own(jobId))?.events.map(({ kind }) => kind);
const daysPass = async (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
  // The server itself stays in the present: sessions expire before promises do.
  await closeUnansweredTask({ ...app.app.platform, clock: () => now }).run({}, {} as never);
};
const mails = async () => {
  await deliverNotices(app);
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: seeker.id } });
  return (await app.db.prisma.mail.findMany({ where: { to: email } })).map(({ subject }) => subject);
};
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const UNANSWERED = "Acme did not answer your application";

test("a job promises an answer within 14 days by default, and within 45 at most", async () => {
  const post = async (input: object) =>
    (await app.execute(POST, { input: { ...JOB_INPUT, ...input } }, company)) as never as {
      data: { postJob: { job: { id: string; answerWithinDays: number } } | null };
      errors?: { extensions: { fields: object } }[];
    };
  expect((await post({})).data.postJob?.job.answerWithinDays).toBe(14);
  const { data } = await post({ answerWithinDays: 3 });
  expect(data.postJob?.job.answerWithinDays).toBe(3);
  for (const answerWithinDays of [0, 46, -1])
    expect((await post({ answerWithinDays })).errors?.[0]?.extensions.fields).toEqual({
      answerWithinDays: "Choose from 1 to 45 days.",
    });
  const id = data.postJob?.job.id ?? "";
  const edited = await app.expectOk(EDIT, { input: { id, title: "Baker" } }, company);
  expect(edited.editJob.job.answerWithinDays).toBe(3);
});

test("both sides see the day, which an edit of the job does not change", async () => {
  const { jobId, id } = await applied({ answerWithinDays: 5 });
  await app.expectOk(EDIT, { input: { id: jobId, answerWithinDays: 30 } }, company);
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
  await app.expectOk(DECIDE, { input: { applicationId: id, status: "ACCEPTED" } }, company);
  await daysPass(1);
  expect(await own(jobId)).toMatchObject({ status: "ACCEPTED", unansweredAt: expect.any(String) });
  expect(await kinds(jobId)).toEqual(["APPLIED", "UNANSWERED", "ACCEPTED"]);
});

test("an application answered in time is not closed, unless the answer is reverted later", async () => {
  const { jobId, id } = await applied();
  await app.expectOk(DECIDE, { input: { applicationId: id, status: "REJECTED" } }, company);
  await daysPass(15);
  expect(await kinds(jobId)).toEqual(["APPLIED", "REJECTED"]);
  await app.expectOk(DECIDE, { input: { applicationId: id, status: "APPLIED" } }, company);
  await daysPass(0);
  expect(await own(jobId)).toMatchObject({ status: "APPLIED", unansweredAt: expect.any(String) });
});

test("a closed job keeps its promise; a deleted one cannot, and its mail says so", async () => {
  const closed = await applied();
  const deleted = await applied();
  await app.expectOk(CLOSE, { input: { jobIds: [closed.jobId] } }, company);
  await app.expectOk(DELETE, { input: { jobId: deleted.jobId } }, company);
  await daysPass(1);
  expect(await kinds(closed.jobId)).toEqual(["APPLIED"]);
  expect(await kinds(deleted.jobId)).toEqual(["APPLIED", "UNANSWERED"]);
  expect(await mails()).not.toContain(UNANSWERED);
});

test("applying again starts a new promise", async () => {
  const { jobId, id } = await applied();
  await app.expectOk(OPEN, { input: { applicationId: id } }, company);
  await app.db.prisma.application.update({ where: { id }, data: { answerDueOn: new Date(0) } });
  await daysPass(0);
  await app.expectOk(WITHDRAW, { input: { jobId } }, seeker);
  await app.expectOk(APPLY, { input: { jobId } }, seeker);
  expect(await own(jobId)).toMatchObject({ answerDueOn: dayAfter(14), unansweredAt: null });
  await app.expectOk(OPEN, { input: { applicationId: id } }, company);
  expect((await kinds(jobId))?.filter((kind) => kind === "OPENED")).toHaveLength(2);
});

test("the first opening is shown by its day only; who opened it stays within the company", async () => {
  const { jobId, id } = await applied();
  for (let look = 0; look < 2; look++) await app.expectOk(OPEN, { input: { applicationId: id } }, company);
  const opened = (await own(jobId))?.events.filter(({ kind }) => kind === "OPENED");
  expect(opened).toEqual([{ kind: "OPENED", createdAt: expect.stringMatching(/T00:00:00/), actorName: null }]);
  expect((await received(id)).events).toMatchObject([{}, { kind: "OPENED", actorName: expect.any(String) }]);
});

test("reading about an application does not open it, and nobody else can open it", async () => {
  const { jobId, id } = await applied();
  await received(id);
  const stranger = await signedInRecruiter(app.db);
  for (const [who, code] of [
    [stranger, "NOT_FOUND"],
    [seeker, "FORBIDDEN"],
  ] as const) {
    const { errors } = await app.execute(OPEN, { input: { applicationId: id } }, who);
    expect(errors?.[0]?.extensions.code).toBe(code);
  }
  expect(await kinds(jobId)).toEqual(["APPLIED"]);
});

test("opening the resume opens the application; a prefetch does not", async () => {
  const { prisma } = app.db;
  const file = await buildFile(prisma, { ownerId: seeker.id, storageKey: newStorageKey() });
  await app.app.platform.files.put(file.storageKey, Buffer.from("resume"), "application/pdf");
  const { id: jobId } = await buildJob(prisma, { companyId: company.id });
  const { id } = await buildApplication(prisma, { jobId, seekerId: seeker.id, resumeFileId: file.id });
  const { resumeUrl } = await received(id);
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
  await app.expectOk(DECIDE, { input: { applicationId: id, status: "ACCEPTED" } }, company);
  await app.expectOk(OPEN, { input: { applicationId: id } }, company);
  await app.expectOk(DECIDE, { input: { applicationId: id, status: "APPLIED" } }, company);
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
  const { prisma } = app.db;
  const { id: jobId } = await buildJob(prisma, { companyId: company.id });
  const build = (name: string, day: string, fields: object = {}) =>
    buildSeeker(prisma, { name }).then(({ id: seekerId }) =>
      buildApplication(prisma, { jobId, seekerId, answerDueOn: new Date(day), ...fields }),
    );
  await build("Late", "2026-03-09");
  await build("Closed", "2026-01-01", { unansweredAt: new Date() });
  await build("Decided", "2026-01-02", { status: "ACCEPTED" });
  await build("Soon", "2026-03-01");
  const page = async (after: string | null) =>
    (await app.expectOk(DUE, { jobId, after }, company)).applicants as {
      nodes: { seeker: { name: string }; answerDueOn: string }[];
      pageInfo: { endCursor: string | null };
    };
  const first = await page(null);
  expect(first.nodes.map(({ seeker: { name } }) => name)).toEqual(["Soon", "Late"]);
  const second = await page(first.pageInfo.endCursor);
  expect(second.nodes.map(({ seeker: { name } }) => name).sort()).toEqual(["Closed", "Decided"]);
});
