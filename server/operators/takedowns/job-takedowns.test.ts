import { expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter } from "../../../prisma/factories/index.ts";
import { JOB_TEXTS } from "../../../shared/jobs.ts";
import { PostedJobDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signedInOperator } from "../../testing/operators.ts";
import type { Person } from "../../testing/people.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp({ worker: true });
const LIST = graphql(`
  query OperatorJobsInTest($search: String, $first: Int, $after: String) {
    operatorJobs(search: $search, first: $first, after: $after) {
      edges { node { id title status isDeleted takenDownAt explanation messageToApplicants } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);
const TAKE_DOWN = graphql(
  `mutation TakeDownJobInTest($input: TakeDownJobInput!) { takeDownJob(input: $input) { message } }`,
);
const RESTORE = graphql(
  `mutation RestoreJobInTest($input: RestoreJobInput!) { restoreJob(input: $input) { message } }`,
);
const SUSPEND = graphql(
  `mutation SuspendForTakedown($input: SuspensionInput!) { suspendAccount(input: $input) { message } }`,
);
const LIFT = graphql(
  `mutation LiftForTakedown($input: SuspensionInput!) { liftSuspension(input: $input) { message } }`,
);

const explanation = "It asks for money before an interview.";
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] | undefined }) =>
  String(errors?.[0]?.extensions.code ?? "yes");
const takeDown = async (operator: Person, jobId: string, messageToApplicants = "") =>
  codeOf(await app.execute(TAKE_DOWN, { input: { jobId, explanation, messageToApplicants } }, operator));
const restore = async (operator: Person, jobId: string) =>
  codeOf(await app.execute(RESTORE, { input: { jobId, explanation: "We looked again." } }, operator));
const find = async (operator: Person, search?: string) =>
  (await app.expectOk(LIST, { search: search ?? null, first: 50 }, operator)).operatorJobs?.edges.map(
    ({ node }) => node,
  );
const stored = (id: string) => app.db.prisma.job.findUniqueOrThrow({ where: { id } });
const mailsWith = (cause: string) =>
  app.db.prisma.mail.findMany({ where: { cause: { contains: cause } }, orderBy: { id: "asc" } });

test("a job is taken down without a report, with messages to its company and applicants, and restored", async () => {
  const operator = await signedInOperator(app.db, "MODERATOR");
  const job = await buildJob(app.db.prisma, { title: "Welder" });
  const waiting = await buildApplication(app.db.prisma, { jobId: job.id });
  const rejected = await buildApplication(app.db.prisma, { jobId: job.id, status: "REJECTED" });
  expect(await takeDown(operator, job.id, "If you sent money, ask your bank.")).toBe("yes");
  expect(await stored(job.id)).toMatchObject({ status: "CLOSED", deletedAt: expect.any(Date) });
  expect(await find(operator)).toContainEqual(
    expect.objectContaining({ id: job.id, explanation, messageToApplicants: "If you sent money, ask your bank." }),
  );
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: job.companyId } });
  const [toCompany] = await app.db.prisma.mail.findMany({ where: { to: email } });
  expect(toCompany).toMatchObject({
    subject: "We took down a job of yours",
    text: expect.stringContaining(explanation),
  });
  expect(toCompany?.text).not.toContain("ask your bank");
  const member = { cookie: await signIn(app.db, { id: job.companyId, role: "RECRUITER" }) };
  const seen = await app.execute(PostedJobDocument, { id: job.id }, member);
  expect(seen.errors?.[0]).toMatchObject({ message: JOB_TEXTS.takenDown, extensions: { code: "NOT_FOUND" } });
  await expect.poll(async () => (await mailsWith(`job-deleted:${waiting.id}`)).length).toBe(1);
  expect((await mailsWith(`job-deleted:${waiting.id}`))[0]?.text).toContain("If you sent money, ask your bank.");
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
  const operator = await signedInOperator(app.db, "ADMINISTRATOR");
  const closed = await buildJob(app.db.prisma, { status: "CLOSED" });
  expect(await takeDown(operator, closed.id)).toBe("yes");
  expect(await restore(operator, closed.id)).toBe("yes");
  expect(await stored(closed.id)).toMatchObject({ status: "CLOSED", deletedAt: null });
  const deleted = await buildJob(app.db.prisma, { status: "CLOSED", deletedAt: new Date() });
  expect(await takeDown(operator, deleted.id)).toBe("NOT_FOUND");
  expect(await restore(operator, deleted.id)).toBe("NOT_FOUND");
});

test("of two concurrent takedowns of a job one succeeds", async () => {
  const [ada, grace] = [await signedInOperator(app.db, "MODERATOR"), await signedInOperator(app.db, "MODERATOR")];
  const job = await buildJob(app.db.prisma);
  const answers = await Promise.all([takeDown(ada, job.id), takeDown(grace, job.id)]);
  expect(answers.toSorted()).toEqual(["NOT_FOUND", "yes"]);
  expect(await app.db.prisma.measure.count({ where: { targetId: job.id } })).toBe(1);
});

test("a job restored while its poster is suspended opens when the suspension is lifted", async () => {
  const operator = await signedInOperator(app.db, "MODERATOR");
  const { id: companyId } = await buildRecruiter(app.db.prisma);
  const job = await buildJob(app.db.prisma, { companyId, postedById: companyId });
  const suspension = { input: { accountId: companyId, explanation } };
  // Suspended first, and taken down while closed for that reason.
  await app.expectOk(SUSPEND, suspension, operator);
  expect(await takeDown(operator, job.id)).toBe("yes");
  expect(await restore(operator, job.id)).toBe("yes");
  expect((await stored(job.id)).status).toBe("CLOSED");
  await app.expectOk(LIFT, suspension, operator);
  expect((await stored(job.id)).status).toBe("OPEN");
  // Taken down first, with a suspension imposed and lifted in between.
  expect(await takeDown(operator, job.id)).toBe("yes");
  await app.expectOk(SUSPEND, suspension, operator);
  await app.expectOk(LIFT, suspension, operator);
  expect((await stored(job.id)).deletedAt).not.toBeNull();
  expect(await restore(operator, job.id)).toBe("yes");
  expect(await stored(job.id)).toMatchObject({ status: "OPEN", deletedAt: null });
});

test("nobody takes down a job of their own company, and support cannot take down any", async () => {
  const operator = await signedInOperator(app.db, "ADMINISTRATOR");
  const own = await buildJob(app.db.prisma, { companyId: operator.id });
  expect(await takeDown(operator, own.id)).toBe("FORBIDDEN");
  const job = await buildJob(app.db.prisma);
  expect(await takeDown(await signedInOperator(app.db, "SUPPORT"), job.id)).toBe("FORBIDDEN");
  expect(await stored(job.id)).toMatchObject({ deletedAt: null });
});

test("jobs are found by id, URL and words, and the list of those taken down continues after a cursor", async () => {
  const operator = await signedInOperator(app.db, "SUPPORT");
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const job = await buildJob(app.db.prisma, { title: `Welder ${word}` });
  const draft = await buildJob(app.db.prisma, { status: "DRAFT", title: `Draft ${word}` });
  for (const search of [job.id, `${app.url}/jobs/welder-${job.id}`, word.toUpperCase()])
    expect(await find(operator, search)).toMatchObject([{ id: job.id, takenDownAt: null }]);
  expect(await find(operator, draft.id)).toEqual([]);
  expect(codeOf(await app.execute(LIST, { search: "we" }, operator))).toBe("BAD_USER_INPUT");
  const others = [await buildJob(app.db.prisma), await buildJob(app.db.prisma)];
  for (const { id } of others) await takeDown(moderator, id);
  const page = async (after: string | null) => (await app.expectOk(LIST, { first: 1, after }, operator)).operatorJobs;
  const first = await page(null);
  const second = await page(first?.pageInfo.endCursor ?? null);
  const seen = [...(first?.edges ?? []), ...(second?.edges ?? [])].map(({ node }) => node.id);
  expect(seen).toEqual(others.map(({ id }) => id).reverse());
});
