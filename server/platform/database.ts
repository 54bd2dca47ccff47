import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type Prisma, PrismaClient } from "../generated/prisma/client.ts";

/** A transaction: Prisma's client within it, and what to do once it has committed. */
export type Transaction = Prisma.TransactionClient & {
  /** Runs `work` after the commit, in order; never when the transaction rolls back. */
  afterCommit(work: () => void | Promise<void>): void;
};

/** The database as services see it: Prisma for clarity, the pool for hand-written SQL on hot lists. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  /** Runs `work` in one transaction; what it handed to `afterCommit` runs when it has committed. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const TIMESTAMPTZ = 1184;
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/** Reads a moment as PostgreSQL writes it. In UTC that is nearly ISO 8601, which is read several times faster. */
const readMoment = (text: string): unknown =>
  IN_UTC.test(text)
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : pg.types.getTypeParser(TIMESTAMPTZ, "text")(text);

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    Number(type) === TIMESTAMPTZ && format !== "binary" ? readMoment : pg.types.getTypeParser(type, format),
};

/** Opens a database. `url`: a PostgreSQL connection string; `poolSize`: connections at most. */
export function openDatabase(url: string, { poolSize = 10 }: { poolSize?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5000, types });
  // An idle connection that breaks (a restart of PostgreSQL) is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });

  return {
    prisma,
    pool,
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
      await pool.end();
    },
  };
}
