import { expect, test } from "vitest";
import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import { OperatorJobsDocument } from "../../../web/generated/operators/takedowns/jobs.ts";
import { everyPage } from "../../testing/every-page.ts";
import { type Person, testApp } from "../../testing/test-app.ts";

const app = testApp({ worker: true });
const explanation = "It asks for money before an interview.";
const takeDown = (operator: Person, jobId: string, messageToApplicants = "") =>
  app.outcomeOf("takeDownJob", { input: { jobId, explanation, messageToApplicants } }, operator);
const restore = (operator: Person, jobId: string) =>
  app.outcomeOf("restoreJob", { input: { jobId, explanation: "We looked again." } }, operator);
const find = async (operator: Person, search?: string) =>
  (await app.expectOk(OperatorJobsDocument, { search: search ?? null, first: 50 }, operator)).operatorJobs?.edges.map(
    ({ node }) => node,
  );
const stored = (id: string) => app.db.prisma.job.findUniqueOrThrow({ where: { id } });
const mailsWith = (cause: string) =>
  app.db.prisma.mail.findMany({ where: { cause: { contains: cause } }, orderBy: { id: "asc" } });

test("the open jobs are listed, newest first, without closed ones and drafts", async () => {
  const operator = await app.signedInOperator("SUPPORT");
  const older = await app.build.job({ createdAt: new Date(Date.now() - 60_000) });
  const newer = await app.build.job();
  for (const status of ["CLOSED", "DRAFT"] as const) await app.build.job({ status });
  const { operatorJobs } = await app.expectOk(OperatorJobsDocument, { open: true }, operator);
  expect(operatorJobs?.edges.map(({ node }) => node.id)).toEqual([newer.id, older.id]);
});

test("a job is taken down without a report, with messages to its company and applicants, and restored", async () => {
  const operator = await app.signedInOperator("MODERATOR");
  const job = await app.build.job({ title: "Welder" });
  const waiting = await app.build.application({ jobId: job.id });
  const rejected = await app.build.application({ jobId: job.id, status: "REJECTED" });
  const messageToApplicants = "If you sent money, ask your bank.";
  expect(await takeDown(operator, job.id, messageToApplicants)).toBe("yes");
  expect(await stored(job.id)).toMatchObject({ status: "CLOSED", deletedAt: expect.any(Date) });
  expect(await find(operator)).toContainEqual(
    expect.objectContaining({ id: job.id, explanation, messageToApplicants }),
  );
  const [toCompany] = await app.mailsTo({ id: job.companyId });
  const mail = { subject: "We took down one of your jobs", text: expect.stringContaining(explanation) };
  expect(toCompany).toMatchObject(mail);
  expect(toCompany?.text).not.toContain(messageToApplicants);
  const seen = await app.refusalOf("postedJob", { id: job.id }, await app.signedInAs(job.companyId));
  expect(seen).toMatchObject({ message: JOB_TEXTS.takenDown, code: "NOT_FOUND" });
  await expect.poll(async () => (await mailsWith(`job-deleted:${waiting.id}`)).length).toBe(1);
  expect((await mailsWith(`job-deleted:${waiting.id}`))[0]?.text).toContain(messageToApplicants);
  expect(await mailsWith(rejected.id)).toEqual([]);

  expect(await restore(operator, job.id)).toBe("yes");
  expect(await stored(job.id)).toMatchObject({ status: "OPEN", deletedAt: null });
  await expect.poll(async () => (await mailsWith(`job-put-back:${waiting.id}`)).length).toBe(1);
  expect(await mailsWith(rejected.id)).toEqual([]);
  const answer = await app.db.prisma.application.findUniqueOrThrow({ where: { id: waiting.id } });
  expect(answer.answerDueOn?.getTime()).toBeGreaterThan(Date.now());
  expect(await restore(operator, job.id)).toBe("NOT_FOUND");

  // Taken down once more, and the applicants are notified once more.
  expect(await takeDown(operator, job.id)).toBe("yes");
  await expect.poll(async () => (await mailsWith(`job-deleted:${waiting.id}`)).length).toBe(2);
  const acts = await app.db.prisma.auditEvent.findMany({ where: { subjectId: job.id, accountId: operator.id } });
  expect(acts.map(({ operation }) => operation).sort()).toEqual([
    "OPERATOR_JOB_PUT_BACK",
    "OPERATOR_JOB_TAKEN_DOWN",
    "OPERATOR_JOB_TAKEN_DOWN",
  ]);
});

