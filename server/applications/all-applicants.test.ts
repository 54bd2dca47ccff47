import { beforeAll, expect, test } from "vitest";
import { RecruiterDashboardDocument } from "../../web/generated/applications/dashboard/dashboard.ts";
import { daysAgo } from "../testing/days.ts";
import { forTheFile } from "../testing/for-the-file.ts";
import { graphql } from "../testing/generated/gql.ts";
import { type Person, testApp } from "../testing/test-app.ts";
import { stageOf } from "./testing/scene.testing.ts";

const DAY = 86_400_000;
const app = testApp();
const ALL =
  graphql(`query AllApplicants($status: Decision, $stageId: ID, $due: AnswerDue, $source: ApplicationSource, $withoutSource: Boolean,
  $week: Date, $filter: SeekerFilter, $order: ApplicantOrder, $first: Int, $after: String) {
  applicants(status: $status, stageId: $stageId, due: $due, source: $source, withoutSource: $withoutSource, week: $week, filter: $filter,
    order: $order, first: $first, after: $after) {
    totalCount nodes { jobTitle seeker { name } } pageInfo { hasNextPage endCursor }
  }
  applicantCounts(due: $due, source: $source, withoutSource: $withoutSource, week: $week, filter: $filter) {
    all applied accepted blind stages { stage { id name } count }
  }
}`);
const WORK = graphql(`query AllWork { recruiterDashboard {
  answersDue { passed today week } interviews { jobTitle stage count } stages { stageId stage count } } }`);
const owner = forTheFile(() => app.signedInRecruiter({ name: "Acme" }));
const today = new Date(new Date().toISOString().slice(0, 10));
const inDays = (days: number) => new Date(today.getTime() + days * DAY);
const found = async (variables: object, as: Person = owner) => {
  const { applicants, applicantCounts } = await app.expectOk(ALL, variables, as);
  const names = applicants.nodes.map(({ seeker: { name } }) => name);
  expect(applicants.totalCount).toBe(names.length);
  return { names, counts: applicantCounts };
};
beforeAll(async () => {
  const companyId = owner.id;
  const jobs = [];
  for (const title of ["First", "Second"]) jobs.push((await app.build.job({ companyId, title })).id);
  const gone = await app.build.job({ companyId, deletedAt: new Date() });
  const apply = async (name: string, job: string | undefined, daysAgo: number, more = {}) => {
    const seeker = await app.build.seeker({ name, skills: [`${name} skill`] });
    const appliedAt = new Date(Date.now() - daysAgo * DAY);
    return app.build.application({ jobId: job ?? "", seekerId: seeker.id, appliedAt, ...more });
  };
  const stageId = await stageOf(app.db, companyId, "Interview");
  await apply("Asha", jobs[0], 1, { answerDueOn: inDays(6), source: "WIDGET" });
  await apply("Bala", jobs[1], 2, { answerDueOn: inDays(0), stageId });
  await apply("Chen", jobs[0], 3, { answerDueOn: inDays(-1), unansweredAt: new Date() });
  await apply("Dev", jobs[1], 30, { status: "ACCEPTED", answerDueOn: inDays(0), source: "WIDGET" });
  await apply("Esha", jobs[1], 4, { answerDueOn: inDays(7) });
  await apply("Withdrawn", jobs[1], 0, { status: "WITHDRAWN" });
  await apply("Deleted", gone.id, 0);
  await apply("Elsewhere", (await app.build.job()).id, 0);
});
test("lists the applicants to all jobs of the company by date", async () => {
  expect((await found({})).names).toEqual(["Asha", "Bala", "Chen", "Esha", "Dev"]);
  expect((await found({ order: "OLDEST", status: "APPLIED" })).names).toEqual(["Esha", "Chen", "Bala", "Asha"]);
});
test.each<[object, string[]]>([
  [{ due: "PASSED", order: "DUE" }, ["Chen"]],
  [{ due: "TODAY" }, ["Bala"]],
  [{ due: "WEEK", order: "DUE" }, ["Bala", "Asha"]],
  [{ source: "WIDGET" }, ["Asha", "Dev"]],
  [{ source: "WIDGET", status: "ACCEPTED" }, ["Dev"]],
  [{ withoutSource: true }, ["Bala", "Chen", "Esha"]],
  [{ week: inDays(-33).toISOString().slice(0, 10) }, ["Dev"]],
  [{ status: "REJECTED" }, []],
  [{ filter: { keyword: "bala sk" } }, ["Bala"]],
  [{ filter: { skills: "n s" } }, ["Chen"]],
])("%j finds %j, and the counts agree", async (variables, expected) => {
  const { names, counts } = await found(variables);
  expect(names).toEqual(expected);
  if (!("status" in variables)) expect(counts.all).toBe(expected.length);
});
test("the dashboard's figures match the lists they link to", async () => {
  const { recruiterDashboard } = await app.expectOk(WORK, {}, owner);
  expect(recruiterDashboard.answersDue).toEqual({ passed: 1, today: 1, week: 2 });
  expect(recruiterDashboard.interviews).toEqual([{ jobTitle: "Second", stage: "Interview", count: 1 }]);
  for (const { stageId, count } of recruiterDashboard.stages)
    expect((await found({ stageId })).names.length).toBe(count);
});
test("interviewers see only applicants to their assigned jobs, viewers all, others none", async () => {
  const { prisma } = app.db;
  const { id: companyId } = owner;
  const interviewer = await app.signedInMember({ companyId, role: "INTERVIEWER" });
  expect(await found({}, interviewer)).toMatchObject({ names: [], counts: { all: 0 } });
  const second = await prisma.job.findFirstOrThrow({ where: { companyId, title: "Second" } });
  await prisma.jobInterviewer.create({ data: { jobId: second.id, accountId: interviewer.id, companyId } });
  const seen = { names: ["Bala", "Esha", "Dev"], counts: { all: 3, applied: 2 } };
  expect(await found({}, interviewer)).toMatchObject(seen);
  expect((await found({ due: "WEEK" }, interviewer)).names).toEqual(["Bala"]);
  const { recruiterDashboard } = await app.expectOk(WORK, {}, interviewer);
  expect(recruiterDashboard.answersDue).toEqual({ passed: 0, today: 1, week: 1 });
  const viewer = await app.signedInMember({ companyId, role: "VIEWER" });
  expect((await found({}, viewer)).names.length).toBe(5);
  expect((await found({}, await app.signedInRecruiter())).names).toEqual([]);
});

