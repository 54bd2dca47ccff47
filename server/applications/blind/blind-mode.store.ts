import type { Transaction } from "../../platform/database/database.ts";

/** Turns a job's blind mode on or off. @returns whether that changed it */
export async function storeBlindMode(tx: Transaction, jobId: string, blind: boolean): Promise<boolean> {
  const changed =
    await tx.$executeRaw`update jobs set blind = ${blind} where id = ${jobId}::uuid and blind <> ${blind}`;
  return changed > 0;
}
