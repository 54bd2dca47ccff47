import type { Transaction } from "../../platform/database/database.ts";

/** An account that may be suspended. */
export interface SuspendableAccount {
  readonly suspendedAt: Date | null;
  readonly isOperator: boolean;
}

/**
 * Returns an account, locked against concurrent suspension until the transaction ends; null when it no longer exists.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<SuspendableAccount | null> {
  const [account] = await tx.$queryRaw<SuspendableAccount[]>`
    select suspended_at as "suspendedAt", exists (select from operators o where o.account_id = a.id) as "isOperator"
    from accounts a where a.id = ${id}::uuid for no key update`;
  return account ?? null;
}

/** Suspends an account, which ends its pending invitations and requests to join; null lifts the suspension. */
export async function setSuspended(tx: Transaction, id: string, suspendedAt: Date | null): Promise<void> {
  await tx.account.update({ where: { id }, data: { suspendedAt } });
  if (!suspendedAt) return;
  await tx.companyInvitation.deleteMany({ where: { invitedById: id } });
  await tx.companyJoinRequest.deleteMany({ where: { accountId: id, refusedAt: null } });
}
