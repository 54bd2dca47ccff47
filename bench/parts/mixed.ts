import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import { atMost } from "../lib/goals.ts";
import { listenToChats, onMessages, openSockets } from "../lib/listeners.ts";
import { type Load, load, requestBytes } from "../lib/load.ts";
import { LOG_INS, MIXED_PASSWORD, type MixedData, prepareMixed } from "../lib/mixed-data.ts";
import { table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { dataDir } from "../lib/postgres.ts";
import type { ServerProcess } from "../lib/server-process.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 40;
const SOCKETS = 2000;
/** Duration of the measurement; overridden by `BENCH_SECONDS`. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 180);
const QUICK_SECONDS = 15;
/** Fraction of the time that counts as warm-up. */
const WARM_UP = 0.2;
const SAMPLES = 20;

const CARD =
  "id title location salaryLabel createdAt company { id name logoUrl } viewerHasSaved viewerApplicationStatus";
const KEYWORDS = ["engineer", "nurse", "pune", "react", "design", "c++", "manager", "remote data"];

/** Kinds of traffic, each with its rate per second and its next request. */
type Kinds = Readonly<Record<string, { readonly perSecond: number; readonly next: () => Buffer }>>;

/** The traffic of a working day, for three minutes, while two thousand people have a page open. */
export const mixed: Part = {
  title: "Mixed traffic with 2,000 open sockets",
  async run({ serverUrl, quick }) {
    const data = await prepareMixed(serverUrl, SOCKETS);
    const env = { ...serverEnv(data.database, join(dataDir, "worklane")), TRUST_PROXY: "1" };
    const server = await startWorklane(PORT, env);
    try {
      const sockets = await openSockets(data.tokens.length, (index) =>
        listenToChats(server.url, data.tokens[index] ?? ""),
      );
      let delivered = 0;
      onMessages(sockets, (text) => {
        if (text.includes('"MessageAdded"')) delivered++;
      });
      const seconds = quick ? QUICK_SECONDS : SECONDS;
      const cpuBefore = server.cpu();
      const watched = watchMemory(server, seconds);
      const kinds = kindsOf(`${server.url}/graphql`, data);
      const loads: [string, Load][] = await Promise.all(
        Object.entries(kinds).map(async ([name, { perSecond, next }]) => [
          name,
          await load(`${server.url}/graphql`, next, { connections: 8, milliseconds: seconds * 1000, perSecond }),
        ]),
      );
      const cpu = (server.cpu() - cpuBefore) / seconds;
      const sent = loads.find(([name]) => name === MESSAGE)?.[1];
      const expected = sent ? 2 * (sent.requests - sent.refused) : 0;
      for (let waited = 0; waited < 50 && delivered < expected; waited++) await delay(100);
      const result = report({
        loads,
        memory: await watched,
        deliveries: `${delivered.toLocaleString("en")} of ${expected.toLocaleString("en")}`,
        stillOpen: sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
        seconds,
        cpu,
      });
      for (const socket of sockets) socket.terminate();
      return result;
    } finally {
      await server.stop();
    }
  },
};

const MESSAGE = "sending a message, delivered to both sides";

function kindsOf(url: string, { tokens, ids, applications }: MixedData): Kinds {
  const as = (person: number) => ({ authorization: `Bearer ${tokens[person % tokens.length]}` });
  const ask = (query: string, variables: object, headers: Record<string, string>) =>
    requestBytes(url, { query, variables }, headers);
  const each = (make: (turn: number) => Buffer) => {
    let turn = 0;
    return () => make(turn++);
  };
  const list = (query: string) => each((turn) => ask(query, {}, as(turn * 13)));
  return {
    "first page of jobs": { perSecond: 30, next: list(`{ jobs(first: 20) { edges { cursor node { ${CARD} } } } }`) },
    "search by keyword, with its count": {
      perSecond: 15,
      next: each((turn) =>
        ask(
          `query ($filter: JobFilter) { jobs(first: 20, filter: $filter) { totalCount edges { node { ${CARD} } } } }`,
          { filter: { keyword: KEYWORDS[turn % KEYWORDS.length] } },
          as(turn * 7),
        ),
      ),
    },
    "applied jobs": { perSecond: 8, next: list(`{ appliedJobs(first: 20) { nodes { status job { ${CARD} } } } }`) },
    peers: {
      perSecond: 8,
      next: list("{ peers(first: 20) { nodes { id name photoUrl location viewerConnection } } }"),
    },
    conversations: {
      perSecond: 8,
      next: list("{ conversations(first: 20) { nodes { id unreadCount } } unreadCount }"),
    },
    applying: {
      perSecond: 5,
      next: each((turn) => {
        const { person, jobId } = applications[turn % applications.length] ?? { person: 0, jobId: "" };
        const query = "mutation ($input: JobIdInput!) { applyToJob(input: $input) { job { id } } }";
        return ask(query, { input: { jobId } }, as(person));
      }),
    },
    [MESSAGE]: {
      perSecond: 15,
      next: each((turn) => {
        const person = (turn * 31) % ids.length;
        const recipientId = ids[person % 2 === 0 ? person + 1 : person - 1];
        const input = { recipientId, clientId: randomUUID(), content: `Message ${turn}` };
        const query = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id seq } } }";
        return ask(query, { input }, as(person));
      }),
    },
    "log-in": {
      perSecond: 2,
      next: each((turn) => {
        const input = {
          email: `many-seekers-${1 + (turn % LOG_INS)}@example.com`,
          password: MIXED_PASSWORD,
          role: "SEEKER",
        };
        const query = "mutation ($input: LogInInput!) { logIn(input: $input) { __typename } }";
        return ask(query, { input }, { "x-forwarded-for": `10.0.${(turn >> 8) & 255}.${turn & 255}` });
      }),
    },
  };
}

