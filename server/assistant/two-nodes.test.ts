import { beforeEach, expect, test } from "vitest";
import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import { StopAssistantAnswerDocument } from "../../web/generated/assistant/assistant.ts";
import { forTheFile } from "../testing/for-the-file.ts";
import { startTestApp } from "../testing/test-app.ts";
import { type AssistantClient, AssistantScene, assistantClient } from "./assistant.testing.ts";

const scene = new AssistantScene();
const two = forTheFile(
  () => startTestApp({ env: scene.provider, db: scene.app.db }),
  (started) => started.close(),
);
let there: AssistantClient;
beforeEach(async () => {
  there = await assistantClient(two, { id: scene.seekerId, role: "SEEKER" });
  return () => there.close();
});

test("an answer can be followed on another node than the one that writes it", async () => {
  scene.api.reply({ parts: [{ text: "Written here " }, { wait: true }, { text: "and read there." }] });
  const answerId = await scene.client.begin("Where?");
  let text = "";
  for await (const piece of there.follow(answerId)) {
    text += piece.text;
    if (piece.state !== "RUNNING") break;
    if (text === "Written here ") scene.api.release();
  }
  expect(text).toBe("Written here and read there.");
});

test("it can be stopped from another node, which accepts no second question in the meantime", async () => {
  scene.api.reply({ parts: [{ text: "Stop me " }, { wait: true }] });
  const answerId = await scene.client.begin("Go");
  for await (const { text } of there.follow(answerId)) if (text !== "") break;
  const refused = { message: ASSISTANT_TEXTS.oneAtATime, extensions: { code: "CONFLICT" } };
  expect((await there.ask({ prompt: "Another" })).errors?.[0]).toMatchObject(refused);
  await there.operate(StopAssistantAnswerDocument, { input: { answerId } });
  expect((await there.read(answerId)).state).toBe("STOPPED");
  scene.api.release();
});

test("an answer whose node died counts as interrupted, and the next question is accepted", async () => {
  const id = crypto.randomUUID();
  await scene.app.db.prisma.assistantAnswer.create({
    data: {
      ...{ id, seekerId: scene.seekerId, conversationId: crypto.randomUUID(), question: "Lost" },
      updatedAt: new Date(Date.now() - 60_000),
    },
  });
  expect(await there.read(id)).toMatchObject({ state: "FAILED", error: { message: ASSISTANT_TEXTS.brokeOff } });
  expect((await there.answerTo("Next")).state).toBe("DONE");
});
