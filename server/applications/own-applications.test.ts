import type { VariablesOf } from "@graphql-typed-document-node/core";
import { describe, expect, test } from "vitest";
import { buildApplication, buildFile, buildJob, buildRecruiter, buildSavedJob } from "../../prisma/factories/index.ts";
import { WithdrawApplicationDocument } from "../../web/generated/applications/applied/applied-jobs.ts";
import { ApplyToJobDocument } from "../../web/generated/jobs/jobs.ts";
import { graphql } from "../testing/generated/gql.ts";
import { signedInSeeker } from "../testing/people.ts";
import { signIn } from "../testing/sign-in.ts";
import { subscribe } from "../testing/subscriber.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const APPLIED = graphql(`query AppliedJobs($first: Int, $after: String) {
  list: appliedJobs(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  nodes { id status resumeName resumeUrl job { id status deletedAt viewerApplicationStatus } events { kind } } } }`);
const SAVED = graphql(`query SavedJobs($first: Int, $after: String) {
  list: savedJobs(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { id status deletedAt viewerHasSaved } } }`);
const seeker = () => signedInSeeker(app.db);
type Lists = typeof APPLIED | typeof SAVED;
const listOf = async (query: Lists, cookie: string, page: VariablesOf<Lists> = {}) =>
  (await app.expectOk(query, page, { cookie })).list;

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

describe("applied jobs", () => {
  test("come with status, history and the resume that was sent, most recently sent first", async () => {
    const { id, cookie } = await seeker();
    const resume = await buildFile(app.db.prisma, { ownerId: id, name: "cv.pdf" });
    const older = await buildApplication(app.db.prisma, { seekerId: id, appliedAt: day(1), status: "REJECTED" });
    const newer = await buildApplication(app.db.prisma, { seekerId: id, appliedAt: day(2), resumeFileId: resume.id });
    expect((await listOf(APPLIED, cookie)).nodes).toMatchObject([
      { id: newer.id, status: "APPLIED", resumeName: "cv.pdf", events: [{ kind: "APPLIED" }] },
      {
        id: older.id,
        status: "REJECTED",
        resumeUrl: null,
        job: { viewerApplicationStatus: "REJECTED" },
        events: [{ kind: "APPLIED" }, { kind: "REJECTED" }],
      },
    ]);
  });

  test("include closed and deleted jobs, and exclude withdrawn applications and other people's", async () => {
    const { id, cookie } = await seeker();
    const closed = await buildJob(app.db.prisma, { status: "CLOSED" });
    const deleted = await buildJob(app.db.prisma, { status: "CLOSED", deletedAt: new Date() });
    await buildApplication(app.db.prisma, { seekerId: id, jobId: closed.id, appliedAt: day(2) });
    await buildApplication(app.db.prisma, { seekerId: id, jobId: deleted.id, appliedAt: day(1) });
    await buildApplication(app.db.prisma, { seekerId: id, status: "WITHDRAWN" });
    await buildApplication(app.db.prisma);
    const list = await listOf(APPLIED, cookie);
    expect(list.totalCount).toBe(2);
    expect(list.nodes).toMatchObject([
      { job: { id: closed.id, status: "CLOSED", deletedAt: null } },
      { job: { id: deleted.id, deletedAt: expect.any(String) } },
    ]);
  });

  test("show the whole history after withdrawing and applying again", async () => {
    const { cookie } = await seeker();
    const job = await buildJob(app.db.prisma);
    const input = { jobId: job.id };
    await app.expectOk(ApplyToJobDocument, { input }, { cookie });
    await app.expectOk(WithdrawApplicationDocument, { input }, { cookie });
    expect((await listOf(APPLIED, cookie)).nodes).toEqual([]);
    await app.expectOk(ApplyToJobDocument, { input }, { cookie });
    const own = graphql(
      `query OwnApplicationEvents($id: ID!) { ownApplication(jobId: $id) { status events { kind } } }`,
    );
    expect(await app.expectOk(own, { id: job.id }, { cookie })).toEqual({
      ownApplication: { status: "APPLIED", events: [{ kind: "APPLIED" }, { kind: "WITHDRAWN" }, { kind: "APPLIED" }] },
    });
  });

  test("an application can be read by nobody else", async () => {
    const application = await buildApplication(app.db.prisma);
    const { cookie } = await seeker();
    const own = graphql(`query OwnApplication($id: ID!) { ownApplication(jobId: $id) { id } }`);
    expect(await app.expectOk(own, { id: application.jobId }, { cookie })).toEqual({ ownApplication: null });
  });
});

describe("saved jobs", () => {
  test("are listed most recently saved first, with closed and deleted ones marked", async () => {
    const { id, cookie } = await seeker();
    const deleted = await buildJob(app.db.prisma, { status: "CLOSED", deletedAt: new Date() });
    const open = await buildJob(app.db.prisma);
    await buildSavedJob(app.db.prisma, { seekerId: id, jobId: open.id, createdAt: day(1) });
    await buildSavedJob(app.db.prisma, { seekerId: id, jobId: deleted.id, createdAt: day(2) });
    await buildSavedJob(app.db.prisma);
    expect(await listOf(SAVED, cookie)).toMatchObject({
      totalCount: 2,
      nodes: [
        { id: deleted.id, deletedAt: expect.any(String), viewerHasSaved: true },
        { id: open.id, deletedAt: null, viewerHasSaved: true },
      ],
    });
  });
});

describe("an archived application", () => {
  const ARCHIVE = graphql(`mutation Archive($input: ArchiveApplicationInput!) {
    archiveApplication(input: $input) { application { id isArchived } } }`);
  const STANDING =
    graphql(`query Standing($archived: Boolean, $order: OwnApplicationOrder! = STATUS, $first: Int, $after: String) {
    appliedJobs(archived: $archived, order: $order, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id isArchived } } }`);

  test("is listed separately, only for its applicant, until its status changes", async () => {
    const { id, cookie } = await seeker();
    const other = await buildApplication(app.db.prisma, { seekerId: id });
    const { id: applicationId, jobId } = await buildApplication(app.db.prisma, { seekerId: id });
    const archive = (archived: boolean, as = cookie) =>
      app.execute(ARCHIVE, { input: { jobId, archived } }, { cookie: as });
    const idsOf = async (archived: boolean | null) =>
      (await app.expectOk(STANDING, { archived }, { cookie })).appliedJobs.nodes.map((node) => node.id);
    expect((await archive(true, (await seeker()).cookie)).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect((await archive(true)).data).toMatchObject({ archiveApplication: { application: { isArchived: true } } });
    expect(await idsOf(true)).toEqual([applicationId]);
    expect(await idsOf(false)).toEqual([other.id]);
    expect(await idsOf(null)).toHaveLength(2);
    await archive(false);
    expect(await idsOf(true)).toEqual([]);
    await archive(true);
    await app.db.prisma.application.update({
      where: { id: applicationId },
      data: { status: "ACCEPTED", version: { increment: 1 } },
    });
    expect(await idsOf(true)).toEqual([]);
  });

  test("lists by status are paged without gaps or repeats", async () => {
    const { id, cookie } = await seeker();
    for (const [n, fields] of [
      [1, { status: "ACCEPTED" }],
      [2, { unansweredAt: day(9) }],
      [3, { status: "REJECTED" }],
      [4, { status: "ACCEPTED" }],
      [4, {}],
      [1, {}],
    ] as const)
      await buildApplication(app.db.prisma, { seekerId: id, appliedAt: day(n), ...fields });
    const all = (await app.expectOk(STANDING, { first: 10 }, { cookie })).appliedJobs.nodes.map((node) => node.id);
    const newest = await app.expectOk(STANDING, { order: "NEWEST" }, { cookie });
    const rank = new Map(newest.appliedJobs.nodes.map((node, index) => [node.id, index]));
    expect(all.map((node) => rank.get(node))).not.toEqual([0, 1, 2, 3, 4, 5]);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const {
        appliedJobs,
      }: { appliedJobs: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } } =
        await app.expectOk(STANDING, { first: 2, after }, { cookie });
      seen.push(...appliedJobs.nodes.map((node) => node.id));
      more = appliedJobs.pageInfo.hasNextPage;
      after = appliedJobs.pageInfo.endCursor;
    }
    expect(seen).toEqual(all);
    const standing = await app.db.prisma.application.findMany({ where: { seekerId: id } });
    const groups = all.map((one) => {
      const { status, unansweredAt } = standing.find((row) => row.id === one) ?? {};
      return status === "ACCEPTED" ? "accepted" : status === "APPLIED" && !unansweredAt ? "waiting" : "ended";
    });
    expect(groups).toEqual(["waiting", "waiting", "accepted", "accepted", "ended", "ended"]);
  });
});

describe.each([
  [
    "appliedJobs",
    APPLIED,
    (seekerId: string, at: Date) => buildApplication(app.db.prisma, { seekerId, appliedAt: at }),
  ],
  ["savedJobs", SAVED, (seekerId: string, at: Date) => buildSavedJob(app.db.prisma, { seekerId, createdAt: at })],
])("%s", (_, query, build) => {
  test("are paged without gaps or repeats, even where times are equal", async () => {
    const { id, cookie } = await seeker();
    for (const n of [1, 1, 1, 2, 2]) await build(id, day(n));
    const seen: string[] = [];
    let after: string | null = null;
    for (let more = true; more; ) {
      const { nodes, pageInfo }: Awaited<ReturnType<typeof listOf>> = await listOf(query, cookie, { first: 2, after });
      seen.push(...nodes.map((node) => node.id));
      more = pageInfo.hasNextPage;
      after = pageInfo.endCursor;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  test("are empty for a new seeker", async () => {
    const { cookie } = await seeker();
    expect(await listOf(query, cookie)).toMatchObject({ nodes: [], totalCount: 0 });
  });

  test("require a login, and are refused to recruiters", async () => {
    expect((await app.execute(query)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const cookie = await signIn(app.db, { id: (await buildRecruiter(app.db.prisma)).id, role: "RECRUITER" });
    expect((await app.execute(query, {}, { cookie })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  test.each([{ first: 0 }, { first: 51 }, { after: "nonsense" }])("refuse the page %j", async (page) => {
    const { cookie } = await seeker();
    expect((await app.execute(query, page, { cookie })).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});

describe("changes of applications", () => {
  const CHANGES = graphql(
    `subscription ApplicationChanged { applicationChanged { update { jobId status job { viewerApplicationStatus } } } }`,
  );
  const listen = async (cookie: string) => {
    const stream = subscribe(app.url, CHANGES, { cookie });
    expect(await stream.next()).toEqual({ applicationChanged: { update: null } });
    return stream;
  };

  test("reach the seeker and the recruiter, and nobody else", async () => {
    const applicant = await seeker();
    const other = await seeker();
    const recruiter = await buildRecruiter(app.db.prisma);
    const recruiterCookie = await signIn(app.db, { id: recruiter.id, role: "RECRUITER" });
    const job = await buildJob(app.db.prisma, { companyId: recruiter.id });
    const [theirs, strangers, companys] = [
      await listen(applicant.cookie),
      await listen(other.cookie),
      await listen(recruiterCookie),
    ];
    await app.expectOk(ApplyToJobDocument, { input: { jobId: job.id } }, { cookie: applicant.cookie });
    const update = { jobId: job.id, status: "APPLIED" };
    expect(await theirs.next()).toMatchObject({
      applicationChanged: { update: { ...update, job: { viewerApplicationStatus: "APPLIED" } } },
    });
    expect(await companys.next()).toMatchObject({
      applicationChanged: { update: { ...update, job: { viewerApplicationStatus: null } } },
    });
    // The first event the stranger receives is their own.
    const own = await buildJob(app.db.prisma);
    await app.expectOk(ApplyToJobDocument, { input: { jobId: own.id } }, { cookie: other.cookie });
    expect(await strangers.next()).toMatchObject({ applicationChanged: { update: { jobId: own.id } } });
    await Promise.all([theirs.end(), strangers.end(), companys.end()]);
  });

  test("require a log-in", async () => {
    await expect(subscribe(app.url, CHANGES, { cookie: "" }).next()).rejects.toThrow();
  });
});
