import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildSeeker } from "../../../prisma/factories/index.ts";
import { type MessagesApi, type Reply, startMessagesApi } from "../../testing/stand-in-ai-provider.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { assistantClient } from "../assistant.testing.ts";

export const HOSTILE_KEY = "test-key";
export const STRANGER_ID = "0198c0de-0000-7000-8000-00000000beef";

/** Returns a reply of the model that calls a tool. */
export const calling = (tool: string, input?: Record<string, unknown>): Reply => ({
  parts: [{ tool, ...(input && { input }) }],
});

/** A seeker who chats with the assistant, and a model that gives scripted replies. */
export class HostileScene {
  api!: MessagesApi;
  app!: TestApp;
  client!: Awaited<ReturnType<typeof assistantClient>>;
  seekerId!: string;

  /** Returns everything that was sent to the provider. */
  sent(): string {
    return JSON.stringify(this.api.requests.map(({ body }) => body.messages));
  }

  /** Returns what was sent as data: documents, search results and tool results. */
  sentAsData(): string {
    return this.#blocks((type) => type === "document" || type === "tool_result");
  }

  /** Returns everything else that was sent. */
  sentAsText(): string {
    return this.#blocks((type) => type === "text");
  }

  /** Returns the answer as displayed. */
  async shown(...replies: Reply[]): Promise<string> {
    this.api.reply(...replies);
    return (await this.client.answerTo("Help me")).text;
  }

  /** Returns the answer as saved, with its links. */
  async saved(question: string, ...replies: Reply[]) {
    this.api.reply(...replies);
    const { conversationId } = await this.client.answerTo(question);
    return this.app.db.prisma.assistantMessage.findFirstOrThrow({ where: { conversationId, author: "ASSISTANT" } });
  }

  #blocks(isOf: (type: unknown) => boolean): string {
    const blocks = this.api.requests.flatMap(({ body }) => body.messages.flatMap(({ content }) => content));
    return JSON.stringify(blocks.filter(({ type }) => isOf(type)));
  }
}

type Row = [where: string, input: string, does: string, check: () => Promise<void>];

const asTableRow = ([where, input, does]: Row) => `| ${where} | ${input.replace(/\p{Cf}/gu, "·")} | ${does} |`;

/**
 * Tests attacks by hostile people and the code's defences: in every row the model behaves as if it had been
 * manipulated, so nothing here relies on its instructions. The rows of all files are the table of docs/assistant.md.
 */
export function testHostileInputs(rowsIn: (scene: HostileScene) => Row[]): void {
  const scene = new HostileScene();
  beforeAll(async () => {
    scene.api = await startMessagesApi();
    scene.app = await startTestApp({
      env: {
        ANTHROPIC_API_KEY: HOSTILE_KEY,
        ANTHROPIC_BASE_URL: scene.api.url,
        ASSISTANT_QUESTIONS_PER_MINUTE: "1000",
      },
    });
  });
  afterAll(async () => {
    await scene.app.close();
    await scene.api.close();
  });
  beforeEach(async () => {
    scene.seekerId = (await buildSeeker(scene.app.db.prisma, { phone: "9123456780" })).id;
    scene.client = await assistantClient(scene.app, { id: scene.seekerId, role: "SEEKER" });
    scene.api.forget();
    return () => scene.client.close();
  });

  const rows = rowsIn(scene);
  test.each(rows)("%s: %s: %s", (_where, _input, _does, check) => check());

  test("the document has at least twenty, and each of these", async () => {
    const document = await readFile(new URL("../../../docs/assistant.md", import.meta.url), "utf8");
    expect(document.match(/^\| (question|resume|profile|job post) \|/gm)?.length).toBeGreaterThanOrEqual(20);
    const missing = rows.map(asTableRow).filter((row) => !document.includes(row));
    expect(missing.join("\n")).toBe("");
  });
}
