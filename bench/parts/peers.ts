import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { dataDir, withPool } from "../lib/postgres.ts";
import { type ServerProcess, startServer } from "../lib/server-process.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";

/** A server under measurement, and how to request the page from it. */
export interface Served {
  readonly name: string;
  readonly process: ServerProcess;
  readonly url: string;
  readonly query: string;
}

export const LIMIT = "node:http passing on PostgreSQL's JSON (the limit)";
export const OURS = "Worklane";
export const MERCURIUS = "Mercurius with JIT, hand-written SQL";
export const STOCK = "Apollo, TypeGraphQL and Prisma at their defaults";
const POSTGRAPHILE = "PostGraphile 5";

const PLAIN = "title jobType industry workMode location experienceLevel salaryLabel requirements createdAt";
/** The first page of jobs. */
export const PAGE_QUERY = `query Page { jobs(first: 20) { nodes {
  id ${PLAIN} company { id name logoUrl size } viewerHasSaved viewerApplicationStatus } pageInfo { hasNextPage } } }`;
/** PostGraphile's ids are global; the rows' ids have another name. */
const POSTGRAPHILE_QUERY = `query Page { jobs: allJobs(first: 20, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) { nodes {
  id: rowId ${PLAIN} company { id: rowId name logoUrl size } viewerHasSaved viewerApplicationStatus } pageInfo { hasNextPage } } }`;

const peersFolder = join(import.meta.dirname, "../peers");

/** Starts our server and all peers, each pinned to the first processor; if one fails to start, stops the others. */
export async function startServers(database: string, firstPort: number): Promise<Served[]> {
  const env = serverEnv(database, join(dataDir, "worklane"));
  const started: Served[] = [];
  const peer = async (name: string, file: string, query = PAGE_QUERY) => {
    const own = {
      ...env,
      PORT: String(firstPort + started.length),
      TSX_TSCONFIG_PATH: join(peersFolder, "tsconfig.json"),
      // If set, PostGraphile does not prompt on startup.
      GRAPHILE_ENV: "production",
    };
    const server = await startServer(["--import", "tsx", join(peersFolder, file)], own, { pinned: true });
    started.push({ name, process: server, url: `${server.url}/graphql`, query });
  };
  try {
    await peer(LIMIT, "bare.ts");
    const worklane = await startWorklane(firstPort + started.length, { ...env, WORKER: "apart" }, { pinned: true });
    started.push({ name: OURS, process: worklane, url: `${worklane.url}/graphql`, query: PAGE_QUERY });
    await peer(MERCURIUS, "mercurius.ts");
    await peer(POSTGRAPHILE, "postgraphile.ts", POSTGRAPHILE_QUERY);
    await peer(STOCK, "stock.ts");
    return started;
  } catch (error) {
    await stopServers(started);
    throw error;
  }
}

export const stopServers = (servers: readonly Served[]): Promise<unknown> =>
  Promise.all(servers.map(({ process: server }) => server.stop()));

/** Runs `work` while the database has the objects that the peers need. */
export async function withPeersNeeds<T>(database: string, work: () => Promise<T>): Promise<T> {
  const drop = (pool: pg.Pool) =>
    pool.query("drop schema if exists bench_postgraphile cascade; drop index if exists bench_stock");
  await withPool(database, async (pool) => {
    // A run that was killed may have left them.
    await drop(pool);
    await pool.query(readFileSync(join(peersFolder, "for-peers.sql"), "utf8"));
    await pool.query("analyze jobs");
  });
  try {
    return await work();
  } finally {
    await withPool(database, drop);
  }
}
