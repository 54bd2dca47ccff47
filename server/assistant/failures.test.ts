// @module-tag thorough

import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { ASSISTANT_TEXTS, MAX_QUESTION, MAX_RESUME_PAGES } from "../../shared/assistant.ts";
import {
  AssistantStatusDocument,
  SetAssistantConsentDocument,
  StopAssistantAnswerDocument,
} from "../../web/generated/assistant/assistant.ts";
import { dayFromToday } from "../testing/days.ts";
import { actorOf } from "../testing/people.ts";
import { openSession } from "../testing/sign-in.ts";
import { type Reply, textReply } from "../testing/stand-in-ai-provider.ts";
import { startTestApp } from "../testing/test-app.ts";
import { AssistantScene, assistantClient, pdfOf } from "./assistant.testing.ts";

const scene = new AssistantScene({
  ASSISTANT_QUESTIONS_PER_MINUTE: "2",
  ASSISTANT_QUESTIONS_PER_DAY: "3",
  ASSISTANT_SECONDS_PER_ANSWER: "3",
});

const usage = () => scene.app.db.prisma.assistantUsage.findFirst({ where: { seekerId: scene.seekerId } });

/** Expects that nothing remains of an unanswered question, and that it can be asked again at once. */
async function expectNothingSpent() {
  expect(await scene.app.db.prisma.assistantConversation.count({ where: { seekerId: scene.seekerId } })).toBe(0);
  expect(await scene.app.db.prisma.file.count({ where: { ownerId: scene.seekerId } })).toBe(0);
  expect((await usage())?.questions ?? 0).toBe(0);
  for (const prompt of ["Still", "there?"]) expect((await scene.client.answerTo(prompt)).state).toBe("DONE");
}

describe("an invalid question", () => {
  test.each([
    ["", ASSISTANT_TEXTS.blank],
    [" \n\t ", ASSISTANT_TEXTS.blank],
    ["a".repeat(100_000), ASSISTANT_TEXTS.tooLong],
    ["a".repeat(MAX_QUESTION + 1), ASSISTANT_TEXTS.tooLong],
  ])("is refused before anything is sent: %#", async (prompt, message) => {
    const { errors } = await scene.client.ask({ prompt });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
    expect(scene.api.requests).toHaveLength(0);
    await expectNothingSpent();
  });

  test.each(["0198c0de-0000-7000-8000-000000000000", "not-an-id", ""])(
    "another conversation's id is refused: %j",
    async (conversationId) => {
      const { errors } = await scene.client.ask({ prompt: "Hi", conversationId });
      expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    },
  );

  test("the profile's resume is requested but missing", async () => {
    const { errors } = await scene.client.ask({ prompt: "", useProfileResume: true });
    expect(errors?.[0]?.message).toBe(ASSISTANT_TEXTS.noProfileResume);
    await expectNothingSpent();
  });
});

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
])("an unreadable file: %s", async (_name, make, name, message) => {
  const { errors } = await scene.client.askWithFile({ prompt: "Look at this" }, await make(), name);
  expect(errors?.[0]?.message).toMatch(message);
  expect(scene.api.requests).toHaveLength(0);
  await expectNothingSpent();
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
    scene.api.reply(...replies);
    const answer = await scene.client.answerTo("Hello");
    expect(answer).toMatchObject({ state: "FAILED", error: { message } });
    expect(scene.api.requests).toHaveLength(calls);
    scene.api.release();
    await expectNothingSpent();
  });

  test.each<[string, Reply, string]>([
    ["hangs in mid-stream", { parts: [{ text: "Half of " }, { wait: true }] }, ASSISTANT_TEXTS.brokeOff],
    ["breaks off in mid-stream", { parts: [{ text: "Half an answer " }, { cut: true }] }, ASSISTANT_TEXTS.brokeOff],
  ])(
    "%s: the text so far is saved, the question does not count, and the conversation can continue",
    async (_name, reply, message) => {
      scene.api.reply(reply);
      const broken = await scene.client.answerTo("Hello");
      scene.api.release();
      expect(broken).toMatchObject({ state: "FAILED", error: { message } });
      const kept = await scene.app.db.prisma.assistantMessage.findMany({
        orderBy: { seq: "asc" },
        where: { conversation: { seekerId: scene.seekerId } },
      });
      expect(kept.map(({ text }) => text)).toEqual(["Hello", broken.text.trimEnd()]);
      expect((await usage())?.questions).toBe(0);
      await scene.client.answerTo({ prompt: ASSISTANT_TEXTS.resume, conversationId: broken.conversationId });
      expect(JSON.stringify(scene.api.requests.at(-1)?.body.messages)).toContain(broken.text.trimEnd());
    },
  );

  test("is slow within its time is waited for", async () => {
    scene.api.reply({ parts: [{ wait: true }, { text: "Slowly, but here." }] });
    const answering = scene.client.answerTo("Hello");
    await expect.poll(() => scene.api.requests.length).toBe(1);
    scene.api.release();
    expect(await answering).toMatchObject({ state: "DONE", text: "Slowly, but here." });
  });

  test("recovers is retried, unnoticed", async () => {
    scene.api.reply(
      { status: 529, type: "overloaded_error" },
      { status: 500, type: "api_error" },
      textReply("Here I am."),
    );
    expect(await scene.client.answerTo("Hello")).toMatchObject({ state: "DONE", text: "Here I am." });
  });

  test("reaches the maximum answer length says so", async () => {
    scene.api.reply({ parts: [{ text: "A long" }], stopReason: "max_tokens" });
    expect((await scene.client.answerTo("Hello")).text).toBe(`A long\n\n${ASSISTANT_TEXTS.cut}`);
  });

  test("calls tools endlessly is stopped", async () => {
    scene.api.reply(...Array.from({ length: 9 }, (): Reply => ({ parts: [{ tool: "search_jobs" }] })));
    expect((await scene.client.answerTo("Hello")).state).toBe("FAILED");
    expect(scene.api.requests).toHaveLength(6);
    expect(scene.api.requests.at(-1)?.body.tool_choice).toEqual({ type: "none" });
  });
});

