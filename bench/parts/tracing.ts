import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { prepareData, SIZES, VIEWERS } from "../lib/data.ts";
import { atMost } from "../lib/goals.ts";
import { load, requestBytes } from "../lib/load.ts";
import { median, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { dataDir, withPool } from "../lib/postgres.ts";
import { canPin, pin, type ServerProcess, startServer } from "../lib/server-process.ts";
import { serverEnv, signInSeekers, startWorklane } from "../lib/worklane.ts";
import { PAGE_QUERY } from "./peers.ts";

const CONNECTIONS = 16;
const PORT = Number(process.env.BENCH_PORT ?? 4600) + 90;
/** Longer than a node buffers spans before it sends them. */
const UNTIL_SENT_MS = 3000;
/** `main.js` of an earlier build to include in the comparison. */
const EARLIER_BUILD = process.env.BENCH_EARLIER_BUILD;

const EARLIER = "an earlier build";
const OFF = "off";
const TENTH = "a tenth of the traces";
const ALL = "all traces";

interface Variant {
  readonly name: string;
  readonly server: ServerProcess;
  readonly cpu: number[];
  readonly p50: number[];
  requests: number;
}

/** The cost of tracing for a page of jobs: nodes with no traces, a tenth and all of them, side by side. */
export const tracing: Part = {
  title: "Traces",
  async run({ serverUrl, postgresPid, quick }) {
    const database = await prepareData(serverUrl, SIZES.small);
    const tokens = await withPool(database, (pool) => signInSeekers(pool, VIEWERS));
    const receivers = [await startReceiver(), await startReceiver()] as const;
    const variants: Variant[] = [];
    const add = (name: string, server: ServerProcess) => variants.push({ name, server, cpu: [], p50: [], requests: 0 });
    const env = { ...serverEnv(database, join(dataDir, "worklane")), WORKER: "apart" };
    const start = (settings: Record<string, string>) =>
      startWorklane(PORT + variants.length, { ...env, ...settings }, { pinned: true });
    const sampled = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.1" };
    pin(process.pid, "1");
    pin(postgresPid, "1");
    try {
      if (EARLIER_BUILD) {
        const address = `http://127.0.0.1:${PORT}`;
        const earlier = await startServer(
          [EARLIER_BUILD],
          { ...env, PORT: String(PORT), PUBLIC_URL: address },
          { pinned: true },
        );
        add(EARLIER, { ...earlier, url: address });
      }
      add(OFF, await start({}));
      add(TENTH, await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receivers[0].url, ...sampled }));
      add(ALL, await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receivers[1].url }));
      const rounds = quick ? 3 : 15;
      for (const variant of variants) await measure(variant, tokens, quick ? 1000 : 4000);
      for (const variant of variants) variant.requests = 0;
      await delay(UNTIL_SENT_MS);
      const before = receivers.map(({ spans }) => spans());
      for (let round = 0; round < rounds; round++) {
        const first = round % variants.length;
        for (const variant of [...variants.slice(first), ...variants.slice(0, first)]) {
          const { cpu, p50 } = await measure(variant, tokens, quick ? 700 : 1500);
          variant.cpu.push(cpu);
          variant.p50.push(p50);
        }
      }
      const memory = variants.map(({ server }) => server.memory());
      await delay(UNTIL_SENT_MS);
      const arrived = receivers.map(({ spans }, index) => spans() - (before[index] ?? 0));
      return report(
        variants,
        memory,
        new Map([
          [TENTH, arrived[0] ?? 0],
          [ALL, arrived[1] ?? 0],
        ]),
        rounds,
      );
    } finally {
      pin(process.pid, "0-1");
      pin(postgresPid, "0-1");
      await Promise.all(variants.map(({ server }) => server.stop()));
      for (const receiver of receivers) receiver.stop();
    }
  },
};

async function measure(variant: Variant, tokens: readonly string[], milliseconds: number) {
  const { server } = variant;
  const url = `${server.url}/graphql`;
  const bytes = tokens.map((token) => requestBytes(url, { query: PAGE_QUERY }, { authorization: `Bearer ${token}` }));
  let turn = 0;
  const next = () => bytes[turn++ % bytes.length] ?? Buffer.alloc(0);
  const before = server.cpu();
  const { requests, refused, p50 } = await load(url, next, { connections: CONNECTIONS, milliseconds });
  if (refused > 0) throw new Error(`${refused} requests were refused.`);
  // Pending batches are part of the cost.
  await delay(200);
  variant.requests += requests;
  return { cpu: ((server.cpu() - before) * 1e6) / requests, p50 };
}

/** Starts an OTLP receiver that counts. */
async function startReceiver() {
  let spans = 0;
  const server = createServer(async (request, response) => {
    spans += (await text(request)).split('"spanId"').length - 1;
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function report(
  variants: readonly Variant[],
  memory: readonly number[],
  arrived: ReadonlyMap<string, number>,
  rounds: number,
) {
  const off = variants.find(({ name }) => name === OFF);
  const against = (of: Variant | undefined, other = off) =>
    median((of?.cpu ?? []).map((cpu, round) => cpu / (other?.cpu[round] ?? Number.NaN)));
  const named = (name: string) => variants.find((variant) => variant.name === name);
  const rows = variants.map((variant, index) => {
    const { name, cpu, p50, requests } = variant;
    const taken = arrived.get(name);
    return [
      name,
      median(cpu),
      against(variant).toFixed(2),
      median(p50),
      Math.round(memory[index] ?? Number.NaN),
      taken === undefined ? "–" : taken / requests,
    ];
  });
  const body = [
    `A page of 20 of 10,000 jobs, ${VIEWERS} signed-in viewers in turn, ${CONNECTIONS} connections as fast as they are answered; medians of ${rounds} interleaved rounds, ratios within a round. ` +
      (canPin
        ? "Each node has processor 0 to itself while it is asked; PostgreSQL, the load and the receiver share processor 1. "
        : "") +
      "A page is three spans (HTTP, GraphQL, SQL), and now and then one more for the session; the last column says how many arrived.",
    "",
    table(["traces", "processor µs a request", "of off", "p50 ms", "RSS MB", "spans a request"], rows),
  ].join("\n");
  const times = { unit: "times" };
  return {
    text: body,
    goals: [
      ...(EARLIER_BUILD
        ? [
            atMost(
              "a page without traces, against the build before there were any",
              1.03,
              against(off, named(EARLIER)),
              times,
            ),
          ]
        : []),
      atMost("a page with a tenth of the traces, against none", 1.15, against(named(TENTH)), times),
      atMost("a page with all traces, against none", 1.6, against(named(ALL)), times),
    ],
  };
}
