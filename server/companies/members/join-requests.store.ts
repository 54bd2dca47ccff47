import { memberName } from "../../accounts/current-company.sql.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { JoinableCompany, JoinRequest } from "./join-requests.types.ts";

const MAX_COMPANIES = 20;

/**
 * SQL: whether the account `a` could ask to join the company now: it is not suspended, and its verified address has the
 * domain of an owner's. A request was sent with the address of that time.
 */
const mayAsk = (company: string) => `(a.suspended_at is null and a.email_verified_at is not null and exists (
  select from company_members m join accounts o on o.id = m.account_id
  where m.company_id = ${company} and m.role = 'OWNER' and o.email_verified_at is not null
    and split_part(o.email, '@', 2) = split_part(a.email, '@', 2)))`;

/**
 * Returns the companies with an owner's verified address at a domain, of which the account is not a member, by name.
 * `refusedSince`: a request refused since then still counts, and cannot be repeated.
 */
export async function findJoinableCompanies(
  { pool }: Pick<Database, "pool">,
  {
    accountId,
    domain,
    refusedSince,
  }: { readonly accountId: string; readonly domain: string; readonly refusedSince: Date },
): Promise<JoinableCompany[]> {
  const { rows } = await pool.query<JoinableCompany>({
    name: "joinable-companies",
    text: `
      select distinct c.id, c.name, r.account_id is not null as "hasAsked"
      from accounts o join company_members m on m.account_id = o.id and m.role = 'OWNER' join companies c on c.id = m.company_id
      left join company_join_requests r on r.company_id = c.id and r.account_id = $1
        and (r.refused_at is null or r.refused_at > $3)
      where split_part(o.email, '@', 2) = $2 and o.role = 'RECRUITER' and o.email_verified_at is not null
        and not exists (select from company_members own where own.company_id = c.id and own.account_id = $1)
      order by c.name, c.id limit ${MAX_COMPANIES}`,
    values: [accountId, domain, refusedSince],
  });
  return rows;
}

/** Stores an account's request to join a company, replacing a refused one. @returns whether none was pending */
export async function insertJoinRequest(
  tx: Transaction,
  { accountId, companyId, now }: { readonly accountId: string; readonly companyId: string; readonly now: Date },
): Promise<boolean> {
  const changed = await tx.$executeRaw`
    insert into company_join_requests (company_id, account_id, created_at) values (${companyId}::uuid, ${accountId}::uuid, ${now})
    on conflict (company_id, account_id) do update set created_at = excluded.created_at, refused_at = null
    where company_join_requests.refused_at is not null`;
  return changed > 0;
}

/** Returns the pending requests to join a company that can be accepted, oldest first. */
export async function listJoinRequests({ pool }: Pick<Database, "pool">, companyId: string): Promise<JoinRequest[]> {
  const { rows } = await pool.query<JoinRequest>({
    name: "join-requests",
    text: `select r.account_id as "accountId", ${memberName("a")} as name, a.email, r.created_at as "createdAt"
      from company_join_requests r join accounts a on a.id = r.account_id
      where r.company_id = $1 and r.refused_at is null and ${mayAsk("r.company_id")} order by r.created_at, r.account_id limit 200`,
    values: [companyId],
  });
  return rows;
}

/**
 * Takes a pending request out and returns its address; of two concurrent answers, the second finds nothing. A request
 * by an account that could not ask any longer can only be refused.
 */
export async function takeJoinRequest(
  tx: Transaction,
  key: { readonly accountId: string; readonly companyId: string },
  refusedAt: Date | null,
): Promise<string | null> {
  const where = { ...key, refusedAt: null };
  const { count } = refusedAt
    ? await tx.companyJoinRequest.updateMany({ where, data: { refusedAt } })
    : await tx.companyJoinRequest.deleteMany({ where });
  if (count === 0) return null;
  const [account] = await tx.$queryRawUnsafe<{ email: string; mayAsk: boolean }[]>(
    `select a.email, ${mayAsk("$2::uuid")} as "mayAsk" from accounts a where a.id = $1::uuid for share of a`,
    key.accountId,
    key.companyId,
  );
  return account && (refusedAt || account.mayAsk) ? account.email : null;
}

/** Returns the addresses of a company's owners. */
export async function findOwnerAddresses(tx: Transaction, companyId: string): Promise<string[]> {
  const found = await tx.companyMember.findMany({
    where: { companyId, role: "OWNER" },
    select: { account: { select: { email: true } } },
  });
  return found.map(({ account }) => account.email);
}
