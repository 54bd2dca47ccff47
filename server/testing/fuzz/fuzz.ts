import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { buildSchema } from "graphql";
import { packageRoot } from "../../platform/package-root.ts";
import { type ApiDocument, restRequests } from "./calls.ts";
import { graphqlTalks, legacyTalks, type SocketTalk } from "./frames.ts";
import type { FuzzedServer } from "./fuzzed-server.ts";
import { brokenOperations, hugeOperations, operations } from "./operations.ts";
import { type FuzzRequest, graphqlRequests, oddEnvelopes } from "./requests.ts";
import { sendRequest, sendTalk } from "./send.ts";
import { ANSWER_MS, type Answer, faultOf, talkFaultOf } from "./verdict.ts";

export interface FuzzReport {
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
export const fuzzSeed = (): number => Number(process.env.SEED) || randomInt(2 ** 31);

/**
 * All kinds of inputs, derived from what the server itself publishes: a new operation or call is included immediately.
 */
export async function fuzzInputs(server: FuzzedServer): Promise<fc.Arbitrary<Input>> {
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
export async function fuzz(server: FuzzedServer, inputs: fc.Arbitrary<Input>, count: number, seed: number) {
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
