// @module-tag thorough

import { zipSync } from "fflate";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildSeeker } from "../../prisma/factories/index.ts";
import { ASSISTANT_TEXTS, MAX_QUESTION, MAX_RESUME_PAGES } from "../../shared/assistant.ts";
import { StopAssistantAnswerDocument } from "../../web/generated/assistant/assistant.ts";
import { graphql } from "../testing/generated/gql.ts";
import { openSession } from "../testing/sign-in.ts";
import { type MessagesApi, type Reply, startMessagesApi, textReply } from "../testing/stand-in-ai-provider.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { assistantClient } from "./assistant.testing.ts";

let api: MessagesApi;
let app: TestApp;
let seeker: { id: string };
let client: Awaited<ReturnType<typeof assistantClient>>;

beforeAll(async () => {
  api = await startMessagesApi();
  app = await startTestApp({
    env: {
      ANTHROPIC_API_KEY: "test-key",
      ANTHROPIC_BASE_URL: api.url,
      ASSISTANT_QUESTIONS_PER_MINUTE: "2",
      ASSISTANT_QUESTIONS_PER_DAY: "3",
      ASSISTANT_SECONDS_PER_ANSWER: "3",
    },
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(async () => {
  seeker = await buildSeeker(app.db.prisma);
  client = await assistantClient(app, { id: seeker.id, role: "SEEKER" });
  api.forget();
  return () => client.close();
});

/** Expects that nothing remains of an unanswered question, and that it can be asked again at once. */
async function expectNothingSpent() {
  expect(await app.db.prisma.assistantConversation.count({ where: { seekerId: seeker.id } })).toBe(0);
  expect(await app.db.prisma.file.count({ where: { ownerId: seeker.id } })).toBe(0);
  const usage = await app.db.prisma.assistantUsage.findFirst({ where: { seekerId: seeker.id } });
  expect(usage?.questions ?? 0).toBe(0);
  for (const prompt of ["Still", "there?"]) expect((await client.answerTo(prompt)).state).toBe("DONE");
}

function pdfOf(write: (document: typeof PDFDocument.prototype) => void, options = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    document.on("end", () => resolve(Buffer.concat(chunks)));
    write(document);
    document.end();
  });
}

describe("an invalid question", () => {
  test.each([
    ["", ASSISTANT_TEXTS.blank],
    [" \n\t ", ASSISTANT_TEXTS.blank],
    ["a".repeat(100_000), ASSISTANT_TEXTS.tooLong],
    ["a".repeat(MAX_QUESTION + 1), ASSISTANT_TEXTS.tooLong],
  ])("is refused before anything is sent: %#", async (prompt, message) => {
    const { errors } = await client.ask({ prompt });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
    expect(api.requests).toHaveLength(0);
    await expectNothingSpent();
  });

  test.each(["0198c0de-0000-7000-8000-000000000000", "not-an-id", ""])(
    "another conversation's id is refused: %j",
    async (conversationId) => {
      const { errors } = await client.ask({ prompt: "Hi", conversationId });
      expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    },
  );

  test("the profile's resume is requested but missing", async () => {
    const { errors } = await client.ask({ prompt: "", useProfileResume: true });
    expect(errors?.[0]?.message).toBe(ASSISTANT_TEXTS.noProfileResume);
    await expectNothingSpent();
  });
});

describe("an unreadable file", () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string, RegExp]>([
    ["6 MB", () => Buffer.alloc(6 * 1024 * 1024, "%PDF-1.7 "), "cv.pdf", /at most 5 MB/],
    ["20 MB", () => Buffer.alloc(20 * 1024 * 1024, "%PDF-1.7 "), "cv.pdf", /8 MB in all/],
    ["a scan without text", () => pdfOf((page) => page.rect(50, 50, 200, 200).fill("black")), "cv.pdf", /no text/],
    ["locked", () => pdfOf((page) => page.text("Hidden words"), { userPassword: "secret" }), "cv.pdf", /password/],
    ["a renamed .zip", () => Buffer.from(zipSync({ "a.txt": new Uint8Array([65]) })), "cv.doc", /PDF, DOC or DOCX/],
    ["a broken PDF", () => Buffer.from("%PDF-1.7 and nothing more"), "cv.pdf", /cannot be read/],
    [
      "too many pages",
      () =>
        pdfOf((document) => {
          for (let page = 0; page < MAX_RESUME_PAGES; page++) document.text("Some words here").addPage();
        }),
      "cv.pdf",
      /more than 20 pages/,
    ],
    ["empty", () => Buffer.alloc(0), "cv.pdf", /empty/],
  ])("%s", async (_name, make, name, message) => {
    const { errors } = await client.askWithFile({ prompt: "Look at this" }, await make(), name);
    expect(errors?.[0]?.message).toMatch(message);
    expect(api.requests).toHaveLength(0);
    await expectNothingSpent();
  });
});

