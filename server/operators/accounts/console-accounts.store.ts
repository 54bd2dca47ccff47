import { memberName } from "../../accounts/current-company.sql.ts";
import type { ReportKind, Role } from "../../generated/prisma/enums.ts";
import type { Database } from "../../platform/database/database.ts";
import { containing } from "../../platform/search/keyword.ts";
import { isId } from "../../platform/validation.ts";

/** The maximum number of accounts per search. */
const MAX_FOUND = 20;

/** A suspension in force, with the report that led to it, if one did. */
export interface StoredSuspension {
  readonly id: string;
  readonly explanation: string;
  /** Null: their account no longer exists. */
  readonly decidedBy: string | null;
  readonly reportedThing: { readonly kind: ReportKind; readonly id: string } | null;
}

/** An account as operators see it, without credentials. */
export interface StoredConsoleAccount {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly isEmailVerified: boolean;
  readonly suspendedAt: Date | null;
  /** Null unless suspended, and for a suspension from before they were recorded as measures. */
  readonly suspension: StoredSuspension | null;
  readonly hasSecondFactor: boolean;
  readonly sessions: number;
  readonly keys: number;
}

const MATCHING = `select id from accounts where id = $2::uuid
        union select id from accounts where role in ('SEEKER', 'RECRUITER') and email = lower($3)
        union (select id from seekers where search_text like lower($4) and lower(name) like lower($4) order by created_at desc limit ${MAX_FOUND})`;
const NEWEST = `select id from accounts where role in ('SEEKER', 'RECRUITER') order by created_at desc, id desc limit ${MAX_FOUND}`;

/**
 * Returns the accounts with this id or full email address, and seekers whose name contains the text, or without a text
 * all accounts, newest first; at most 20.
 */
export async function findConsoleAccounts(
  { pool }: Pick<Database, "pool">,
  search: string,
  now: Date,
): Promise<StoredConsoleAccount[]> {
  const { rows } = await pool.query<StoredConsoleAccount>({
    text: `
      with found as (${search ? MATCHING : NEWEST})
      select a.id, a.role, a.email, coalesce(s.name, a.display_name) as name, a.created_at as "createdAt",
        a.email_verified_at is not null as "isEmailVerified", a.suspended_at as "suspendedAt",
        (select json_build_object('id', m.id, 'explanation', m.explanation,
            'decidedBy', (select ${memberName("d")} from accounts d where d.id = m.decided_by_id),
            'reportedThing', (select json_build_object('kind', r.kind, 'id', r.target_id) from reports r where r.measure_id = m.id limit 1))
          from measures m where m.kind = 'SUSPENSION' and m.target_id = a.id and m.ended_at is null) as suspension,
        exists (select from passkeys p where p.account_id = a.id)
          or exists (select from authenticator_apps t where t.account_id = a.id and t.confirmed_at is not null) as "hasSecondFactor",
        (select count(*)::int from sessions o where o.account_id = a.id and o.ended_at is null and o.expires_at > $1 and o.app_id is null) as sessions,
        (select count(*)::int from sessions k where k.account_id = a.id and k.ended_at is null and k.expires_at > $1 and k.app_id is not null) as keys
      from found f join accounts a on a.id = f.id left join seekers s on s.id = a.id
      order by a.created_at desc, a.id desc limit ${MAX_FOUND}`,
    values: [now, ...(search ? [isId(search) ? search : null, search, containing(search)] : [])],
  });
  return rows;
}
