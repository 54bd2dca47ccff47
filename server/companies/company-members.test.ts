import { describe, expect, test } from "vitest";
import { PostedJobsDocument, PostJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import { ViewerRecruiterDocument } from "../../web/generated/recruiters/recruiters.ts";
import { CandidatesDocument } from "../../web/generated/seekers/candidates.ts";
import type { CompanyRole } from "../generated/prisma/enums.ts";
import { COMPANY_ACTIONS } from "../platform/company-permissions.ts";
import { codeIn } from "../testing/outcomes.ts";
import { statementsOf } from "../testing/statements.ts";
import { subscribe } from "../testing/subscriber.ts";
import { FACTORY_PASSWORD, forEachTest, graphql, JOB_INPUT, type Person, testApp } from "../testing/test-app.ts";

const app = testApp();
const COUNTERS = graphql(
  `query CountersOfMember { recruiterDashboard { counters { jobsPosted applicationsReceived } } }`,
);
const TITLES = graphql(`query TitlesOfMember { postedJobs { totalCount nodes { job { title } } } }`);
const MAY = graphql(`query ViewerOfMember { viewer { company { id role may } } }`);
const CHANGES = graphql(`subscription ChangesForMembers { applicationChanged { update { jobId } } }`);
const owner = forEachTest(() => app.signedInRecruiter({ name: "Forge" }));
const memberOf = (role: CompanyRole) => app.signedInMember({ companyId: owner.id, role });
const assign = (jobId: string, { id: accountId }: Person) =>
  app.db.prisma.jobInterviewer.create({ data: { accountId, companyId: owner.id, jobId } });
test("a recruiter learns their permissions in the current company, or that there is none", async () => {
  const viewer = await memberOf("VIEWER");
  expect((await app.expectOk(MAY, {}, viewer)).viewer).toEqual({
    company: { id: owner.id, role: "VIEWER", may: ["SEE_JOBS", "BROWSE_TALENTS"] },
  });
  expect((await app.expectOk(MAY, {}, owner)).viewer?.company?.may).toEqual(Object.keys(COMPANY_ACTIONS));
  await app.db.prisma.companyMember.deleteMany({ where: { accountId: viewer.id } });
  expect((await app.expectOk(MAY, {}, viewer)).viewer).toEqual({ company: null });
});
test("a job posted by a recruiter belongs to the company: its members see and change it, and know who posted it", async () => {
  const recruiter = await memberOf("RECRUITER");
  const { id } = (await app.expectOk(PostJobDocument, { input: JOB_INPUT }, recruiter)).postJob.job;
  expect(await app.db.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...{ companyId: owner.id, postedById: recruiter.id, companyName: "Forge" },
  });
  expect((await app.expectOk(TITLES, {}, owner)).postedJobs.totalCount).toBe(1);
  await app.perform("setJobStatus", { input: { jobId: id, status: "CLOSED" } }, owner);
  const { viewerRecruiter } = await app.expectOk(ViewerRecruiterDocument, {}, recruiter);
  expect(viewerRecruiter).toMatchObject({ id: recruiter.id, companyName: "Forge" });
});
describe("an interviewer", () => {
  test.each(["DRAFT", "CLOSED"] as const)(
    "reads %s jobs assigned to them by any operation, no others",
    async (status) => {
      const interviewer = await memberOf("INTERVIEWER");
      const mine = await app.build.job({ companyId: owner.id, status });
      const other = await app.build.job({ companyId: owner.id, status });
      await assign(mine.id, interviewer);
      const readings = async ({ id }: { id: string }, person: Person) => [
        await app.outcomeOf("job", { id }, person),
        await app.outcomeOf("node", { id: `Job:${id}` }, person),
        await app.outcomeOf("postedJob", { id }, person),
      ];
      expect(await readings(mine, interviewer)).toEqual(["yes", "yes", "yes"]);
      expect(await readings(other, interviewer)).toEqual(["NOT_FOUND", "NOT_FOUND", "FORBIDDEN"]);
      expect(await readings(other, owner)).toEqual(["yes", "yes", "yes"]);
    },
  );

  test("sees the jobs assigned to them and their applicants, no others", async () => {
    const interviewer = await memberOf("INTERVIEWER");
    const mine = await app.build.job({ companyId: owner.id, title: "Mine" });
    const other = await app.build.job({ companyId: owner.id, title: "Other" });
    await assign(mine.id, interviewer);
    for (const { id: jobId } of [mine, other]) await app.build.application({ jobId });
    const { postedJobs } = await app.expectOk(TITLES, {}, interviewer);
    expect(postedJobs).toEqual({ totalCount: 1, nodes: [{ job: { title: "Mine" } }] });
    const { counters } = (await app.expectOk(COUNTERS, {}, interviewer)).recruiterDashboard;
    expect(counters).toEqual({ jobsPosted: 1, applicationsReceived: 1 });
    const read = ({ id: jobId }: { id: string }) => app.outcomeOf("applicants", { jobId }, interviewer);
    expect([await read(mine), await read(other)]).toEqual(["yes", "FORBIDDEN"]);
  });
});
test("all members are notified of an application; another company's are not", async () => {
  const [interviewer, stranger] = [await memberOf("INTERVIEWER"), await app.signedInRecruiter()];
  const streamOf = async ({ cookie }: Person) => {
    const stream = subscribe(app.url, CHANGES, { cookie });
    const next = async () => (await stream.next()).applicationChanged.update?.jobId;
    expect(await next()).toBeUndefined();
    return { next };
  };
  const [forOwner, forRecruiter] = [await streamOf(owner), await streamOf(await memberOf("RECRUITER"))];
  const [forInterviewer, forStranger] = [await streamOf(interviewer), await streamOf(stranger)];
  const [job, assigned] = [await app.build.job({ companyId: owner.id }), await app.build.job({ companyId: owner.id })];
  const own = await app.build.job({ companyId: stranger.id });
  await assign(assigned.id, interviewer);
  const seeker = await app.signedInSeeker();
  for (const { id: jobId } of [job, assigned, own]) await app.perform("applyToJob", { input: { jobId } }, seeker);
  expect([await forOwner.next(), await forRecruiter.next()]).toEqual([job.id, job.id]);
  // The others received a later event, and had not received this one.
  expect([await forInterviewer.next(), await forStranger.next()]).toEqual([assigned.id, own.id]);
});
describe("deleting the account", () => {
  const remove = (person: Person) => app.perform("deleteAccount", { input: { password: FACTORY_PASSWORD } }, person);
  const companies = () => app.db.prisma.company.count({ where: { id: owner.id } });

  test("of a member leaves the company's work and its logo", async () => {
    const { prisma } = app.db;
    const second = await memberOf("OWNER");
    const { id: logoFileId } = await app.build.file({ ownerId: second.id, kind: "LOGO" });
    await prisma.company.update({ where: { id: owner.id }, data: { logoFileId } });
    const { id } = await app.build.job({ companyId: owner.id, postedById: second.id });
    await remove(second);
    const left = { postedById: null, deletedAt: null, status: "OPEN" };
    expect(await prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject(left);
    expect(await prisma.company.findUniqueOrThrow({ where: { id: owner.id } })).toMatchObject({ logoFileId });
    expect(await prisma.account.count({ where: { id: second.id } })).toBe(0);
  });

  test("of the only owner deletes the company, and with it the rights of its other members", async () => {
    const recruiter = await memberOf("RECRUITER");
    await app.build.job({ companyId: owner.id });
    expect(await app.outcomeOf(PostedJobsDocument, {}, recruiter)).toBe("yes");
    await remove(owner);
    expect(await companies()).toBe(0);
    for (const document of [PostedJobsDocument, CandidatesDocument])
      expect(await app.outcomeOf(document, {}, recruiter)).toBe("FORBIDDEN");
  });

  test("of two owners concurrently leaves the company with the last, whose deletion includes it", async () => {
    await Promise.all([remove(owner), remove(await memberOf("OWNER"))]);
    expect(await companies()).toBe(0);
  });
});
test("the company adds no statement to a request", async () => {
  await app.execute(TITLES, {}, owner);
  const sent = await statementsOf(() => app.execute(TITLES, {}, owner));
  // The list's own statement reads the owner of each job.
  const others = sent.filter((text) => text.includes("company_members") && !text.includes("from jobs"));
  expect(others).toHaveLength(1);
});

const VIEWER = graphql(
  `subscription ViewerLiveInTest { viewerChanged { sessionSecondsLeft company { id role may } companies { id name } } }`,
);
const CREATE = graphql(
  `mutation CreateInTest($input: CreateCompanyInput!) { createCompany(input: $input) { companies { name role isCurrent } } }`,
);
const INTERVIEWERS = graphql(`query InterviewersOfTest($id: ID!) { jobInterviewers(jobId: $id) }`);
test("an open stream follows a switch to another company", async () => {
  const member = await app.signedInMember({ companyId: owner.id });
  const other = await app.build.recruiter({ name: "Anvil" });
  await app.build.member({ companyId: other.id, accountId: member.id, chosenAt: new Date(0) });
  const [before, after] = [await app.build.job({ companyId: owner.id }), await app.build.job({ companyId: other.id })];
  const seeker = await app.signedInSeeker();
  const stream = subscribe(app.url, CHANGES, { ...member, retries: 3 });
  expect((await stream.next()).applicationChanged.update).toBeNull();
  await app.perform("chooseCompany", { companyId: other.id }, member);
  expect((await stream.next()).applicationChanged.update).toBeNull();
  for (const { id: jobId } of [before, after]) await app.perform("applyToJob", { input: { jobId } }, seeker);
  expect((await stream.next()).applicationChanged.update?.jobId).toBe(after.id);
});
test("a member is notified at once of a role change by others", async () => {
  const member = await app.signedInMember({ companyId: owner.id, role: "VIEWER" });
  const stream = subscribe(app.url, VIEWER, { ...member, retries: 3 });
  expect((await stream.next()).viewerChanged).toMatchObject({
    ...{ company: { id: owner.id, role: "VIEWER" }, companies: [{ id: owner.id, name: "Forge" }] },
    sessionSecondsLeft: expect.any(Number),
  });
  await app.perform("changeMemberRole", { input: { accountId: member.id, role: "RECRUITER" } }, owner);
  const { company } = (await stream.next()).viewerChanged;
  expect(company).toMatchObject({ role: "RECRUITER", may: expect.arrayContaining(["DECIDE"]) });
});
test("a recruiter without a company creates one, once", async () => {
  const person = await app.signedInAs((await app.build.account({ role: "RECRUITER" })).id);
  const place = { companyLocation: "Pune", companySize: "FROM_1_TO_10" as const, industry: "IT" };
  expect(await app.outcomeOf(PostedJobsDocument, {}, person)).toBe("FORBIDDEN");
  const create = (companyName: string) => app.execute(CREATE, { input: { companyName, ...place } }, person);
  expect(codeIn(await create(" "))).toBe("BAD_USER_INPUT");
  const both = await Promise.all([create("Bellows"), create("Bellows")]);
  expect(both.map(codeIn).sort()).toEqual(["CONFLICT", "yes"]);
  expect(both.find((one) => codeIn(one) === "yes")?.data?.createCompany?.companies).toEqual([
    { name: "Bellows", role: "OWNER", isCurrent: true },
  ]);
  expect(await app.outcomeOf(PostedJobsDocument, {}, person)).toBe("yes");
});
test("the company's members see who interviews for a job", async () => {
  const { prisma } = app.db;
  const interviewer = await app.signedInMember({ companyId: owner.id, role: "INTERVIEWER" });
  const [{ id }, other] = [await app.build.job({ companyId: owner.id }), await app.build.job({ companyId: owner.id })];
  await prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId: owner.id, jobId: id } });
  for (const one of [owner, interviewer])
    expect((await app.expectOk(INTERVIEWERS, { id }, one)).jobInterviewers).toEqual([interviewer.id]);
  expect(await app.outcomeOf("jobInterviewers", { jobId: other.id }, interviewer)).toBe("FORBIDDEN");
});
