import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { buildSeeker } from "../prisma/factories/index.ts";
import { createApp } from "../server/app.ts";
import { readConfig } from "../server/config.ts";
import { migrate } from "../server/platform/database/migrations.ts";
import { createLogger } from "../server/platform/logging/log.ts";
import { signIn } from "../server/testing/sign-in.ts";
import { startMessagesApi } from "../server/testing/stand-in-ai-provider.ts";
import { startThrowawayPostgres } from "../server/testing/throwaway-postgres.ts";

// Time to the first streamed word when the provider responds immediately, that is, our own overhead.
// npx tsx bench/assistant-first-word.ts [asks]

const ASKS = Number(process.argv[2] ?? 200);
const WARM_UP = 20;
const TARGET_MS = 50;

const ASK = "mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { answerId } }";
const FOLLOW = "subscription ($answerId: ID!) { assistantAnswer(answerId: $answerId) { text state } }";

const api = await startMessagesApi();
const postgres = await startThrowawayPostgres();
await migrate(postgres.url);
const dataDir = await mkdtemp(join(tmpdir(), "worklane-bench-"));
const config = readConfig({
  ...{ NODE_ENV: "test", DATA_DIR: dataDir, PORT: "0", ANTHROPIC_API_KEY: "bench", ANTHROPIC_BASE_URL: api.url },
  ...{
    ASSISTANT_QUESTIONS_PER_MINUTE: "100000",
    ASSISTANT_QUESTIONS_PER_DAY: "100000",
    ASSISTANT_TOKENS_PER_PERSON: "1000000000",
  },
});
const log = createLogger("fatal");
const app = await createApp({ config, databaseUrl: postgres.url, publicUrl: "http://worklane.test", log });
const url = await app.http.listen({ port: 0, host: "127.0.0.1" });

const seeker = await buildSeeker(app.platform.db.prisma, { assistantConsentAt: new Date() });
const cookie = await signIn(app.platform.db, { id: seeker.id, role: "SEEKER" });
class WithCookie extends WebSocket {
  constructor(address: string, protocols: string | string[]) {
    super(address, protocols, { headers: { cookie } });
  }
}
const socket = createClient({
  url: `${url.replace("http", "ws")}/graphql`,
  webSocketImpl: WithCookie,
  connectionParams: { role: "SEEKER" },
  lazy: false,
});

/** Returns the milliseconds from sending a question to the first word of the response, which is read to the end. */
async function firstWord(): Promise<number> {
  const sentAt = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ query: ASK, variables: { input: { prompt: "Which skills should I learn next?" } } }),
  });
  const { data } = (await response.json()) as { data: { askAssistant: { answerId: string } } };
  let took: number | undefined;
  const pieces = socket.iterate<{ assistantAnswer: { text: string } }>({ query: FOLLOW, variables: data.askAssistant });
  for await (const piece of pieces) {
    if (piece.data?.assistantAnswer.text) took ??= performance.now() - sentAt;
  }
  if (took === undefined) throw new Error("There was no answer.");
  return took;
}

for (let number = 0; number < WARM_UP; number++) await firstWord();
const times: number[] = [];
for (let number = 0; number < ASKS; number++) times.push(await firstWord());
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
const shown = (ms: number) => `${ms.toFixed(1)} ms`;
console.log(`first streamed word after ${ASKS} asks, provider at 0 ms:`);
console.log(`p50 ${shown(at(0.5))}   p95 ${shown(at(0.95))}   p99 ${shown(at(0.99))}   most ${shown(at(1))}`);
console.log(at(0.95) < TARGET_MS ? `p95 is under ${TARGET_MS} ms` : `p95 is NOT under ${TARGET_MS} ms`);

await socket.dispose();
await app.stop();
await api.close();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
process.exit(at(0.95) < TARGET_MS ? 0 : 1);
