import { beforeEach, describe, expect, it, vi } from "vitest";
import { applicationForEachTest, codeOf } from "../../applications/testing/scene.testing.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { companyTopic } from "../../platform/bus/topics.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { type Person, signedInMember, signedInRecruiter } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";

const SCORECARDS = graphql(`query ScorecardsInTest($applicationId: ID!) {
  applicationScorecards(applicationId: $applicationId) {
    questions interviewId hiddenCount
    scorecards { memberName isOwn text answers { question score text } }
  }
}`);
const SAVE = graphql(`mutation SaveScorecardInTest($input: SaveScorecardInput!) {
  saveScorecard(input: $input) { hiddenCount scorecards { memberName } }
}`);
const QUESTIONS = graphql(`mutation QuestionsInTest($input: SetScorecardQuestionsInput!) {
  setScorecardQuestions(input: $input) { questions }
}`);

const ASKED = ["Explains decisions clearly?", "Knows SQL?"];

const app = testApp();
const scene = applicationForEachTest(app);
let interviewId: string;
let people: Record<"owner" | "decider" | "interviewer" | "colleague" | "viewer" | "stranger", Person>;
beforeEach(async () => {
  const { prisma } = app.db;
  const { company, jobId, applicationId } = scene;
  const member = async (role: CompanyRole, displayName: string) => {
    const person = await signedInMember(app.db, { companyId: company.id, role });
    await prisma.account.update({ where: { id: person.id }, data: { displayName } });
    if (role === "INTERVIEWER")
      await prisma.jobInterviewer.create({ data: { accountId: person.id, companyId: company.id, jobId } });
    return person;
  };
  people = {
    owner: company,
    decider: await member("RECRUITER", "Priya Rao"),
    interviewer: await member("INTERVIEWER", "Ben Iyer"),
    colleague: await member("INTERVIEWER", "Uma Das"),
    viewer: await member("VIEWER", "Vik Nair"),
    stranger: await signedInRecruiter(app.db),
  };
  const about = { applicationId, memberId: people.interviewer.id, companyId: company.id };
  const startsAt = new Date(Date.now() - 3_600_000);
  interviewId = (await app.build.interview({ ...about, startsAt, isScheduled: true })).id;
  for (const { id: accountId } of [people.decider, people.viewer])
    await prisma.interviewMember.create({ data: { interviewId, accountId, companyId: company.id } });
  await app.expectOk(QUESTIONS, { input: { applicationId, questions: ASKED } }, people.owner);
});

const answers = (...scores: number[]) =>
  scores.map((score, index) => ({ question: ASKED[index] ?? "", score, text: index === 0 ? "Drew it." : "" }));
const save = (as: Person, more: object = {}) =>
  app.execute(
    SAVE,
    { input: { applicationId: scene.applicationId, interviewId, answers: answers(4, 2), text: "Hire.", ...more } },
    as,
  );
const seenBy = async (as: Person) =>
  (await app.expectOk(SCORECARDS, { applicationId: scene.applicationId }, as)).applicationScorecards;
const namesSeenBy = async (as: Person) => {
  const { scorecards, hiddenCount } = await seenBy(as);
  return [...scorecards.map(({ memberName }) => memberName), ...Array<string>(hiddenCount).fill("hidden")];
};

