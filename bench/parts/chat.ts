import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { WebSocket } from "ws";
import { openDatabase } from "../../server/platform/database/database.ts";
import { type Crowd, makeCrowd, writersOf } from "../lib/chat-crowd.ts";
import { withFreshDatabase } from "../lib/fresh-database.ts";
import { atMost } from "../lib/goals.ts";
import { listenToChats, onMessages, openSockets } from "../lib/listeners.ts";
import { load, requestBytes } from "../lib/load.ts";
import { median, percentile, shown, table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { dataDir } from "../lib/postgres.ts";
import { progress } from "../lib/progress.ts";
import { pin, type ServerProcess } from "../lib/server-process.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 50;
/** Each writes to several listeners: nobody may send more than three messages per second. */
const WRITERS = 400;
const RATES = [500, 350, 250, 175, 125, 60] as const;
const ROUNDS = 3;
/** A rate is sustained if at least this share of it was sent, and nothing was rejected or lost. */
const HELD = 0.97;
const SEND = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }";

interface Stage {
  readonly listeners: number;
  readonly perSecond: number;
  /** Microseconds of server processor time per message: sending, storing and delivering. */
  readonly cpu: number;
  readonly delays: readonly number[];
  readonly holds: boolean;
}

/** Messages sent with the product's mutation to one listener each, with increasing numbers of open sockets. */
export const chat: Part = {
  title: "Addressed messages",
  run: ({ serverUrl, postgresPid, quick }) =>
    withFreshDatabase(serverUrl, "bench_chat", async (database) => {
      const sizes = quick ? [50, 200] : [100, 1000, 5000];
      const most = sizes.at(-1) ?? 0;
      const db = openDatabase(database);
      const crowd = await makeCrowd(db, { listeners: most, writers: WRITERS });
      await db.close();
      const env = { ...serverEnv(database, join(dataDir, "worklane")), WORKER: "apart" };
      pin(process.pid, "1");
      pin(postgresPid, "1");
      const server = await startWorklane(PORT, env, { pinned: true });
      const sockets: WebSocket[] = [];
      const bar = progress("sockets");
      try {
        const stages: Stage[] = [];
        for (const size of sizes) {
          bar.tell(size.toLocaleString("en"));
          const missing = crowd.listeners.slice(sockets.length, size);
          const open = (index: number) => listenToChats(server.url, missing[index]?.token ?? "");
          sockets.push(...(await openSockets(missing.length, open)));
          stages.push(...(await measure(server, crowd, sockets, quick)));
        }
        bar.done();
        return report(stages, sizes);
      } finally {
        for (const socket of sockets) socket.terminate();
        await server.stop();
        pin(process.pid, "0-1");
        pin(postgresPid, "0-1");
      }
    }),
};

/** Measures the highest sustained rate and the lowest rate: only results at the same rate are comparable. */
async function measure(server: ServerProcess, crowd: Crowd, sockets: readonly WebSocket[], quick: boolean) {
  const milliseconds = quick ? 2000 : 10_000;
  const rates = quick ? [100, 50] : RATES;
  const lowest = rates.at(-1) ?? 0;
  // Warm-up: a server's first requests take five times as long, and so do the client's.
  for (const rate of [lowest, rates[0] ?? 0]) await send(server, crowd, sockets, rate, quick ? 1000 : 5000);
  const stages: Stage[] = [];
  for (const rate of rates) {
    const stage = await middle(() => send(server, crowd, sockets, rate, milliseconds), quick ? 1 : ROUNDS);
    stages.push(stage);
    if (stage.holds) break;
  }
  if (stages.at(-1)?.perSecond !== lowest) stages.push(await send(server, crowd, sockets, lowest, milliseconds));
  return stages.filter((stage) => stage.holds || stage.perSecond === lowest);
}

/**
 * Returns the median of several rounds by their slowest messages, with the median cost; stops at the first round that
 * fails.
 */
