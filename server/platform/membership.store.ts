import type { CompanyRole } from "../generated/prisma/enums.ts";
import { type CompanyAction, ROLE_REFUSAL, roleCan } from "./company-permissions.ts";
import type { Transaction } from "./database/database.ts";
import { AppError } from "./errors.ts";

/**
 * Checks again, within a transaction, that a member may perform an action: the request may have started before their
 * role changed or they were removed. Members change under a lock of their company, so the answer holds until the
 * transaction ends. @throws FORBIDDEN
 */
export async function requireStillAllowed(
  tx: Transaction,
  { accountId, companyId }: { readonly accountId: string; readonly companyId: string },
  action: CompanyAction,
): Promise<void> {
  await tx.$executeRaw`select from companies where id = ${companyId}::uuid for key share`;
  // A second statement, which sees what the holder of the lock has committed.
  const [member] = await tx.$queryRaw<{ role: CompanyRole }[]>`
    select role from company_members where account_id = ${accountId}::uuid and company_id = ${companyId}::uuid`;
  if (!member || !roleCan(member.role, action)) throw new AppError("FORBIDDEN", ROLE_REFUSAL);
}
