/** Since when a log-in to an account asks for more than the password, in SQL; null: it does not. `accountId`: in SQL. */
const factorSince = (accountId: string): string => `least(
    (select min(p.created_at) from passkeys p where p.account_id = ${accountId}),
    (select t.confirmed_at from authenticator_apps t where t.account_id = ${accountId}))`;

/** Whether an account has a passkey or an authenticator app, in SQL. `accountId`: in SQL. */
export const hasFactor = (accountId: string): string => `(${factorSince(accountId)} is not null)`;

/**
 * What a session or key `s` lacks of one that a second factor opened, in SQL: a `SessionNeed`, or null. A session was opened with all
 * that its account asked for then, or has shown a factor since. A key shows none: what counts is the session that made it, and that its
 * maker still has a factor; not which, so that a new phone ends no integration.
 */
export const sessionNeed = (s: string): string => `(
  select case when f.since is null then 'SECOND_FACTOR'
    when ${s}.app_id is not null and ${s}.second_factor_at is null then 'NEW_LOG_IN'
    when ${s}.app_id is null and greatest(${s}.created_at, ${s}.second_factor_at) < f.since then 'NEW_LOG_IN' end
  from (select ${factorSince(`${s}.account_id`)} as since) f)`;

/** Notes of a session ($1) of a person that they have shown a factor in it, in SQL; never before the factor itself, whose clock may be another. */
export const SHOW_FACTOR = `
  update sessions s set second_factor_at = greatest(now(), ${factorSince("s.account_id")})
  where s.id = $1::uuid and s.app_id is null`;

/** That a company demands a second factor now which a session or key `s` lacks, in SQL. `companyId`, `now`: in SQL. */
export const isWithheld = (s: string, companyId: string, now: string): string => `exists (
  select from second_factor_demands d
  where d.company_id = ${companyId} and d.demanded_from <= ${now} and ${sessionNeed(s)} is not null)`;

/** What the company `m` demands of a session or key `s` that it lacks, as an `AskedFactor` in SQL; null: nothing. `now`: in SQL. */
export const askedOf = (s: string, now: string): string => `(
  select json_build_object('needs', n.need, 'from', d.demanded_from, 'isDue', d.demanded_from <= ${now})
  from second_factor_demands d cross join lateral (select ${sessionNeed(s)} as need) n
  where d.company_id = m.company_id and n.need is not null)`;
