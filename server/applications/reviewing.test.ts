import { describe, expect, test } from "vitest";
import { OwnApplicationDocument } from "../../web/generated/applications/applied/applied-jobs.ts";
import {
  DecideApplicationsDocument,
  MoveApplicationDocument,
  SaveApplicationStagesDocument,
} from "../../web/generated/applications/review/review.ts";
import { graphql } from "../testing/generated/gql.ts";
import { statementsOf } from "../testing/statements.ts";
import { type Person, testApp } from "../testing/test-app.ts";
import { applicationForEachTest, stageOf } from "./testing/scene.testing.ts";

const app = testApp();
const scene = applicationForEachTest(app);

const APPLICANTS = graphql(`query ReviewApplicants($jobId: ID!, $status: Decision, $stageId: ID, $tag: String) {
  applicants(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {
    totalCount
    nodes { id status version tags stage { name } events { kind stage } appliedBefore { jobTitle status } }
  }
  applicantSelection(jobId: $jobId, status: $status, stageId: $stageId, tag: $tag) {
    totalCount applications { id version }
  }
  all: applicantCounts(jobId: $jobId) { ...ReviewCount }
  tagged: applicantCounts(jobId: $jobId, tag: $tag) { ...ReviewCount }
  applicationStages { name }
  applicationTags
}
fragment ReviewCount on ApplicantCounts { all applied accepted rejected stages { stage { name } count } tags { tag count } }`);
const TAG = graphql(`mutation ReviewTag($input: TagApplicationsInput!) {
  tagApplications(input: $input) { applications { applicationId tags } notChanged { applicationId code reason } }
}`);
const TALENTS = graphql(`query TalentsWhoApplied {
  candidates(first: 20) { nodes { id applicationsToCompany { id jobId jobTitle } } }
}`);
const TALENT = graphql(
  `query TalentWhoApplied($id: ID!) { seeker(id: $id) { applicationsToCompany { id jobId jobTitle } } }`,
);

interface Row {
  applicationId: string;
  version: number;
}
const stageId = (name: string) => stageOf(app.db, scene.company.id, name);
const list = (variables: { stageId?: string; tag?: string } = {}) =>
  app.expectOk(APPLICANTS, { jobId: scene.jobId, ...variables }, scene.company);
const move = async (stage: string) =>
  app.expectOk(
    MoveApplicationDocument,
    { input: { applicationId: scene.applicationId, stageId: await stageId(stage) } },
    scene.company,
  );
const refusal = async (document: typeof TAG | typeof MoveApplicationDocument, input: object) =>
  (await app.execute(document, { input }, scene.company)).errors?.[0]?.extensions;
const saveStages = (input: object) => app.execute(SaveApplicationStagesDocument, { input }, scene.company);
const decideMany = async (applications: Row[], input: object, as: Person = scene.company) =>
  (await app.expectOk(DecideApplicationsDocument, { input: { applications, ...input } }, as)).decideApplications
    .results;
const many = async (count: number) => {
  const made: Row[] = [];
  for (let n = 0; n < count; n++) {
    made.push({ applicationId: (await app.build.application({ jobId: scene.jobId })).id, version: 1 });
  }
  return made;
};

