import { describe, expect, test } from "vitest";
import { PostJobDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import type { ApplicationStatus, CompanyEventKind } from "../../generated/prisma/enums.ts";
import { openScheduledJobs } from "../../jobs/lifecycle/job-opening.store.ts";
import { everyPage } from "../../testing/every-page.ts";
import { forEachTest, graphql, JOB_INPUT, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const ACTIVITY = graphql(`query ActivityInTest($actorId: ID, $kind: CompanyEventKind, $first: Int, $after: String) {
  companyActivity(actorId: $actorId, kind: $kind, first: $first, after: $after) {
    nodes { kind actorName personName applicantName subject detail jobId applicationId } pageInfo { endCursor hasNextPage }
  }
}`);

const owner = forEachTest(() => app.signedInRecruiter({ account: { displayName: "Olga" } }));
const recruiterAsha = () => app.signedInMember({ companyId: owner.id, account: { displayName: "Asha" } });
const activity = async (search: { actorId?: string; kind?: CompanyEventKind } = {}, as: Person = owner) =>
  (await app.expectOk(ACTIVITY, search, as)).companyActivity.nodes;
const post = async (when: { isDraft?: boolean; opensAt?: string } = {}, as: Person = owner) =>
  (await app.expectOk(PostJobDocument, { input: { ...JOB_INPUT, ...when } }, as)).postJob?.job.id ?? "";
const set = (jobId: string, status: string, when = {}) =>
  app.perform("setJobStatus", { input: { jobId, status, ...when } }, owner);
const decide = (as: Person, { id: applicationId }: { id: string }, status: ApplicationStatus) =>
  app.perform("decideApplication", { input: { applicationId, status } }, as);
const invite = (email: string) => app.perform("inviteMember", { input: { email, role: "VIEWER" } }, owner);

test("records changes of people, jobs, applicants and the company, with their actors", async () => {
  const recruiter = await recruiterAsha();
  const jobId = await post({}, recruiter);
  const application = await app.build.application({ jobId });
  for (const status of ["ACCEPTED", "APPLIED"] as const) await decide(recruiter, application, status);
  for (const status of ["CLOSED", "CLOSED", "OPEN"]) await set(jobId, status);
  await app.perform("updateRecruiterProfile", { input: { companyLocation: "Agra" } }, owner);
  await invite("new@example.com");
  const { id } = await app.db.prisma.companyInvitation.findFirstOrThrow({ where: { companyId: owner.id } });
  await app.perform("cancelInvitation", { id }, owner);
  await app.perform("changeMemberRole", { input: { accountId: recruiter.id, role: "VIEWER" } }, owner);
  await app.perform("removeMember", { accountId: recruiter.id }, owner);
  expect((await activity()).map(({ kind, actorName, subject, detail }) => [kind, actorName, subject, detail])).toEqual([
    ["MEMBER_REMOVED", "Olga", null, null],
    ["ROLE_CHANGED", "Olga", null, "VIEWER"],
    ["INVITATION_CANCELLED", "Olga", "new@example.com", null],
    ["MEMBER_INVITED", "Olga", "new@example.com", "VIEWER"],
    ["CHANGED", "Olga", null, null],
    ["JOB_REOPENED", "Olga", "Welder", null],
    ["JOB_CLOSED", "Olga", "Welder", null],
    ["DECISION_REMOVED", "Asha", "Welder", null],
    ["APPLICANT_ACCEPTED", "Asha", "Welder", null],
    ["JOB_POSTED", "Asha", "Welder", null],
  ]);
  expect(await activity({ kind: "ROLE_CHANGED" })).toMatchObject([{ personName: "Asha", jobId: null }]);
  const decisions = await activity({ actorId: recruiter.id, kind: "APPLICANT_ACCEPTED" });
  expect(decisions).toMatchObject([{ jobId, applicationId: application.id }]);
  await app.perform("deleteJob", { input: { jobId } }, owner);
  expect((await activity())[0]?.kind).toBe("JOB_DELETED");
  expect(await activity({ kind: "APPLICANT_ACCEPTED" })).toMatchObject([{ jobId: null, subject: "Welder" }]);
});

test("names the applicant decided on, unless blind mode hides them or they withdrew", async () => {
  const { prisma } = app.db;
  const jobId = await post();
  const apply = async (name: string) =>
    app.build.application({ jobId, seekerId: (await app.build.seeker({ name })).id });
  const [asha, bala, chen] = [await apply("Asha Rao"), await apply("Bala Iyer"), await apply("Chen Das")];
  for (const application of [asha, bala, chen]) await decide(owner, application, "REJECTED");
  const named = async () => (await activity({ kind: "APPLICANT_REJECTED" })).map(({ applicantName }) => applicantName);
  expect(await named()).toEqual(["Chen Das", "Bala Iyer", "Asha Rao"]);
  await prisma.job.update({ where: { id: jobId }, data: { blind: true } });
  await prisma.application.update({ where: { id: asha.id }, data: { revealedAt: new Date(0) } });
  await prisma.application.update({ where: { id: bala.id }, data: { revealedAt: null } });
  await prisma.application.update({ where: { id: chen.id }, data: { status: "WITHDRAWN" } });
  expect(await named()).toEqual([null, `Applicant ${bala.id.slice(-6).toUpperCase()}`, "Asha Rao"]);
});

describe("a job counts as posted when it opens", () => {
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  const kinds = async () => (await activity()).map(({ kind }) => kind);
  const itsMomentComes = async (jobId: string) => {
    await app.db.prisma.job.update({ where: { id: jobId }, data: { opensAt: new Date(Date.now() - 1000) } });
    await openScheduledJobs(app.db, false);
    await openScheduledJobs(app.db, false);
  };

  test("automatically, attributed to its author", async () => {
    const jobId = await post({ opensAt }, await recruiterAsha());
    expect(await activity()).toEqual([]);
    await itsMomentComes(jobId);
    const posted = { kind: "JOB_POSTED", actorName: "Asha", subject: "Welder", jobId };
    expect(await activity()).toEqual([expect.objectContaining(posted)]);
  });

  test("as a scheduled draft", async () => {
    const id = await post({ isDraft: true });
    await set(id, "SCHEDULED", { opensAt });
    await itsMomentComes(id);
    expect(await kinds()).toEqual(["JOB_POSTED", "JOB_EDITED"]);
  });

  test("manually, before its time", async () => {
    await set(await post({ opensAt }), "OPEN");
    expect(await kinds()).toEqual(["JOB_POSTED"]);
  });
});

test("jobs closed together, or by two people concurrently, are each recorded once", async () => {
  const ids = [await post(), await post(), await post()];
  const [first = "", ...jobIds] = ids;
  for (const input of [{ jobIds }, { jobIds }]) await app.perform("closeJobs", { input }, owner);
  await Promise.all([1, 2, 3].map(() => set(first, "CLOSED")));
  const closed = await activity({ kind: "JOB_CLOSED" });
  expect(closed.map(({ jobId }) => jobId).toSorted()).toEqual(ids.toSorted());
});

test("is paged, immutable, and invisible to other companies", async () => {
  for (let n = 0; n < 3; n++) await invite(`page-${n}@example.com`);
  const all = await everyPage(2, async (page) => (await app.expectOk(ACTIVITY, page, owner)).companyActivity);
  expect(all.map(({ subject }) => subject)).toEqual([2, 1, 0].map((n) => `page-${n}@example.com`));
  await expect(app.db.pool.query("update company_events set subject = 'x'")).rejects.toThrow(/append-only/);
  expect(await activity({ actorId: owner.id }, await app.signedInRecruiter())).toEqual([]);
});
