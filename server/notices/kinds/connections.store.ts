import type { Transaction } from "../../platform/database/database.ts";
import { lockPair } from "../../platform/database/lock-pair.ts";

/**
 * Returns a request, or the resulting connection, with the names of both people. The lock makes a change of it wait
 * until its notice is stored, so that the change can retract the notice.
 */
export async function findPair(tx: Transaction, requesterId: string, addresseeId: string) {
  await lockPair(tx, requesterId, addresseeId);
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
