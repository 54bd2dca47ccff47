import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { WebSocket } from "ws";
import { prepareData, SIZES } from "../lib/data.ts";
import { atMost } from "../lib/goals.ts";
import { listenToChats, openSockets } from "../lib/listeners.ts";
import { load, requestBytes } from "../lib/load.ts";
import { median, shown, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { dataDir, withPool } from "../lib/postgres.ts";
import { progress } from "../lib/progress.ts";
import type { ServerProcess } from "../lib/server-process.ts";
import { METRICS_TOKEN, serverEnv, signInSeekers, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 70;
const SOCKETS = 1000;
const SAMPLES = 20;
const READS = [
  "{ jobs(first: 20) { nodes { id title company { id name } viewerHasSaved } } }",
  '{ jobs(first: 20, filter: { keyword: "engineer" }) { nodes { id title company { id name } } } }',
  "{ appliedJobs(first: 20) { nodes { status job { id title } } } }",
  "{ conversations(first: 20) { nodes { id unreadCount } } unreadCount }",
];

interface Sample {
  readonly rss: number;
  readonly heap: number;
}

/** The memory of one node, including its worker: idle, with a thousand sockets, and over ten minutes of light use. */
export const memory: Part = {
  title: "Memory",
  async run({ serverUrl, quick }) {
    const seconds = quick ? 10 : 600;
    const count = quick ? 100 : SOCKETS;
    const database = await prepareData(serverUrl, SIZES.small);
    const tokens = await withPool(database, (pool) => signInSeekers(pool, SOCKETS));
    const server = await startWorklane(PORT, serverEnv(database, join(dataDir, "worklane")));
    let sockets: WebSocket[] = [];
    const bar = progress("memory");
    try {
      await delay(quick ? 1000 : 10_000);
      const idle = await sampleOf(server);
      sockets = await openSockets(count, (index) => listenToChats(server.url, tokens[index] ?? ""));
      await delay(quick ? 1000 : 10_000);
      const open = await sampleOf(server);
      const url = `${server.url}/graphql`;
      let turn = 0;
      const next = () => {
        const headers = { authorization: `Bearer ${tokens[turn % tokens.length]}` };
        return requestBytes(url, { query: READS[turn++ % READS.length] }, headers);
      };
      const loading = load(url, next, { connections: 8, milliseconds: seconds * 1000, perSecond: 20 });
      const samples: Sample[] = [];
      while (samples.length < SAMPLES) {
        await delay((seconds * 1000) / SAMPLES);
        samples.push(await sampleOf(server));
        bar.tell(`sample ${samples.length} of ${SAMPLES}`);
      }
      const { requests, refused } = await loading;
      bar.done();
      if (refused > 0) throw new Error(`${refused} of ${requests} requests were refused.`);
      const part = (from: number, to: number) => samples.slice(SAMPLES * from, SAMPLES * to);
      const middle = (of: readonly Sample[]) => ({
        rss: median(of.map(({ rss }) => rss)),
        heap: median(of.map(({ heap }) => heap)),
      });
      const [early, late] = [middle(part(0.2, 0.4)), middle(part(0.8, 1))];
      const name = `${count.toLocaleString("en")} sockets with a chat subscription each`;
      const text = [
        `One node with its worker inside, 10,000 jobs; RSS and the heap in use, in MB. Light use: 20 reads a second of four kinds, for ${seconds} s.`,
        "",
        table(
          ["", "RSS MB", "heap MB"],
          [
            ["idle", idle.rss, idle.heap],
            [name, open.rss, open.heap],
            ["in light use, median of the second fifth", early.rss, early.heap],
            ["in light use, median of the last fifth", late.rss, late.heap],
          ],
        ),
        "",
        `RSS at each twentieth: ${samples.map(({ rss }) => Math.round(rss)).join(", ")}.`,
        `Heap at each twentieth: ${samples.map(({ heap }) => Math.round(heap)).join(", ")}.`,
      ].join("\n");
      const flat = { unit: "times", note: `last fifth against second, over ${seconds} s` };
      return {
        text,
        goals: [
          atMost(`memory at ${count.toLocaleString("en")} sockets (RSS)`, 220, open.rss, { unit: "MB" }),
          atMost("memory of each of them with its subscription (RSS)", 20, ((open.rss - idle.rss) * 1024) / count, {
            unit: "kB",
            note: `${shown(((open.heap - idle.heap) * 1024) / count)} kB of heap; what the first of them loads and compiles is among both`,
          }),
          atMost("memory in light use stays flat (RSS)", 1.05, late.rss / early.rss, flat),
        ],
      };
    } finally {
      for (const socket of sockets) socket.terminate();
      await server.stop();
    }
  },
};

async function sampleOf(server: ServerProcess): Promise<Sample> {
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await response.text();
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
  return { rss: server.memory(), heap };
}
