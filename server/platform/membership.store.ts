import type { CompanyRole } from "../generated/prisma/enums.ts";
import { type CompanyAction, jobsSeenBy, ROLE_REFUSAL, roleCan, type SeenJobs } from "./company-permissions.ts";
import type { Transaction } from "./database/database.ts";
import { AppError } from "./errors.ts";

/**
 * Checks again, within a transaction, that a member may perform an action: the request may have started before their
 * role changed or they were removed. Members change under a lock of their company, so the answer holds until the
 * transaction ends. To be called before jobs or applications are locked: the company comes first everywhere.
 * @returns the member with their current role, and the jobs that they see in it @throws FORBIDDEN
 */
export async function requireStillAllowed<Member extends { readonly accountId: string; readonly companyId: string }>(
  tx: Transaction,
  member: Member,
  action: CompanyAction,
): Promise<Member & SeenJobs & { readonly companyRole: CompanyRole }> {
  const { accountId, companyId } = member;
  await tx.$executeRaw`select from companies where id = ${companyId}::uuid for key share`;
  // A second statement, which sees what the holder of the lock has committed.
  const [current] = await tx.$queryRaw<{ role: CompanyRole }[]>`
    select role from company_members where account_id = ${accountId}::uuid and company_id = ${companyId}::uuid`;
  if (!current || !roleCan(current.role, action)) throw new AppError("FORBIDDEN", ROLE_REFUSAL);
  return { ...member, companyRole: current.role, ...jobsSeenBy(member, current.role) };
}
