import { join } from "node:path";
import { prepareData, SIZES, VIEWERS } from "../lib/data.ts";
import { load, requestBytes } from "../lib/load.ts";
import { median, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { withPool } from "../lib/postgres.ts";
import { canPin, pin, type ServerProcess, startServer } from "../lib/server-process.ts";
import { serverEnv, signInSeekers, startWorklane } from "../lib/worklane.ts";

const QUERY = `query Page { jobs(first: 20) { nodes {
  id title jobType industry workMode location experienceLevel salaryLabel requirements createdAt
  company { id name logoUrl size } viewerHasSaved viewerApplicationStatus } pageInfo { hasNextPage } } }`;

const CONNECTIONS = 16;
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4600);

interface Round {
  /** Microseconds of processor time of the server for a request. */
  readonly cpu: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The first page of 20 jobs, with companies and the viewer's flags, signed in: ours beside its peers. */
export const page: Part = {
  title: "The first page of jobs",
  async run({ serverUrl, postgresPid, scale, quick }) {
    const jobs = SIZES[scale];
    const database = await prepareData(serverUrl, jobs);
    const tokens = await withPool(database, (pool) => signInSeekers(pool, VIEWERS));
    const headers = (token: string) => ({ authorization: `Bearer ${token}` });
    // The server alone on one processor; PostgreSQL and the load share the other.
    pin(process.pid, "1");
    pin(postgresPid, "1");
    const servers = await startAll(database);
    try {
      const rounds = new Map(servers.map(([name]) => [name, [] as Round[]]));
      const requests = new Map(
        servers.map(([name, { url, query = QUERY, path = "/graphql" }]) => [
          name,
          tokens.map((token) => requestBytes(`${url}${path}`, { query }, headers(token))),
        ]),
      );
      await sameAnswers(servers, tokens[7] ?? "");
      const measure = async ([name, { url, process: server }]: (typeof servers)[number], milliseconds: number) => {
        const bytes = requests.get(name) ?? [];
        let turn = 0;
        const before = server.cpu();
        const next = () => bytes[turn++ % bytes.length] ?? Buffer.alloc(0);
        const result = await load(url, next, { connections: CONNECTIONS, milliseconds });
        if (result.refused > 0) throw new Error(`${name} refused ${result.refused} requests.`);
        const cpu = ((server.cpu() - before) * 1e6) / result.requests;
        return { cpu, perSecond: result.requests / result.seconds, p50: result.p50, p99: result.p99 };
      };
      for (const server of servers) await measure(server, quick ? 1000 : 3000);
      const count = quick ? 3 : 9;
      for (let round = 0; round < count; round++) {
        const turned = [...servers.slice(round % servers.length), ...servers.slice(0, round % servers.length)];
        for (const server of turned) rounds.get(server[0])?.push(await measure(server, quick ? 700 : 1500));
      }
      return report(jobs, rounds, count);
    } finally {
      await Promise.all(servers.map(([, { process: server }]) => server.stop()));
      pin(process.pid, "0-1");
      pin(postgresPid, "0-1");
    }
  },
};

interface Served {
  readonly process: ServerProcess;
  readonly url: string;
  readonly path?: string;
  readonly query?: string;
}

async function startAll(database: string): Promise<[string, Served][]> {
  const env = serverEnv(database, join(import.meta.dirname, "../.data/worklane"));
  const peer = async (file: string, index: number): Promise<Served> => {
    const server = await startServer(
      ["--import", "tsx", join(import.meta.dirname, "../peers", file)],
      {
        ...env,
        PORT: String(FIRST_PORT + index),
        TSX_TSCONFIG_PATH: join(import.meta.dirname, "../peers/tsconfig.json"),
      },
      { pinned: true },
    );
    return { process: server, url: server.url };
  };
  const worklane = await startWorklane(FIRST_PORT, { ...env, WORKER: "apart" }, { pinned: true });
  return [
    ["node:http passing on PostgreSQL's JSON (the limit)", await peer("bare.ts", 1)],
    ["Worklane", { process: worklane, url: worklane.url }],
    ["Mercurius with JIT, hand-written SQL", await peer("mercurius.ts", 2)],
    ["Apollo, TypeGraphQL and Prisma at their defaults", await peer("stock.ts", 3)],
  ];
}

/** What is compared must answer alike. */
async function sameAnswers(servers: readonly [string, Served][], token: string) {
  const answers = await Promise.all(
    servers.map(async ([name, { url, path = "/graphql", query = QUERY }]) => {
      const response = await fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ query }),
      });
      const { data } = (await response.json()) as { data?: unknown };
      return [name, data] as const;
    }),
  );
  const [first] = answers;
  for (const [name, answer] of answers) {
    const [expected, given] = [first?.[1], answer].map((value) => JSON.stringify(sorted(value)));
    if (given === expected) continue;
    const at = [...(given ?? "")].findIndex((sign, index) => sign !== expected?.[index]);
    const near = (text = "") => text.slice(Math.max(0, at - 200), at + 100);
    throw new Error(`${name} answers otherwise than ${first?.[0]}:\n${near(given)}\n${near(expected)}`);
  }
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === "object"
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, item]) => [key, sorted(item)]),
        )
      : value;

function report(jobs: number, rounds: ReadonlyMap<string, readonly Round[]>, count: number): string {
  const limit = [...rounds.values()][0] ?? [];
  const rows = [...rounds].map(([name, all]) => {
    const ratios = all.map(({ cpu }, index) => cpu / (limit[index]?.cpu ?? Number.NaN));
    const of = (key: keyof Round) => median(all.map((round) => round[key]));
    return [name, of("cpu"), median(ratios), of("perSecond"), of("p50"), of("p99")];
  });
  return [
    `${jobs.toLocaleString("en")} jobs, 20 a page, ${VIEWERS} signed-in viewers in turn, ${CONNECTIONS} connections; medians of ${count} interleaved rounds. ` +
      `Every server answers the same, checks the token's signature and sends no compression. ` +
      (canPin
        ? "Each server has processor 0 to itself while it is asked; PostgreSQL and the load share processor 1 and bound the requests per second."
        : "Processes could not be pinned to processors here."),
    "",
    table(["server", "processor µs a request", "of the limit", "requests/s", "p50 ms", "p99 ms"], rows),
  ].join("\n");
}
