import type { Transaction } from "../../platform/database/database.ts";

/**
 * SQL: the accounts to notify about a job: its poster, as long as they may decide for its company; else the company's
 * owners.
 */
export const responsibleSql = (jobId: string) => `
  select m.account_id from jobs j join company_members m on m.company_id = j.company_id
  left join company_members p on p.company_id = j.company_id and p.account_id = j.posted_by_id and p.role in ('OWNER', 'RECRUITER')
  where j.id = ${jobId} and case when p.account_id is null then m.role = 'OWNER' else m.account_id = p.account_id end`;

/** Returns the accounts to notify about a job. */
export const responsibleFor = (tx: Transaction, jobId: string): Promise<{ accountId: string }[]> =>
  tx.$queryRawUnsafe<{ accountId: string }[]>(
    `select account_id as "accountId" from (${responsibleSql("$1::uuid")}) r`,
    jobId,
  );
