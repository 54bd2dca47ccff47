import { join } from "node:path";
import type pg from "pg";
import { withPool } from "../lib/postgres.ts";
import { type ServerProcess, startServer } from "../lib/server-process.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";

/** A server under measurement. */
export interface Served {
  readonly name: string;
  readonly process: ServerProcess;
  readonly url: string;
}

export const LIMIT = "node:http passing on PostgreSQL's JSON (the limit)";
export const OURS = "Worklane";
export const MERCURIUS = "Mercurius with JIT, hand-written SQL";
export const STOCK = "Apollo, TypeGraphQL and Prisma at their defaults";

const PLAIN = "title jobType industry workMode location experienceLevel salaryLabel requirements createdAt";
/** The first page of jobs. */
export const PAGE_QUERY = `query Page { jobs(first: 20) { nodes {
  id ${PLAIN} company { id name logoUrl size } viewerHasSaved viewerApplicationStatus } pageInfo { hasNextPage } } }`;
const peersFolder = join(import.meta.dirname, "../peers");

/** Starts our server and all peers, each pinned to the first processor; if one fails to start, stops the others. */
export async function startServers(database: string, firstPort: number): Promise<Served[]> {
  const env = serverEnv(database);
  const started: Served[] = [];
  const peer = async (name: string, file: string) => {
    const own = {
      ...env,
      PORT: String(firstPort + started.length),
      TSX_TSCONFIG_PATH: join(peersFolder, "tsconfig.json"),
    };
    const server = await startServer(["--import", "tsx", join(peersFolder, file)], own, { pinned: true });
    started.push({ name, process: server, url: `${server.url}/graphql` });
  };
  try {
    await peer(LIMIT, "bare.ts");
    const worklane = await startWorklane(firstPort + started.length, env, { pinned: true });
    started.push({ name: OURS, process: worklane, url: `${worklane.url}/graphql` });
    await peer(MERCURIUS, "mercurius.ts");
    await peer(STOCK, "stock.ts");
    return started;
  } catch (error) {
    await stopServers(started);
    throw error;
  }
}

export const stopServers = (servers: readonly Served[]): Promise<unknown> =>
  Promise.all(servers.map(({ process: server }) => server.stop()));

/** Runs `work` while the database has the index that Prisma needs: it sends the status as a parameter. */
export async function withPeersNeeds<T>(database: string, work: () => Promise<T>): Promise<T> {
  const drop = (pool: pg.Pool) => pool.query("drop index if exists bench_stock");
  await withPool(database, async (pool) => {
    // A run that was killed may have left it.
    await drop(pool);
    await pool.query("create index bench_stock on jobs (status, created_at desc, id desc)");
    await pool.query("analyze jobs");
  });
  try {
    return await work();
  } finally {
    await withPool(database, drop);
  }
}
