import { missingFactorOf } from "./factors/session-strength.sql.ts";

/**
 * SQL: joins the current company of the account `a`: of a recruiter's companies, the most recently chosen one. `only`:
 * an SQL expression for the only company to consider, unless null.
 */
export const currentCompany = (only: string) => `
  left join lateral (select company_id, role from company_members
                     where account_id = a.id and (${only} is null or company_id = ${only})
                     order by chosen_at desc, company_id limit 1) m on true`;

const MEMBERSHIP = `'id', m.company_id, 'role', m.role,
    'isVerified', exists (select from company_verifications v where v.company_id = m.company_id)`;

/** SQL: the select list of that join: a `StoredMembership`, or null. */
export const COMPANY = `case when m.company_id is not null then json_build_object(${MEMBERSHIP}) end as company`;

/** SQL: the same for a session or key `s`: a `Membership`, or null. `now`: an SQL expression. */
export const companyOfSession = (now: string): string =>
  `case when m.company_id is not null then json_build_object(${MEMBERSHIP}, 'missingFactor', ${missingFactorOf("s", now)}) end as company`;

/** SQL: an account's name for the members of a company: its display name, or else its address. */
export const memberName = (account: string): string =>
  `coalesce(nullif(${account}.display_name, ''), ${account}.email)`;
