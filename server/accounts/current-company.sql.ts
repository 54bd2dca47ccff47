import { askedOf } from "./factors/session-strength.sql.ts";

/**
 * The current company of the account `a`, as a join in SQL: of a recruiter's companies the one chosen last. `only`: the one
 * company that counts, in SQL, where that is not null.
 */
export const currentCompany = (only: string) => `
  left join lateral (select company_id, role from company_members
                     where account_id = a.id and (${only} is null or company_id = ${only})
                     order by chosen_at desc, company_id limit 1) m on true`;

const MEMBERSHIP = `'id', m.company_id, 'role', m.role,
    'isVerified', exists (select from company_verifications v where v.company_id = m.company_id)`;

/** The select list of that join: a `StoredMembership`, or null. */
export const COMPANY = `case when m.company_id is not null then json_build_object(${MEMBERSHIP}) end as company`;

/** The same for a session or key `s`: a `Membership`, or null. `now`: in SQL. */
export const companyOfSession = (now: string): string =>
  `case when m.company_id is not null then json_build_object(${MEMBERSHIP}, 'asked', ${askedOf("s", now)}) end as company`;

/** How the people of a company know an account, in SQL: by the name that was told, or else by the address. */
export const memberName = (account: string): string =>
  `coalesce(nullif(${account}.display_name, ''), ${account}.email)`;
