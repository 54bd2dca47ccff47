import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildJob, buildSavedJob, buildSeeker } from "../../prisma/factories/index.ts";
import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import {
  RenameAssistantConversationDocument,
  StopAssistantAnswerDocument,
} from "../../web/generated/assistant/assistant.ts";
import { graphql } from "../testing/generated/gql.ts";
import { type MessagesApi, startMessagesApi, textReply } from "../testing/stand-in-ai-provider.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { assistantClient } from "./assistant.testing.ts";

type Client = Awaited<ReturnType<typeof assistantClient>>;

let api: MessagesApi;
let app: TestApp;
let seeker: { id: string };
let client: Client;

beforeAll(async () => {
  api = await startMessagesApi();
  app = await startTestApp({
    env: { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: api.url, ASSISTANT_QUESTIONS_PER_MINUTE: "1000" },
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(async () => {
  seeker = await buildSeeker(app.db.prisma);
  client = await assistantClient(app, { id: seeker.id, role: "SEEKER" });
  api.requests.length = 0;
  return () => client.close();
});

const CONVERSATION = graphql(`query AssistantConversation($id: ID!) {
  assistantConversation(id: $id) { title messages { author text fileName jobs { id title viewerHasSaved } } }
}`);

const conversationOf = (id: string) => client.operate(CONVERSATION, { id });

describe("an answer", () => {
  test("is saved with its question", async () => {
    api.reply(textReply("Learn TypeScript well, then apply with **courage**."));
    const answer = await client.answerTo("What should I learn?");
    expect(answer).toMatchObject({
      state: "DONE",
      text: "Learn TypeScript well, then apply with **courage**.",
      error: null,
    });
    const { data } = await conversationOf(answer.conversationId);
    expect(data?.assistantConversation).toMatchObject({
      title: "What should I learn?",
      messages: [
        { author: "SEEKER", text: "What should I learn?" },
        { author: "ASSISTANT", text: answer.text },
      ],
    });
  });

  test("continues from a reader's position", async () => {
    api.reply({ parts: [{ text: "One two three " }, { wait: true }, { text: "four five." }] });
    const { data } = await client.ask({ prompt: "Count" });
    const answerId = data?.askAssistant.answerId ?? "";
    let position = 0;
    let before = "";
    for await (const chunk of client.follow(answerId)) {
      before += chunk.text;
      position = chunk.position;
      if (before.endsWith("three ")) break;
    }
    const rest = client.read(answerId, position);
    api.release();
    expect(before + (await rest).text).toBe("One two three four five.");
    expect((await client.read(answerId)).text).toBe("One two three four five.");
  });

  test("can be read or stopped by nobody else", async () => {
    const { data } = await client.ask({ prompt: "Hello" });
    const stranger = await assistantClient(app, { id: (await buildSeeker(app.db.prisma)).id, role: "SEEKER" });
    const answerId = data?.askAssistant.answerId ?? "";
    await expect(stranger.read(answerId)).rejects.toThrow();
    expect(
      (await stranger.operate(StopAssistantAnswerDocument, { input: { answerId } })).errors?.[0]?.extensions.code,
    ).toBe("NOT_FOUND");
    await client.read(answerId);
    await stranger.close();
  });

  test("remembers the conversation", async () => {
    api.reply(textReply("You might like data work."));
    const first = await client.answerTo("I like numbers");
    await client.answerTo({ prompt: "Why?", conversationId: first.conversationId });
    const sent = api.requests.at(-1)?.body.messages ?? [];
    expect(sent.map(({ role, content }) => [role, content.at(-1)?.text])).toEqual([
      ["user", "I like numbers"],
      ["assistant", "You might like data work."],
      ["user", "Why?"],
    ]);
  });

  test("that is stopped keeps the text written so far", async () => {
    api.reply({ parts: [{ text: "This much is " }, { wait: true }, { text: "never said." }] });
    const { data } = await client.ask({ prompt: "Tell me" });
    const answerId = data?.askAssistant.answerId ?? "";
    for await (const { text } of client.follow(answerId)) if (text.includes("much")) break;
    await client.operate(StopAssistantAnswerDocument, { input: { answerId } });
    const answer = await client.read(answerId);
    expect(answer.state).toBe("STOPPED");
    const kept = await conversationOf(answer.conversationId);
    expect(kept.data?.assistantConversation.messages[1]?.text).toBe(answer.text.trimEnd());
    api.release();
  });
});

test("pages through conversations, whose order a new title does not change; a cursor is a time and an id, as it always was", async () => {
  const conversation = (title: string, minutesAgo: number) => {
    const updatedAt = new Date(Date.now() - minutesAgo * 60_000);
    return app.db.prisma.assistantConversation.create({ data: { seekerId: seeker.id, title, updatedAt } });
  };
  await conversation("Newest", 1);
  const middle = await conversation("Middle", 2);
  const oldest = await conversation("Oldest", 3);
  await client.operate(RenameAssistantConversationDocument, { input: { id: oldest.id, title: "Old" } });
  const page = graphql(`query AssistantConversations($after: String) { assistantConversations(first: 2, after: $after) {
    nodes { title } totalCount pageInfo { hasNextPage endCursor } } }`);
  const cursor = Buffer.from(`assistantConversations.${middle.updatedAt.getTime()}.${middle.id}`).toString("base64url");
  expect((await client.operate(page, {})).data).toEqual({
    assistantConversations: {
      nodes: [{ title: "Newest" }, { title: "Middle" }],
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: cursor },
    },
  });
  expect((await client.operate(page, { after: cursor })).data).toMatchObject({
    assistantConversations: { nodes: [{ title: "Old" }], totalCount: 3, pageInfo: { hasNextPage: false } },
  });
});

describe("live data", () => {
  test("an answer shows the jobs that a tool found as cards, by their real titles", async () => {
    const job = await buildJob(app.db.prisma, { title: "Sonar Engineer", recruiter: { name: "Deep & Co" } });
    api.reply(
      { parts: [{ text: "Let me look. " }, { tool: "search_jobs", input: { keyword: "sonar" } }] },
      textReply("Look at [[j1]]: it fits. Not [[j9]]."),
    );
    const answer = await client.answerTo("Any sonar jobs?");
    expect(answer.text).toBe("Let me look. \n\nLook at **Sonar Engineer** at Deep & Co: it fits. Not .");
    const { data } = await conversationOf(answer.conversationId);
    expect(data?.assistantConversation.messages[1]?.jobs).toMatchObject([{ id: job.id, title: "Sonar Engineer" }]);
  });

  test("the reader sees the current activity", async () => {
    api.reply({ parts: [{ tool: "search_jobs" }] }, { parts: [{ wait: true }, { text: "Nothing new." }] });
    const { data } = await client.ask({ prompt: "Anything new?" });
    const seen: (string | null)[] = [];
    for await (const { activity, state } of client.follow(data?.askAssistant.answerId ?? "")) {
      seen.push(activity);
      if (activity) api.release();
      if (state !== "RUNNING") break;
    }
    expect(seen).toContain("Searching open jobs");
  });

  test("the seeker's own profile, saved jobs and applications are read, without contacts", async () => {
    await app.db.prisma.seeker.update({
      where: { id: seeker.id },
      data: { about: "Call me at +91 98765 43210", skills: ["Welding"] },
    });
    await buildSavedJob(app.db.prisma, { seekerId: seeker.id });
    api.reply(
      { parts: [{ tool: "read_profile" }, { tool: "read_saved_jobs" }, { tool: "read_applications" }] },
      textReply("Fine."),
    );
    await client.answerTo("What do you know?");
    const told = JSON.stringify(api.requests.at(-1)?.body.messages);
    expect(told).toContain("Welding");
    expect(told).toContain("savedJobs");
    expect(told).not.toContain("98765");
  });

  test("a citation is shown where the provider returns one", async () => {
    const citation = {
      type: "content_block_location",
      document_title: "resume, page",
      start_block_index: 1,
      cited_text: "x",
    };
    api.reply({ parts: [{ text: "You led a team", citation }, { text: ", which counts ‹resume, page 9›." }] });
    expect((await client.answerTo("What stands out?")).text).toBe(
      "You led a team ‹resume, page 2›, which counts resume, page 9.",
    );
  });
});

describe("requests to the provider", () => {
  test("have the same instructions for all, which it caches; tools only read", async () => {
    await client.answerTo("Hello");
    const body = api.requests[0]?.body;
    expect(body?.system[0]).toMatchObject({ cache_control: { type: "ephemeral" } });
    expect(body?.tools.map(({ name }) => name)).toEqual([
      "search_jobs",
      "read_job",
      "read_profile",
      "read_resume",
      "read_applications",
      "read_saved_jobs",
    ]);
    expect(api.requests[0]?.headers.authorization).toBe("Bearer test-key");
  });

  test("usage is summed up by day", async () => {
    await client.answerTo("Hello");
    const usage = await app.db.prisma.assistantUsage.findFirst({ where: { seekerId: seeker.id } });
    expect(usage).toMatchObject({ questions: 1, inputTokens: 100, outputTokens: 20 });
    const spend = await app.app.services.assistant.spend();
    expect(spend.costUsd).toBeGreaterThan(0);
  });
});

test("recruiters are told that it is for seekers", async () => {
  const status = await app.execute(graphql(`query AssistantStatus { assistantStatus { configured } }`));
  expect(status.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("an API without streaming gets the whole answer, and continues the last conversation", async () => {
  const actor = { accountId: seeker.id, role: "SEEKER" as const, sessionId: "" };
  api.reply(textReply("First."), textReply("Second."));
  expect(await app.app.services.assistant.answer(actor, "One")).toBe("First.");
  expect(await app.app.services.assistant.answer(actor, "Two")).toBe("Second.");
  expect(await app.db.prisma.assistantConversation.count({ where: { seekerId: seeker.id } })).toBe(1);
  await expect(app.app.services.assistant.answer(actor, "  ")).rejects.toThrow(ASSISTANT_TEXTS.blank);
});
