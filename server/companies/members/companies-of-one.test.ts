import { beforeEach, expect, test } from "vitest";
import { buildAccount, buildJob, buildMember, buildRecruiter, buildSeeker } from "../../../prisma/factories/index.ts";
import { PostedJobsDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { subscribe } from "../../testing/subscriber.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const CHOOSE = graphql(`mutation SwitchInTest($id: ID!) { chooseCompany(companyId: $id) { companies { isCurrent } } }`);
const CHANGE = graphql(
  `mutation ChangeLiveInTest($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { members { role } } }`,
);
const REMOVE = graphql(`mutation RemoveToldInTest($id: ID!) { removeMember(accountId: $id) { members { role } } }`);
const APPLY = graphql(`mutation ApplyLiveInTest($id: ID!) { applyToJob(input: { jobId: $id }) { job { id } } }`);
const APPLICATIONS = graphql(`subscription ApplicationsLiveInTest { applicationChanged { update { jobId } } }`);
const VIEWER = graphql(
  `subscription ViewerLiveInTest { viewerChanged { sessionSecondsLeft company { id role may } companies { id name } } }`,
);
const CREATE = graphql(
  `mutation CreateInTest($input: CreateCompanyInput!) { createCompany(input: $input) { companies { name role isCurrent } } }`,
);
const INTERVIEWERS = graphql(`query InterviewersOfTest($id: ID!) { jobInterviewers(jobId: $id) }`);

let companyId = "";
let owner = { cookie: "" };
const signedIn = async (id: string) => ({ id, cookie: await signIn(app.db, { id, role: "RECRUITER" }) });
const memberOf = async (company: string, role: CompanyRole) =>
  signedIn((await buildMember(app.db.prisma, { companyId: company, role })).accountId);
const codeOf = (answer: { errors?: readonly { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code ?? "yes";

beforeEach(async () => {
  companyId = (await buildRecruiter(app.db.prisma, { name: "Forge" })).id;
  owner = await signedIn(companyId);
});

test("an open stream follows a switch to another company", async () => {
  const { prisma } = app.db;
  const member = await memberOf(companyId, "RECRUITER");
  const other = await buildRecruiter(prisma, { name: "Anvil" });
  await buildMember(prisma, { companyId: other.id, accountId: member.id, chosenAt: new Date(0) });
  const [before, after] = [await buildJob(prisma, { companyId }), await buildJob(prisma, { companyId: other.id })];
  const { id } = await buildSeeker(prisma);
  const seeker = { cookie: await signIn(app.db, { id, role: "SEEKER" }) };
  const stream = subscribe(app.url, APPLICATIONS, { ...member, retries: 3 });
  expect((await stream.next()).applicationChanged.update).toBeNull();
  await app.expectOk(CHOOSE, { id: other.id }, member);
  expect((await stream.next()).applicationChanged.update).toBeNull();
  await app.expectOk(APPLY, { id: before.id }, seeker);
  await app.expectOk(APPLY, { id: after.id }, seeker);
  expect((await stream.next()).applicationChanged.update?.jobId).toBe(after.id);
  await stream.end();
});

test("a member is notified at once of a role change by others", async () => {
  const member = await memberOf(companyId, "VIEWER");
  const stream = subscribe(app.url, VIEWER, { ...member, retries: 3 });
  expect((await stream.next()).viewerChanged).toMatchObject({
    ...{ company: { id: companyId, role: "VIEWER" }, companies: [{ id: companyId, name: "Forge" }] },
    sessionSecondsLeft: expect.any(Number),
  });
  await app.expectOk(CHANGE, { input: { accountId: member.id, role: "RECRUITER" } }, owner);
  const { company } = (await stream.next()).viewerChanged;
  expect(company?.role).toBe("RECRUITER");
  expect(company?.may).toContain("DECIDE");
  await stream.end();
});

test("a removed member is notified by mail", async () => {
  const member = await memberOf(companyId, "VIEWER");
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: member.id } });
  await app.expectOk(REMOVE, { id: member.id }, owner);
  const mails = await app.db.prisma.mail.findMany({ where: { to: email } });
  expect(mails.map(({ subject }) => subject)).toEqual(["You are no longer in Forge on Worklane"]);
});

test("a recruiter without a company creates one, once", async () => {
  const { id } = await buildAccount(app.db.prisma, { role: "RECRUITER" });
  const person = await signedIn(id);
  const input = {
    companyName: "Bellows",
    companyLocation: "Pune",
    companySize: "FROM_1_TO_10" as const,
    industry: "IT",
  };
  expect(codeOf(await app.execute(PostedJobsDocument, {}, person))).toBe("FORBIDDEN");
  expect(codeOf(await app.execute(CREATE, { input: { ...input, companyName: " " } }, person))).toBe("BAD_USER_INPUT");
  const both = await Promise.all([1, 2].map(() => app.execute(CREATE, { input }, person)));
  expect(both.map(codeOf).sort()).toEqual(["CONFLICT", "yes"]);
  expect(both.find((one) => codeOf(one) === "yes")?.data?.createCompany?.companies).toEqual([
    { name: "Bellows", role: "OWNER", isCurrent: true },
  ]);
  expect(codeOf(await app.execute(PostedJobsDocument, {}, person))).toBe("yes");
});

test("the company's members see who interviews for a job", async () => {
  const { prisma } = app.db;
  const interviewer = await memberOf(companyId, "INTERVIEWER");
  const { id } = await buildJob(prisma, { companyId });
  const other = await buildJob(prisma, { companyId });
  await prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId, jobId: id } });
  for (const one of [owner, interviewer])
    expect((await app.expectOk(INTERVIEWERS, { id }, one)).jobInterviewers).toEqual([interviewer.id]);
  expect(codeOf(await app.execute(INTERVIEWERS, { id: other.id }, interviewer))).toBe("FORBIDDEN");
});
