import { beforeAll, beforeEach, expect, test } from "vitest";
import { subscribe } from "../subscriber.ts";
import { graphql, testApp } from "../test-app.ts";
import { answerInFull } from "./full-answers.ts";
import { operations } from "./graphql-answers.ts";
import { variablesOf } from "./graphql-operations.ts";
import { headersOf, makeScene, type Scene } from "./scene.ts";

const app = testApp();
const SECRET = "Known to the company only";

let scene: Scene;
/** Writes the secret wherever the company keeps something for itself about the application. */
beforeAll(async () => {
  scene = await makeScene(app);
  const { applicationId, companyId, interviewId, jobId } = scene;
  const { prisma } = app.db;
  const note = { applicationId, authorId: companyId, text: `${SECRET}: a note` };
  await prisma.applicationNote.create({ data: note });
  const [question, text] = [`${SECRET}: a question`, `${SECRET}: a view`];
  const answers = [{ question, score: 1, text }];
  await prisma.scorecard.create({ data: { applicationId, interviewId, accountId: companyId, answers, text } });
  await prisma.job.update({ where: { id: jobId }, data: { scorecardQuestions: [question] } });
  const stage = { companyId, name: `${SECRET}: stage`, position: 99 };
  const { id: stageId, name } = await prisma.companyStage.create({ data: stage });
  await prisma.application.update({ where: { id: applicationId }, data: { stageId, tags: [`${SECRET}: a tag`] } });
  const by = { applicationId, actorId: companyId };
  await prisma.applicationEvent.createMany({
    data: [
      { ...by, kind: "MOVED", stage: name },
      { ...by, kind: "REJECTED", reason: "OTHER", reasonText: `${SECRET}: a reason` },
    ],
  });
});

// Full answers are costly, and one person asks for all of them.
beforeEach(() => app.db.prisma.rateLimit.deleteMany());

// An upload returns what was uploaded.
const asked = [...operations].filter(
  ([, { kind, field }]) => kind !== "subscription" && !field.args.some(({ name }) => name === "file"),
);
test.each(asked)("%s says nothing of it to the applicant", async (_name, { kind, field }) => {
  const variables = variablesOf(field, scene);
  const answer = await answerInFull(app, { kind, field }, variables, { headers: headersOf(scene.people.seeker) });
  expect(answer).not.toContain(SECRET);
});

test("events say nothing of it to the applicant", async () => {
  const other = await makeScene(app);
  const EVENTS = graphql(`subscription EventsOfApplicant { chatEvents(applications: true) { __typename
    ... on MessageAdded { message { content } } } }`);
  const stream = subscribe(app.url, EVENTS, { cookie: other.people.seeker.cookie });
  const seen = [await stream.next()];
  const { applicationId, people } = other;
  const as = { headers: headersOf(people.owner) };
  await app.perform("writeApplicationNote", { input: { applicationId, text: SECRET } }, as);
  const message = { applicationId, clientId: crypto.randomUUID(), content: "Hello" };
  await app.perform("sendMessage", { input: message }, as);
  seen.push(await stream.next());
  expect(JSON.stringify(seen)).toContain("Hello");
  expect(JSON.stringify(seen)).not.toContain(SECRET);
});
