import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "../../generated/prisma/client.ts";
import { type QuickReads, quickReads } from "./pipelined-reads.ts";
import { readMoment, TIMESTAMPTZ } from "./timestamps.ts";

/** A transaction: Prisma's client within it, and what to do once it has committed. */
export type Transaction = Prisma.TransactionClient & {
  /** Runs `work` after the commit, in order; never when the transaction rolls back. */
  afterCommit(work: () => void | Promise<void>): void;
};

/** The database as services see it: Prisma for clarity, the pool for hand-written SQL on hot lists. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  /** For hot reads that are always quick. */
  readonly quick: QuickReads;
  /** Runs `work` in one transaction; what it handed to `afterCommit` runs when it has committed. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The name of the connection for quick reads in `pg_stat_activity`. */
export const QUICK_CONNECTION = "worklane-quick-reads";

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    Number(type) === TIMESTAMPTZ && format !== "binary" ? readMoment : pg.types.getTypeParser(type, format),
};

/** Opens a database. `url`: a PostgreSQL connection string; `poolSize`: connections at most, but for one of quick reads. */
export function openDatabase(url: string, { poolSize = 10 }: { poolSize?: number } = {}): Database {
  const connection = { connectionString: url, connectionTimeoutMillis: 5000, types };
  const pool = new pg.Pool({ ...connection, max: poolSize });
  // An idle connection that breaks (a restart of PostgreSQL) is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const line = { ...connection, application_name: QUICK_CONNECTION, pipeline: true, keepAlive: true };
  const quick = quickReads(() => new pg.Client(line), pool);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });

  return {
    prisma,
    pool,
    quick,
    async transaction(work) {
      const followUps: (() => void | Promise<void>)[] = [];
      const result = await prisma.$transaction(
        (tx) =>
          work(
            Object.assign(tx, { afterCommit: (followUp: () => void | Promise<void>) => void followUps.push(followUp) }),
          ),
        { maxWait: 5000, timeout: 15_000 },
      );
      for (const followUp of followUps) await followUp();
      return result;
    },
    async close() {
      await prisma.$disconnect();
      await quick.close();
      await pool.end();
    },
  };
}
