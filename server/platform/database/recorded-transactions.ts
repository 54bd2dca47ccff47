import { AsyncLocalStorage } from "node:async_hooks";
import type { Prisma } from "../../generated/prisma/client.ts";

/** What the transactions of a request gave. Who repeats the request is given that, in order, and does nothing twice. */
export interface TransactionRecord {
  /** What the next transaction gave, if it was committed before. */
  next(): { readonly result: unknown } | null;
  /** Keeps what a transaction gives, in the same transaction. */
  add(tx: Prisma.TransactionClient, result: unknown): Promise<void>;
}

interface Transactions {
  transaction<T>(work: () => Promise<T>): Promise<T>;
}

const records = new AsyncLocalStorage<TransactionRecord>();

/** Does work whose transactions are recorded. */
export const recordTransactions = <T>(record: TransactionRecord, work: () => Promise<T>): Promise<T> =>
  records.run(record, work);

/** The record of the work under way, if it has one. */
export const currentRecord = (): TransactionRecord | undefined => records.getStore();

/**
 * Reads what the work then changes. Who repeats the request is given what its first try read, and so does not take its own change
 * for somebody else's.
 */
export async function readOnce<T>(db: Transactions, read: () => Promise<T>): Promise<T> {
  const record = currentRecord();
  if (!record) return read();
  const before = record.next();
  if (before) return before.result as T;
  // Not within the transaction, which would hold a connection while the reading waits for another.
  const found = await read();
  return db.transaction(async () => found);
}
