import { queueNotices } from "../../notices/queue-notices.ts";
import type { Transaction } from "../../platform/database/database.ts";

/**
 * Queues a notification to a company's owners about a new member. `letInBy`: the owner who accepted the request, who
 * already knows.
 */
export const queueMemberJoined = (
  tx: Transaction,
  joined: { readonly companyId: string; readonly accountId: string; readonly letInBy: string | null },
): Promise<void> =>
  queueNotices(tx, "MEMBER_JOINED", [{ id: `${joined.companyId}:${joined.accountId}`, cause: joined }]);