describe("stages", () => {
  test("start as four, with a new application in the first", async () => {
    const { applicants, applicationStages } = await list();
    expect(applicationStages.map(({ name }) => name)).toEqual(["New", "Screening", "Interview", "Offer"]);
    expect(applicants.nodes).toMatchObject([{ status: "APPLIED", stage: { name: "New" } }]);
  });

  test("an application is moved, which its history shows to the company and nobody else", async () => {
    const { moveApplication } = await move("Interview");
    expect(moveApplication).toMatchObject({ status: "APPLIED", version: 2, stageId: await stageId("Interview") });
    const moved = { stage: { name: "Interview" }, events: [{ stage: null }, { kind: "MOVED", stage: "Interview" }] };
    expect((await list()).applicants.nodes).toMatchObject([moved]);
    const { jobId, company } = scene;
    const { ownApplication } = await app.expectOk(OwnApplicationDocument, { jobId }, scene.seeker);
    expect(ownApplication).toMatchObject({ status: "APPLIED", events: [{ kind: "APPLIED", stage: null }] });
    const rest = await fetch(`${app.url}/recruiter/getApplications/${jobId}`, { headers: { cookie: company.cookie } });
    expect(await rest.json()).toMatchObject({ applicants: [{ status: "Applied" }] });
  });

  test("a move after a conflicting one is refused, and a move reopens nothing", async () => {
    const { applicationId } = scene;
    const toOffer = { applicationId, stageId: await stageId("Offer") };
    await move("Interview");
    expect(await refusal(MoveApplicationDocument, { ...toOffer, version: 1 })).toMatchObject({ code: "CONFLICT" });
    await decideMany([{ applicationId, version: 2 }], { status: "REJECTED" });
    const refused = { code: "CONFLICT", current: "REJECTED" };
    expect(await refusal(MoveApplicationDocument, toOffer)).toMatchObject(refused);
  });

  test("are added, renamed, reordered and removed; applications in a removed one move to the first", async () => {
    await move("Interview");
    const screening = await stageId("Screening");
    const swapped = [
      { id: screening, name: "New" },
      { id: await stageId("New"), name: "Screening" },
    ];
    const input = { stages: [...swapped, { name: "Trial day" }], removedIds: [await stageId("Interview")] };
    const saved = (await saveStages(input)).data?.saveApplicationStages.stages;
    expect(saved?.map(({ name }) => name)).toEqual(["New", "Screening", "Trial day", "Offer"]);
    expect(saved?.[0]?.id).toBe(screening);
    expect((await list()).applicants.nodes).toMatchObject([
      { version: 3, stage: { name: "New" }, events: [{}, {}, { kind: "MOVED", stage: "New" }] },
    ]);
  });

  test("are refused without a name, as duplicates, when all are removed, or of another company", async () => {
    const theirs = await stageOf(app.db, (await app.build.recruiter()).id, "New");
    const own = await app.db.prisma.companyStage.findMany({ where: { companyId: scene.company.id } });
    for (const [input, code] of [
      [{ stages: [{ name: " " }] }, "BAD_USER_INPUT"],
      [{ stages: [{ name: "OFFER" }] }, "BAD_USER_INPUT"],
      [{ stages: [], removedIds: own.map(({ id }) => id) }, "BAD_USER_INPUT"],
      [{ stages: Array.from({ length: 17 }, (_, n) => ({ name: `Stage ${n}` })) }, "BAD_USER_INPUT"],
      [{ stages: [{ id: theirs, name: "Mine" }] }, "NOT_FOUND"],
      [{ stages: [], removedIds: [theirs] }, "NOT_FOUND"],
    ] as const) {
      expect((await saveStages(input)).errors?.[0]?.extensions).toMatchObject({ code });
    }
    const toTheirs = { applicationId: scene.applicationId, stageId: theirs };
    expect(await refusal(MoveApplicationDocument, toTheirs)).toMatchObject({ code: "NOT_FOUND" });
    expect(await app.db.prisma.companyStage.findMany({ where: { companyId: scene.company.id } })).toEqual(own);
  });

  test("an application moved into a stage while it is removed is not lost", async () => {
    const offer = await stageId("Offer");
    const input = { applicationId: scene.applicationId, stageId: offer };
    await Promise.all([
      saveStages({ stages: [], removedIds: [offer] }),
      app.execute(MoveApplicationDocument, { input }, scene.company),
    ]);
    expect((await list()).applicants.nodes).toMatchObject([{ stage: { name: "New" } }]);
  });
});

