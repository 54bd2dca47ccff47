import { beforeEach, describe, expect, test } from "vitest";
import {
  buildApplication,
  buildFile,
  buildJob,
  buildMember,
  buildRecruiter,
  buildSeeker,
  FACTORY_PASSWORD,
} from "../../prisma/factories/index.ts";
import {
  ApplicantsDocument,
  DecideApplicationDocument,
} from "../../web/generated/applications/applicants/applicants.ts";
import {
  PostedJobsDocument,
  PostJobDocument,
  SetJobStatusDocument,
} from "../../web/generated/jobs/posted/posted-jobs.ts";
import { DeleteAccountDocument } from "../../web/generated/privacy/privacy.ts";
import { ViewerRecruiterDocument } from "../../web/generated/recruiters/recruiters.ts";
import { CandidatesDocument } from "../../web/generated/seekers/candidates.ts";
import type { CompanyRole } from "../generated/prisma/enums.ts";
import { COMPANY_ACTIONS } from "../platform/company-permissions.ts";
import { newStorageKey } from "../platform/files/storage-key.ts";
import { graphql } from "../testing/generated/gql.ts";
import type { Person } from "../testing/people.ts";
import { signIn } from "../testing/sign-in.ts";
import { statementsOf } from "../testing/statements.ts";
import { subscribe } from "../testing/subscriber.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const JOB = { title: "Welder", industry: "IT", description: "D", jobType: "FULL_TIME", workMode: "REMOTE" } as const;
const COUNTERS = graphql(
  `query CountersOfMember { recruiterDashboard { counters { jobsPosted applicationsReceived } } }`,
);
const JOB_BY_ID = graphql(`query JobByIdInTest($id: ID!) { job(id: $id) { id } }`);
const JOB_NODE = graphql(`query JobNodeInTest($id: ID!) { node(id: $id) { nodeId } }`);
const POSTED_BY_ID = graphql(`query PostedByIdInTest($id: ID!) { postedJob(id: $id) { job { id } } }`);
const TITLES = graphql(`query TitlesOfMember { postedJobs { totalCount nodes { job { title } } } }`);
const MAY = graphql(`query ViewerOfMember { viewer { company { id role may } } }`);
const APPLY = graphql(`mutation ApplyToTell($id: ID!) { applyToJob(input: { jobId: $id }) { job { id } } }`);
const CHANGES = graphql(`subscription ChangesForMembers { applicationChanged { update { jobId } } }`);

