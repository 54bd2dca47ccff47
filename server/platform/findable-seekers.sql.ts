/** SQL: the ids of the suspended accounts, as an array that is computed once per statement. */
export const SUSPENDED = "array(select id from accounts where suspended_at is not null)";

/** SQL: the domains at which the companies `acting` are: their verified ones, and those of their members' addresses. */
const addressesOf = (acting: string) => `
  select verification.domain from company_verifications verification
  where verification.company_id in (select acting.id from ${acting} acting)
  union select split_part(member.email, '@', 2) from company_members membership
  join accounts member on member.id = membership.account_id
  where membership.company_id in (select acting.id from ${acting} acting)`;

/** SQL: these domains, and those that contain them. */
const withParents = (addressed: string) => `
  select array_to_string(parts[level:], '.')
  from ${addressed} addressed, string_to_array(addressed.domain, '.') parts, generate_subscripts(parts, 1) level`;

/**
 * SQL: the ids of the seekers who never want to be found by one of the account's companies, or by one at a domain: its
 * verified one, that of the account's or a member's email address, or one that contains it. A list for `not in`,
 * computed once per statement. What excludes one account of an address excludes the other: the person is the same.
 */
export const seekersExcluding = (accountId: string): string => `(
  with viewing as materialized (select email from accounts where id = ${accountId}),
    acting as materialized (
      select membership.company_id as id from company_members membership
      join accounts member on member.id = membership.account_id where member.email = (select email from viewing)),
    addressed as materialized (${addressesOf("acting")} union select split_part(email, '@', 2) from viewing)
  select excluding.seeker_id from company_exclusions excluding
  where excluding.company_id in (select acting.id from acting)
  union all select excluding.seeker_id from company_exclusions excluding
  where excluding.domain in (${withParents("addressed")}))`;

/** SQL: whether a seeker has excluded the company, or a domain that it is at. */
export const excludes = (seekerId: string, companyId: string): string => `exists (
  select from company_exclusions excluding where excluding.seeker_id = ${seekerId} and (excluding.company_id = ${companyId}
    or excluding.domain in (${withParents(`(${addressesOf(`(select ${companyId} as id)`)})`)})))`;

/**
 * SQL: conditions that the seeker in this table must meet for the account's companies to find them without an
 * application. `also`: SQL for who is found without being open to work.
 */
export const findableBy = (accountId: string, seeker: string, also?: string): string[] => [
  also ? `(${seeker}.browsable or ${also})` : `${seeker}.browsable`,
  `${seeker}.email_verified`,
  `${seeker}.id <> all(${SUSPENDED})`,
  `${seeker}.id not in ${seekersExcluding(accountId)}`,
];
