import { describe, expect, test } from "vitest";
import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import {
  RenameAssistantConversationDocument,
  StopAssistantAnswerDocument,
} from "../../web/generated/assistant/assistant.ts";
import { graphql } from "../testing/generated/gql.ts";
import { codeIn } from "../testing/outcomes.ts";
import { textReply } from "../testing/stand-in-ai-provider.ts";
import { AssistantScene, assistantClient } from "./assistant.testing.ts";

const scene = new AssistantScene({ ASSISTANT_QUESTIONS_PER_MINUTE: "1000" });

const CONVERSATION = graphql(`query AssistantConversation($id: ID!) {
  assistantConversation(id: $id) { title messages { author text fileName jobs { id title viewerHasSaved } } }
}`);

const conversationOf = (id: string) => scene.client.operate(CONVERSATION, { id });

describe("an answer", () => {
  test("is saved with its question", async () => {
    scene.api.reply(textReply("Learn TypeScript well, then apply with **courage**."));
    const answer = await scene.client.answerTo("What should I learn?");
    const text = "Learn TypeScript well, then apply with **courage**.";
    expect(answer).toMatchObject({ state: "DONE", text, error: null });
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
    scene.api.reply({ parts: [{ text: "One two three " }, { wait: true }, { text: "four five." }] });
    const answerId = await scene.client.begin("Count");
    let position = 0;
    let before = "";
    for await (const chunk of scene.client.follow(answerId)) {
      before += chunk.text;
      position = chunk.position;
      if (before.endsWith("three ")) break;
    }
    const rest = scene.client.read(answerId, position);
    scene.api.release();
    expect(before + (await rest).text).toBe("One two three four five.");
    expect((await scene.client.read(answerId)).text).toBe("One two three four five.");
  });

  test("can be read or stopped by nobody else", async () => {
    const answerId = await scene.client.begin("Hello");
    const { id } = await scene.app.build.seeker();
    const stranger = await assistantClient(scene.app, { id, role: "SEEKER" });
    await expect(stranger.read(answerId)).rejects.toThrow();
    expect(codeIn(await stranger.operate(StopAssistantAnswerDocument, { input: { answerId } }))).toBe("NOT_FOUND");
    await scene.client.read(answerId);
    await stranger.close();
  });

  test("remembers the conversation", async () => {
    scene.api.reply(textReply("You might like data work."));
    const first = await scene.client.answerTo("I like numbers");
    await scene.client.answerTo({ prompt: "Why?", conversationId: first.conversationId });
    const sent = scene.api.requests.at(-1)?.body.messages ?? [];
    expect(sent.map(({ role, content }) => [role, content.at(-1)?.text])).toEqual([
      ["user", "I like numbers"],
      ["assistant", "You might like data work."],
      ["user", "Why?"],
    ]);
  });

  test("that is stopped keeps the text written so far", async () => {
    scene.api.reply({ parts: [{ text: "This much is " }, { wait: true }, { text: "never said." }] });
    const answerId = await scene.client.begin("Tell me");
    for await (const { text } of scene.client.follow(answerId)) if (text.includes("much")) break;
    await scene.client.operate(StopAssistantAnswerDocument, { input: { answerId } });
    const answer = await scene.client.read(answerId);
    expect(answer.state).toBe("STOPPED");
    const kept = await conversationOf(answer.conversationId);
    expect(kept.data?.assistantConversation.messages[1]?.text).toBe(answer.text.trimEnd());
    scene.api.release();
  });
});

test("pages through conversations, whose order a new title does not change; a cursor is a time and an id, as it always was", async () => {
  const conversation = (title: string, minutesAgo: number) => {
    const updatedAt = new Date(Date.now() - minutesAgo * 60_000);
    return scene.app.db.prisma.assistantConversation.create({ data: { seekerId: scene.seekerId, title, updatedAt } });
  };
  await conversation("Newest", 1);
  const middle = await conversation("Middle", 2);
  const oldest = await conversation("Oldest", 3);
  await scene.client.operate(RenameAssistantConversationDocument, { input: { id: oldest.id, title: "Old" } });
  const page = graphql(`query AssistantConversations($after: String) { assistantConversations(first: 2, after: $after) {
    nodes { title } totalCount pageInfo { hasNextPage endCursor } } }`);
  const cursor = Buffer.from(`assistantConversations.${middle.updatedAt.getTime()}.${middle.id}`).toString("base64url");
  expect((await scene.client.operate(page, {})).data).toEqual({
    assistantConversations: {
      nodes: [{ title: "Newest" }, { title: "Middle" }],
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: cursor },
    },
  });
  expect((await scene.client.operate(page, { after: cursor })).data).toMatchObject({
    assistantConversations: { nodes: [{ title: "Old" }], totalCount: 3, pageInfo: { hasNextPage: false } },
  });
});

