import type { VariablesOf } from "@graphql-typed-document-node/core";
import { beforeAll, describe, expect, test } from "vitest";
import { graphql } from "../testing/generated/gql.ts";
import type { TypedDocument } from "../testing/send.ts";
import { statementsOf } from "../testing/statements.ts";
import { type Person, testApp } from "../testing/test-app.ts";

const app = testApp();

const POSTED = graphql(`query PostedJobs($status: JobStatus, $first: Int, $after: String) {
  postedJobs(status: $status, first: $first, after: $after) {
    nodes { id job { title status company { name } } applications { total applied accepted rejected } }
    pageInfo { hasNextPage endCursor } totalCount
  }
}`);
const APPLICANTS = graphql(`query Applicants($jobId: ID!, $status: Decision, $filter: SeekerFilter, $first: Int) {
  applicants(jobId: $jobId, status: $status, filter: $filter, first: $first) {
    nodes { id jobTitle status version resumeUrl seeker { name email phone } events { kind } }
    pageInfo { hasNextPage } totalCount
  }
}`);
const DASHBOARD = graphql(`query RecruiterDashboard {
  recruiterDashboard {
    counters { jobsPosted jobsOpen applicationsReceived applicationsAccepted applicationsRejected }
    recentJobs { job { title } applications { total } }
    recentApplications { jobTitle status resumeUrl seeker { name skills } }
    weeks { weekStart received accepted }
  }
}`);

