import { AsyncLocalStorage } from "node:async_hooks";
import type { Prisma } from "../../generated/prisma/client.ts";
import type { Topic, TopicEvents } from "../bus/topics.ts";

/** An event with its topic. */
export type PublishedEvent = { readonly [Name in Topic]: readonly [topic: Name, event: TopicEvents[Name]] }[Topic];

/** What a transaction returned and published. */
export interface TransactionOutcome {
  readonly result: unknown;
  readonly events: readonly PublishedEvent[];
}

/** The outcomes of a request's transactions. A repeated request gets them in order, and repeats only the events. */
export interface TransactionRecord {
  /** Returns the outcome of the next transaction, if it was committed before. */
  next(): TransactionOutcome | null;
  /** Stores a transaction's outcome within the same transaction. */
  add(tx: Prisma.TransactionClient, outcome: TransactionOutcome): Promise<void>;
}

interface Transactions {
  transaction<T>(work: () => Promise<T>): Promise<T>;
}

const records = new AsyncLocalStorage<TransactionRecord>();

/** Runs work whose transactions are recorded. */
export const recordTransactions = <T>(record: TransactionRecord, work: () => Promise<T>): Promise<T> =>
  records.run(record, work);

/** Returns the record of the current work, if it has one. */
export const currentRecord = (): TransactionRecord | undefined => records.getStore();

/**
 * Reads state that the work then changes. A repeated request gets what its first attempt read, and so does not mistake
 * its own change for somebody else's.
 */
export async function readOnce<T>(db: Transactions, read: () => Promise<T>): Promise<T> {
  const record = currentRecord();
  if (!record) return read();
  const before = record.next();
  if (before) return before.result as T;
  // Not within the transaction, which would hold a connection while the read waits for another.
  const found = await read();
  return db.transaction(async () => found);
}
