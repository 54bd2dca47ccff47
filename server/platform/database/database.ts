import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { type Prisma, PrismaClient } from "../../generated/prisma/client.ts";
import { inSpan } from "../tracing/tracing.ts";
import { newConnection, openPool, STATEMENT_SECONDS } from "./connections.ts";
import { type PipelinedReads, pipelinedReads, pooledReads } from "./pipelined-reads.ts";
import { noteWrite } from "./read-scope.ts";
import { currentRecord } from "./recorded-transactions.ts";
import { openReplicas, type ReplicasOptions, type ReplicatedReads } from "./replicas.ts";

/** A transaction: Prisma's client within it, and a hook for work after the commit. */
export interface Transaction extends Prisma.TransactionClient {
  /** Runs `work` after the commit, in order; never if the transaction rolls back. */
  afterCommit(work: () => void | Promise<void>): void;
}

/** The database as used by stores, through Prisma. */
export type Stored = Pick<Database, "prisma">;

/** The database, or a transaction of it. */
export type Queryable = Stored | Transaction;

/** Returns Prisma's client: the transaction's own within one. */
export const clientOf = (db: Queryable): Prisma.TransactionClient => ("prisma" in db ? db.prisma : db);

/** The database as used by services: Prisma for clarity, the pool for hand-written SQL on hot lists. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  /** For hot reads that are always quick. */
  readonly quick: PipelinedReads;
  /**
   * For reads that may be some seconds stale, such as public data: from replicas, if there are any. A client that has
   * just written still sees its own writes.
   */
  readonly replicated: ReplicatedReads;
  /** Runs `work` in a transaction; what it passed to `afterCommit` runs after the commit. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Name of the connection for quick reads in `pg_stat_activity`. */
export const PIPELINED_CONNECTION = "worklane-quick-reads";

interface DatabaseOptions {
  /** Maximum number of connections, without the one for quick reads. */
  readonly poolSize?: number;
  /** Statement timeout in seconds; longer than a request's for commands of operators. */
  readonly statementSeconds?: number;
  /** Whether quick reads have a dedicated connection; otherwise they use the pool. */
  readonly pipelined?: boolean;
  /** Read replicas, for reads that may be some seconds stale. */
  readonly replicas?: Pick<ReplicasOptions, "urls" | "maxLagSeconds" | "log">;
}

/** Derives a new object: properties set on Prisma's client would be visible to all open transactions. */
const withAfterCommit = (tx: Prisma.TransactionClient, afterCommit: Transaction["afterCommit"]): Transaction =>
  Object.create(tx, { afterCommit: { value: afterCommit } }) as Transaction;

/** Opens a database. `url`: a PostgreSQL connection string. */
export function openDatabase(
  url: string,
  { poolSize = 10, statementSeconds = STATEMENT_SECONDS.request, pipelined = true, replicas }: DatabaseOptions = {},
): Database {
  const pool = openPool(url, { max: poolSize, statementSeconds });
  const quickOptions = {
    name: PIPELINED_CONNECTION,
    statementSeconds: STATEMENT_SECONDS.quick,
    driver: { pipeline: true },
  };
  const quick = pipelined ? pipelinedReads(() => newConnection(url, quickOptions), pool) : pooledReads(pool);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const copies =
    replicas && replicas.urls.length > 0
      ? openReplicas({ pool, quick }, { ...replicas, primaryUrl: url, poolSize, pipelined })
      : null;

  return {
    prisma,
    pool,
    quick,
    replicated: copies ?? { pool, quick, states: () => [], answeredByPrimary: () => 0 },
    async transaction<T>(work: (tx: Transaction) => Promise<T>) {
      noteWrite();
      const record = currentRecord();
      const committed = record?.next();
      if (committed) return committed.result as T;
      const followUps: Parameters<Transaction["afterCommit"]>[0][] = [];
      const afterCommit: Transaction["afterCommit"] = (followUp) => void followUps.push(followUp);
      const inTransaction = async (tx: Prisma.TransactionClient) => {
        const result = await work(withAfterCommit(tx, afterCommit));
        await record?.add(tx, result);
        return result;
      };
      const result = await inSpan(
        () => ({ name: "transaction" }),
        () => prisma.$transaction(inTransaction, { maxWait: 5000, timeout: 15_000 }),
      );
      for (const followUp of followUps) await followUp();
      return result;
    },
    async close() {
      await copies?.close();
      await prisma.$disconnect();
      await Promise.all([quick.close(), pool.end()]);
    },
  };
}