let companyId = "";
let owner: Person;
const memberOf = async (company: string, role: CompanyRole): Promise<Person> => {
  const { accountId: id } = await buildMember(app.db.prisma, { companyId: company, role });
  return { id, cookie: await signIn(app.db, { id, role: "RECRUITER" }) };
};
const codeOf = (answer: { errors?: readonly { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code ?? "yes";

beforeEach(async () => {
  companyId = (await buildRecruiter(app.db.prisma, { name: "Forge" })).id;
  owner = { id: companyId, cookie: await signIn(app.db, { id: companyId, role: "RECRUITER" }) };
});

test("a recruiter learns their permissions in the current company, or that there is none", async () => {
  const viewer = await memberOf(companyId, "VIEWER");
  expect((await app.expectOk(MAY, {}, viewer)).viewer).toEqual({
    company: { id: companyId, role: "VIEWER", may: ["SEE_JOBS", "BROWSE_TALENTS"] },
  });
  expect((await app.expectOk(MAY, {}, owner)).viewer?.company?.may).toEqual(Object.keys(COMPANY_ACTIONS));
  await app.db.prisma.companyMember.deleteMany({ where: { accountId: viewer.id } });
  expect((await app.expectOk(MAY, {}, viewer)).viewer).toEqual({ company: null });
});

test("a job posted by a recruiter belongs to the company: its members see and change it, and know who posted it", async () => {
  const recruiter = await memberOf(companyId, "RECRUITER");
  const { postJob } = await app.expectOk(PostJobDocument, { input: JOB }, recruiter);
  const { id } = postJob.job;
  expect(await app.db.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
    companyId,
    postedById: recruiter.id,
    companyName: "Forge",
  });
  expect((await app.expectOk(TITLES, {}, owner)).postedJobs.totalCount).toBe(1);
  await app.expectOk(SetJobStatusDocument, { input: { jobId: id, status: "CLOSED" } }, owner);
  const { viewerRecruiter } = await app.expectOk(ViewerRecruiterDocument, {}, recruiter);
  expect(viewerRecruiter).toMatchObject({ id: recruiter.id, companyName: "Forge" });
});

describe("an interviewer", () => {
  test("reads drafts and closed jobs that are assigned to them, by any operation, and no others", async () => {
    const { prisma } = app.db;
    const interviewer = await memberOf(companyId, "INTERVIEWER");
    const statuses = ["DRAFT", "CLOSED"] as const;
    for (const status of statuses) {
      const mine = await buildJob(prisma, { companyId, status });
      const other = await buildJob(prisma, { companyId, status });
      await prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId, jobId: mine.id } });
      const readings = async ({ id }: { id: string }, person: Person) => [
        codeOf(await app.execute(JOB_BY_ID, { id }, person)),
        codeOf(await app.execute(JOB_NODE, { id: `Job:${id}` }, person)),
        codeOf(await app.execute(POSTED_BY_ID, { id }, person)),
      ];
      expect([status, await readings(mine, interviewer)]).toEqual([status, ["yes", "yes", "yes"]]);
      expect([status, await readings(other, interviewer)]).toEqual([status, ["NOT_FOUND", "NOT_FOUND", "FORBIDDEN"]]);
      expect([status, await readings(other, owner)]).toEqual([status, ["yes", "yes", "yes"]]);
    }
  });

  test("sees the jobs assigned to them, with applicants and resumes, and nothing else", async () => {
    const { prisma } = app.db;
    const interviewer = await memberOf(companyId, "INTERVIEWER");
    const [mine, other] = [
      await buildJob(prisma, { companyId, title: "Mine" }),
      await buildJob(prisma, { companyId, title: "Other" }),
    ];
    await prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId, jobId: mine.id } });
    const resumeOf = async (jobId: string) => {
      const seeker = await buildSeeker(prisma, { browsable: false });
      const storageKey = newStorageKey();
      const file = await buildFile(prisma, { ownerId: seeker.id, kind: "RESUME", storageKey, size: 5 });
      await app.app.platform.files.put(storageKey, Buffer.from("bytes"), "application/pdf");
      await buildApplication(prisma, { jobId, seekerId: seeker.id, resumeFileId: file.id });
      return `${app.url}/files/${storageKey}/cv.pdf`;
    };
    const [resume, hidden] = [await resumeOf(mine.id), await resumeOf(other.id)];

    const { postedJobs } = await app.expectOk(TITLES, {}, interviewer);
    expect(postedJobs).toEqual({ totalCount: 1, nodes: [{ job: { title: "Mine" } }] });
    expect((await app.expectOk(COUNTERS, {}, interviewer)).recruiterDashboard.counters).toEqual({
      jobsPosted: 1,
      applicationsReceived: 1,
    });
    expect(codeOf(await app.execute(ApplicantsDocument, { jobId: mine.id }, interviewer))).toBe("yes");
    expect(codeOf(await app.execute(ApplicantsDocument, { jobId: other.id }, interviewer))).toBe("FORBIDDEN");
    expect(codeOf(await app.execute(CandidatesDocument, {}, interviewer))).toBe("FORBIDDEN");
    expect((await fetch(resume, { headers: { cookie: interviewer.cookie } })).status).toBe(200);
    expect((await fetch(hidden, { headers: { cookie: interviewer.cookie } })).status).toBe(404);
    expect((await fetch(hidden, { headers: { cookie: owner.cookie } })).status).toBe(200);
  });

  test("cannot decide, and neither can a viewer", async () => {
    const { id: jobId } = await buildJob(app.db.prisma, { companyId });
    const { id: applicationId } = await buildApplication(app.db.prisma, { jobId });
    for (const role of ["INTERVIEWER", "VIEWER"] as const) {
      const member = await memberOf(companyId, role);
      const input = { applicationId, status: "ACCEPTED" as const };
      expect(codeOf(await app.execute(DecideApplicationDocument, { input }, member))).toBe("FORBIDDEN");
    }
  });
});

