import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packageRoot } from "../../platform/package-root.ts";
import { type ApiDocument, restRequests } from "./calls.ts";
import { graphqlTalks, legacyTalks, type SocketTalk } from "./frames.ts";
import { type FuzzedServer, startFuzzedServer } from "./fuzzed-server.ts";
import { brokenOperations, hugeOperations, operations } from "./operations.ts";
import { type FuzzRequest, graphqlRequests, oddEnvelopes } from "./requests.ts";
import { sendRequest, sendTalk } from "./send.ts";
import { ANSWER_MS, type Answer, faultOf, talkFaultOf } from "./verdict.ts";

interface FuzzReport {
  readonly inputs: number;
  /** Number of responses for each status or close code. */
  readonly answers: Readonly<Record<string, number>>;
  /** Inputs with an unacceptable response, and the response. */
  readonly faults: readonly string[];
  /** Megabytes in use after each tenth of the run. */
  readonly heldMb: readonly number[];
  readonly slowestMs: number;
}

type Input = FuzzRequest | SocketTalk;

/** Number of concurrent inputs. */
const AT_ONCE = 8;
/** Number of inputs after which used-up rate limits are reset. */
const REFRESH_EVERY = 48;
/** Maximum number of reported faults, and of similar ones. */
const MAX_FAULTS = 15;
const MAX_ALIKE = 4;

/** The seed from the environment, to reproduce a failure; or a new one. */
const fuzzSeed = (): number => Number(process.env.SEED) || randomInt(2 ** 31);

/**
 * Tests that a server survives `count` inputs: no server error, no timeout, no internals exposed. `growthMb`: how many
 * megabytes it may hold in the end beyond those of before, by its figures after each tenth of the run.
 */
export function testFuzz(
  title: string,
  { count, timeout, growthMb }: { count: number; timeout: number; growthMb: (heldMb: readonly number[]) => number },
  mostMb: number,
): void {
  let server: FuzzedServer;
  beforeAll(async () => {
    server = await startFuzzedServer();
  }, 120_000);
  afterAll(() => server?.stop());

  test(title, { timeout }, async () => {
    const seed = fuzzSeed();
    console.log(`seed ${seed}, ${count} inputs`);
    const { faults, heldMb, ...report } = await fuzz(server, await fuzzInputs(server), count, seed);
    console.log({ ...report, heldMb });
    if (faults.length > 0) console.log(server.printed());
    expect(faults).toEqual([]);
    expect(growthMb(heldMb)).toBeLessThan(mostMb);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
}

/**
 * All kinds of inputs, derived from what the server itself publishes: a new operation or call is included immediately.
 */
async function fuzzInputs(server: FuzzedServer): Promise<fc.Arbitrary<Input>> {
  const schema = buildSchema(readFileSync(join(packageRoot, "schema.graphql"), "utf8"));
  const document = (await (await fetch(`${server.url}/api-docs/openapi.json`)).json()) as ApiDocument;
  const requested = operations(schema, ["query", "mutation"]);
  const all = operations(schema, ["query", "mutation", "subscription"]);
  return fc.oneof(
    { weight: 10, arbitrary: graphqlRequests(requested) },
    { weight: 2, arbitrary: graphqlRequests(brokenOperations(all)) },
    { weight: 2, arbitrary: oddEnvelopes(all) },
    { weight: 1, arbitrary: graphqlRequests(hugeOperations) },
    { weight: 5, arbitrary: restRequests(document) },
    { weight: 1, arbitrary: graphqlTalks(fc.oneof(operations(schema, ["subscription"]), all, brokenOperations(all))) },
    { weight: 1, arbitrary: legacyTalks() },
  );
}

/** Sends `count` inputs and judges every response. */
async function fuzz(server: FuzzedServer, inputs: fc.Arbitrary<Input>, count: number, seed: number) {
  const answers: Record<string, number> = {};
  const faults: string[] = [];
  const seen: Record<string, number> = {};
  const heldMb: number[] = [];
  let sent = 0;
  let slowestMs = 0;

  const report = (what: string, how: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
    if (seen[what] <= MAX_ALIKE) faults.push(`${what}\n  ${how}`);
  };
  const judge = (input: Input, answer: Answer) => {
    const fault = ("transport" in input ? talkFaultOf : faultOf)(answer, server.filled(JSON.stringify(input)));
    slowestMs = Math.max(slowestMs, answer.tookMs);
    const kind = "transport" in input ? `${input.transport} socket` : "http";
    answers[`${kind} ${answer.status}`] = (answers[`${kind} ${answer.status}`] ?? 0) + 1;
    if (fault) report(`${kind}: ${fault}`, `${cut(JSON.stringify(input))}\n  ${cut(answer.text)}`);
  };
  const together = fc.array(inputs, { minLength: AT_ONCE, maxLength: AT_ONCE });
  const property = fc.asyncProperty(together, async (some) => {
    const given = await Promise.all(some.map((input) => answerTo(server, input)));
    for (const [index, input] of some.entries()) {
      const answer = given[index] as Answer;
      // A busy machine occasionally delays responses. An input that is slow by itself is also slow when sent alone.
      judge(input, answer.tookMs > ANSWER_MS ? await answerTo(server, input) : answer);
    }
    sent += some.length;
    if (sent % REFRESH_EVERY === 0) await server.refresh();
    if (sent % (Math.ceil(count / AT_ONCE / 10) * AT_ONCE) === 0) heldMb.push(Math.round(await server.heldMb()));
    if (faults.length > MAX_FAULTS) throw new Error("Too many faults.");
  });
  await fc
    .check(property, { numRuns: Math.ceil(count / AT_ONCE), seed, endOnFailure: true })
    .then(({ failed, errorInstance }) => failed && faults.push(String(errorInstance)));
  return { inputs: sent, answers, faults, heldMb, slowestMs: Math.round(slowestMs) } satisfies FuzzReport;
}

async function answerTo(server: FuzzedServer, input: Input): Promise<Answer> {
  try {
    return await ("transport" in input ? sendTalk(server, input) : sendRequest(server, input));
  } catch (error) {
    return { status: 599, text: `no answer: ${error}`, tookMs: 0 };
  }
}

const cut = (text: string) => (text.length > 1500 ? `${text.slice(0, 1500)} … (${text.length})` : text);