test("a job closed before comes back closed, and one that its company deleted is neither taken down nor restored", async () => {
  const operator = await app.signedInOperator("ADMINISTRATOR");
  const closed = await app.build.job({ status: "CLOSED" });
  expect(await takeDown(operator, closed.id)).toBe("yes");
  expect(await restore(operator, closed.id)).toBe("yes");
  expect(await stored(closed.id)).toMatchObject({ status: "CLOSED", deletedAt: null });
  const deleted = await app.build.job({ status: "CLOSED", deletedAt: new Date() });
  expect(await takeDown(operator, deleted.id)).toBe("NOT_FOUND");
  expect(await restore(operator, deleted.id)).toBe("NOT_FOUND");
});

test("of two concurrent takedowns of a job one succeeds", async () => {
  const [ada, grace] = [await app.signedInOperator("MODERATOR"), await app.signedInOperator("MODERATOR")];
  const job = await app.build.job();
  const answers = await Promise.all([takeDown(ada, job.id), takeDown(grace, job.id)]);
  expect(answers.toSorted()).toEqual(["NOT_FOUND", "yes"]);
  expect(await app.db.prisma.measure.count({ where: { targetId: job.id } })).toBe(1);
});

test("a job restored while its poster is suspended opens when the suspension is lifted", async () => {
  const operator = await app.signedInOperator("MODERATOR");
  const { id: companyId } = await app.build.recruiter();
  const job = await app.build.job({ companyId, postedById: companyId });
  const suspension = { input: { accountId: companyId, explanation } };
  // Suspended first, and taken down while closed for that reason.
  await app.perform("suspendAccount", suspension, operator);
  expect(await takeDown(operator, job.id)).toBe("yes");
  expect(await restore(operator, job.id)).toBe("yes");
  expect((await stored(job.id)).status).toBe("CLOSED");
  await app.perform("liftSuspension", suspension, operator);
  expect((await stored(job.id)).status).toBe("OPEN");
  // Taken down first, with a suspension imposed and lifted in between.
  expect(await takeDown(operator, job.id)).toBe("yes");
  for (const operation of ["suspendAccount", "liftSuspension"]) await app.perform(operation, suspension, operator);
  expect((await stored(job.id)).deletedAt).not.toBeNull();
  expect(await restore(operator, job.id)).toBe("yes");
  expect(await stored(job.id)).toMatchObject({ status: "OPEN", deletedAt: null });
});

test("nobody takes down a job of their own company", async () => {
  const operator = await app.signedInOperator("ADMINISTRATOR");
  const own = await app.build.job({ companyId: operator.id });
  expect(await takeDown(operator, own.id)).toBe("FORBIDDEN");
  expect(await stored(own.id)).toMatchObject({ deletedAt: null });
});

test("jobs are found by id, URL and words, and the list of those taken down continues after a cursor", async () => {
  const operator = await app.signedInOperator("SUPPORT");
  const moderator = await app.signedInOperator("MODERATOR");
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const job = await app.build.job({ title: `Welder ${word}` });
  const draft = await app.build.job({ status: "DRAFT", title: `Draft ${word}` });
  for (const search of [job.id, `${app.url}/jobs/welder-${job.id}`, word.toUpperCase()])
    expect(await find(operator, search)).toMatchObject([{ id: job.id, takenDownAt: null }]);
  expect(await find(operator, draft.id)).toEqual([]);
  expect(await app.outcomeOf("operatorJobs", { search: "we" }, operator)).toBe("BAD_USER_INPUT");
  const others = [await app.build.job(), await app.build.job()];
  for (const { id } of others) await takeDown(moderator, id);
  const seen = await everyPage(
    1,
    async (page) => (await app.expectOk(OperatorJobsDocument, page, operator)).operatorJobs,
  );
  expect(seen.slice(0, 2).map(({ id }) => id)).toEqual(others.map(({ id }) => id).reverse());
});
