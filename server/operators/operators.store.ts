import { hasFactor, sessionNeed } from "../accounts/factors/session-strength.sql.ts";
import type { OperatorRole } from "../generated/prisma/enums.ts";
import type { SessionNeed } from "../platform/actor.ts";
import type { Queryable, Stored, Transaction } from "../platform/database/database.ts";
import { clientOf } from "../platform/database/database.ts";

/** An operator in one of their sessions, with what it lacks of a second factor. */
export interface OperatorSession {
  readonly role: OperatorRole;
  readonly needs: SessionNeed | null;
}

/** Returns the operator of a session; null when the account is not an operator. */
export async function findOperatorSession(
  db: Queryable,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
): Promise<OperatorSession | null> {
  const [row] = await clientOf(db).$queryRawUnsafe<OperatorSession[]>(
    `select o.role, ${sessionNeed("s")} as needs
     from operators o join sessions s on s.account_id = o.account_id and s.id = $2::uuid
     where o.account_id = $1::uuid and s.app_id is null`,
    accountId,
    sessionId,
  );
  return row ?? null;
}

/** Operators as administrators see them. */
export interface StoredOperator {
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: OperatorRole;
  readonly createdAt: Date;
  readonly hasSecondFactor: boolean;
}

/** Lists all operators, oldest first. */
export async function listOperators({ prisma }: Stored): Promise<StoredOperator[]> {
  return prisma.$queryRawUnsafe<StoredOperator[]>(
    `select o.account_id as "accountId", a.email, a.display_name as "displayName", o.role, o.created_at as "createdAt",
       ${hasFactor("o.account_id")} as "hasSecondFactor"
     from operators o join accounts a on a.id = o.account_id order by o.created_at, o.account_id`,
  );
}

/** A recruiter's account that may become an operator's. */
export interface Candidate {
  readonly id: string;
  readonly isSuspended: boolean;
  readonly hasSecondFactor: boolean;
}

/** Returns the recruiter's account with a verified address; null when there is none. */
export async function findCandidate(tx: Transaction, email: string): Promise<Candidate | null> {
  const [found] = await tx.$queryRawUnsafe<Candidate[]>(
    `select a.id, a.suspended_at is not null as "isSuspended", ${hasFactor("a.id")} as "hasSecondFactor"
     from accounts a where a.role = 'RECRUITER' and a.email = $1 and a.email_verified_at is not null`,
    email,
  );
  return found ?? null;
}

/** An operator's role, and whether they can act on it: with a second factor, and while not suspended. */
export interface LockedOperator {
  readonly role: OperatorRole;
  readonly canWork: boolean;
}

/** Returns all operators by account, locked against changes until the transaction ends. */
export async function lockOperators(tx: Transaction): Promise<ReadonlyMap<string, LockedOperator>> {
  // The whole table is locked, so that two administrators who remove each other are serialised.
  await tx.$executeRaw`lock table operators in share row exclusive mode`;
  const rows = await tx.$queryRawUnsafe<(LockedOperator & { readonly accountId: string })[]>(
    `select o.account_id as "accountId", o.role, a.suspended_at is null and ${hasFactor("o.account_id")} as "canWork"
     from operators o join accounts a on a.id = o.account_id`,
  );
  return new Map(rows.map(({ accountId, ...operator }) => [accountId, operator]));
}

/** Makes an account an operator, or changes its role. */
export async function upsertOperator(tx: Transaction, accountId: string, role: OperatorRole): Promise<void> {
  await tx.operator.upsert({ where: { accountId }, create: { accountId, role }, update: { role } });
}

/** Removes an operator. */
export async function deleteOperator(tx: Transaction, accountId: string): Promise<void> {
  await tx.operator.deleteMany({ where: { accountId } });
}