describe("no question outlives its timeout", () => {
  test("an answer that we end while its last piece is read ends at once, and the next question is accepted", async () => {
    for (let round = 0; round < 5; round++) {
      scene.client.close();
      await scene.newSeeker();
      // The word that ends it arrives in one piece with the provider's own end.
      scene.api.reply({ parts: [{ text: "[[off-topic]] so" }], atOnce: true });
      const began = performance.now();
      const answer = await scene.client.answerTo("Write a poem");
      expect(answer).toMatchObject({ state: "DONE", text: ASSISTANT_TEXTS.offTopic });
      expect(performance.now() - began).toBeLessThan(2000);
      expect((await scene.client.answerTo("A career question")).state).toBe("DONE");
    }
  });

  test("a stop lost by the bus is found in the answer's row", async () => {
    scene.api.reply({ silence: true });
    const answerId = await scene.client.begin("Hello");
    const began = performance.now();
    const data = { stopRequestedAt: new Date() };
    await scene.app.db.prisma.assistantAnswer.update({ where: { id: answerId }, data });
    expect((await scene.client.read(answerId)).error?.message).toBe(ASSISTANT_TEXTS.stopped);
    expect(performance.now() - began).toBeLessThan(2900);
  });
});

describe("data sent to the provider", () => {
  const consent = (given: boolean) => scene.client.operate(SetAssistantConsentDocument, { input: { given } });
  const status = async () => (await scene.client.operate(AssistantStatusDocument, {})).data?.assistantStatus;

  test("nothing before consent, and nothing after its withdrawal", async () => {
    await scene.app.db.prisma.seeker.update({ where: { id: scene.seekerId }, data: { assistantConsentAt: null } });
    expect(await status()).toMatchObject({ provider: "Anthropic", consentedAt: null });
    expect((await scene.client.ask({ prompt: "Hello" })).errors?.[0]).toMatchObject({
      message: ASSISTANT_TEXTS.consentNeeded,
      extensions: { code: "FORBIDDEN" },
    });
    await consent(true);
    expect(await status()).toMatchObject({ consentedAt: expect.any(String) });
    expect((await scene.client.answerTo("Hello")).state).toBe("DONE");
    await consent(false);
    expect((await scene.client.ask({ prompt: "Hello" })).errors?.[0]?.message).toBe(ASSISTANT_TEXTS.withdrawn);
    expect(scene.api.requests).toHaveLength(1);
  });

  test("the legacy REST call implies consent, except after a withdrawal", async () => {
    await scene.app.db.prisma.seeker.update({ where: { id: scene.seekerId }, data: { assistantConsentAt: null } });
    const actor = actorOf({ id: scene.seekerId }, "SEEKER");
    expect(await scene.app.app.services.assistant.answer(actor, "Hello")).toContain("career");
    await consent(false);
    await expect(scene.app.app.services.assistant.answer(actor, "Hello")).rejects.toThrow(ASSISTANT_TEXTS.withdrawn);
  });

  test("a question is deleted with its end, unless it became a message", async () => {
    scene.api.reply({ status: 400, type: "invalid_request_error" });
    await scene.client.answerTo("Something private");
    const [row] = await scene.app.db.prisma.assistantAnswer.findMany({ where: { seekerId: scene.seekerId } });
    expect(row).toMatchObject({ state: "FAILED", question: "", fileName: "", text: "" });
    const { sessionId } = await openSession(scene.app.db, { id: scene.seekerId, role: "SEEKER" });
    const actor = { ...actorOf({ id: scene.seekerId }, "SEEKER"), sessionId };
    const files = await scene.app.app.services.dataExport.files(actor);
    const paths: string[] = [];
    for await (const { path } of files) paths.push(path);
    expect(paths).toEqual(expect.arrayContaining(["assistant-questions.json", "assistant-usage.json"]));
  });
});

