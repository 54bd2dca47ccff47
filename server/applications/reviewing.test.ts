import { beforeEach, describe, expect, test } from "vitest";
import { buildApplication, buildJob, buildMember, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { graphql } from "../testing/generated/gql.ts";
import { signIn } from "../testing/sign-in.ts";
import { statementsOf } from "../testing/statements.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();

const STAGES = graphql(`query ReviewStages { applicationStages { id name } }`);
const SAVE_STAGES = graphql(`mutation ReviewSaveStages($input: SaveApplicationStagesInput!) {
  saveApplicationStages(input: $input) { stages { id name } }
}`);
const MOVE = graphql(`mutation ReviewMove($input: MoveApplicationInput!) {
  moveApplication(input: $input) { status version stageId }
}`);
const DECIDE_MANY = graphql(`mutation ReviewDecideMany($input: DecideApplicationsInput!) {
  decideApplications(input: $input) {
    results { applicationId outcome now { status version stageId } before { status version stageId } }
  }
}`);
const APPLICANTS = graphql(`query ReviewApplicants($jobId: ID!, $status: Decision, $stageId: ID, $tag: String) {
  applicants(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {
    totalCount
    nodes {
      id status version tags stage { name } events { kind stage }
      appliedBefore { jobTitle status }
    }
  }
  applicantSelection(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {
    totalCount applications { id version }
  }
  applicantCounts(jobId: $jobId) { all applied accepted rejected stages { stage { name } count } tags { tag count } }
}`);
const TAG = graphql(`mutation ReviewTag($input: TagApplicationsInput!) {
  tagApplications(input: $input) { applications { applicationId tags } notChanged { applicationId code reason } }
}`);
const OWN = graphql(`query ReviewOwnApplication($jobId: ID!) {
  ownApplication(jobId: $jobId) { status events { kind stage } }
}`);

let cookie = "";
let companyId = "";
let jobId = "";
let seekerId = "";
let applicationId = "";
let stages: { id: string; name: string }[] = [];

beforeEach(async () => {
  const { prisma } = app.db;
  companyId = (await buildRecruiter(prisma, { name: "Acme" })).id;
  jobId = (await buildJob(prisma, { companyId, title: "Engineer" })).id;
  seekerId = (await buildSeeker(prisma, { name: "Asha" })).id;
  applicationId = (await buildApplication(prisma, { jobId, seekerId })).id;
  cookie = await signIn(app.db, { id: companyId, role: "RECRUITER" });
  stages = (await app.expectOk(STAGES, {}, { cookie })).applicationStages;
});

const stageId = (name: string) => stages.find((stage) => stage.name === name)?.id ?? "";
const list = async (variables: { stageId?: string; tag?: string } = {}) =>
  app.expectOk(APPLICANTS, { jobId, ...variables }, { cookie });
const codeOf = async (document: typeof MOVE | typeof SAVE_STAGES | typeof TAG, input: object, as = cookie) =>
  (await app.execute(document, { input }, { cookie: as })).errors?.[0]?.extensions;
const decideMany = async (applications: { applicationId: string; version: number }[], input: object, as = cookie) =>
  (await app.expectOk(DECIDE_MANY, { input: { applications, ...input } }, { cookie: as })).decideApplications.results;
const colleague = async (role: "RECRUITER" | "INTERVIEWER" | "VIEWER") => {
  const { accountId } = await buildMember(app.db.prisma, { companyId, role });
  return signIn(app.db, { id: accountId, role: "RECRUITER" });
};
const many = async (count: number) => {
  const made: { applicationId: string; version: number }[] = [];
  for (let n = 0; n < count; n++) {
    made.push({ applicationId: (await buildApplication(app.db.prisma, { jobId })).id, version: 1 });
  }
  return made;
};

describe("stages", () => {
  test("start as four, with a new application in the first", async () => {
    expect(stages.map(({ name }) => name)).toEqual(["New", "Screening", "Interview", "Offer"]);
    expect((await list()).applicants.nodes).toMatchObject([{ status: "APPLIED", stage: { name: "New" } }]);
  });

  test("an application is moved, which its history shows to the company and nobody else", async () => {
    const input = { applicationId, stageId: stageId("Interview"), version: 1 };
    const { moveApplication } = await app.expectOk(MOVE, { input }, { cookie });
    expect(moveApplication).toEqual({ status: "APPLIED", version: 2, stageId: stageId("Interview") });
    expect((await list()).applicants.nodes).toMatchObject([
      {
        stage: { name: "Interview" },
        events: [
          { kind: "APPLIED", stage: null },
          { kind: "MOVED", stage: "Interview" },
        ],
      },
    ]);
    const seeker = await signIn(app.db, { id: seekerId, role: "SEEKER" });
    const { ownApplication } = await app.expectOk(OWN, { jobId }, { cookie: seeker });
    expect(ownApplication).toEqual({ status: "APPLIED", events: [{ kind: "APPLIED", stage: null }] });
    const rest = await fetch(`${app.url}/recruiter/getApplications/${jobId}`, { headers: { cookie } });
    expect(await rest.json()).toMatchObject({ applicants: [{ status: "Applied" }] });
  });

  test("a move after a conflicting one is refused, and a move reopens nothing", async () => {
    const input = { applicationId, stageId: stageId("Interview"), version: 1 };
    await app.expectOk(MOVE, { input }, { cookie });
    expect(await codeOf(MOVE, { ...input, stageId: stageId("Offer") })).toMatchObject({ code: "CONFLICT" });
    await decideMany([{ applicationId, version: 2 }], { status: "REJECTED" });
    expect(await codeOf(MOVE, { applicationId, stageId: stageId("Offer") })).toMatchObject({
      code: "CONFLICT",
      current: "REJECTED",
    });
  });

  test("are added, renamed, reordered and removed; applications in a removed one move to the first", async () => {
    await app.expectOk(MOVE, { input: { applicationId, stageId: stageId("Interview") } }, { cookie });
    const input = {
      stages: [
        { id: stageId("Screening"), name: "New" },
        { id: stageId("New"), name: "Screening" },
        { name: "Trial day" },
      ],
      removedIds: [stageId("Interview")],
    };
    const { saveApplicationStages } = await app.expectOk(SAVE_STAGES, { input }, { cookie });
    expect(saveApplicationStages.stages.map(({ name }) => name)).toEqual(["New", "Screening", "Trial day", "Offer"]);
    expect(saveApplicationStages.stages[0]?.id).toBe(stageId("Screening"));
    expect((await list()).applicants.nodes).toMatchObject([
      { version: 3, stage: { name: "New" }, events: [{}, {}, { kind: "MOVED", stage: "New" }] },
    ]);
  });

  test("are refused without a name, as duplicates, when all are removed, or of another company", async () => {
    const other = await buildRecruiter(app.db.prisma);
    const theirs = await app.db.prisma.companyStage.findFirstOrThrow({ where: { companyId: other.id } });
    for (const [input, code] of [
      [{ stages: [{ name: " " }] }, "BAD_USER_INPUT"],
      [{ stages: [{ name: "OFFER" }] }, "BAD_USER_INPUT"],
      [{ stages: [], removedIds: stages.map(({ id }) => id) }, "BAD_USER_INPUT"],
      [{ stages: Array.from({ length: 17 }, (_, n) => ({ name: `Stage ${n}` })) }, "BAD_USER_INPUT"],
      [{ stages: [{ id: theirs.id, name: "Mine" }] }, "NOT_FOUND"],
      [{ stages: [], removedIds: [theirs.id] }, "NOT_FOUND"],
    ] as const) {
      expect(await codeOf(SAVE_STAGES, input)).toMatchObject({ code });
    }
    expect(await codeOf(MOVE, { applicationId, stageId: theirs.id })).toMatchObject({ code: "NOT_FOUND" });
    expect((await app.expectOk(STAGES, {}, { cookie })).applicationStages).toEqual(stages);
  });

  test("an application moved into a stage while it is removed is not lost", async () => {
    const input = { stages: [], removedIds: [stageId("Offer")] };
    await Promise.all([
      app.execute(SAVE_STAGES, { input }, { cookie }),
      app.execute(MOVE, { input: { applicationId, stageId: stageId("Offer") } }, { cookie }),
    ]);
    expect((await list()).applicants.nodes).toMatchObject([{ stage: { name: "New" } }]);
  });
});

describe("bulk changes", () => {
  test("return a result per row, and undo restores the previous state", async () => {
    const [first, second, third] = (await many(3)) as [Row, Row, Row];
    const foreign = { applicationId: (await buildApplication(app.db.prisma)).id, version: 1 };
    const unknown = { applicationId: "nonsense", version: 1 };
    await decideMany([second], { status: "REJECTED" });
    await decideMany([third], { status: "ACCEPTED" });
    const results = await decideMany([first, second, third, foreign, unknown], { status: "ACCEPTED" });
    expect(results).toMatchObject([
      { outcome: "DONE", now: { status: "ACCEPTED", version: 2 }, before: { status: "APPLIED", version: 1 } },
      { outcome: "CONFLICT", now: { status: "REJECTED", version: 2 } },
      { outcome: "UNCHANGED", now: { status: "ACCEPTED", version: 2 } },
      { outcome: "NOT_FOUND", now: null, before: null },
      { applicationId: "nonsense", outcome: "NOT_FOUND" },
    ]);
    expect(await decideMany([{ ...first, version: 2 }], { status: "APPLIED" })).toMatchObject([
      { outcome: "DONE", now: { status: "APPLIED", version: 3, stageId: stageId("New") } },
    ]);
  });

  test("by stage alone move only undecided applications; with Applied they reopen the others", async () => {
    const [first, second] = (await many(2)) as [Row, Row];
    await decideMany([second], { status: "REJECTED" });
    const rows = [first, { ...second, version: 2 }];
    expect(await decideMany(rows, { stageId: stageId("Offer") })).toMatchObject([
      { outcome: "DONE" },
      { outcome: "CONFLICT", now: { status: "REJECTED" } },
    ]);
    expect(await decideMany(rows, { status: "APPLIED", stageId: stageId("Offer") })).toMatchObject([
      { outcome: "UNCHANGED", now: { version: 2 } },
      { outcome: "DONE", now: { status: "APPLIED", stageId: stageId("Offer"), version: 3 } },
    ]);
    const { applicantCounts } = await list();
    expect(applicantCounts).toMatchObject({ all: 3, applied: 3, accepted: 0, rejected: 0 });
    expect(applicantCounts.stages.map(({ stage, count }) => [stage.name, count])).toEqual([
      ["New", 1],
      ["Screening", 0],
      ["Interview", 0],
      ["Offer", 2],
    ]);
    const inOffer = await list({ stageId: stageId("Offer") });
    expect(inOffer.applicants.totalCount).toBe(2);
    expect(inOffer.applicantSelection).toEqual({
      totalCount: 2,
      applications: inOffer.applicants.nodes.map(({ id, version }) => ({ id, version })),
    });
  });

  test("of 500 take a few statements and less than 5 seconds, and queue each mail once", async () => {
    const { pool } = app.db;
    await pool.query(
      `with made as (insert into accounts (id, role, email, password_hash, email_verified_at)
         select gen_random_uuid(), 'SEEKER', gen_random_uuid() || '@example.com', '$argon2id$x', now() from generate_series(1, 500)
         returning id),
       people as (insert into seekers (id, name, phone, updated_at) select id, 'Many', '9876543210', now() from made returning id)
       insert into applications (id, job_id, seeker_id, updated_at) select gen_random_uuid(), $1, id, now() from people`,
      [jobId],
    );
    const { applicantSelection } = await list();
    expect(applicantSelection).toMatchObject({ totalCount: 501 });
    expect(applicantSelection.applications).toHaveLength(500);
    const rows = applicantSelection.applications.map(({ id, version }) => ({ applicationId: id, version }));
    const started = performance.now();
    let results: Awaited<ReturnType<typeof decideMany>> = [];
    const sent = await statementsOf(async () => {
      results = await decideMany(rows, { status: "REJECTED" });
    });
    expect(performance.now() - started).toBeLessThan(5000);
    expect(results.every(({ outcome }) => outcome === "DONE")).toBe(true);
    expect(sent.length).toBeLessThan(15);
    const again = rows.map(({ applicationId, version }) => ({ applicationId, version: version + 1 }));
    await decideMany(again, { status: "ACCEPTED" });
    const { rows: queued } = await pool.query(
      "select count(*)::int as n from graphile_worker.jobs where key like 'notice:DECISION:%'",
    );
    expect(queued[0].n).toBeGreaterThanOrEqual(500);
    const { rows: ours } = await pool.query(
      `select count(*)::int as n from graphile_worker.jobs where key in (select 'notice:DECISION:' || id from applications where job_id = $1)`,
      [jobId],
    );
    expect(ours[0].n).toBe(500);
    const tooMany = [...rows, { applicationId, version: 1 }];
    const refused = await app.execute(
      DECIDE_MANY,
      { input: { applications: tooMany, status: "REJECTED" } },
      { cookie },
    );
    expect(refused.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test("two colleagues and a stranger decide on the same applications concurrently: nothing is lost, nothing leaks", async () => {
    const rows = await many(20);
    const [mine, theirs] = [cookie, await colleague("RECRUITER")];
    const stranger = await signIn(app.db, { id: (await buildRecruiter(app.db.prisma)).id, role: "RECRUITER" });
    const [a, b, c] = await Promise.all([
      decideMany(rows, { status: "ACCEPTED" }, mine),
      decideMany([...rows].reverse(), { status: "REJECTED" }, theirs),
      decideMany(rows, { status: "REJECTED" }, stranger),
    ]);
    expect(c.every(({ outcome, now }) => outcome === "NOT_FOUND" && now === null)).toBe(true);
    const done = (results: typeof a) =>
      results.filter(({ outcome }) => outcome === "DONE").map((one) => one.applicationId);
    expect([...done(a), ...done(b)].sort()).toEqual(rows.map((row) => row.applicationId).sort());
    const stored = await app.db.prisma.application.findMany({
      where: { jobId, version: 2 },
      include: { events: { orderBy: { id: "asc" } } },
    });
    expect(stored).toHaveLength(20);
    for (const { id, status, events } of stored) {
      expect(status).toBe(done(a).includes(id) ? "ACCEPTED" : "REJECTED");
      expect(events.map(({ kind }) => kind)).toEqual(["APPLIED", status]);
    }
  });
});

describe("tags", () => {
  test("are added to many and removed, keep the company's spelling, and are counted and searchable", async () => {
    const rows = await many(2);
    const applicationIds = rows.map((row) => row.applicationId);
    await app.expectOk(TAG, { input: { applicationIds, add: ["Go", "Remote"] } }, { cookie });
    const foreign = (await buildApplication(app.db.prisma)).id;
    const { tagApplications } = await app.expectOk(
      TAG,
      { input: { applicationIds: [applicationId, foreign], add: ["GO", "go"], remove: ["remote"] } },
      { cookie },
    );
    expect(tagApplications.applications).toEqual([{ applicationId, tags: ["Go"] }]);
    expect(tagApplications.notChanged).toEqual([
      { applicationId: foreign, code: "NOT_FOUND", reason: "Application not found." },
    ]);
    expect((await list()).applicantCounts.tags).toEqual([
      { tag: "Go", count: 3 },
      { tag: "Remote", count: 2 },
    ]);
    expect((await list({ tag: "Remote" })).applicants.nodes.map(({ id }) => id).sort()).toEqual(applicationIds.sort());
    const counts = graphql(`query ReviewTagCounts($jobId: ID!, $tag: String) {
      applicantCounts(jobId: $jobId, tag: $tag) { all applied stages { count } tags { tag count } }
    }`);
    for (const [tag, all] of [
      ["Remote", 2],
      ["remote' or true --", 0],
    ] as const) {
      const { applicantCounts } = await app.expectOk(counts, { jobId, tag }, { cookie });
      expect(applicantCounts).toMatchObject({ all, applied: all, tags: [{ tag: "Go", count: 3 }, { tag: "Remote" }] });
      expect(applicantCounts.stages[0]).toEqual({ count: all });
    }
    expect(
      (await app.expectOk(graphql(`query ReviewTags { applicationTags }`), {}, { cookie })).applicationTags,
    ).toEqual(["Go", "Remote"]);
  });

  test("are limited to 20 per application; concurrent additions are both kept", async () => {
    const tags = (from: number) => Array.from({ length: 11 }, (_, n) => `Tag ${from + n}`);
    const add = (names: string[]) => codeOf(TAG, { applicationIds: [applicationId], add: names });
    await Promise.all([add(["One"]), add(["Two"])]);
    expect([...((await list()).applicants.nodes[0]?.tags ?? [])].sort()).toEqual(["One", "Two"]);
    expect(await add(tags(0))).toBeUndefined();
    expect(await add(tags(11))).toMatchObject({ code: "BAD_USER_INPUT" });
    expect((await list()).applicants.nodes[0]?.tags).toHaveLength(13);
    expect(await add(tags(11).slice(0, 7))).toBeUndefined();
    const { id: other } = await buildApplication(app.db.prisma, { jobId });
    expect(await codeOf(TAG, { applicationIds: [applicationId, other], add: ["Three"] })).toBeUndefined();
    const counts = (await list()).applicants.nodes.map(({ id, tags: has }) => [id, has.length]);
    expect(Object.fromEntries(counts)).toEqual({ [applicationId]: 20, [other]: 1 });
  });
});

test("earlier applications are shown with their outcome, only to the company's own jobs", async () => {
  const { prisma } = app.db;
  const earlier = await buildJob(prisma, { companyId, title: "Intern" });
  const appliedAt = new Date(Date.now() - 86_400_000);
  await buildApplication(prisma, { jobId: earlier.id, seekerId, status: "REJECTED", appliedAt });
  await buildApplication(prisma, { seekerId, appliedAt });
  expect((await list()).applicants.nodes[0]?.appliedBefore).toEqual([{ jobTitle: "Intern", status: "REJECTED" }]);
});

interface Row {
  applicationId: string;
  version: number;
}