test("all members are notified of an application; another company's are not", async () => {
  const { prisma } = app.db;
  const [recruiter, interviewer] = [await memberOf(companyId, "RECRUITER"), await memberOf(companyId, "INTERVIEWER")];
  const other = await buildRecruiter(prisma);
  const stranger = { companyId: other.id, ...(await memberOf(other.id, "OWNER")) };
  const job = await buildJob(prisma, { companyId });
  const seeker = await buildSeeker(prisma);
  const person = { id: seeker.id, cookie: await signIn(app.db, { id: seeker.id, role: "SEEKER" }) };
  const changesOf = async ({ cookie }: Person) => {
    const stream = subscribe(app.url, CHANGES, { cookie });
    expect((await stream.next()).applicationChanged.update).toBeNull();
    return stream;
  };
  const [first, second, third, fourth] = [
    await changesOf(owner),
    await changesOf(recruiter),
    await changesOf(interviewer),
    await changesOf(stranger),
  ];
  await app.expectOk(APPLY, { id: job.id }, person);
  expect((await first.next()).applicationChanged.update?.jobId).toBe(job.id);
  expect((await second.next()).applicationChanged.update?.jobId).toBe(job.id);
  // The others received the later event, and had not received this one.
  const own = await buildJob(prisma, { companyId: stranger.companyId });
  const seen = await buildJob(prisma, { companyId });
  await prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId, jobId: seen.id } });
  await app.expectOk(APPLY, { id: seen.id }, person);
  await app.expectOk(APPLY, { id: own.id }, person);
  expect((await third.next()).applicationChanged.update?.jobId).toBe(seen.id);
  expect((await fourth.next()).applicationChanged.update?.jobId).toBe(own.id);
  await Promise.all([first.end(), second.end(), third.end(), fourth.end()]);
});

describe("deleting the account", () => {
  const remove = async ({ cookie }: Person) =>
    app.expectOk(DeleteAccountDocument, { input: { password: FACTORY_PASSWORD } }, { cookie });

  test("of a member leaves the company's work and its logo", async () => {
    const { prisma } = app.db;
    const second = await memberOf(companyId, "OWNER");
    const { id: logoFileId } = await buildFile(prisma, { ownerId: second.id, kind: "LOGO" });
    await prisma.company.update({ where: { id: companyId }, data: { logoFileId } });
    const { id } = await buildJob(prisma, { companyId, postedById: second.id });
    await remove(second);
    expect(await prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
      postedById: null,
      deletedAt: null,
      status: "OPEN",
    });
    expect(await prisma.company.findUniqueOrThrow({ where: { id: companyId } })).toMatchObject({ logoFileId });
    expect(await prisma.account.count({ where: { id: second.id } })).toBe(0);
  });

  test("of the only owner deletes the company, and with it the rights of its other members", async () => {
    const recruiter = await memberOf(companyId, "RECRUITER");
    await buildJob(app.db.prisma, { companyId });
    expect(codeOf(await app.execute(PostedJobsDocument, {}, recruiter))).toBe("yes");
    await remove(owner);
    expect(await app.db.prisma.company.count({ where: { id: companyId } })).toBe(0);
    expect(codeOf(await app.execute(PostedJobsDocument, {}, recruiter))).toBe("FORBIDDEN");
    expect(codeOf(await app.execute(CandidatesDocument, {}, recruiter))).toBe("FORBIDDEN");
  });

  test("of two owners concurrently leaves the company with the last, whose deletion includes it", async () => {
    const second = await memberOf(companyId, "OWNER");
    await Promise.all([remove(owner), remove(second)]);
    expect(await app.db.prisma.company.count({ where: { id: companyId } })).toBe(0);
  });
});

test("the company adds no statement to a request", async () => {
  await app.execute(TITLES, {}, owner);
  const sent = await statementsOf(() => app.execute(TITLES, {}, owner));
  // The list's own statement reads the owner of each job.
  const others = sent.filter((text) => text.includes("company_members") && !text.includes("from jobs"));
  expect(others).toHaveLength(1);
});