describe("live data", () => {
  test("an answer shows the jobs that a tool found as cards, by their real titles", async () => {
    const job = await scene.app.build.job({ title: "Sonar Engineer", recruiter: { name: "Deep & Co" } });
    scene.api.reply(
      { parts: [{ text: "Let me look. " }, { tool: "search_jobs", input: { keyword: "sonar" } }] },
      textReply("Look at [[j1]]: it fits. Not [[j9]]."),
    );
    const answer = await scene.client.answerTo("Any sonar jobs?");
    expect(answer.text).toBe("Let me look. \n\nLook at **Sonar Engineer** at Deep & Co: it fits. Not .");
    const { data } = await conversationOf(answer.conversationId);
    expect(data?.assistantConversation.messages[1]?.jobs).toMatchObject([{ id: job.id, title: "Sonar Engineer" }]);
  });

  test("the reader sees the current activity", async () => {
    scene.api.reply({ parts: [{ tool: "search_jobs" }] }, { parts: [{ wait: true }, { text: "Nothing new." }] });
    const answerId = await scene.client.begin("Anything new?");
    const seen: (string | null)[] = [];
    for await (const { activity, state } of scene.client.follow(answerId)) {
      seen.push(activity);
      if (activity) scene.api.release();
      if (state !== "RUNNING") break;
    }
    expect(seen).toContain("Searching open jobs");
  });

  test("the seeker's own profile, saved jobs and applications are read, without contacts", async () => {
    await scene.app.db.prisma.seeker.update({
      where: { id: scene.seekerId },
      data: { about: "Call me at +91 98765 43210", skills: ["Welding"] },
    });
    await scene.app.build.savedJob({ seekerId: scene.seekerId });
    scene.api.reply(
      { parts: [{ tool: "read_profile" }, { tool: "read_saved_jobs" }, { tool: "read_applications" }] },
      textReply("Fine."),
    );
    await scene.client.answerTo("What do you know?");
    const sent = JSON.stringify(scene.api.requests.at(-1)?.body.messages);
    expect(sent).toContain("Welding");
    expect(sent).toContain("savedJobs");
    expect(sent).not.toContain("98765");
  });

  test("what the built-in engine can do are the model's tools", async () => {
    const job = await scene.app.build.job({ title: "Diver", requirements: "SQL, Welding under water" });
    await scene.app.build.savedJob({ seekerId: scene.seekerId, jobId: job.id });
    scene.api.reply({ parts: [{ tool: "fit", input: { about: "diver" } }] }, textReply("Try [[j1]]."));
    const answer = await scene.client.answerTo("Do I fit?");
    expect(answer.text).toContain("Try **Diver** at");
    const sent = JSON.stringify(scene.api.requests.at(-1)?.body.messages);
    expect(sent).toMatch(
      /asks for \d skills or qualifications\. Your profile (?:shows|does).*“SQL”.*not found in your profile.*Welding/,
    );
  });

  test("a citation is shown where the provider returns one", async () => {
    const block = { document_title: "resume, page", start_block_index: 1, cited_text: "x" };
    const citation = { type: "content_block_location", ...block };
    scene.api.reply({ parts: [{ text: "You led a team", citation }, { text: ", which counts ‹resume, page 9›." }] });
    expect((await scene.client.answerTo("What stands out?")).text).toBe(
      "You led a team ‹resume, page 2›, which counts resume, page 9.",
    );
  });
});

describe("requests to the provider", () => {
  test("have the same instructions for all, which it caches; tools only read", async () => {
    await scene.client.answerTo("Hello");
    const body = scene.api.requests[0]?.body;
    expect(body?.system[0]).toMatchObject({ cache_control: { type: "ephemeral" } });
    expect(body?.tools.map(({ name }) => name).join(" ")).toBe(
      "search_jobs read_job read_profile read_resume read_applications read_saved_jobs " +
        "resume missing_skills interview pay follow_up fit",
    );
    expect(scene.api.requests[0]?.headers.authorization).toBe("Bearer test-key");
  });

  test("usage is summed up by day", async () => {
    await scene.client.answerTo("Hello");
    const usage = await scene.app.db.prisma.assistantUsage.findFirst({ where: { seekerId: scene.seekerId } });
    expect(usage).toMatchObject({ questions: 1, inputTokens: 100, outputTokens: 20 });
    const spend = await scene.app.app.services.assistant.spend();
    expect(spend.costUsd).toBeGreaterThan(0);
  });
});

test("an API without streaming gets the whole answer, and continues the last conversation", async () => {
  const actor = { accountId: scene.seekerId, role: "SEEKER" as const, sessionId: "" };
  scene.api.reply(textReply("First."), textReply("Second."));
  expect(await scene.app.app.services.assistant.answer(actor, "One")).toBe("First.");
  expect(await scene.app.app.services.assistant.answer(actor, "Two")).toBe("Second.");
  expect(await scene.app.db.prisma.assistantConversation.count({ where: { seekerId: scene.seekerId } })).toBe(1);
  await expect(scene.app.app.services.assistant.answer(actor, "  ")).rejects.toThrow(ASSISTANT_TEXTS.blank);
});
