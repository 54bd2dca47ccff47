import { sessionNeed } from "../accounts/factors/session-strength.sql.ts";
import type { OperatorRole } from "../generated/prisma/enums.ts";
import type { SessionNeed } from "../platform/actor.ts";
import type { Queryable, Stored, Transaction } from "../platform/database/database.ts";
import { clientOf } from "../platform/database/database.ts";

/** An operator in one of their sessions, with what it lacks of one that a second factor opened. */
export interface OperatorSession {
  readonly role: OperatorRole;
  readonly needs: SessionNeed | null;
}

/** The operator whose session this is; null when the account is none. */
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

/** Operators, as administrators see them. */
export interface StoredOperator {
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: OperatorRole;
  readonly createdAt: Date;
  readonly hasSecondFactor: boolean;
}

/** All operators, the first added first. */
export async function listOperators({ prisma }: Stored): Promise<StoredOperator[]> {
  return prisma.$queryRaw<StoredOperator[]>`
    select o.account_id as "accountId", a.email, a.display_name as "displayName", o.role, o.created_at as "createdAt",
      exists (select from passkeys p where p.account_id = o.account_id)
        or exists (select from authenticator_apps t where t.account_id = o.account_id and t.confirmed_at is not null) as "hasSecondFactor"
    from operators o join accounts a on a.id = o.account_id order by o.created_at, o.account_id`;
}

/** The recruiter's account of an address; null when there is none whose address is confirmed. */
export async function findRecruiterId(tx: Transaction, email: string): Promise<string | null> {
  const where = { role: "RECRUITER", email, emailVerifiedAt: { not: null } } as const;
  return (await tx.account.findFirst({ where, select: { id: true } }))?.id ?? null;
}

/** The roles of all operators; nobody else changes them until the transaction ends. */
export async function lockOperators(tx: Transaction): Promise<ReadonlyMap<string, OperatorRole>> {
  // Locked whole: two administrators who remove each other take turns.
  await tx.$executeRaw`lock table operators in share row exclusive mode`;
  const rows = await tx.operator.findMany({ select: { accountId: true, role: true } });
  return new Map(rows.map(({ accountId, role }) => [accountId, role]));
}

/** Makes an account an operator, or gives it another role. */
export async function upsertOperator(tx: Transaction, accountId: string, role: OperatorRole): Promise<void> {
  await tx.operator.upsert({ where: { accountId }, create: { accountId, role }, update: { role } });
}

/** Ends an operator's work. */
export async function deleteOperator(tx: Transaction, accountId: string): Promise<void> {
  await tx.operator.deleteMany({ where: { accountId } });
}
