import { memberName } from "../../accounts/current-company.sql.ts";
import type { Transaction } from "../../platform/database/database.ts";

/** SQL: the membership `m` of the owner of the job `j`, present while they may post and edit jobs of its company. */
export const ownerMembership = `m.company_id = j.company_id and m.account_id = j.posted_by_id and m.role in ('OWNER', 'RECRUITER')`;

/** Returns the names of the owners of these jobs, by job; without those who have left the company. */
export async function findJobOwners(tx: Transaction, jobIds: readonly string[]): Promise<Map<string, string>> {
  const found = await tx.$queryRawUnsafe<{ id: string; name: string }[]>(
    `select j.id, ${memberName("owner")} as name from jobs j join company_members m on ${ownerMembership}
     join accounts owner on owner.id = j.posted_by_id where j.id = any($1::uuid[])`,
    jobIds,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/**
 * Whether an account may post and edit jobs of a company. The lock makes a change of its role, or its departure, wait.
 */
export async function lockRecruiter(tx: Transaction, companyId: string, accountId: string): Promise<boolean> {
  const found = await tx.$queryRaw<object[]>`
    select from company_members where company_id = ${companyId}::uuid and account_id = ${accountId}::uuid
      and role in ('OWNER', 'RECRUITER') for share`;
  return found.length > 0;
}
