import type { VariablesOf } from "@graphql-typed-document-node/core";
import { describe, expect, test } from "vitest";
import { ArchiveApplicationDocument } from "../../web/generated/applications/applied/applied-jobs.ts";
import { everyPage } from "../testing/every-page.ts";
import { graphql } from "../testing/generated/gql.ts";
import { subscribe } from "../testing/subscriber.ts";
import { forEachTest, type Person, testApp } from "../testing/test-app.ts";

const app = testApp();
const as = forEachTest(() => app.signedInSeeker());
const APPLIED =
  graphql(`query AppliedJobs($archived: Boolean, $answerDueBy: Date, $order: OwnApplicationOrder, $first: Int, $after: String) {
  list: appliedJobs(archived: $archived, answerDueBy: $answerDueBy, order: $order, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  nodes { id status resumeName resumeUrl job { id status deletedAt viewerApplicationStatus } events { kind } } } }`);
const SAVED = graphql(`query SavedJobs($first: Int, $after: String) {
  list: savedJobs(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { id status deletedAt viewerHasSaved } } }`);
const appliedBy = async (as: Person, page: VariablesOf<typeof APPLIED> = {}) =>
  (await app.expectOk(APPLIED, page, as)).list;
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

describe("applied jobs", () => {
  test("come with status, history and the resume that was sent, most recently sent first", async () => {
    const resume = await app.build.file({ ownerId: as.id, name: "cv.pdf" });
    const older = await app.build.application({ seekerId: as.id, appliedAt: day(1), status: "REJECTED" });
    const sent = { seekerId: as.id, appliedAt: day(2), resumeFileId: resume.id };
    const newer = await app.build.application(sent);
    const rejected = {
      id: older.id,
      status: "REJECTED",
      resumeUrl: null,
      job: { viewerApplicationStatus: "REJECTED" },
    };
    expect((await appliedBy(as)).nodes).toMatchObject([
      { id: newer.id, status: "APPLIED", resumeName: "cv.pdf", events: [{ kind: "APPLIED" }] },
      { ...rejected, events: [{ kind: "APPLIED" }, { kind: "REJECTED" }] },
    ]);
  });

  test("include closed and deleted jobs, and exclude withdrawn applications and other people's", async () => {
    const closed = await app.build.job({ status: "CLOSED" });
    const deleted = await app.build.job({ status: "CLOSED", deletedAt: new Date() });
    await app.build.application({ seekerId: as.id, jobId: closed.id, appliedAt: day(2) });
    await app.build.application({ seekerId: as.id, jobId: deleted.id, appliedAt: day(1) });
    await app.build.application({ seekerId: as.id, status: "WITHDRAWN" });
    await app.build.application();
    expect(await appliedBy(as)).toMatchObject({
      totalCount: 2,
      nodes: [
        { job: { id: closed.id, status: "CLOSED", deletedAt: null } },
        { job: { id: deleted.id, deletedAt: expect.any(String) } },
      ],
    });
  });

  test("show the whole history after withdrawing and applying again", async () => {
    const input = { jobId: (await app.build.job()).id };
    await app.perform("applyToJob", { input }, as);
    await app.perform("withdrawApplication", { input }, as);
    expect((await appliedBy(as)).nodes).toEqual([]);
    await app.perform("applyToJob", { input }, as);
    const events = [{ kind: "APPLIED" }, { kind: "WITHDRAWN" }, { kind: "APPLIED" }];
    expect((await appliedBy(as)).nodes).toMatchObject([{ status: "APPLIED", events }]);
  });

  test("can be limited to those whose response is due by a day", async () => {
    const apply = async (appliedAt: Date, fields: object = {}) =>
      (await app.build.application({ seekerId: as.id, appliedAt, answerDueOn: appliedAt, ...fields })).id;
    const due = [await apply(day(9)), await apply(day(8))];
    await apply(day(10));
    await apply(day(8), { status: "ACCEPTED" });
    await apply(day(8), { unansweredAt: day(9) });
    await apply(day(8), { status: "WITHDRAWN" });
    const { nodes, totalCount } = await appliedBy(as, { answerDueBy: "2026-01-09" });
    expect([nodes.map(({ id }) => id), totalCount]).toEqual([due, 2]);
    expect((await appliedBy(as, { answerDueBy: "2026-01-09", first: 1 })).pageInfo.hasNextPage).toBe(true);
  });

  test("are paged without gaps or repeats, by time, status or what comes next, even where times are equal", async () => {
    const sent: [kind: string, on: number, fields: object][] = [
      ["accepted", 1, { status: "ACCEPTED" }],
      ["unanswered", 2, { unansweredAt: day(9) }],
      ["rejected", 3, { status: "REJECTED" }],
      ["accepted", 4, { status: "ACCEPTED" }],
      ["due late", 4, { answerDueOn: day(25) }],
      ["due soon", 1, { answerDueOn: day(20) }],
      ["archived", 4, { answerDueOn: day(19), archivedVersion: 1 }],
      ["never due", 4, { answerDueOn: null }],
    ];
    const kinds = new Map<string, string>();
    for (const [kind, on, fields] of sent) {
      const { id } = await app.build.application({ seekerId: as.id, appliedAt: day(on), ...fields });
      kinds.set(id, kind);
      // A trigger promises an answer for each new application.
      if (kind === "never due") await app.db.prisma.application.update({ where: { id }, data: { answerDueOn: null } });
    }
    const kindsBy = async (order: "STATUS" | "NEWEST" | "NEXT") => {
      const ids = (await appliedBy(as, { order, first: 10 })).nodes.map(({ id }) => id);
      const seen = await everyPage(2, (page) => appliedBy(as, { order, ...page }));
      expect(seen.map(({ id }) => id)).toEqual(ids);
      return ids.map((id) => kinds.get(id));
    };
    expect(await kindsBy("NEWEST")).toHaveLength(sent.length);
    expect((await kindsBy("STATUS")).slice(4)).toEqual(["accepted", "accepted", "rejected", "unanswered"]);
    const next = ["accepted", "accepted", "due soon", "due late", "never due", "rejected", "unanswered", "archived"];
    expect(await kindsBy("NEXT")).toEqual(next);
  });

  test("that are archived are listed separately, only for their applicant, until their status changes", async () => {
    const other = await app.build.application({ seekerId: as.id });
    const { id, jobId } = await app.build.application({ seekerId: as.id });
    const archive = (archived: boolean) => app.expectOk(ArchiveApplicationDocument, { input: { jobId, archived } }, as);
    const idsOf = async (archived?: boolean) =>
      (await appliedBy(as, archived === undefined ? {} : { archived })).nodes.map((node) => node.id);
    expect((await archive(true)).archiveApplication.application.isArchived).toBe(true);
    expect([await idsOf(true), await idsOf(false)]).toEqual([[id], [other.id]]);
    expect(await idsOf()).toHaveLength(2);
    await archive(false);
    expect(await idsOf(true)).toEqual([]);
    await archive(true);
    await app.db.prisma.application.update({ where: { id }, data: { status: "ACCEPTED", version: { increment: 1 } } });
    expect(await idsOf(true)).toEqual([]);
  });
});

