import type { Transaction } from "../../platform/database/database.ts";

/** A request, or the connection that came of it, with the names of its two people. */
export async function findPair(tx: Transaction, requesterId: string, addresseeId: string) {
  const pair = await tx.connection.findFirst({
    where: { requesterId, addresseeId },
    select: {
      id: true,
      status: true,
      requester: { select: { name: true } },
      addressee: { select: { name: true } },
    },
  });
  return pair && { ...pair, requesterName: pair.requester.name, addresseeName: pair.addressee.name };
}
