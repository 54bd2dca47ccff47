import { AsyncLocalStorage } from "node:async_hooks";
import type { Prisma } from "../../generated/prisma/client.ts";

/** The results of a request's transactions. A repeated request gets them in order, and repeats nothing. */
export interface TransactionRecord {
  /** Returns the result of the next transaction, if it was committed before. */
  next(): { readonly result: unknown } | null;
  /** Stores a transaction's result within the same transaction. */
  add(tx: Prisma.TransactionClient, result: unknown): Promise<void>;
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
