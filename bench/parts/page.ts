import type pg from "pg";
import { prepareData, SIZES, VIEWERS } from "../lib/data.ts";
import { atMost } from "../lib/goals.ts";
import { load, requestBytes } from "../lib/load.ts";
import { median, table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { withPool } from "../lib/postgres.ts";
import { ask, sameAnswers } from "../lib/same-answers.ts";
import { canPin, pin } from "../lib/server-process.ts";
import { statementsDuring } from "../lib/statements.ts";
import { signInSeekers } from "../lib/worklane.ts";
import {
  LIMIT,
  MERCURIUS,
  OURS,
  PAGE_QUERY,
  type Served,
  STOCK,
  startServers,
  stopServers,
  withPeersNeeds,
} from "./peers.ts";

const CONNECTIONS = 16;
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4600);

interface Round {
  /** Microseconds of server processor time per request. */
  readonly cpu: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

type Rounds = ReadonlyMap<string, readonly Round[]>;

/** The first page of 20 jobs, with companies and the viewer's flags, signed in: our server compared with its peers. */
export const page: Part = {
  title: "The first page of jobs",
  async run({ serverUrl, postgresPid, scale, quick }) {
    const jobs = SIZES[scale];
    const database = await prepareData(serverUrl, jobs);
    const tokens = await withPool(database, (pool) => signInSeekers(pool, VIEWERS));
    // The server has one processor to itself; PostgreSQL and the load generator share the other.
    pin(process.pid, "1");
    pin(postgresPid, "1");
    try {
      return await withPeersNeeds(database, async () => {
        const servers = await startServers(database, FIRST_PORT);
        try {
          await sameAnswers(servers, PAGE_QUERY, tokens[7] ?? "");
          const statements = await withPool(database, (pool) => statementsOfPage(pool, servers, tokens), 1);
          const count = quick ? 3 : 9;
          return report(jobs, await measureAll(servers, tokens, count, quick), count, statements);
        } finally {
          await stopServers(servers);
        }
      });
    } finally {
      pin(process.pid, "0-1");
      pin(postgresPid, "0-1");
    }
  },
};

async function measureAll(servers: readonly Served[], tokens: readonly string[], count: number, quick: boolean) {
  const rounds = new Map(servers.map(({ name }) => [name, [] as Round[]]));
  const requests = new Map(servers.map((served) => [served.name, requestsOf(served, tokens)]));
  const measure = async ({ name, url, process: server }: Served, milliseconds: number) => {
    const bytes = requests.get(name) ?? [];
    let turn = 0;
    const next = () => bytes[turn++ % bytes.length] ?? Buffer.alloc(0);
    const before = server.cpu();
    const result = await load(url, next, { connections: CONNECTIONS, milliseconds });
    if (result.refused > 0) throw new Error(`${name} refused ${result.refused} requests.`);
    const cpu = ((server.cpu() - before) * 1e6) / result.requests;
    return { cpu, perSecond: result.requests / result.seconds, p50: result.p50, p99: result.p99 };
  };
  for (const served of servers) await measure(served, quick ? 1000 : 3000);
  for (let round = 0; round < count; round++) {
    const first = round % servers.length;
    for (const served of [...servers.slice(first), ...servers.slice(0, first)])
      rounds.get(served.name)?.push(await measure(served, quick ? 700 : 1500));
  }
  return rounds;
}

/** Counts the statements that a server sends to PostgreSQL per page, for viewers it has served before. */
async function statementsOfPage(pool: pg.Pool, servers: readonly Served[], tokens: readonly string[]) {
  const viewers = tokens.slice(0, 20);
  const statements = new Map<string, number>();
  for (const { name, url } of servers) {
    const askAll = async () => {
      for (const token of viewers) await ask(url, PAGE_QUERY, token);
    };
    await askAll();
    statements.set(name, (await statementsDuring(pool, askAll)) / viewers.length);
  }
  return statements;
}

const requestsOf = ({ url }: Served, tokens: readonly string[]) =>
  tokens.map((token) => requestBytes(url, { query: PAGE_QUERY }, { authorization: `Bearer ${token}` }));

function report(jobs: number, rounds: Rounds, count: number, statements: ReadonlyMap<string, number>): Report {
  const against = (name: string, other: string) => {
    const others = rounds.get(other) ?? [];
    return median((rounds.get(name) ?? []).map(({ cpu }, index) => cpu / (others[index]?.cpu ?? Number.NaN)));
  };
  const rows = [...rounds].map(([name, all]) => {
    const of = (key: keyof Round) => median(all.map((round) => round[key]));
    const sent = statements.get(name) ?? Number.NaN;
    return [name, of("cpu"), against(name, LIMIT), of("perSecond"), of("p50"), of("p99"), sent];
  });
  const text = [
    `${jobs.toLocaleString("en")} jobs, 20 a page, ${VIEWERS} signed-in viewers in turn, ${CONNECTIONS} connections; medians of ${count} interleaved rounds. ` +
      "Every server answers the same, checks the token's signature and sends no compression. " +
      (canPin
        ? "Each server has processor 0 to itself while it is asked; PostgreSQL and the load share processor 1 and bound the requests per second. "
        : "Processes could not be pinned to processors here. ") +
      "Prisma has an index of its own, on status and date, because it sends the status as a parameter.",
    "",
    table(
      ["server", "processor µs a request", "of the limit", "requests/s", "p50 ms", "p99 ms", "statements a request"],
      rows,
    ),
  ].join("\n");
  const cost = "processor time of a page, against";
  return {
    text,
    goals: [
      atMost(`${cost} the bare limit`, 2.6, against(OURS, LIMIT), { unit: "times" }),
      atMost(`${cost} Mercurius with JIT`, 1.5, against(OURS, MERCURIUS), { unit: "times" }),
      atMost(`${cost} stock Apollo, TypeGraphQL and Prisma`, 0.2, against(OURS, STOCK), { unit: "times" }),
      atMost("statements for a page", 1, statements.get(OURS) ?? Number.NaN),
    ],
  };
}
