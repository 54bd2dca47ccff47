import type { Database, Transaction } from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { PageInput } from "../platform/search/page.ts";

/** Something that was done, or refused. */
export interface AuditEvent {
  readonly accountId: string | null;
  /** The app whose key was used. */
  readonly appId: string | null;
  /** As `docs/permissions.md` names it, such as `query jobs`. */
  readonly operation: string;
  readonly outcome: "ALLOWED" | "REFUSED";
  readonly address: string;
  readonly createdAt: Date;
}

/** Adds events, all or none. */
export async function insertEvents({ pool }: Pick<Database, "pool">, events: readonly AuditEvent[]): Promise<void> {
  await pool.query({
    name: "insert-audit-events",
    text: `insert into audit_events (account_id, app_id, operation, outcome, address, created_at)
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])`,
    values: [
      events.map(({ accountId }) => accountId),
      events.map(({ appId }) => appId),
      events.map(({ operation }) => operation),
      events.map(({ outcome }) => outcome),
      events.map(({ address }) => address),
      events.map(({ createdAt }) => createdAt),
    ],
  });
}

/** A use of an app's key, as its owner sees it. */
export type StoredUse = Pick<AuditEvent, "operation" | "outcome" | "address"> & {
  readonly id: string;
  readonly usedAt: Date;
};

/** What was done with an app's keys, the newest first. @throws BAD_USER_INPUT for a malformed page */
export const listUses = (db: Pick<Database, "pool">, appId: string, page: PageInput) =>
  readPage(db, page, {
    name: "audit-uses",
    keys: ["u.created_at", "u.id"],
    values: [appId],
    text: ({ after, order }) =>
      `select u.id, u.operation, u.outcome, u.address, u.created_at as "usedAt"
       from audit_events u where u.app_id = $1 and ${after} ${order}`,
    count: "audit_events where app_id = $1",
    placeOf: ({ usedAt: at, id }: StoredUse) => ({ at, id }),
    toNode: (row: StoredUse) => row,
  });

/** Lets this transaction delete events, which nothing else may. */
const allowRemoval = (tx: Transaction) =>
  tx.$executeRaw`select set_config('worklane.removes_audit_events', 'on', true)`;

/** Deletes what is older than it is kept. */
export async function deleteOldEvents(tx: Transaction, before: Date): Promise<void> {
  await allowRemoval(tx);
  await tx.auditEvent.deleteMany({ where: { createdAt: { lt: before } } });
}

/** Deletes what an account did. */
export async function deleteEventsOf(tx: Transaction, accountId: string): Promise<void> {
  await allowRemoval(tx);
  await tx.auditEvent.deleteMany({ where: { accountId } });
}
