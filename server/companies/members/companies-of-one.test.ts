import { beforeEach, expect, test } from "vitest";
import { buildAccount, buildJob, buildMember, buildRecruiter } from "../../../prisma/factories/index.ts";
import { PostedJobsDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { codeIn, outcomeOf, perform } from "../../testing/outcomes.ts";
import { type Person, signedInAs, signedInMember, signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import { subscribe } from "../../testing/subscriber.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const APPLICATIONS = graphql(`subscription ApplicationsLiveInTest { applicationChanged { update { jobId } } }`);
const VIEWER = graphql(
  `subscription ViewerLiveInTest { viewerChanged { sessionSecondsLeft company { id role may } companies { id name } } }`,
);
const CREATE = graphql(
  `mutation CreateInTest($input: CreateCompanyInput!) { createCompany(input: $input) { companies { name role isCurrent } } }`,
);
const INTERVIEWERS = graphql(`query InterviewersOfTest($id: ID!) { jobInterviewers(jobId: $id) }`);

let companyId = "";
let owner: Person;
beforeEach(async () => {
  owner = await signedInRecruiter(app.db, { name: "Forge" });
  companyId = owner.id;
});

test("an open stream follows a switch to another company", async () => {
  const { prisma } = app.db;
  const member = await signedInMember(app.db, { companyId });
  const other = await buildRecruiter(prisma, { name: "Anvil" });
  await buildMember(prisma, { companyId: other.id, accountId: member.id, chosenAt: new Date(0) });
  const [before, after] = [await buildJob(prisma, { companyId }), await buildJob(prisma, { companyId: other.id })];
  const seeker = await signedInSeeker(app.db);
  const stream = subscribe(app.url, APPLICATIONS, { ...member, retries: 3 });
  expect((await stream.next()).applicationChanged.update).toBeNull();
  await perform(app, "chooseCompany", { companyId: other.id }, member);
  expect((await stream.next()).applicationChanged.update).toBeNull();
  for (const { id: jobId } of [before, after]) await perform(app, "applyToJob", { input: { jobId } }, seeker);
  expect((await stream.next()).applicationChanged.update?.jobId).toBe(after.id);
  await stream.end();
});

test("a member is notified at once of a role change by others", async () => {
  const member = await signedInMember(app.db, { companyId, role: "VIEWER" });
  const stream = subscribe(app.url, VIEWER, { ...member, retries: 3 });
  expect((await stream.next()).viewerChanged).toMatchObject({
    ...{ company: { id: companyId, role: "VIEWER" }, companies: [{ id: companyId, name: "Forge" }] },
    sessionSecondsLeft: expect.any(Number),
  });
  await perform(app, "changeMemberRole", { input: { accountId: member.id, role: "RECRUITER" } }, owner);
  const { company } = (await stream.next()).viewerChanged;
  expect(company).toMatchObject({ role: "RECRUITER", may: expect.arrayContaining(["DECIDE"]) });
  await stream.end();
});

test("a recruiter without a company creates one, once", async () => {
  const person = await signedInAs(app.db, (await buildAccount(app.db.prisma, { role: "RECRUITER" })).id);
  const place = { companyLocation: "Pune", companySize: "FROM_1_TO_10" as const, industry: "IT" };
  expect(await outcomeOf(app, PostedJobsDocument, {}, person)).toBe("FORBIDDEN");
  const create = (companyName: string) => app.execute(CREATE, { input: { companyName, ...place } }, person);
  expect(codeIn(await create(" "))).toBe("BAD_USER_INPUT");
  const both = await Promise.all([create("Bellows"), create("Bellows")]);
  expect(both.map(codeIn).sort()).toEqual(["CONFLICT", "yes"]);
  expect(both.find((one) => codeIn(one) === "yes")?.data?.createCompany?.companies).toEqual([
    { name: "Bellows", role: "OWNER", isCurrent: true },
  ]);
  expect(await outcomeOf(app, PostedJobsDocument, {}, person)).toBe("yes");
});

test("the company's members see who interviews for a job", async () => {
  const { prisma } = app.db;
  const interviewer = await signedInMember(app.db, { companyId, role: "INTERVIEWER" });
  const [{ id }, other] = [await buildJob(prisma, { companyId }), await buildJob(prisma, { companyId })];
  await prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId, jobId: id } });
  for (const one of [owner, interviewer])
    expect((await app.expectOk(INTERVIEWERS, { id }, one)).jobInterviewers).toEqual([interviewer.id]);
  expect(await outcomeOf(app, "jobInterviewers", { jobId: other.id }, interviewer)).toBe("FORBIDDEN");
});