test("saved jobs are listed most recently saved first, with closed and deleted ones marked", async () => {
  const deleted = await app.build.job({ status: "CLOSED", deletedAt: new Date() });
  const open = await app.build.job();
  await app.build.savedJob({ seekerId: as.id, jobId: open.id, createdAt: day(1) });
  await app.build.savedJob({ seekerId: as.id, jobId: deleted.id, createdAt: day(2) });
  await app.build.savedJob();
  expect((await app.expectOk(SAVED, {}, as)).list).toMatchObject({
    totalCount: 2,
    nodes: [
      { id: deleted.id, deletedAt: expect.any(String), viewerHasSaved: true },
      { id: open.id, deletedAt: null, viewerHasSaved: true },
    ],
  });
});

test("changes of applications reach the seeker and the recruiter, and nobody else", async () => {
  const CHANGES = graphql(
    `subscription ApplicationChanged { applicationChanged { update { jobId status job { viewerApplicationStatus } } } }`,
  );
  const [stranger, company] = [await app.signedInSeeker(), await app.signedInRecruiter()];
  const [theirs, strangers, companys] = [as, stranger, company].map((as) => subscribe(app.url, CHANGES, as));
  for (const stream of [theirs, strangers, companys])
    expect(await stream?.next()).toEqual({ applicationChanged: { update: null } });
  const { id: jobId } = await app.build.job({ companyId: company.id });
  await app.perform("applyToJob", { input: { jobId } }, as);
  for (const [stream, viewerApplicationStatus] of [
    [theirs, "APPLIED"],
    [companys, null],
  ] as const) {
    const update = { jobId, status: "APPLIED", job: { viewerApplicationStatus } };
    expect(await stream?.next()).toMatchObject({ applicationChanged: { update } });
  }
  // The first event the stranger receives is their own.
  const own = await app.build.job();
  await app.perform("applyToJob", { input: { jobId: own.id } }, stranger);
  expect(await strangers?.next()).toMatchObject({ applicationChanged: { update: { jobId: own.id } } });
});