describe("a provider that", () => {
  const failing = (reply: Reply) => [reply, reply, reply];

  test.each<[string, Reply[], string, number]>([
    ["refuses the key (401)", [{ status: 401, type: "authentication_error" }], ASSISTANT_TEXTS.refused, 1],
    ["is asked too often (429)", failing({ status: 429, type: "rate_limit_error" }), ASSISTANT_TEXTS.busy, 3],
    ["asks for a long wait", [{ status: 429, type: "rate_limit_error", retryAfter: 60 }], ASSISTANT_TEXTS.busy, 1],
    ["fails (500)", failing({ status: 500, type: "api_error" }), ASSISTANT_TEXTS.away, 3],
    ["is overloaded (529)", failing({ status: 529, type: "overloaded_error" }), ASSISTANT_TEXTS.busy, 3],
    ["is overloaded in the stream", failing({ parts: [{ error: "overloaded_error" }] }), ASSISTANT_TEXTS.busy, 3],
    ["refuses the question (400)", [{ status: 400, type: "invalid_request_error" }], ASSISTANT_TEXTS.unreadable, 1],
    ["hangs", [{ silence: true }], ASSISTANT_TEXTS.slow, 1],
    ["breaks off before a word", failing({ parts: [{ cut: true }] }), ASSISTANT_TEXTS.away, 3],
    ["answers nothing", [{ parts: [] }], ASSISTANT_TEXTS.away, 1],
    ["leads elsewhere (307)", [{ status: 307, type: "api_error", location: "/elsewhere" }], ASSISTANT_TEXTS.away, 1],
  ])("%s ends with a clear message, and nothing is spent or saved", async (_name, replies, message, calls) => {
    api.reply(...replies);
    const answer = await client.answerTo("Hello");
    expect(answer).toMatchObject({ state: "FAILED", error: { message } });
    expect(api.requests).toHaveLength(calls);
    api.release();
    await expectNothingSpent();
  });

  test.each<[string, Reply, string]>([
    ["hangs in mid-stream", { parts: [{ text: "Half of " }, { wait: true }] }, ASSISTANT_TEXTS.brokeOff],
    ["breaks off in mid-stream", { parts: [{ text: "Half an answer " }, { cut: true }] }, ASSISTANT_TEXTS.brokeOff],
  ])(
    "%s: the text so far is saved, the question does not count, and the conversation can continue",
    async (_name, reply, message) => {
      api.reply(reply);
      const broken = await client.answerTo("Hello");
      api.release();
      expect(broken).toMatchObject({ state: "FAILED", error: { message } });
      const kept = await app.db.prisma.assistantMessage.findMany({
        orderBy: { seq: "asc" },
        where: { conversation: { seekerId: seeker.id } },
      });
      expect(kept.map(({ text }) => text)).toEqual(["Hello", broken.text.trimEnd()]);
      expect((await app.db.prisma.assistantUsage.findFirst({ where: { seekerId: seeker.id } }))?.questions).toBe(0);
      await client.answerTo({ prompt: ASSISTANT_TEXTS.goOn, conversationId: broken.conversationId });
      expect(JSON.stringify(api.requests.at(-1)?.body.messages)).toContain(broken.text.trimEnd());
    },
  );

  test("is slow within its time is waited for", async () => {
    api.reply({ parts: [{ wait: true }, { text: "Slowly, but here." }] });
    const answering = client.answerTo("Hello");
    await expect.poll(() => api.requests.length).toBe(1);
    api.release();
    expect(await answering).toMatchObject({ state: "DONE", text: "Slowly, but here." });
  });

  test("recovers is retried, unnoticed", async () => {
    api.reply({ status: 529, type: "overloaded_error" }, { status: 500, type: "api_error" }, textReply("Here I am."));
    expect(await client.answerTo("Hello")).toMatchObject({ state: "DONE", text: "Here I am." });
  });

  test("reaches the maximum answer length says so", async () => {
    api.reply({ parts: [{ text: "A long" }], stopReason: "max_tokens" });
    expect((await client.answerTo("Hello")).text).toBe(`A long\n\n${ASSISTANT_TEXTS.cut}`);
  });

  test("calls tools endlessly is stopped", async () => {
    api.reply(...Array.from({ length: 9 }, (): Reply => ({ parts: [{ tool: "search_jobs" }] })));
    expect((await client.answerTo("Hello")).state).toBe("FAILED");
    expect(api.requests).toHaveLength(6);
    expect(api.requests.at(-1)?.body.tool_choice).toEqual({ type: "none" });
  });
});

