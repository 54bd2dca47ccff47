import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { SaveApplicationStagesDocument } from "../../../web/generated/applications/review/review.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { deliverNotices } from "../../testing/notices.ts";
import { dueInSeconds, runWhenDue } from "../../testing/queued-jobs.ts";
import { testApp } from "../../testing/test-app.ts";
import { applicationForEachTest, stageOf } from "../testing/scene.testing.ts";
import { closeUnansweredTask } from "./close-unanswered.task.ts";
import { interimAnswerTask } from "./interim-answer.task.ts";
import { interimAnswerKey } from "./interim-answers.ts";

const DAY_MS = 86_400_000;
const app = testApp();
beforeEach(() => app.db.prisma.application.deleteMany());
const scene = applicationForEachTest(app, { title: "Welder", answerWithinDays: 5 });

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
const ARCHIVED = graphql(`query InterimArchived { appliedJobs(archived: true) { totalCount } }`);
const DUE = graphql(`query InterimDue($jobId: ID!) {
  applicantCounts(jobId: $jobId, due: TODAY) { applied }
  recruiterDashboard { answersDue { passed today week } }
}`);

const stageId = (name: string) => stageOf(app.db, scene.company.id, name);
/** Moves the application; the interim answer is pending until the move can no longer be undone. */
const move = async (stage: string) => {
  const input = { applicationId: scene.applicationId, stageId: await stageId(stage) };
  await app.perform("moveApplication", { input }, scene.company);
};
const saveStages = async (...stages: { id?: string; name: string; notifiesApplicants?: boolean }[]) => {
  const input = { stages };
  const saved = await app.expectOk(SaveApplicationStagesDocument, { input }, scene.company);
  return saved.saveApplicationStages.stages.map(({ name, notifiesApplicants }) => `${name}: ${notifiesApplicants}`);
};
/** Gives the pending interim answer, as when its move can no longer be undone. */
const settle = () => runWhenDue(app.db, interimAnswerKey(scene.applicationId), interimAnswerTask(app.app.platform));
/** Moves the application for good to each of the stages. */
const settleIn = async (...stages: string[]) => {
  for (const stage of stages) {
    await move(stage);
    await settle();
  }
};
const own = async () => (await app.expectOk(OWN, { jobId: scene.jobId }, scene.seeker)).ownApplication;
/** What the applicant sees of it since it was sent. */
const shown = async () => (await own())?.events.slice(1) ?? [];
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const dueSince = (days: number) =>
  app.db.prisma.application.update({ where: { id: scene.applicationId }, data: { answerDueOn: new Date(day(days)) } });
const close = (days = 0) => {
  const now = new Date(Date.now() + days * DAY_MS);
  return closeUnansweredTask({ ...app.app.platform, clock: () => now }).run({}, {} as never);
};
const mails = async () => {
  await deliverNotices(app);
  return app.mailsTo(scene.seeker);
};

test("a company starts with Interview and Offer as stages of which applicants are notified; marks are saved, kept when absent, and off for new stages", async () => {
  expect(await saveStages({ id: await stageId("New"), name: "New" })).toEqual([
    ...["New: false", "Screening: false", "Interview: true", "Offer: true"],
  ]);
  const saved = await saveStages(
    { id: await stageId("Screening"), name: "Screening", notifiesApplicants: true },
    { id: await stageId("Interview"), name: "Talk" },
    { name: "Trial day" },
  );
  expect(saved).toEqual(["Screening: true", "Talk: true", "Trial day: false", "New: false", "Offer: true"]);
});

test("a move to a marked stage renews the promised day and notifies the applicant with the stage's name", async () => {
  const { applicationId, company, jobId, seeker } = scene;
  await dueSince(1);
  await settleIn("Interview");
  const event = { kind: "INTERIM_ANSWER", stage: "Interview", answerDueOn: day(5) };
  expect(await own()).toEqual({
    status: "APPLIED",
    answerDueOn: day(5),
    unansweredAt: null,
    events: [expect.objectContaining({ kind: "APPLIED" }), { ...event, actorName: null }],
  });
  const { applicant } = await app.expectOk(RECEIVED, { id: applicationId }, company);
  const { events, ...rest } = applicant;
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
  await settleIn("Interview");
  await close(5);
  expect(await own()).toMatchObject({ unansweredAt: null });
  await close(6);
  expect(await own()).toMatchObject({ unansweredAt: expect.any(String) });
});

