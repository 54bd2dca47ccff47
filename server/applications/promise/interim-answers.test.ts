import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { buildApplication, buildJob } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { deliverNotices } from "../../testing/notices.ts";
import { signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import { dueInSeconds, runWhenDue } from "../../testing/queued-jobs.ts";
import { testApp } from "../../testing/test-app.ts";
import { closeUnansweredTask } from "./close-unanswered.task.ts";
import { interimAnswerTask } from "./interim-answer.task.ts";
import { interimAnswerKey } from "./interim-answers.ts";

const DAY_MS = 86_400_000;
const app = testApp();

const STAGES = graphql(`query InterimStages { applicationStages { id name notifiesApplicants } }`);
const SAVE = graphql(`mutation InterimSaveStages($input: SaveApplicationStagesInput!) {
  saveApplicationStages(input: $input) { stages { name notifiesApplicants } }
}`);
const MOVE = graphql(
  `mutation InterimMove($input: MoveApplicationInput!) { moveApplication(input: $input) { version } }`,
);
const DECIDE = graphql(
  `mutation InterimDecide($input: DecideApplicationInput!) { decideApplication(input: $input) { status } }`,
);
const OWN = graphql(`query InterimOwn($jobId: ID!) {
  ownApplication(jobId: $jobId) {
    status answerDueOn unansweredAt events { kind stage answerDueOn actorName }
  }
}`);
const RECEIVED = graphql(`query InterimReceived($id: ID!) {
  applicant(id: $id) { version answerDueOn unansweredAt events { kind stage answerDueOn actorName } }
}`);
const EVERYTHING = graphql(`query InterimEverything($jobId: ID!) {
  appliedJobs { nodes { id status message events { id kind stage createdAt actorName reason reasonText } } }
  ownApplication(jobId: $jobId) { id events { id kind stage actorName } job { id title company { name } } }
  notices { nodes { kind title body path } }
}`);
const DUE = graphql(`query InterimDue($jobId: ID!) {
  applicantCounts(jobId: $jobId, due: TODAY) { applied }
  recruiterDashboard { answersDue { passed today week } }
}`);

let company: Awaited<ReturnType<typeof signedInRecruiter>>;
let seeker: Awaited<ReturnType<typeof signedInSeeker>>;
let stages: { id: string; name: string; notifiesApplicants: boolean }[];
let jobId: string;
let id: string;

beforeEach(async () => {
  await app.db.prisma.application.deleteMany();
  company = await signedInRecruiter(app.db, { name: "Acme" });
  seeker = await signedInSeeker(app.db, { name: "Asha" });
  stages = (await app.expectOk(STAGES, {}, company)).applicationStages;
  jobId = (await buildJob(app.db.prisma, { companyId: company.id, title: "Welder", answerWithinDays: 5 })).id;
  id = (await buildApplication(app.db.prisma, { jobId, seekerId: seeker.id })).id;
});

const stageId = (name: string) => stages.find((stage) => stage.name === name)?.id ?? "";
const move = (stage: string) => app.expectOk(MOVE, { input: { applicationId: id, stageId: stageId(stage) } }, company);
/** Gives the pending interim answer, as when its move can no longer be undone. */
const settle = () => runWhenDue(app.db, interimAnswerKey(id), interimAnswerTask(app.app.platform));
const own = async () => (await app.expectOk(OWN, { jobId }, seeker)).ownApplication;
/** What the applicant sees of it since it was sent. */
const shown = async () => (await own())?.events.slice(1) ?? [];
const received = async () => (await app.expectOk(RECEIVED, { id }, company)).applicant;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const dueSince = (days: number) =>
  app.db.prisma.application.update({ where: { id }, data: { answerDueOn: new Date(day(days)) } });
const close = (days = 0) => {
  const now = new Date(Date.now() + days * DAY_MS);
  return closeUnansweredTask({ ...app.app.platform, clock: () => now }).run({}, {} as never);
};
const mails = async () => {
  await deliverNotices(app);
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: seeker.id } });
  return app.db.prisma.mail.findMany({ where: { to: email }, orderBy: { createdAt: "asc" } });
};

test("a company starts with Interview and Offer as stages of which applicants are notified", () => {
  expect(stages.map(({ name, notifiesApplicants }) => [name, notifiesApplicants])).toEqual([
    ["New", false],
    ["Screening", false],
    ["Interview", true],
    ["Offer", true],
  ]);
});

test("the mark of a stage is saved, kept when absent, and off for a new stage", async () => {
  const input = {
    stages: [
      { id: stageId("Screening"), name: "Screening", notifiesApplicants: true },
      { id: stageId("Interview"), name: "Talk" },
      { name: "Trial day" },
    ],
  };
  const { saveApplicationStages } = await app.expectOk(SAVE, { input }, company);
  expect(saveApplicationStages.stages.map(({ name, notifiesApplicants }) => [name, notifiesApplicants])).toEqual([
    ["Screening", true],
    ["Talk", true],
    ["Trial day", false],
    ["New", false],
    ["Offer", true],
  ]);
});

