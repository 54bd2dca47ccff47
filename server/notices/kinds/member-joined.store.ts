import type { Transaction } from "../../platform/database/database.ts";

/** Returns the other owners of a company, and the new member; nothing when that person has left. */
export const ownersNotifiedOf = (
  tx: Transaction,
  companyId: string,
  accountId: string,
): Promise<{ accountId: string; name: string; companyName: string; joinedAt: string }[]> =>
  tx.$queryRaw`
    select o.account_id as "accountId", coalesce(nullif(a.display_name, ''), a.email) as name, c.name as "companyName",
      extract(epoch from m.joined_at)::bigint::text as "joinedAt"
    from company_members m join accounts a on a.id = m.account_id join companies c on c.id = m.company_id
    join company_members o on o.company_id = m.company_id and o.role = 'OWNER' and o.account_id <> m.account_id
    where m.company_id = ${companyId}::uuid and m.account_id = ${accountId}::uuid`;