describe("no question outlives its timeout", () => {
  test("an answer that we end while its last piece is read ends at once, and the next question is accepted", async () => {
    for (let round = 0; round < 5; round++) {
      client.close();
      seeker = await buildSeeker(app.db.prisma);
      client = await assistantClient(app, { id: seeker.id, role: "SEEKER" });
      // The word that ends it arrives in one piece with the provider's own end.
      api.reply({ parts: [{ text: "[[off-topic]] so" }], atOnce: true });
      const began = performance.now();
      const answer = await client.answerTo("Write a poem");
      expect(answer).toMatchObject({ state: "DONE", text: ASSISTANT_TEXTS.offTopic });
      expect(performance.now() - began).toBeLessThan(2000);
      expect((await client.answerTo("A career question")).state).toBe("DONE");
    }
  });

  test("a stop lost by the bus is found in the answer's row", async () => {
    api.reply({ silence: true });
    const { data } = await client.ask({ prompt: "Hello" });
    const answerId = data?.askAssistant.answerId ?? "";
    const began = performance.now();
    await app.db.prisma.assistantAnswer.update({ where: { id: answerId }, data: { stopRequestedAt: new Date() } });
    expect((await client.read(answerId)).error?.message).toBe(ASSISTANT_TEXTS.stopped);
    expect(performance.now() - began).toBeLessThan(2900);
  });
});

describe("data sent to the provider", () => {
  const agree = graphql(
    `mutation SetAssistantConsent($given: Boolean!) { setAssistantConsent(input: { given: $given }) { consentedAt } }`,
  );
  const status = async () =>
    (await client.operate(graphql(`query AssistantConsent { assistantStatus { provider consentedAt } }`), {})).data
      ?.assistantStatus;

  test("nothing before consent, and nothing after its withdrawal", async () => {
    await app.db.prisma.seeker.update({ where: { id: seeker.id }, data: { assistantConsentAt: null } });
    expect(await status()).toEqual({ provider: "Anthropic", consentedAt: null });
    expect((await client.ask({ prompt: "Hello" })).errors?.[0]).toMatchObject({
      message: ASSISTANT_TEXTS.consentNeeded,
      extensions: { code: "FORBIDDEN" },
    });
    await client.operate(agree, { given: true });
    expect(await status()).toMatchObject({ consentedAt: expect.any(String) });
    expect((await client.answerTo("Hello")).state).toBe("DONE");
    await client.operate(agree, { given: false });
    expect((await client.ask({ prompt: "Hello" })).errors?.[0]?.message).toBe(ASSISTANT_TEXTS.withdrawn);
    expect(api.requests).toHaveLength(1);
  });

  test("the legacy REST call implies consent, except after a withdrawal", async () => {
    await app.db.prisma.seeker.update({ where: { id: seeker.id }, data: { assistantConsentAt: null } });
    const actor = { accountId: seeker.id, role: "SEEKER" as const, sessionId: "" };
    expect(await app.app.services.assistant.answer(actor, "Hello")).toContain("career");
    await client.operate(agree, { given: false });
    await expect(app.app.services.assistant.answer(actor, "Hello")).rejects.toThrow(ASSISTANT_TEXTS.withdrawn);
  });

  test("a question is deleted with its end, unless it became a message", async () => {
    api.reply({ status: 400, type: "invalid_request_error" });
    await client.answerTo("Something private");
    const [row] = await app.db.prisma.assistantAnswer.findMany({ where: { seekerId: seeker.id } });
    expect(row).toMatchObject({ state: "FAILED", question: "", fileName: "", text: "" });
    const { sessionId } = await openSession(app.db, { id: seeker.id, role: "SEEKER" });
    const files = await app.app.services.dataExport.files({ accountId: seeker.id, role: "SEEKER", sessionId });
    const paths: string[] = [];
    for await (const { path } of files) paths.push(path);
    expect(paths).toEqual(expect.arrayContaining(["assistant-questions.json", "assistant-usage.json"]));
  });
});