test("a move to a marked stage renews the promised day and notifies the applicant with the stage's name", async () => {
  await dueSince(1);
  await move("Interview");
  await settle();
  const event = { kind: "INTERIM_ANSWER", stage: "Interview", answerDueOn: day(5) };
  expect(await own()).toEqual({
    status: "APPLIED",
    answerDueOn: day(5),
    unansweredAt: null,
    events: [expect.objectContaining({ kind: "APPLIED" }), { ...event, actorName: null }],
  });
  const { events, ...rest } = await received();
  expect(rest).toEqual({ version: 2, answerDueOn: day(5), unansweredAt: null });
  expect(events).toMatchObject([
    { kind: "APPLIED" },
    { kind: "MOVED", stage: "Interview", answerDueOn: null },
    { ...event, actorName: expect.any(String) },
  ]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Acme moved your application to “Interview”");
  expect(mail?.text).toContain("promises a decision by");
  expect(mail?.text).toContain(`/main/appliedjobs?application=${jobId}`);
  const { notices } = await app.expectOk(EVERYTHING, { jobId }, seeker);
  expect(notices.nodes).toMatchObject([{ path: `/main/appliedjobs?application=${jobId}` }]);
});

test("an applicant in Interview is not told that the company did not answer before the renewed day has passed", async () => {
  await dueSince(0);
  await move("Interview");
  await settle();
  await close(5);
  expect(await own()).toMatchObject({ unansweredAt: null });
  await close(6);
  expect(await own()).toMatchObject({ unansweredAt: expect.any(String) });
});

test("a move that is undone in time leaves no trace outside of the company", async () => {
  await move("Interview");
  expect(await dueInSeconds(app.db, interimAnswerKey(id))).toBeGreaterThan(10);
  expect(await shown()).toEqual([]);
  await move("New");
  await settle();
  expect(await own()).toMatchObject({ answerDueOn: day(5) });
  expect(await shown()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test("moves to stages without the mark, and their names, are never shown to the applicant", async () => {
  for (const stage of ["Screening", "Interview", "Screening"]) {
    await move(stage);
    await settle();
  }
  expect((await shown()).map(({ kind, stage }) => [kind, stage])).toEqual([["INTERIM_ANSWER", "Interview"]]);
  expect(JSON.stringify([await own(), await mails()])).not.toContain("Screening");
});

test("nothing that an applicant can read names an unmarked stage, a tag or a note", async () => {
  await app.db.prisma.companyStage.update({
    where: { id: stageId("Screening") },
    data: { name: "Confidential stage" },
  });
  await app.db.prisma.application.update({ where: { id }, data: { tags: ["confidential tag"] } });
  await app.db.prisma.applicationNote.create({
    data: { applicationId: id, authorId: company.id, text: "A confidential note" },
  });
  for (const stage of ["Screening", "Interview", "Screening"]) {
    await move(stage);
    await settle();
  }
  const headers = { cookie: seeker.cookie };
  const read = async (path: string) => Buffer.from(await (await fetch(app.url + path, { headers })).arrayBuffer());
  const archive = unzipSync(new Uint8Array(await read("/privacy/my-data.zip")));
  const parts = {
    mails: JSON.stringify(await mails()),
    graphql: JSON.stringify(await app.expectOk(EVERYTHING, { jobId }, seeker)),
    csv: String(await read("/exports/applications.csv")),
    rest: String(await read("/seeker/appliedJobs")),
    archive: Object.values(archive)
      .map((file) => strFromU8(file))
      .join(),
  };
  for (const [part, text] of Object.entries(parts)) {
    expect(text, part).toContain("Welder");
    expect(text, part).not.toMatch(/confidential/i);
    if (part !== "rest") expect(text, part).toContain("Interview");
  }
});

test("a mark that is removed before the move settles prevents the notice", async () => {
  await move("Interview");
  const interview = { id: stageId("Interview"), name: "Interview", notifiesApplicants: false };
  await app.expectOk(SAVE, { input: { stages: [interview] } }, company);
  await settle();
  expect(await shown()).toEqual([]);
});

test("each stage renews the day once; moving back and forth only notifies", async () => {
  for (const stage of ["Interview", "Offer"]) {
    await move(stage);
    await settle();
  }
  await dueSince(2);
  await move("Interview");
  await settle();
  expect(await own()).toMatchObject({ answerDueOn: day(2) });
  expect((await shown()).map(({ stage, answerDueOn }) => [stage, answerDueOn])).toEqual([
    ["Interview", day(5)],
    ["Offer", day(5)],
    ["Interview", day(2)],
  ]);
  // From a stage without the mark back to the one that the applicant knows: nothing new for them.
  await move("New");
  await move("Interview");
  await settle();
  expect(await shown()).toHaveLength(3);
});

test("the task may run twice for one move", async () => {
  await move("Offer");
  for (let run = 0; run < 2; run++) await interimAnswerTask(app.app.platform).run({ applicationId: id }, {} as never);
  expect(await shown()).toHaveLength(1);
});

test("a decision before the move settles replaces the interim answer", async () => {
  await move("Interview");
  await app.expectOk(DECIDE, { input: { applicationId: id, status: "REJECTED" } }, company);
  await settle();
  expect((await shown()).map(({ kind }) => kind)).toEqual(["REJECTED"]);
});

test("an interim answer never shortens the promise", async () => {
  await dueSince(30);
  await move("Interview");
  await settle();
  expect(await own()).toMatchObject({ answerDueOn: day(30) });
});

test("a move in the last seconds of the promised day is not overtaken by the closing", async () => {
  await dueSince(-1);
  await move("Interview");
  await close();
  expect(await own()).toMatchObject({ unansweredAt: null });
});

test("a closed application is pending again after an interim answer", async () => {
  await dueSince(-1);
  await close();
  expect(await own()).toMatchObject({ unansweredAt: expect.any(String) });
  await move("Interview");
  await settle();
  expect(await own()).toMatchObject({ unansweredAt: null, answerDueOn: day(5) });
});

test("filters and figures of due answers follow the renewed day", async () => {
  await dueSince(0);
  const due = async () => {
    const { applicantCounts, recruiterDashboard } = await app.expectOk(DUE, { jobId }, company);
    return [applicantCounts.applied, recruiterDashboard.answersDue.today];
  };
  expect(await due()).toEqual([1, 1]);
  await move("Interview");
  await settle();
  expect(await due()).toEqual([0, 0]);
});
