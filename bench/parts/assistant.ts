import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildJob, buildSeeker } from "../../prisma/factories/index.ts";
import { createApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { createLogger } from "../../server/platform/logging/log.ts";
import { type CachedUsage, PromptCache } from "../../server/testing/prompt-cache.ts";
import { type MessagesApi, type Reply, startMessagesApi } from "../../server/testing/stand-in-ai-provider.ts";
import { withFreshDatabase } from "../lib/fresh-database.ts";
import { atLeast } from "../lib/goals.ts";
import { table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";

const TURNS = 30;
const ANSWER = "Look at [[j1]]: it asks for what you did at your last place. Learn one thing more before you apply. ";

interface Turn {
  readonly usages: readonly CachedUsage[];
}

/**
 * The share of the assistant's input that is read from the provider's cache, with a stand-in that follows its rules.
 */
export const assistant: Part = {
  title: "What the assistant sends and the provider has already read",
  async run({ serverUrl }) {
    const turns = await withFreshDatabase(serverUrl, "bench_assistant", talk);
    const rounds = [
      ["turns 1 to 10, a search in each", turns.slice(0, 10)],
      ["turns 11 to 20", turns.slice(10, 20)],
      ["turns 21 to 30, where old messages leave", turns.slice(20, 30)],
    ] as const;
    const text = [
      "One conversation over real HTTP; each question searches jobs once, so that the provider is called twice. Four characters",
      "count as a token; what was kept does not grow old, as when questions follow within five minutes of each other.",
      "",
      table(
        ["", "tokens sent", "read from the cache", "written to it", "neither", "share read"],
        rounds.map(([name, of]) => {
          const { sent, read, written } = sumOf(of);
          return [name, sent, read, written, sent - read - written, `${(shareOf(of) * 100).toFixed(0)} %`];
        }),
      ),
    ].join("\n");
    const share = shareOf(turns.slice(0, 10)) * 100;
    const late = shareOf(turns.slice(20, 30)) * 100;
    return {
      text,
      goals: [
        atLeast("input tokens read from the provider's cache over ten turns", 70, share, { unit: "%" }),
        atLeast("the same where old messages leave", 80, late, { unit: "%" }),
      ],
    };
  },
};

async function talk(databaseUrl: string): Promise<Turn[]> {
  const api = await startMessagesApi();
  const dataDir = await mkdtemp(join(tmpdir(), "worklane-bench-"));
  const config = readConfig({
    ...{ NODE_ENV: "test", DATA_DIR: dataDir, PORT: "0", ANTHROPIC_API_KEY: "bench", ANTHROPIC_BASE_URL: api.url },
    ...{ ASSISTANT_QUESTIONS_PER_MINUTE: "1000", ASSISTANT_TOKENS_PER_PERSON: "1000000000" },
  });
  const app = await createApp({ config, databaseUrl, publicUrl: "http://worklane.test", log: createLogger("fatal") });
  try {
    const { prisma } = app.platform.db;
    for (let number = 0; number < 10; number++) await buildJob(prisma, { title: `Analyst ${number}` });
    const { id } = await buildSeeker(prisma);
    const actor = { accountId: id, role: "SEEKER" as const, sessionId: "" };
    const turns: Turn[] = [];
    const usages = countUsages(api);
    for (let number = 0; number < TURNS; number++) {
      await app.services.assistant.answer(actor, `Question ${number}: which jobs fit somebody who likes figures?`);
      turns.push({ usages: usages.splice(0) });
    }
    return turns;
  } finally {
    await app.stop();
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Makes the stand-in report usage according to its cache, and collects it. */
function countUsages(api: MessagesApi): CachedUsage[] {
  const cache = new PromptCache();
  const usages: CachedUsage[] = [];
  api.fallback = ({ body }): Reply => {
    const usage = cache.usageOf(body);
    usages.push(usage);
    const isAsked = body.messages.at(-1)?.content.at(-1)?.type === "text";
    return { parts: isAsked ? [{ tool: "search_jobs" }] : [{ text: ANSWER.repeat(6) }], usage: { ...usage } };
  };
  return usages;
}

function sumOf(turns: readonly Turn[]) {
  let read = 0;
  let written = 0;
  let neither = 0;
  for (const usage of turns.flatMap(({ usages }) => usages)) {
    read += usage.cache_read_input_tokens;
    written += usage.cache_creation_input_tokens;
    neither += usage.input_tokens;
  }
  return { sent: read + written + neither, read, written };
}

function shareOf(turns: readonly Turn[]): number {
  const { sent, read } = sumOf(turns);
  return read / sent;
}
