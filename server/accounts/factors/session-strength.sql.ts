/**
 * SQL: when a login to an account began to require more than the password; null: it does not. `accountId`: an SQL
 * expression.
 */
const factorSince = (accountId: string): string => `least(
    (select min(p.created_at) from passkeys p where p.account_id = ${accountId}),
    (select t.confirmed_at from authenticator_apps t where t.account_id = ${accountId}))`;

/** SQL: whether an account has a passkey or an authenticator app. `accountId`: an SQL expression. */
export const hasFactor = (accountId: string): string => `(${factorSince(accountId)} is not null)`;

/**
 * SQL: whether a company requires a second factor and an account has none. `accountId`, `companyId`: SQL expressions.
 */
export const lacksRequiredFactor = (accountId: string, companyId: string): string => `(not ${hasFactor(accountId)}
  and exists (select from second_factor_requirements f where f.company_id = ${companyId} and f.required_from <= now()))`;

/**
 * SQL: what a session or key `s` lacks to satisfy a second-factor requirement: a `SessionNeed`, or null. A session was
 * opened with every factor that its account required then, or has used one since. A key cannot use one: what counts is
 * the session that created it, and that its creator still has some factor; not which one, so that a new phone breaks no
 * integration.
 */
export const sessionNeed = (s: string): string => `(
  select case when f.since is null then 'SECOND_FACTOR'
    when ${s}.app_id is not null and ${s}.second_factor_at is null then 'NEW_LOG_IN'
    when ${s}.app_id is null and greatest(${s}.created_at, ${s}.second_factor_at) < f.since then 'NEW_LOG_IN' end
  from (select ${factorSince(`${s}.account_id`)} as since) f)`;

/**
 * SQL: records that the session $1 of a person has used a factor; never earlier than the factor's creation, as clocks
 * may differ.
 */
export const SHOW_FACTOR = `
  update sessions s set second_factor_at = greatest(now(), ${factorSince("s.account_id")})
  where s.id = $1::uuid and s.app_id is null`;

/**
 * SQL: whether a company's second-factor requirement is in effect and a session or key `s` does not meet it.
 * `companyId`, `now`: SQL expressions.
 */
export const isWithheld = (s: string, companyId: string, now: string): string => `exists (
  select from second_factor_requirements d
  where d.company_id = ${companyId} and d.required_from <= ${now} and ${sessionNeed(s)} is not null)`;

/**
 * SQL: the requirement of the company `m` that a session or key `s` does not meet, as a `MissingFactor`; null: none.
 * `now`: an SQL expression.
 */
export const missingFactorOf = (s: string, now: string): string => `(
  select json_build_object('needs', n.need, 'from', d.required_from, 'isDue', d.required_from <= ${now})
  from second_factor_requirements d cross join lateral (select ${sessionNeed(s)} as need) n
  where d.company_id = m.company_id and n.need is not null)`;
