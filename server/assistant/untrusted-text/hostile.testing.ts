import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Reply } from "../../testing/stand-in-ai-provider.ts";
import { AssistantScene } from "../assistant.testing.ts";

export const HOSTILE_KEY = "test-key";
export const STRANGER_ID = "0198c0de-0000-7000-8000-00000000beef";

/** Returns a reply of the model that calls a tool. */
export const calling = (tool: string, input?: Record<string, unknown>): Reply => ({
  parts: [{ tool, ...(input && { input }) }],
});

/** A seeker who chats with the assistant, and a model that gives scripted replies. */
export class HostileScene extends AssistantScene {
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

/** The table of docs/assistant.md: where an attack comes from and what it says, and what the code does. */
const ATTACKS = new Map(
  readFileSync("docs/assistant.md", "utf8")
    .split("\n")
    .filter((line) => /^\| (question|resume|profile|job post) \|/.test(line))
    .map((line) => line.slice(2, -2).split(" | "))
    .map(([where, input = "", does]) => [input, `${where}: ${input}: ${does}`] as const),
);

/**
 * Tests attacks by hostile people and the code's defences, by their names in docs/assistant.md: in each the model behaves
 * as if it had been manipulated, so nothing here relies on its instructions.
 */
export function testHostileInputs(checksIn: (scene: HostileScene) => Record<string, () => Promise<unknown>>): void {
  const scene = new HostileScene({ ASSISTANT_QUESTIONS_PER_MINUTE: "1000" });
  const checks = Object.entries(checksIn(scene));
  test.each(checks.map(([input, check]) => [ATTACKS.get(input) ?? input, check] as const))(
    "%s",
    async (_attack, check) => {
      await check();
    },
  );

  test("the document has at least twenty, and each of these", () => {
    expect(ATTACKS.size).toBeGreaterThanOrEqual(20);
    expect(checks.map(([input]) => input).filter((input) => !ATTACKS.has(input))).toEqual([]);
  });
}
