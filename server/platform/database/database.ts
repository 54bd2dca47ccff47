import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { type Prisma, PrismaClient } from "../../generated/prisma/client.ts";
import type { Publisher } from "../bus/events.ts";
import type { Topic, TopicEvents } from "../bus/topics.ts";
import { newConnection, openPool, STATEMENT_SECONDS } from "../connections/connections.ts";
import { inSpan } from "../tracing/tracing.ts";
import { type PipelinedReads, pipelinedReads, pooledReads } from "./pipelined-reads.ts";
import { noteWrite } from "./read-scope.ts";
import { currentRecord, type PublishedEvent } from "./recorded-transactions.ts";
import { openReplicas, type ReplicasOptions, type ReplicatedReads } from "./replicas.ts";

/** A transaction: Prisma's client within it, and what follows its commit. */
export interface Transaction extends Prisma.TransactionClient {
  /**
   * Publishes an event after the commit; also if the commit's response was lost, and once more when a repeated request
   * finds the transaction committed. Readers load state, so an event may come twice, or for nothing.
   */
  publish<Name extends Topic>(topic: Name, event: TopicEvents[Name]): void;
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
  /** Runs `work` in a transaction; what it published, or passed to `afterCommit`, follows the commit. */
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
  /** Receives the events of transactions. */
  readonly events?: Publisher;
  /** Read replicas, for reads that may be some seconds stale. */
  readonly replicas?: Pick<ReplicasOptions, "urls" | "maxLagSeconds" | "log">;
}

/** Derives a new object: properties set on Prisma's client would be visible to all open transactions. */
const withHooks = (
  tx: Prisma.TransactionClient,
  { publish, afterCommit }: Pick<Transaction, "publish" | "afterCommit">,
): Transaction =>
  Object.create(tx, { publish: { value: publish }, afterCommit: { value: afterCommit } }) as Transaction;

/** Opens a database. `url`: a PostgreSQL connection string. */
export function openDatabase(
  url: string,
  {
    poolSize = 10,
    statementSeconds = STATEMENT_SECONDS.request,
    pipelined = true,
    events,
    replicas,
  }: DatabaseOptions = {},
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
      const publishAll = (all: readonly PublishedEvent[]) => {
        for (const [topic, event] of all) events?.publish(topic, event);
      };
      if (committed) {
        publishAll(committed.events);
        return committed.result as T;
      }
      const followUps: Parameters<Transaction["afterCommit"]>[0][] = [];
      const published: PublishedEvent[] = [];
      const hooks: Pick<Transaction, "publish" | "afterCommit"> = {
        publish: (topic, event) => void published.push([topic, event] as PublishedEvent),
        afterCommit: (followUp) => void followUps.push(followUp),
      };
      let isDone = false;
      const inTransaction = async (tx: Prisma.TransactionClient) => {
        const result = await work(withHooks(tx, hooks));
        await record?.add(tx, { result, events: published });
        isDone = true;
        return result;
      };
      const result = await inSpan(
        () => ({ name: "transaction" }),
        () => prisma.$transaction(inTransaction, { maxWait: 5000, timeout: 15_000 }),
      ).finally(() => {
        // If only the response to the commit was lost, nobody else would publish these.
        if (isDone) publishAll(published);
      });
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
