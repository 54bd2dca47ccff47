import { Prisma } from "../../../generated/prisma/client.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";

/** Number of days before a key expires on which people are notified. */
const WARNING_DAYS = 7;

/** SQL: an active key `s` that expires soon, was made for longer than that, and is not being replaced. */
const EXPIRES_SOON = `s.app_id is not null and s.ended_at is null and s.end_reason is null
  and s.created_at < s.expires_at - interval '${WARNING_DAYS} days'`;

/** A person to notify of a key that expires soon. */
export interface ExpiringKey {
  readonly accountId: string;
  readonly companyId: string | null;
  readonly appName: string;
  /** When it expires, as `2026-11-30`. */
  readonly day: string;
}

/** Returns whom to notify of a key that still expires soon: its creator, and the owners of its company. */
export const findExpiringKey = (tx: Transaction, keyId: string, now: Date): Promise<ExpiringKey[]> =>
  tx.$queryRaw<ExpiringKey[]>`
    select a.id as "accountId", p.company_id as "companyId", p.name as "appName",
      (s.expires_at at time zone 'utc')::date::text as day
    from sessions s join apps p on p.id = s.app_id
    join accounts a on a.id = s.account_id or a.id in (
      select m.account_id from company_members m where m.company_id = p.company_id and m.role = 'OWNER')
    where s.id = ${keyId}::uuid and ${Prisma.raw(EXPIRES_SOON)} and s.expires_at > ${now}`;

/** Returns the keys that expire soon, of people or of companies, of which nobody was notified. */
export async function findExpiringKeys(
  { pool }: Pick<Database, "pool">,
  { ofCompanies, now }: { readonly ofCompanies: boolean; readonly now: Date },
): Promise<{ keyId: string }[]> {
  const { rows } = await pool.query<{ keyId: string }>(
    `select s.id as "keyId" from sessions s join apps p on p.id = s.app_id
     where ${EXPIRES_SOON} and s.expires_at > $1 and s.expires_at <= $1 + interval '${WARNING_DAYS} days'
       and (p.company_id is not null) = $2
       and not exists (select from notices n where n.cause = 'key-expiring:' || s.id)
     limit 10000`,
    [now, ofCompanies],
  );
  return rows;
}