describe("limits", () => {
  test("one question at a time", async () => {
    api.reply({ parts: [{ wait: true }, { text: "Done." }] });
    const { data } = await client.ask({ prompt: "First" });
    const second = await client.ask({ prompt: "Second" });
    expect(second.errors?.[0]).toMatchObject({ message: ASSISTANT_TEXTS.oneAtATime, extensions: { code: "CONFLICT" } });
    for await (const { state } of client.follow(data?.askAssistant.answerId ?? "")) {
      api.release();
      if (state !== "RUNNING") break;
    }
  });

  test("asking and stopping before the first word counts, in questions and in tokens", async () => {
    for (const prompt of ["One", "Two"]) {
      api.reply({ silence: true });
      const { data } = await client.ask({ prompt });
      const answerId = data?.askAssistant.answerId ?? "";
      await expect.poll(() => api.requests.length).toBe(prompt === "One" ? 1 : 2);
      await client.operate(StopAssistantAnswerDocument, { input: { answerId } });
      expect(await client.read(answerId)).toMatchObject({
        state: "FAILED",
        error: { message: ASSISTANT_TEXTS.stopped },
      });
    }
    const usage = await app.db.prisma.assistantUsage.findFirstOrThrow({ where: { seekerId: seeker.id } });
    expect(usage.questions).toBe(2);
    expect(usage.inputTokens).toBeGreaterThan(500);
    expect((await client.ask({ prompt: "Three" })).errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
  });

  test("per day and its tokens, for one person", async () => {
    const day = new Date(new Date().toISOString().slice(0, 10));
    await app.db.prisma.assistantUsage.create({ data: { day, seekerId: seeker.id, cacheReadTokens: 500_000 } });
    expect((await client.ask({ prompt: "Hello" })).errors?.[0]).toMatchObject({
      message: ASSISTANT_TEXTS.ownTokens,
      extensions: { code: "RATE_LIMITED", retryAfter: expect.any(Number) },
    });
  });

  test("per minute and per day, for one person", async () => {
    await client.answerTo("One");
    await client.answerTo("Two");
    const third = await client.ask({ prompt: "Three" });
    expect(third.errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfter: expect.any(Number) });
    await app.db.prisma.assistantUsage.updateMany({ where: { seekerId: seeker.id }, data: { questions: 3 } });
    expect((await client.ask({ prompt: "Four" })).errors?.[0]?.message).toContain("3 questions today");
  });

  test("per day, for the whole server", async () => {
    const small = await startTestApp({
      env: { ANTHROPIC_API_KEY: "k", ANTHROPIC_BASE_URL: api.url, ASSISTANT_TOKENS_PER_DAY: "100" },
    });
    const person = await buildSeeker(small.db.prisma);
    const other = await assistantClient(small, { id: person.id, role: "SEEKER" });
    const day = new Date(new Date().toISOString().slice(0, 10));
    await small.db.prisma.assistantUsage.create({ data: { day, seekerId: person.id, inputTokens: 100 } });
    expect((await other.ask({ prompt: "Hello" })).errors?.[0]?.message).toBe(ASSISTANT_TEXTS.dailyTokens);
    other.close();
    await small.close();
  });

  test("without an API key there is no assistant, and everything else works", async () => {
    const bare = await startTestApp();
    const person = await buildSeeker(bare.db.prisma);
    const other = await assistantClient(bare, { id: person.id, role: "SEEKER" });
    expect((await other.ask({ prompt: "Hello" })).errors?.[0]?.message).toBe(ASSISTANT_TEXTS.notSetUp);
    const { data } = await other.operate(
      graphql(`query AssistantStatusAndJobs { assistantStatus { configured } jobs { totalCount } }`),
      {},
    );
    expect(data).toEqual({ assistantStatus: { configured: false }, jobs: { totalCount: 0 } });
    other.close();
    await bare.close();
  });
});