/** Returns the memory in megabytes at each twentieth of the time. */
async function watchMemory(server: ServerProcess, seconds: number): Promise<number[]> {
  const samples: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    await delay((seconds * 1000) / SAMPLES);
    samples.push(Math.round(server.memory()));
  }
  return samples;
}

interface Outcome {
  readonly loads: readonly (readonly [string, Load])[];
  readonly memory: readonly number[];
  readonly deliveries: string;
  readonly stillOpen: number;
  readonly seconds: number;
  /** Processor seconds per second. */
  readonly cpu: number;
}

function report({ loads, memory, deliveries, stillOpen, seconds, cpu }: Outcome): Report {
  const requests = loads.reduce((sum, [, load]) => sum + load.requests, 0);
  const refused = loads.reduce((sum, [, load]) => sum + load.refused, 0);
  const warm = memory[Math.floor(SAMPLES * WARM_UP)] ?? Number.NaN;
  const text = [
    `One node, its worker inside, ${SOCKETS.toLocaleString("en")} people with an open socket and a chat subscription each, for ${seconds} s; 10,000 jobs. Server, PostgreSQL and load share the processors.`,
    "",
    table(
      ["", "a second", "asked", "errors", "p50 ms", "p95 ms", "p99 ms"],
      loads.map(([name, { requests, seconds, refused, p50, p95, p99 }]) => {
        return [name, requests / seconds, requests.toLocaleString("en"), String(refused), p50, p95, p99];
      }),
    ),
    "",
    `- errors: ${refused} of ${requests.toLocaleString("en")} requests (${((100 * refused) / requests).toFixed(3)} %)`,
    `- messages delivered to sockets: ${deliveries}; sockets open at the end: ${stillOpen.toLocaleString("en")} of ${SOCKETS.toLocaleString("en")}`,
    `- memory (RSS): ${warm} MB after warm-up, ${memory.at(-1)} MB at the end; at each twentieth: ${memory.join(", ")}`,
    `- processor time of the server: ${cpu.toFixed(2)} of a processor`,
  ].join("\n");
  return { text, goals: [atMost("errors in mixed traffic with 2,000 sockets", 0, refused)] };
}