describe("bulk changes", () => {
  test("return a result per row, and undo restores the previous state", async () => {
    const [first, second, third] = (await many(3)) as [Row, Row, Row];
    const foreign = { applicationId: (await app.build.application()).id, version: 1 };
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
      { outcome: "DONE", now: { status: "APPLIED", version: 3, stageId: await stageId("New") } },
    ]);
  });

  test("by stage alone move only undecided applications; with Applied they reopen the others", async () => {
    const [first, second] = (await many(2)) as [Row, Row];
    const offer = await stageId("Offer");
    await decideMany([second], { status: "REJECTED" });
    const rows = [first, { ...second, version: 2 }];
    expect(await decideMany(rows, { stageId: offer })).toMatchObject([
      { outcome: "DONE" },
      { outcome: "CONFLICT", now: { status: "REJECTED" } },
    ]);
    expect(await decideMany(rows, { status: "APPLIED", stageId: offer })).toMatchObject([
      { outcome: "UNCHANGED", now: { version: 2 } },
      { outcome: "DONE", now: { status: "APPLIED", stageId: offer, version: 3 } },
    ]);
    const { all, applicants, applicantSelection } = await list({ stageId: offer });
    expect(all).toMatchObject({ all: 3, applied: 3, accepted: 0, rejected: 0 });
    expect(all.stages.map(({ stage, count }) => `${stage.name} ${count}`)).toEqual([
      ...["New 1", "Screening 0", "Interview 0", "Offer 2"],
    ]);
    expect(applicants.totalCount).toBe(2);
    const applications = applicants.nodes.map(({ id, version }) => ({ id, version }));
    expect(applicantSelection).toEqual({ totalCount: 2, applications });
  });

  test("of 500 take a few statements and less than 5 seconds, and queue each mail once", async () => {
    const { pool } = app.db;
    await pool.query(
      `with made as (insert into accounts (id, role, email, password_hash, email_verified_at)
         select gen_random_uuid(), 'SEEKER', gen_random_uuid() || '@example.com', '$argon2id$x', now() from generate_series(1, 500)
         returning id),
       people as (insert into seekers (id, name, phone, updated_at) select id, 'Many', '9876543210', now() from made returning id)
       insert into applications (id, job_id, seeker_id, updated_at) select gen_random_uuid(), $1, id, now() from people`,
      [scene.jobId],
    );
    const { totalCount, applications } = (await list()).applicantSelection;
    expect([totalCount, applications.length]).toEqual([501, 500]);
    const rows = applications.map(({ id, version }) => ({ applicationId: id, version }));
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
      `select count(*)::int as n from graphile_worker.jobs where key in (select 'notice:DECISION:' || id from applications where job_id = $1)`,
      [scene.jobId],
    );
    expect(queued[0].n).toBe(500);
    const tooMany = [...rows, { applicationId: scene.applicationId, version: 1 }];
    const input = { applications: tooMany, status: "REJECTED" };
    const refused = await app.execute(DecideApplicationsDocument, { input }, scene.company);
    expect(refused.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test("two colleagues and a stranger decide on the same applications concurrently: nothing is lost, nothing leaks", async () => {
    const rows = await many(20);
    const colleague = await app.signedInMember({ companyId: scene.company.id, role: "RECRUITER" });
    const [a, b, c] = await Promise.all([
      decideMany(rows, { status: "ACCEPTED" }),
      decideMany([...rows].reverse(), { status: "REJECTED" }, colleague),
      decideMany(rows, { status: "REJECTED" }, await app.signedInRecruiter()),
    ]);
    expect(c.every(({ outcome, now }) => outcome === "NOT_FOUND" && now === null)).toBe(true);
    const done = (results: typeof a) =>
      results.filter(({ outcome }) => outcome === "DONE").map((one) => one.applicationId);
    expect([...done(a), ...done(b)].sort()).toEqual(rows.map((row) => row.applicationId).sort());
    const stored = await app.db.prisma.application.findMany({
      where: { jobId: scene.jobId, version: 2 },
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
    const applicationIds = (await many(2)).map((row) => row.applicationId);
    const tag = async (input: object) =>
      (await app.expectOk(TAG, { input: input as never }, scene.company)).tagApplications;
    await tag({ applicationIds, add: ["Go", "Remote"] });
    const { applicationId } = scene;
    const foreign = (await app.build.application()).id;
    const input = { applicationIds: [applicationId, foreign], add: ["GO", "go"], remove: ["remote"] };
    expect(await tag(input)).toEqual({
      applications: [{ applicationId, tags: ["Go"] }],
      notChanged: [{ applicationId: foreign, code: "NOT_FOUND", reason: "Application not found." }],
    });
    const tags = [
      { tag: "Go", count: 3 },
      { tag: "Remote", count: 2 },
    ];
    for (const [tag, ids] of [
      ["Remote", applicationIds],
      ["remote' or true --", []],
    ] as const) {
      const { applicants, all, tagged, applicationTags } = await list({ tag });
      expect(applicants.nodes.map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect(all.tags).toEqual(tags);
      expect(tagged).toMatchObject({
        all: ids.length,
        applied: ids.length,
        tags,
        stages: [{ count: ids.length }, {}, {}, {}],
      });
      expect(applicationTags).toEqual(["Go", "Remote"]);
    }
  });

  test("are limited to 20 per application; concurrent additions are both kept", async () => {
    const { applicationId } = scene;
    const tags = (from: number) => Array.from({ length: 11 }, (_, n) => `Tag ${from + n}`);
    const add = (names: string[], more: string[] = []) =>
      refusal(TAG, { applicationIds: [applicationId, ...more], add: names });
    const counts = async () => (await list()).applicants.nodes.map(({ id, tags: has }) => [id, has.length]);
    await Promise.all([add(["One"]), add(["Two"])]);
    expect([...((await list()).applicants.nodes[0]?.tags ?? [])].sort()).toEqual(["One", "Two"]);
    expect(await add(tags(0))).toBeUndefined();
    expect(await add(tags(11))).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await counts()).toEqual([[applicationId, 13]]);
    expect(await add(tags(11).slice(0, 7))).toBeUndefined();
    const [other] = (await many(1)) as [Row];
    expect(await add(["Three"], [other.applicationId])).toBeUndefined();
    expect(Object.fromEntries(await counts())).toEqual({ [applicationId]: 20, [other.applicationId]: 1 });
  });
});

test("earlier applications are shown with their outcome, only to the company's own jobs", async () => {
  const { seeker, company } = scene;
  const earlier = await app.build.job({ companyId: company.id, title: "Intern" });
  const before = { seekerId: seeker.id, appliedAt: new Date(Date.now() - 86_400_000) };
  await app.build.application({ ...before, jobId: earlier.id, status: "REJECTED" });
  await app.build.application(before);
  expect((await list()).applicants.nodes[0]?.appliedBefore).toEqual([{ jobTitle: "Intern", status: "REJECTED" }]);
});

test("people in Browse Talents are shown with the applications that the member may know of, in one statement", async () => {
  const { prisma } = app.db;
  const { seeker, company, jobId, applicationId } = scene;
  const others = await many(3);
  const appliedTo = async (as: Person) => {
    const { candidates } = await app.expectOk(TALENTS, {}, as);
    return candidates.nodes.find(({ id }) => id === seeker.id)?.applicationsToCompany;
  };
  const asha = [{ id: applicationId, jobId, jobTitle: "Engineer" }];
  const viewer = await app.signedInMember({ companyId: company.id, role: "VIEWER" });
  for (const member of [company, viewer]) expect(await appliedTo(member)).toEqual(asha);
  expect(await appliedTo(await app.signedInRecruiter())).toEqual([]);
  const sent = await statementsOf(() => appliedTo(company));
  expect(others).toHaveLength(3);
  expect(sent.filter((text) => text.includes("as asked"))).toHaveLength(1);

  const ofOne = async (as: Person) => (await app.expectOk(TALENT, { id: seeker.id }, as)).seeker.applicationsToCompany;
  const interviewer = await app.signedInMember({ companyId: company.id, role: "INTERVIEWER" });
  await prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId: company.id, jobId } });
  const unassigned = await app.build.job({ companyId: company.id });
  await app.build.application({ jobId: unassigned.id, seekerId: seeker.id });
  expect(await ofOne(interviewer)).toEqual(asha);
  expect(await ofOne(company)).toHaveLength(2);
  expect(await ofOne(seeker)).toEqual([]);

  await prisma.job.update({ where: { id: unassigned.id }, data: { blind: true } });
  expect(await ofOne(company)).toEqual(asha);
  await prisma.application.update({ where: { id: applicationId }, data: { status: "WITHDRAWN" } });
  expect(await ofOne(company)).toEqual([]);
});