describe("a scorecard", () => {
  it("hides others' answers from the participants until they have given their own", async () => {
    const { owner, decider, interviewer, colleague, viewer, stranger } = people;
    expect(await codeOf(save(interviewer))).toBeUndefined();
    // Who decides and did not take part sees all; who took part sees nothing of it yet, even if they decide.
    expect(await namesSeenBy(owner)).toEqual(["Ben Iyer"]);
    expect(await namesSeenBy(decider)).toEqual(["hidden"]);
    expect(await namesSeenBy(viewer)).toEqual([]);
    expect(await namesSeenBy(colleague)).toEqual([]);
    expect(JSON.stringify(await seenBy(decider))).not.toMatch(/Drew it|Hire/);
    expect(await codeOf(save(decider))).toBeUndefined();
    expect(await namesSeenBy(decider)).toEqual(["Ben Iyer", "Priya Rao"]);
    expect(await namesSeenBy(interviewer)).toEqual(["Ben Iyer", "Priya Rao"]);
    expect((await seenBy(interviewer)).scorecards[0]).toEqual({
      ...{ memberName: "Ben Iyer", isOwn: true, text: "Hire." },
      answers: [
        { question: ASKED[0], score: 4, text: "Drew it." },
        { question: ASKED[1], score: 2, text: null },
      ],
    });
    const read = (as: Person) => codeOf(app.execute(SCORECARDS, { applicationId: scene.applicationId }, as));
    expect([await read(scene.seeker), await read(stranger)]).toEqual(["FORBIDDEN", "NOT_FOUND"]);
  });

  it("is saved by the participants only, from the start of the interview until the decision", async () => {
    const { owner, decider, interviewer, colleague, viewer, stranger } = people;
    const codes = async (...who: Person[]) => Promise.all(who.map((as) => codeOf(save(as))));
    expect(await codes(owner, colleague, viewer, scene.seeker, stranger)).toEqual([
      "CONFLICT",
      "CONFLICT",
      "FORBIDDEN",
      "FORBIDDEN",
      "NOT_FOUND",
    ]);
    expect([await seenBy(owner), await seenBy(interviewer)]).toMatchObject([{ interviewId: null }, { interviewId }]);
    const setStart = (startsAt: Date) =>
      app.db.prisma.interview.update({ where: { id: interviewId }, data: { startsAt } });
    await setStart(new Date(Date.now() + 3_600_000));
    expect(await codes(interviewer)).toEqual(["CONFLICT"]);
    await setStart(new Date());
    expect(await codes(interviewer)).toEqual([undefined]);
    await app.db.prisma.application.update({ where: { id: scene.applicationId }, data: { status: "ACCEPTED" } });
    expect(await codes(interviewer, decider)).toEqual(["CONFLICT", "CONFLICT"]);
    // What they did not answer themselves stays hidden: the decision can be withdrawn.
    expect(await namesSeenBy(decider)).toEqual(["hidden"]);
  });

  it("needs a score for each question, and keeps answers to questions that were changed", async () => {
    const { owner, interviewer } = people;
    const fieldsOf = async (answer: ReturnType<typeof app.execute>) =>
      Object.values((await answer).errors?.[0]?.extensions.fields ?? {});
    expect(await fieldsOf(save(interviewer, { answers: answers(4) }))).toEqual(["Choose a score for each question."]);
    expect(await fieldsOf(save(interviewer, { answers: answers(4, 5) }))).toEqual(["Choose a score from 1 to 4."]);
    await save(interviewer);
    const ask = (...questions: string[]) =>
      app.execute(QUESTIONS, { input: { applicationId: scene.applicationId, questions } }, owner);
    expect(await fieldsOf(ask("Kind?", "Kind?"))).toEqual(["Enter each question once."]);
    expect(await fieldsOf(ask(" "))).toEqual(["Enter a question."]);
    expect(await fieldsOf(ask(..."123456"))).toEqual(["Enter at most 5 questions."]);
    const { updatedAt } = await app.db.prisma.job.findUniqueOrThrow({ where: { id: scene.jobId } });
    await ask("Kind?", ASKED[1] ?? "");
    await save(interviewer, { answers: [{ question: "Kind?", score: 3 }, ...answers(1, 1)] });
    expect((await seenBy(interviewer)).scorecards[0]?.answers.map(({ question, score }) => [question, score])).toEqual([
      ["Kind?", 3],
      [ASKED[1], 1],
      [ASKED[0], 4],
    ]);
    // Nothing about the job has changed for anyone else.
    expect((await app.db.prisma.job.findUniqueOrThrow({ where: { id: scene.jobId } })).updatedAt).toEqual(updatedAt);
    const changes = await app.db.prisma.jobChange.count({ where: { jobId: scene.jobId, kind: "EDITED" } });
    expect(changes).toBe(0);
  });

  it("is shown to colleagues when it is saved, and its questions on every application for the job", async () => {
    const { applicationId, company } = scene;
    const published: unknown[] = [];
    const stop = app.app.platform.events.subscribe(companyTopic(company.id), (event) => published.push(event));
    await save(people.interviewer);
    await vi.waitUntil(() => published.length === 1);
    await app.expectOk(QUESTIONS, { input: { applicationId, questions: ["Kind?"] } }, people.owner);
    await vi.waitUntil(() => published.length === 2);
    stop();
    expect(published).toEqual([{ type: "application-changed", applicationId }, { type: "applications-changed" }]);
  });

  it("is deleted with the application, and stays without a name when its author leaves Worklane", async () => {
    const { interviewer, owner } = people;
    await save(interviewer);
    await app.db.prisma.account.delete({ where: { id: interviewer.id } });
    expect(await namesSeenBy(owner)).toEqual([null]);
    await app.db.prisma.account.delete({ where: { id: scene.seeker.id } });
    expect(await app.db.prisma.scorecard.count({ where: { interviewId } })).toBe(0);
  });
});