describe("limits", () => {
  test("asking and stopping before the first word counts, in questions and in tokens", async () => {
    for (const prompt of ["One", "Two"]) {
      scene.api.reply({ silence: true });
      const answerId = await scene.client.begin(prompt);
      await expect.poll(() => scene.api.requests.length).toBe(prompt === "One" ? 1 : 2);
      await scene.client.operate(StopAssistantAnswerDocument, { input: { answerId } });
      expect(await scene.client.read(answerId)).toMatchObject({
        state: "FAILED",
        error: { message: ASSISTANT_TEXTS.stopped },
      });
    }
    const spent = await usage();
    expect(spent?.questions).toBe(2);
    expect(spent?.inputTokens).toBeGreaterThan(500);
    expect((await scene.client.ask({ prompt: "Three" })).errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
  });

  test("per day and its tokens, for one person", async () => {
    const data = { day: dayFromToday(0), seekerId: scene.seekerId, cacheReadTokens: 500_000 };
    await scene.app.db.prisma.assistantUsage.create({ data });
    expect((await scene.client.ask({ prompt: "Hello" })).errors?.[0]).toMatchObject({
      message: ASSISTANT_TEXTS.ownTokens,
      extensions: { code: "RATE_LIMITED", retryAfter: expect.any(Number) },
    });
  });

  test("per minute and per day, for one person", async () => {
    for (const prompt of ["One", "Two"]) await scene.client.answerTo(prompt);
    const third = await scene.client.ask({ prompt: "Three" });
    expect(third.errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfter: expect.any(Number) });
    await scene.app.db.prisma.assistantUsage.updateMany({
      where: { seekerId: scene.seekerId },
      data: { questions: 3 },
    });
    expect((await scene.client.ask({ prompt: "Four" })).errors?.[0]?.message).toContain("3 questions a day");
  });

  test("per day, for the whole server", async () => {
    const small = await startTestApp({
      env: { ANTHROPIC_API_KEY: "k", ANTHROPIC_BASE_URL: scene.api.url, ASSISTANT_TOKENS_PER_DAY: "100" },
    });
    const person = await small.db.build.seeker();
    const other = await assistantClient(small, { id: person.id, role: "SEEKER" });
    const data = { day: dayFromToday(0), seekerId: person.id, inputTokens: 100 };
    await small.db.prisma.assistantUsage.create({ data });
    expect((await other.ask({ prompt: "Hello" })).errors?.[0]?.message).toBe(ASSISTANT_TEXTS.dailyTokens);
    other.close();
    await small.close();
  });
});
