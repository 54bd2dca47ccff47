import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSeeker } from "../../prisma/factories/index.ts";
import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import { StopAssistantAnswerDocument } from "../../web/generated/assistant/assistant.ts";
import { type MessagesApi, startMessagesApi } from "../testing/stand-in-ai-provider.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { assistantClient } from "./assistant.testing.ts";

let api: MessagesApi;
let one: TestApp;
let two: TestApp;
let clients: Awaited<ReturnType<typeof assistantClient>>[];
let seekerId: string;

beforeAll(async () => {
  api = await startMessagesApi();
  const env = { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: api.url };
  one = await startTestApp({ env });
  two = await startTestApp({ env, db: one.db });
  ({ id: seekerId } = await buildSeeker(one.db.prisma));
  clients = await Promise.all([one, two].map((app) => assistantClient(app, { id: seekerId, role: "SEEKER" })));
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await two.close();
  await one.close();
  await api.close();
});

const nodes = () => {
  const [here, there] = clients;
  if (!here || !there) throw new Error("There are two nodes.");
  return { here, there };
};

test("an answer can be followed on another node than the one that writes it", async () => {
  const { here, there } = nodes();
  api.reply({ parts: [{ text: "Written here " }, { wait: true }, { text: "and read there." }] });
  const { data } = await here.ask({ prompt: "Where?" });
  let text = "";
  for await (const piece of there.follow(data?.askAssistant.answerId ?? "")) {
    text += piece.text;
    if (piece.state !== "RUNNING") break;
    if (text === "Written here ") api.release();
  }
  expect(text).toBe("Written here and read there.");
});

test("it can be stopped from another node, which accepts no second question in the meantime", async () => {
  const { here, there } = nodes();
  api.reply({ parts: [{ text: "Stop me " }, { wait: true }] });
  const { data } = await here.ask({ prompt: "Go" });
  const answerId = data?.askAssistant.answerId ?? "";
  for await (const { text } of there.follow(answerId)) if (text !== "") break;
  expect((await there.ask({ prompt: "Another" })).errors?.[0]?.message).toBe(ASSISTANT_TEXTS.oneAtATime);
  await there.operate(StopAssistantAnswerDocument, { input: { answerId } });
  expect((await there.read(answerId)).state).toBe("STOPPED");
  api.release();
});

test("an answer whose node died counts as interrupted, and the next question is accepted", async () => {
  const { there } = nodes();
  const id = crypto.randomUUID();
  await one.db.prisma.assistantAnswer.create({
    data: {
      id,
      seekerId,
      conversationId: crypto.randomUUID(),
      question: "Lost",
      updatedAt: new Date(Date.now() - 60_000),
    },
  });
  expect(await there.read(id)).toMatchObject({ state: "FAILED", error: { message: ASSISTANT_TEXTS.brokeOff } });
  expect((await there.answerTo("Next")).state).toBe("DONE");
});
