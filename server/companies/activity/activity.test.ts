import { beforeEach, describe, expect, test } from "vitest";
import { buildApplication, buildMember, buildRecruiter, buildSeeker } from "../../../prisma/factories/index.ts";
import { DecideApplicationDocument } from "../../../web/generated/applications/applicants/applicants.ts";
import { PostJobDocument, SetJobStatusDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { UpdateRecruiterProfileDocument } from "../../../web/generated/recruiters/recruiters.ts";
import type { CompanyEventKind, CompanyRole, JobStatus } from "../../generated/prisma/enums.ts";
import { openScheduledJobs } from "../../jobs/lifecycle/job-opening.store.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const ACTIVITY = graphql(`query ActivityInTest($actorId: ID, $kind: CompanyEventKind, $first: Int, $after: String) {
  companyActivity(actorId: $actorId, kind: $kind, first: $first, after: $after) {
    nodes { kind actorName personName applicantName subject detail jobId applicationId } pageInfo { endCursor hasNextPage }
  }
}`);
const INVITE = graphql(
  `mutation InviteActivityTest($email: String!) { inviteMember(input: { email: $email, role: VIEWER }) { invitations { id } } }`,
);
const CANCEL = graphql(`mutation CancelActivityTest($id: ID!) { cancelInvitation(id: $id) { invitations { id } } }`);
const CHANGE = graphql(
  `mutation ChangeActivityTest($id: ID!) { changeMemberRole(input: { accountId: $id, role: VIEWER }) { members { role } } }`,
);
const REMOVE = graphql(`mutation RemoveActivityTest($id: ID!) { removeMember(accountId: $id) { members { role } } }`);
const DELETE = graphql(`mutation DeleteActivityTest($id: ID!) { deleteJob(input: { jobId: $id }) { __typename } }`);
const CLOSE = graphql(
  `mutation CloseActivityTest($ids: [ID!]!) { closeJobs(input: { jobIds: $ids }) { jobs { id } } }`,
);
const SET = graphql(
  `mutation SetActivityTest($input: SetJobStatusInput!) { setJobStatus(input: $input) { job { id } } }`,
);
const JOB = { title: "Welder", industry: "IT", description: "D", jobType: "FULL_TIME", workMode: "REMOTE" } as const;

let companyId = "";
let owner = { id: "", cookie: "" };
const signedIn = async (id: string) => ({ id, cookie: await signIn(app.db, { id, role: "RECRUITER" }) });
const memberOf = async (role: CompanyRole, displayName: string) =>
  signedIn((await buildMember(app.db.prisma, { companyId, role, account: { displayName } })).accountId);
const activity = async (search: { actorId?: string; kind?: CompanyEventKind } = {}) =>
  (await app.expectOk(ACTIVITY, search, owner)).companyActivity.nodes;

beforeEach(async () => {
  companyId = (await buildRecruiter(app.db.prisma, { account: { displayName: "Olga" } })).id;
  owner = await signedIn(companyId);
});

test("records changes of people, jobs, applicants and the company, with their actors", async () => {
  const recruiter = await memberOf("RECRUITER", "Asha");
  const { postJob } = await app.expectOk(PostJobDocument, { input: JOB }, recruiter);
  const jobId = postJob?.job.id ?? "";
  const application = await buildApplication(app.db.prisma, { jobId });
  const decide = (status: "ACCEPTED" | "APPLIED") =>
    app.expectOk(DecideApplicationDocument, { input: { applicationId: application.id, status } }, recruiter);
  await decide("ACCEPTED");
  await decide("APPLIED");
  await app.expectOk(SetJobStatusDocument, { input: { jobId, status: "CLOSED" } }, owner);
  await app.expectOk(SetJobStatusDocument, { input: { jobId, status: "CLOSED" } }, owner);
  await app.expectOk(SetJobStatusDocument, { input: { jobId, status: "OPEN" } }, owner);
  await app.expectOk(UpdateRecruiterProfileDocument, { input: { companyLocation: "Agra" } }, owner);
  const { inviteMember } = await app.expectOk(INVITE, { email: "new@example.com" }, owner);
  await app.expectOk(CANCEL, { id: inviteMember?.invitations[0]?.id ?? "" }, owner);
  await app.expectOk(CHANGE, { id: recruiter.id }, owner);
  await app.expectOk(REMOVE, { id: recruiter.id }, owner);
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
  await app.expectOk(DELETE, { id: jobId }, owner);
  expect((await activity()).map(({ kind }) => kind)[0]).toBe("JOB_DELETED");
  expect(await activity({ kind: "APPLICANT_ACCEPTED" })).toMatchObject([{ jobId: null, subject: "Welder" }]);
});

test("names the applicant decided on, unless blind mode hides them or they withdrew", async () => {
  const { postJob } = await app.expectOk(PostJobDocument, { input: JOB }, owner);
  const jobId = postJob?.job.id ?? "";
  const apply = async (name: string) => {
    const { id: seekerId } = await buildSeeker(app.db.prisma, { name });
    return buildApplication(app.db.prisma, { jobId, seekerId });
  };
  const [asha, bala, chen] = [await apply("Asha Rao"), await apply("Bala Iyer"), await apply("Chen Das")];
  for (const { id: applicationId } of [asha, bala, chen])
    await app.expectOk(DecideApplicationDocument, { input: { applicationId, status: "REJECTED" } }, owner);
  const named = async () =>
    (await activity({ kind: "APPLICANT_REJECTED" })).map(({ applicantName, subject }) => [applicantName, subject]);
  expect(await named()).toEqual([
    ["Chen Das", "Welder"],
    ["Bala Iyer", "Welder"],
    ["Asha Rao", "Welder"],
  ]);
  await app.db.prisma.job.update({ where: { id: jobId }, data: { blind: true } });
  await app.db.prisma.application.update({ where: { id: asha.id }, data: { revealedAt: new Date(0) } });
  await app.db.prisma.application.update({ where: { id: bala.id }, data: { revealedAt: null } });
  await app.db.prisma.application.update({ where: { id: chen.id }, data: { status: "WITHDRAWN" } });
  expect(await named()).toEqual([
    [null, "Welder"],
    [`Applicant ${bala.id.slice(-6).toUpperCase()}`, "Welder"],
    ["Asha Rao", "Welder"],
  ]);
  const other = await signedIn((await buildRecruiter(app.db.prisma)).id);
  expect((await app.expectOk(ACTIVITY, {}, other)).companyActivity.nodes).toEqual([]);
});

describe("a job counts as posted when it opens", () => {
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  const post = async (when: { isDraft?: boolean; opensAt?: string }) => {
    const { postJob } = await app.expectOk(PostJobDocument, { input: { ...JOB, ...when } }, owner);
    return postJob?.job.id ?? "";
  };
  const set = (jobId: string, status: JobStatus, at?: string) =>
    app.expectOk(SET, { input: { jobId, status, ...(at && { opensAt: at }) } }, owner);
  const kinds = async () => (await activity()).map(({ kind }) => kind);
  const itsMomentComes = async (jobId: string) => {
    await app.db.prisma.job.update({ where: { id: jobId }, data: { opensAt: new Date(Date.now() - 1000) } });
    await openScheduledJobs(app.db, false);
    await openScheduledJobs(app.db, false);
  };

  test("automatically, attributed to its author", async () => {
    const recruiter = await memberOf("RECRUITER", "Asha");
    const { postJob } = await app.expectOk(PostJobDocument, { input: { ...JOB, opensAt } }, recruiter);
    expect(await activity()).toEqual([]);
    await itsMomentComes(postJob?.job.id ?? "");
    const posted = { kind: "JOB_POSTED", actorName: "Asha", subject: "Welder", jobId: postJob?.job.id };
    expect(await activity()).toEqual([expect.objectContaining(posted)]);
  });

  test("as a scheduled draft", async () => {
    const id = await post({ isDraft: true });
    await set(id, "SCHEDULED", opensAt);
    await itsMomentComes(id);
    expect(await kinds()).toEqual(["JOB_POSTED", "JOB_EDITED"]);
  });

  test("manually, before its time", async () => {
    await set(await post({ opensAt }), "OPEN");
    expect(await kinds()).toEqual(["JOB_POSTED"]);
  });
});

test("jobs closed together, or by two people concurrently, are each recorded once", async () => {
  const post = () => app.expectOk(PostJobDocument, { input: JOB }, owner);
  const ids = (await Promise.all([post(), post(), post()])).map(({ postJob }) => postJob?.job.id ?? "");
  const [first = "", ...others] = ids;
  await app.expectOk(CLOSE, { ids: others }, owner);
  await app.expectOk(CLOSE, { ids: others }, owner);
  const close = () => app.expectOk(SetJobStatusDocument, { input: { jobId: first, status: "CLOSED" } }, owner);
  await Promise.all([close(), close(), close()]);
  const closed = await activity({ kind: "JOB_CLOSED" });
  expect(closed.map(({ jobId }) => jobId).toSorted()).toEqual(ids.toSorted());
});

test("is paged, immutable, and invisible to other companies", async () => {
  for (let n = 0; n < 3; n++) await app.expectOk(INVITE, { email: `page-${n}@example.com` }, owner);
  const first = (await app.expectOk(ACTIVITY, { first: 2 }, owner)).companyActivity;
  expect(first.pageInfo.hasNextPage).toBe(true);
  const rest = (await app.expectOk(ACTIVITY, { first: 2, after: first.pageInfo.endCursor ?? "" }, owner))
    .companyActivity;
  expect([...first.nodes, ...rest.nodes].map(({ subject }) => subject)).toEqual([
    "page-2@example.com",
    "page-1@example.com",
    "page-0@example.com",
  ]);
  await expect(app.db.pool.query("update company_events set subject = 'x'")).rejects.toThrow(/append-only/);
  const other = await signedIn((await buildRecruiter(app.db.prisma)).id);
  const seen = await app.expectOk(ACTIVITY, { actorId: owner.id }, other);
  expect(seen.companyActivity.nodes).toEqual([]);
});