async function middle(round: () => Promise<Stage>, rounds: number): Promise<Stage> {
  const stages: Stage[] = [];
  while (stages.length < rounds) {
    const stage = await round();
    if (!stage.holds) return stage;
    stages.push(stage);
  }
  const slowest = ({ delays }: Stage) => percentile(delays, 0.99);
  const sorted = stages.toSorted((a, b) => slowest(a) - slowest(b));
  const [first] = stages;
  if (!first) throw new Error("There is one round at least.");
  return { ...(sorted[Math.floor(sorted.length / 2)] ?? first), cpu: median(stages.map(({ cpu }) => cpu)) };
}

async function send(
  server: ServerProcess,
  { listeners, writers }: Crowd,
  sockets: readonly WebSocket[],
  perSecond: number,
  milliseconds: number,
): Promise<Stage> {
  const url = `${server.url}/graphql`;
  const sentAt: number[] = [];
  const delays: number[] = [];
  const round = randomUUID();
  const mark = new RegExp(`${round} (\\d+)`);
  const stopListening = onMessages(sockets, (text) => {
    const found = mark.exec(text);
    if (found) delays.push(performance.now() - (sentAt[Number(found[1])] ?? 0));
  });
  const next = () => {
    const turn = sentAt.length;
    const to = (turn * 7919) % sockets.length;
    const known = writersOf(to, writers);
    // A hundred turns use a quarter of the writers, four hundred use all: everyone writes equally often.
    const writer = known[Math.floor(turn / 100) % known.length];
    const input = { recipientId: listeners[to]?.id, clientId: randomUUID(), content: `${round} ${turn}` };
    const bytes = requestBytes(
      url,
      { query: SEND, variables: { input } },
      { authorization: `Bearer ${writer?.token}` },
    );
    sentAt.push(performance.now());
    return bytes;
  };
  const before = server.cpu();
  const { requests, seconds, refused } = await load(url, next, { connections: 64, milliseconds, perSecond });
  for (let waited = 0; waited < 50 && delays.length < requests - refused; waited++) await delay(100);
  const cpu = ((server.cpu() - before) * 1e6) / requests;
  stopListening();
  const holds = refused === 0 && delays.length === requests && requests / seconds >= perSecond * HELD;
  return { listeners: sockets.length, perSecond, cpu, delays, holds };
}

function report(stages: readonly Stage[], sizes: readonly number[]): Report {
  const rates = [...new Set(stages.map(({ perSecond }) => perSecond))];
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const at = (listeners: number, rate: number) =>
    stages.find((stage) => stage.listeners === listeners && stage.perSecond === rate && stage.holds);
  // The highest rate that was measured with every number of sockets.
  const common = Math.max(0, ...rates.filter((rate) => sizes.every((size) => at(size, rate))));
  const growth = (at(most, common)?.cpu ?? Number.NaN) / (at(least, common)?.cpu ?? Number.NaN);
  const highest = Math.max(0, ...rates.filter((rate) => at(most, rate)));
  const text = [
    `Each message is sent with \`sendMessage\` over HTTP by one of ${WRITERS} people, stored, and delivered to one of those who listen over a WebSocket. ` +
      "Delay: from sending the request until the listener has the message. Processor time: of the server, per message, the open sockets' pings included. " +
      `The server has processor 0; PostgreSQL, senders and listeners share processor 1. Rates tried until one held: ${RATES.join(", ")} a second, ${ROUNDS} rounds of which the middle one counts, and the lowest for all.`,
    "",
    table(
      ["open sockets", "messages a second", "held", "processor µs a message", "p50 ms", "p99 ms"],
      stages.map(({ listeners, perSecond, holds, cpu, delays }) => [
        listeners.toLocaleString("en"),
        String(perSecond),
        holds ? "yes" : "no",
        cpu,
        median(delays),
        percentile(delays, 0.99),
      ]),
    ),
  ].join("\n");
  const sockets = `${most.toLocaleString("en")} sockets`;
  return {
    text,
    goals: [
      atMost(`processor time of a message, ${sockets} against ${least}`, 1.2, growth, {
        unit: "times",
        note: `at ${shown(common)} a second`,
      }),
      atMost(`delay of a message at 500 a second, ${sockets}, p99`, 10, percentile(at(most, 500)?.delays ?? [], 0.99), {
        unit: "ms",
        note: `${highest} a second is the highest rate that held`,
      }),
    ],
  };
}