describe("a recruiter with three jobs", () => {
  let recruiter: Person;
  let jobId = "";

  beforeAll(async () => {
    recruiter = await app.signedInRecruiter({ name: "Acme" });
    const job = (title: string, day: number, more = {}) =>
      app.build.job({ companyId: recruiter.id, title, createdAt: new Date(Date.UTC(2026, 0, day)), ...more });
    const first = await job("First", 1);
    await job("Second", 2, { status: "CLOSED" });
    await job("Third", 3);
    const gone = await job("Gone", 4, { deletedAt: new Date() });
    jobId = first.id;

    const now = Date.now();
    const apply = async (name: string, status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN", age: number) => {
      const seeker = await app.build.seeker({ name, phoneVisibility: "NOBODY", browsable: false });
      const sent = await app.build.file({ ownerId: seeker.id, name: `${name}.pdf` });
      const appliedAt = new Date(now - age * 1000);
      return app.build.application({ jobId, seekerId: seeker.id, status, resumeFileId: sent.id, appliedAt });
    };
    await apply("Asha", "APPLIED", 1);
    await apply("Bala", "ACCEPTED", 2);
    await apply("Chen", "REJECTED", 3);
    await apply("Dev", "WITHDRAWN", 0);
    await app.build.application({ jobId: gone.id });
    await app.build.application();
  });

  test("sees them newest first or only the closed ones, without the deleted one, with their application counts", async () => {
    const { postedJobs } = await app.expectOk(POSTED, { first: 2 }, recruiter);
    expect(postedJobs.nodes.map((node) => node.job.title)).toEqual(["Third", "Second"]);
    expect(postedJobs).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const closed = await app.expectOk(POSTED, { status: "CLOSED" }, recruiter);
    expect(closed.postedJobs.nodes.map((node) => node.job.title)).toEqual(["Second"]);
    const next = await app.expectOk(POSTED, { after: postedJobs.pageInfo.endCursor }, recruiter);
    expect(next.postedJobs.nodes).toMatchObject([
      {
        job: { title: "First", company: { name: "Acme" } },
        applications: { total: 3, applied: 1, accepted: 1, rejected: 1 },
      },
    ]);
  });

  test("sees the applicants, their contact details, what they sent and what happened", async () => {
    const { applicants } = await app.expectOk(APPLICANTS, { jobId, status: "ACCEPTED" }, recruiter);
    expect(applicants).toMatchObject({ totalCount: 1 });
    expect(applicants.nodes).toMatchObject([
      {
        ...{ jobTitle: "First", status: "ACCEPTED", version: 2, resumeUrl: expect.stringMatching(/Bala\.pdf$/) },
        seeker: { name: "Bala", phone: "9876543210", email: expect.stringContaining("@") },
        events: [{ kind: "APPLIED" }, { kind: "ACCEPTED" }],
      },
    ]);
  });

  test("sees the profile's resume, marked as such, where none was sent; a sent one stays", async () => {
    const { prisma } = app.db;
    const job = await app.build.job({ companyId: recruiter.id });
    const seeker = await app.build.seeker({ name: "Esha", browsable: false });
    const application = await app.build.application({ jobId: job.id, seekerId: seeker.id });
    const requested = graphql(`query ResumesOfApplicants($id: ID!, $jobId: ID!) {
      applicant(id: $id) { resumeUrl resumeFromProfile }
      applicants(jobId: $jobId, filter: { resumeUploaded: true }) { nodes { resumeUrl resumeFromProfile } } }`);
    const seen = async () => {
      const data = await app.expectOk(requested, { id: application.id, jobId: job.id }, recruiter);
      const rest = await fetch(`${app.url}/recruiter/getApplications/${job.id}`, {
        headers: { cookie: recruiter.cookie },
      });
      const { applicants } = (await rest.json()) as {
        applicants: { resumeUrl: string; applicant: { resumeUrl: string } }[];
      };
      return { one: data.applicant, list: data.applicants.nodes, rest: applicants[0] };
    };
    const showsBoth = async (resumeUrl: unknown, resumeFromProfile: boolean) =>
      expect(await seen()).toMatchObject({
        one: { resumeUrl, resumeFromProfile },
        list: [{ resumeUrl, resumeFromProfile }],
        rest: { resumeUrl },
      });
    const nowhere = { rest: { resumeUrl: "", applicant: { resumeUrl: "" } }, list: [] };
    expect(await seen()).toMatchObject({ ...nowhere, one: { resumeUrl: null, resumeFromProfile: false } });

    const later = await app.build.file({ ownerId: seeker.id, name: "later.pdf" });
    await prisma.seeker.update({ where: { id: seeker.id }, data: { resumeFileId: later.id } });
    await showsBoth(expect.stringMatching(/later\.pdf$/), true);
    expect((await seen()).rest?.applicant.resumeUrl).toMatch(/later\.pdf$/);

    const sent = await app.build.file({ ownerId: seeker.id, name: "sent.pdf" });
    await prisma.application.update({ where: { id: application.id }, data: { resumeFileId: sent.id } });
    await showsBoth(expect.stringMatching(/sent\.pdf$/), false);
    await prisma.job.delete({ where: { id: job.id } });
  });

  test("counts a job as open until the end of its last day", async () => {
    const jobsOpen = async () => (await app.expectOk(DASHBOARD, {}, recruiter)).recruiterDashboard.counters.jobsOpen;
    const until = (applicationDeadline: Date | null) =>
      app.db.prisma.job.update({ where: { id: jobId }, data: { applicationDeadline } });
    expect(await jobsOpen()).toBe(2);
    await until(new Date());
    expect(await jobsOpen()).toBe(2);
    await until(new Date("2024-01-31"));
    expect(await jobsOpen()).toBe(1);
    await until(null);
  });

  test("has correct counters, the newest two of each, and twelve weeks", async () => {
    const { recruiterDashboard } = await app.expectOk(DASHBOARD, {}, recruiter);
    expect(recruiterDashboard.counters).toEqual({
      ...{ jobsPosted: 3, jobsOpen: 2, applicationsReceived: 3, applicationsAccepted: 1, applicationsRejected: 1 },
    });
    expect(recruiterDashboard.recentJobs.map(({ job }) => job.title)).toEqual(["Third", "Second"]);
    expect(recruiterDashboard.recentApplications).toMatchObject([
      { jobTitle: "First", seeker: { name: "Asha" } },
      { seeker: { name: "Bala" } },
    ]);
    expect(recruiterDashboard.weeks).toHaveLength(12);
    expect(recruiterDashboard.weeks.at(-1)).toMatchObject({ received: 3, accepted: 1 });
  });

  /**
   * Counts the statements of an operation, without those of authentication and the audit log, which is flushed
   * separately.
   */
  const statements = async <Asked extends TypedDocument>(query: Asked, variables: VariablesOf<Asked>) => {
    await app.expectOk(query, variables, recruiter);
    const all = await statementsOf(() => app.expectOk(query, variables, recruiter));
    const sent = all.filter((text) => !text.startsWith("insert into audit_events"));
    return sent.filter((text) => !/from sessions s |accounts" +(?:where|$)/.test(text));
  };

  const COUNTERS = graphql(
    `query DashboardCounters { recruiterDashboard { counters { jobsPosted applicationsReceived applicationsAccepted applicationsRejected } } }`,
  );
  test("reads a screen in a fixed number of statements, whatever the page size", async () => {
    expect(await statements(COUNTERS, {})).toHaveLength(1);
    expect(await statements(DASHBOARD, {})).toHaveLength(5);
    for (const first of [1, 2]) {
      expect(await statements(POSTED, { first })).toHaveLength(2);
      expect(await statements(APPLICANTS, { jobId, first })).toHaveLength(5);
    }
  });
});
