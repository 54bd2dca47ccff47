import { queueNotices } from "../../notices/queue-notices.ts";
import type { Transaction } from "../../platform/database/database.ts";

/** Queues that a company's owners are told who has joined. `letInBy`: the owner who answered; they know. */
export const queueMemberJoined = (
  tx: Transaction,
  joined: { readonly companyId: string; readonly accountId: string; readonly letInBy: string | null },
): Promise<void> =>
  queueNotices(tx, "MEMBER_JOINED", [{ id: `${joined.companyId}:${joined.accountId}`, cause: joined }]);
