import type { Transaction } from "./database.ts";

/**
 * Serializes changes between two seekers, and notices of them, until the transaction ends: otherwise a concurrent
 * request and block would not see each other, and both be stored; likewise a withdrawn request and its notice.
 */
export async function lockPair(tx: Transaction, one: string, other: string): Promise<void> {
  const [low, high] = [one, other].sort();
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`connection ${low} ${high}`}, 0))`;
}
