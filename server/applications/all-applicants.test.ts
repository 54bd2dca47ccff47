import { beforeAll, expect, test } from "vitest";
import { buildApplication, buildJob, buildMember, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { graphql } from "../testing/generated/gql.ts";
import { signedInSeeker } from "../testing/people.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";

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

let owner = "";
let companyId = "";
const today = new Date(new Date().toISOString().slice(0, 10));
const inDays = (days: number) => new Date(today.getTime() + days * DAY);
const cookieOf = (id: string) => signIn(app.db, { id, role: "RECRUITER" });
const found = async (variables: object, cookie = owner) => {
  const { applicants, applicantCounts } = await app.expectOk(ALL, variables, { cookie });
  const names = applicants.nodes.map(({ seeker: { name } }) => name);
  expect(applicants.totalCount).toBe(names.length);
  return { names, counts: applicantCounts };
};

beforeAll(async () => {
  const { prisma } = app.db;
  companyId = (await buildRecruiter(prisma, { name: "Acme" })).id;
  owner = await cookieOf(companyId);
  const jobs = [];
  for (const title of ["First", "Second"]) jobs.push((await buildJob(prisma, { companyId, title })).id);
  const gone = await buildJob(prisma, { companyId, deletedAt: new Date() });
  const apply = async (name: string, job: string | undefined, daysAgo: number, more = {}) => {
    const seeker = await buildSeeker(prisma, { name });
    const appliedAt = new Date(Date.now() - daysAgo * DAY);
    return buildApplication(prisma, { jobId: job ?? "", seekerId: seeker.id, appliedAt, ...more });
  };
  const interview = await prisma.companyStage.findFirstOrThrow({ where: { companyId, name: "Interview" } });
  await apply("Asha", jobs[0], 1, { answerDueOn: inDays(6), source: "WIDGET" });
  await apply("Bala", jobs[1], 2, { answerDueOn: inDays(0), stageId: interview.id });
  await apply("Chen", jobs[0], 3, { answerDueOn: inDays(-1), unansweredAt: new Date() });
  await apply("Dev", jobs[1], 30, { status: "ACCEPTED", answerDueOn: inDays(0), source: "WIDGET" });
  await apply("Esha", jobs[1], 4, { answerDueOn: inDays(7) });
  await apply("Withdrawn", jobs[1], 0, { status: "WITHDRAWN" });
  await apply("Deleted", gone.id, 0);
  await apply("Elsewhere", (await buildJob(prisma)).id, 0);
});

test("lists the applicants to all jobs of the company by date, page by page", async () => {
  expect((await found({})).names).toEqual(["Asha", "Bala", "Chen", "Esha", "Dev"]);
  expect((await found({ order: "OLDEST", status: "APPLIED" })).names).toEqual(["Esha", "Chen", "Bala", "Asha"]);
  const { applicants } = await app.expectOk(ALL, { first: 2 }, { cookie: owner });
  expect(applicants.pageInfo.hasNextPage).toBe(true);
  const next = await app.expectOk(ALL, { after: applicants.pageInfo.endCursor }, { cookie: owner });
  expect(next.applicants.nodes.map(({ seeker }) => seeker.name)).toEqual(["Chen", "Esha", "Dev"]);
});

test.each<[object, string[]]>([
  [{ due: "PASSED", order: "DUE" }, ["Chen"]],
  [{ due: "TODAY" }, ["Bala"]],
  [{ due: "WEEK", order: "DUE" }, ["Bala", "Asha"]],
  [{ source: "WIDGET" }, ["Asha", "Dev"]],
  [{ source: "WIDGET", status: "ACCEPTED" }, ["Dev"]],
  [{ withoutSource: true }, ["Bala", "Chen", "Esha"]],
  [{ week: inDays(-33).toISOString().slice(0, 10) }, ["Dev"]],
  [{ filter: { keyword: "chen" } }, ["Chen"]],
])("%j finds %j, and the counts agree", async (variables, expected) => {
  const { names, counts } = await found(variables);
  expect(names).toEqual(expected);
  if (!("status" in variables)) expect(counts.all).toBe(expected.length);
});

test("the dashboard's figures match the lists they link to", async () => {
  const { recruiterDashboard } = await app.expectOk(WORK, {}, { cookie: owner });
  expect(recruiterDashboard.answersDue).toEqual({ passed: 1, today: 1, week: 2 });
  expect(recruiterDashboard.interviews).toEqual([{ jobTitle: "Second", stage: "Interview", count: 1 }]);
  for (const { stageId, count } of recruiterDashboard.stages)
    expect((await found({ stageId })).names.length).toBe(count);
});

test("interviewers see only applicants to their assigned jobs, viewers all, others none", async () => {
  const { prisma } = app.db;
  const { accountId: interviewerId } = await buildMember(prisma, { companyId, role: "INTERVIEWER" });
  const interviewer = await cookieOf(interviewerId);
  expect(await found({}, interviewer)).toMatchObject({ names: [], counts: { all: 0 } });
  const second = await prisma.job.findFirstOrThrow({ where: { companyId, title: "Second" } });
  await prisma.jobInterviewer.create({ data: { jobId: second.id, accountId: interviewerId, companyId } });
  expect(await found({}, interviewer)).toMatchObject({
    names: ["Bala", "Esha", "Dev"],
    counts: { all: 3, applied: 2 },
  });
  expect((await found({ due: "WEEK" }, interviewer)).names).toEqual(["Bala"]);
  expect((await app.expectOk(WORK, {}, { cookie: interviewer })).recruiterDashboard.answersDue).toEqual({
    ...{ passed: 0, today: 1, week: 1 },
  });

  const viewer = await cookieOf((await buildMember(prisma, { companyId, role: "VIEWER" })).accountId);
  expect((await found({}, viewer)).names.length).toBe(5);
  const other = await cookieOf((await buildRecruiter(prisma)).id);
  expect((await found({}, other)).names).toEqual([]);
  for (const cookie of [(await signedInSeeker(app.db)).cookie, undefined])
    expect((await app.execute(ALL, {}, { cookie })).errors?.[0]?.extensions?.["code"]).toBe(
      cookie ? "FORBIDDEN" : "UNAUTHENTICATED",
    );
});
