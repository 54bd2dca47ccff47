import {
  PROFILE_ACCESS_KINDS,
  type ProfileAccessKind,
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
} from "../../shared/security-events.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { isApplicant } from "../platform/known-applications.sql.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { PageInput } from "../platform/search/page.ts";

/** An action, or its rejection. */
export interface AuditEvent {
  /** The acting account; null if nobody was logged in. */
  readonly accountId: string | null;
  /** The app whose key was used. */
  readonly appId: string | null;
  /** The account whose profile, files or settings are concerned. */
  readonly subjectId?: string | null;
  /** The company on whose behalf it was done. */
  readonly companyId?: string | null;
  /**
   * One of `shared/security-events.ts`; for actions with a key the name in `docs/permissions.md`, such as `query jobs`.
   */
  readonly operation: string;
  readonly outcome: "ALLOWED" | "REFUSED";
  readonly address: string;
  /** Such as "Firefox on Windows"; empty if unknown. */
  readonly device?: string;
  readonly createdAt: Date;
}

/** Adds events, all or none. */
export async function insertEvents({ pool }: Pick<Database, "pool">, events: readonly AuditEvent[]): Promise<void> {
  await pool.query({
    name: "insert-audit-events",
    text: `insert into audit_events (account_id, app_id, operation, outcome, address, created_at, subject_id, company_id, device)
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::uuid[], $8::uuid[],
        $9::text[])`,
    values: [
      events.map(({ accountId }) => accountId),
      events.map(({ appId }) => appId),
      events.map(({ operation }) => operation),
      events.map(({ outcome }) => outcome),
      events.map(({ address }) => address),
      events.map(({ createdAt }) => createdAt),
      events.map(({ subjectId }) => subjectId ?? null),
      events.map(({ companyId }) => companyId ?? null),
      events.map(({ device }) => device ?? ""),
    ],
  });
}

/** Adds events within a transaction. */
export async function addEvents(tx: Transaction, events: readonly AuditEvent[]): Promise<void> {
  await tx.auditEvent.createMany({ data: [...events] });
}

/** A use of an app's key, as shown to its owner. */
export type StoredUse = Pick<AuditEvent, "operation" | "outcome" | "address"> & {
  readonly id: string;
  readonly usedAt: Date;
};

/** Lists the uses of an app's keys, newest first. @throws BAD_USER_INPUT for a malformed page */
export const listUses = (db: Pick<Database, "pool">, appId: string, page: PageInput) =>
  readPage(db, page, {
    list: "appUses",
    name: "audit-uses",
    keys: ["u.created_at", "u.id"],
    values: [appId],
    text: ({ after, order }) =>
      `select u.id, u.operation, u.outcome, u.address, u.created_at as "usedAt"
       from audit_events u where u.app_id = $1 and u.subject_id is null and ${after} ${order}`,
    count: "audit_events where app_id = $1 and subject_id is null",
    placeOf: ({ usedAt: at, id }: StoredUse) => ({ at, id }),
    toNode: (row: StoredUse) => row,
  });

const ownPlace = (column: "address" | "device") =>
  `case when coalesce(e.account_id, e.subject_id) = e.subject_id then e.${column} else '' end as ${column}`;

/** A security event of an account, as shown to its owner. */
export type StoredSecurityEvent = Pick<AuditEvent, "outcome" | "address"> & {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly device: string;
  readonly createdAt: Date;
};

/** Lists an account's security events, newest first. @throws BAD_USER_INPUT for a malformed page */
export const listSecurityEvents = (db: Pick<Database, "pool">, accountId: string, page: PageInput) =>
  readPage(db, page, {
    list: "securityEvents",
    name: "security-events",
    keys: ["e.created_at", "e.id"],
    values: [accountId, SECURITY_EVENT_KINDS],
    text: ({ after, order }) =>
      // The address and device of somebody else are not shown.
      `select e.id, e.operation as kind, e.outcome, e.created_at as "createdAt", ${ownPlace("address")}, ${ownPlace("device")}
       from audit_events e where e.subject_id = $1 and e.operation = any($2::text[]) and ${after} ${order}`,
    count: "audit_events where subject_id = $1 and operation = any($2::text[])",
    placeOf: ({ createdAt: at, id }: StoredSecurityEvent) => ({ at, id }),
    toNode: (row: StoredSecurityEvent) => row,
  });

/** A company's access to data of a seeker on a day. */
export interface StoredProfileAccess {
  readonly id: string;
  readonly companyName: string | null;
  readonly kind: ProfileAccessKind;
  readonly day: Date;
}

/**
 * Lists which companies saw a seeker's resume, contact details or answer files, by UTC day, newest first.
 * @throws BAD_USER_INPUT for a malformed page
 */
export const listProfileAccesses = (db: Pick<Database, "pool">, seekerId: string, page: PageInput) => {
  // One row per day, company and kind, from which its id is derived.
  const accesses = `(
    select md5(concat(e.company_id, e.operation, d.day))::uuid as id, c.name as "companyName", e.operation as kind, d.day
    from audit_events e cross join lateral (select date_trunc('day', e.created_at, 'UTC') as day) d
    left join companies c on c.id = e.company_id
    where e.subject_id = $1 and e.operation = any($2::text[])
    group by e.company_id, e.operation, d.day, c.name) a`;
  return readPage(db, page, {
    list: "profileAccesses",
    name: "profile-accesses",
    keys: ["a.day", "a.id"],
    values: [seekerId, PROFILE_ACCESS_KINDS],
    text: ({ after, order }) => `select a.* from ${accesses} where ${after} ${order}`,
    count: accesses,
    placeOf: ({ day: at, id }: StoredProfileAccess) => ({ at, id }),
    toNode: (row: StoredProfileAccess) => row,
  });
};

/** Returns those of these seekers whom the company does not know as applicants. */
export async function findOutsiders(
  { pool }: Pick<Database, "pool">,
  companyId: string,
  seekerIds: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: "seekers-who-did-not-apply",
    text: `select s.id from unnest($2::uuid[]) s(id) where not ${isApplicant("s.id", "$1", "null")}`,
    values: [companyId, seekerIds],
  });
  return rows.map(({ id }) => id);
}

/** Allows this transaction to delete events, which is otherwise forbidden. */
const allowRemoval = (tx: Transaction) =>
  tx.$executeRaw`select set_config('worklane.removes_audit_events', 'on', true)`;

/** Deletes events older than the retention period. */
export async function deleteOldEvents(tx: Transaction, before: Date): Promise<void> {
  await allowRemoval(tx);
  await tx.auditEvent.deleteMany({ where: { createdAt: { lt: before } } });
}

/**
 * Deletes the events about an account, and its uses of keys. Events about its actions on others remain, as these may
 * see them, with an id that no longer resolves.
 */
export async function deleteEventsOf(tx: Transaction, accountId: string): Promise<void> {
  await allowRemoval(tx);
  await tx.auditEvent.deleteMany({ where: { OR: [{ subjectId: accountId }, { accountId, subjectId: null }] } });
}