test("a move that is undone in time leaves no trace outside of the company", async () => {
  await move("Interview");
  expect(await dueInSeconds(app.db, interimAnswerKey(scene.applicationId))).toBeGreaterThan(10);
  expect(await shown()).toEqual([]);
  await move("New");
  await settle();
  expect(await own()).toMatchObject({ answerDueOn: day(5) });
  expect(await shown()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test("nothing that an applicant can read names an unmarked stage, a tag or a note", async () => {
  const { prisma } = app.db;
  const { applicationId, company, jobId, seeker } = scene;
  await prisma.companyStage.update({
    where: { id: await stageId("Screening") },
    data: { name: "Confidential stage" },
  });
  await prisma.application.update({ where: { id: applicationId }, data: { tags: ["confidential tag"] } });
  const note = { applicationId, authorId: company.id, text: "A confidential note" };
  await prisma.applicationNote.create({ data: note });
  await settleIn("Confidential stage", "Interview", "Confidential stage");
  expect((await shown()).map(({ kind, stage }) => [kind, stage])).toEqual([["INTERIM_ANSWER", "Interview"]]);
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
  await saveStages({ id: await stageId("Interview"), name: "Interview", notifiesApplicants: false });
  await settle();
  expect(await shown()).toEqual([]);
});

test("each stage renews the day once; moving back and forth only notifies", async () => {
  await settleIn("Interview", "Offer");
  await dueSince(2);
  await settleIn("Interview");
  expect(await own()).toMatchObject({ answerDueOn: day(2) });
  expect((await shown()).map(({ stage, answerDueOn }) => [stage, answerDueOn])).toEqual([
    ["Interview", day(5)],
    ["Offer", day(5)],
    ["Interview", day(2)],
  ]);
  // From a stage without the mark back to the one that the applicant knows: nothing new for them.
  await move("New");
  await settleIn("Interview");
  expect(await shown()).toHaveLength(3);
});

test("the task may run twice for one move", async () => {
  await move("Offer");
  for (let run = 0; run < 2; run++)
    await interimAnswerTask(app.app.platform).run({ applicationId: scene.applicationId }, {} as never);
  expect(await shown()).toHaveLength(1);
});

test("a decision before the move settles replaces the interim answer", async () => {
  await move("Interview");
  const input = { applicationId: scene.applicationId, status: "REJECTED" } as const;
  await app.perform("decideApplication", { input }, scene.company);
  await settle();
  expect((await shown()).map(({ kind }) => kind)).toEqual(["REJECTED"]);
});

test("an interim answer never shortens the promise", async () => {
  await dueSince(30);
  await settleIn("Interview");
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
  await settleIn("Interview");
  expect(await own()).toMatchObject({ unansweredAt: null, answerDueOn: day(5) });
});

test("filters and figures of due answers follow the renewed day", async () => {
  await dueSince(0);
  const due = async () => {
    const { applicantCounts, recruiterDashboard } = await app.expectOk(DUE, { jobId: scene.jobId }, scene.company);
    return [applicantCounts.applied, recruiterDashboard.answersDue.today];
  };
  expect(await due()).toEqual([1, 1]);
  await settleIn("Interview");
  expect(await due()).toEqual([0, 0]);
});

test("an archived application stays archived when it is moved unnoticed, and returns with an interim answer", async () => {
  const archived = async () =>
    (await app.db.prisma.application.findUniqueOrThrow({ where: { id: scene.applicationId } })).archivedVersion !==
      null && (await app.expectOk(ARCHIVED, {}, scene.seeker)).appliedJobs.totalCount === 1;
  const input = { jobId: scene.jobId, archived: true };
  await app.perform("archiveApplication", { input }, scene.seeker);
  await move("Screening");
  expect(await archived()).toBe(true);
  await settleIn("Interview");
  expect(await archived()).toBe(false);
});