const figuresOf = async (as: Person) => (await app.expectOk(RecruiterDashboardDocument, {}, as)).recruiterDashboard;
test("the source of an application is recorded when it is sent", async () => {
  const company = await app.signedInRecruiter();
  const job = await app.build.job({ companyId: company.id });
  const input = { jobId: job.id };
  for (const source of ["SEARCH", "SEARCH", "SAVED", "PUBLIC_PAGE", "PUBLIC_PAGE", "WIDGET", null] as const)
    await app.perform("applyToJob", { input, source }, await app.signedInSeeker());
  await app.build.application({ jobId: job.id, status: "WITHDRAWN" });

  expect((await figuresOf(company)).sources).toEqual([
    { source: "SEARCH", count: 2 },
    { source: "PUBLIC_PAGE", count: 2 },
    { source: "SAVED", count: 1 },
    { source: "WIDGET", count: 1 },
    { source: null, count: 1 },
  ]);
  expect((await figuresOf(await app.signedInRecruiter())).sources).toEqual([]);
});
test("time in a stage starts with the application, and restarts when it is moved", async () => {
  const company = await app.signedInRecruiter();
  const { id: jobId } = await app.build.job({ companyId: company.id });
  for (const days of [2, 4, 9]) await app.build.application({ jobId, appliedAt: daysAgo(days) });
  await app.build.application({ jobId, appliedAt: daysAgo(50), status: "REJECTED" });
  const moved = await app.build.application({ jobId, appliedAt: daysAgo(30) });
  const stageId = await stageOf(app.db, company.id, "Interview");
  await app.perform("moveApplication", { input: { applicationId: moved.id, stageId } }, company);

  const { stages } = await figuresOf(company);
  expect(stages.map(({ stage, count }) => `${stage} ${count}`)).toEqual([
    ...["New 3", "Screening 0", "Interview 1", "Offer 0"],
  ]);
  expect(stages.map(({ medianDays }) => medianDays === null || Math.round(medianDays))).toEqual([4, true, 0, true]);
});
