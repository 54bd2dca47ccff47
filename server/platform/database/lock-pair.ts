import type { Transaction } from "./database.ts";

/**
 * Makes changes between two seekers, and notices of them, wait for each other until the transaction ends: a request and a
 * block at the same moment would otherwise not see each other, and both be there; so would a request that is taken back and
 * its notice.
 */
export async function lockPair(tx: Transaction, one: string, other: string): Promise<void> {
  const [low, high] = [one, other].sort();
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`connection ${low} ${high}`}, 0))`;
}
