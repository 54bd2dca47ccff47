import type { EmailTokenPurpose, Role } from "../../generated/prisma/enums.ts";
import { clientOf, type Database, type Queryable, type Transaction } from "../../platform/database/database.ts";
import type { AccountName } from "../known-browsers.store.ts";
import { EMAIL_TOKEN_SECONDS } from "../lifetimes.ts";
import { tokenHash } from "../tokens.ts";

const WAITING = { confirmedAt: null, cancelledAt: null } as const;

/** A change that is pending confirmation of the new address. */
export interface WaitingChange {
  readonly id: string;
  readonly newEmail: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/** Returns an account's pending change of address, if its link still works. */
export async function findWaitingChange(db: Queryable, accountId: string, now: Date): Promise<WaitingChange | null> {
  const found = await clientOf(db).emailChange.findFirst({
    where: { accountId, ...WAITING, expiresAt: { gt: now } },
    select: { id: true, newEmail: true, createdAt: true, expiresAt: true },
  });
  if (!found) return null;
  const { createdAt, ...change } = found;
  return { ...change, requestedAt: createdAt };
}

/** An account locked for a change of its address. */
export interface LockedAccount extends AccountName {
  readonly id: string;
  readonly suspendedAt: Date | null;
}

/** Locks an account against other changes of its address until the transaction ends; null when it no longer exists. */
export async function lockAddress(tx: Transaction, accountId: string): Promise<LockedAccount | null> {
  const [account] = await tx.$queryRaw<LockedAccount[]>`
    select id, role, email, suspended_at as "suspendedAt" from accounts where id = ${accountId}::uuid for update`;
  return account ?? null;
}

/**
 * Whether an address is reserved for an account that recently had it and may get it back. `exceptId`: an account to
 * disregard.
 */
export async function isReservedAddress(
  db: Queryable,
  { role, email }: AccountName,
  now: Date,
  exceptId?: string,
): Promise<boolean> {
  const whose = exceptId ? { accountId: { not: exceptId } } : {};
  const kept = { oldEmail: email, confirmedAt: { not: null }, undoneAt: null, undoUntil: { gt: now } };
  return (await clientOf(db).emailChange.count({ where: { ...kept, ...whose, account: { role } } })) > 0;
}

/** Whether another account of the role has the address, or it is reserved for one. */
export async function isTakenAddress(db: Queryable, { id, role, email }: LockedAccount, now: Date): Promise<boolean> {
  const others = await clientOf(db).account.count({ where: { role, email, id: { not: id } } });
  return others > 0 || isReservedAddress(db, { role, email }, now, id);
}

/** Returns the previous addresses that an account could get back by a link. */
export async function findRestorableAddresses(tx: Transaction, accountId: string, now: Date): Promise<string[]> {
  const where = { accountId, confirmedAt: { not: null }, undoneAt: null, undoUntil: { gt: now } };
  const changes = await tx.emailChange.findMany({ where, select: { oldEmail: true } });
  return [...new Set(changes.map(({ oldEmail }) => oldEmail))];
}

/** Stores an account's requested change of address; none may be pending. */
export async function insertChange(
  tx: Transaction,
  change: { accountId: string; sessionId: string; oldEmail: string; newEmail: string },
  createdAt: Date,
): Promise<WaitingChange> {
  const expiresAt = linkExpiry(createdAt);
  const { id } = await tx.emailChange.create({ data: { ...change, createdAt, expiresAt }, select: { id: true } });
  return { id, newEmail: change.newEmail, requestedAt: createdAt, expiresAt };
}

/** Extends a pending change to the lifetime of the link that is sent now. */
export async function prolongChange(tx: Transaction, id: string, now: Date): Promise<Date> {
  const expiresAt = linkExpiry(now);
  await tx.emailChange.update({ where: { id }, data: { expiresAt } });
  return expiresAt;
}

const linkExpiry = (now: Date) => new Date(now.getTime() + EMAIL_TOKEN_SECONDS.CHANGE_EMAIL * 1000);

/**
 * Cancels the pending change, if any: of an account, or only if the requesting session has ended. @returns whether
 * there was one
 */
export async function cancelChange(
  tx: Transaction,
  { accountId, ofEndedSession = false }: { readonly accountId: string; readonly ofEndedSession?: boolean },
  now: Date,
): Promise<boolean> {
  const session = ofEndedSession ? { session: { endedAt: { not: null } } } : {};
  const cancelled = await tx.emailChange.updateManyAndReturn({
    where: { accountId, ...WAITING, ...session },
    data: { cancelledAt: now },
    select: { id: true, expiresAt: true },
  });
  await endTokens(tx, { emailChangeId: { in: cancelled.map(({ id }) => id) } }, now);
  return cancelled.some(({ expiresAt }) => expiresAt > now);
}

async function endTokens(
  tx: Transaction,
  which:
    | { readonly emailChangeId: { readonly in: string[] } }
    | { readonly accountId: string; readonly purpose: { readonly in: EmailTokenPurpose[] } },
  usedAt: Date,
): Promise<void> {
  await tx.emailToken.updateMany({ where: { ...which, usedAt: null }, data: { usedAt } });
}

/** A mailed link, with the change that it is for. */
export interface StoredLink {
  readonly purpose: EmailTokenPurpose;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly accountId: string;
  readonly role: Role;
  readonly change: {
    readonly id: string;
    readonly sessionId: string | null;
    readonly oldEmail: string;
    readonly newEmail: string;
    readonly createdAt: Date;
    readonly cancelledAt: Date | null;
    readonly confirmedAt: Date | null;
    readonly undoneAt: Date | null;
  };
}

const CHANGE = {
  ...({ id: true, sessionId: true, oldEmail: true, newEmail: true } as const),
  ...({ createdAt: true, cancelledAt: true, confirmedAt: true, undoneAt: true } as const),
};

/** Returns the link of a token, whether or not it can be used; null for an unknown token. */
export async function findLink(db: Queryable, token: string): Promise<StoredLink | null> {
  const found = await clientOf(db).emailToken.findFirst({
    where: { tokenHash: tokenHash(token), emailChangeId: { not: null } },
    select: {
      ...({ purpose: true, expiresAt: true, usedAt: true, accountId: true } as const),
      account: { select: { role: true } },
      emailChange: { select: CHANGE },
    },
  });
  if (!found?.emailChange) return null;
  const { account, emailChange: change, ...link } = found;
  return { ...link, role: account.role, change };
}

/**
 * Gives an account another, verified address. Fails with a unique violation (`isUniqueViolation`) if a concurrent
 * sign-up took it.
 */
export async function setAddress(tx: Transaction, id: string, email: string, now: Date): Promise<void> {
  await tx.account.update({ where: { id }, data: { email, emailVerifiedAt: now } });
}

/** Records that a change was confirmed, and can be undone for a week. Links sent to the old address are used up. */
export async function confirmChange(
  tx: Transaction,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  confirmedAt: Date,
): Promise<Date> {
  const undoUntil = new Date(confirmedAt.getTime() + EMAIL_TOKEN_SECONDS.UNDO_EMAIL_CHANGE * 1000);
  await tx.emailChange.update({ where: { id }, data: { confirmedAt, undoUntil } });
  const purpose = { in: ["VERIFY_EMAIL", "RESET_PASSWORD", "CHANGE_EMAIL"] satisfies EmailTokenPurpose[] };
  await endTokens(tx, { accountId, purpose }, confirmedAt);
  return undoUntil;
}

/**
 * Marks a change and all later ones as undone: their links no longer restore or confirm anything. Links that undo an
 * earlier change remain valid.
 */
export async function undoChanges(
  tx: Transaction,
  { accountId, since }: { readonly accountId: string; readonly since: Date },
  now: Date,
): Promise<void> {
  const undone = await tx.emailChange.updateManyAndReturn({
    where: { accountId, confirmedAt: { gte: since }, undoneAt: null },
    data: { undoneAt: now },
    select: { id: true },
  });
  await endTokens(tx, { emailChangeId: { in: undone.map(({ id }) => id) } }, now);
  await cancelChange(tx, { accountId }, now);
  const purpose = { in: ["VERIFY_EMAIL", "RESET_PASSWORD"] satisfies EmailTokenPurpose[] };
  await endTokens(tx, { accountId, purpose }, now);
}

/**
 * Deletes what an attacker could have left in an account they took over: passkeys, an authenticator app, webhooks,
 * invitations to companies and requests to join them, added since then.
 */
export async function deleteAddedSince(tx: Transaction, accountId: string, since: Date): Promise<void> {
  const where = { accountId, createdAt: { gte: since } };
  await tx.passkey.deleteMany({ where });
  await tx.authenticatorApp.deleteMany({ where });
  await tx.webhookEndpoint.deleteMany({ where });
  await tx.companyInvitation.deleteMany({ where: { invitedById: accountId, createdAt: { gte: since } } });
  await tx.companyJoinRequest.deleteMany({ where: { ...where, refusedAt: null } });
}

/**
 * Deletes unsuccessful changes a week after their end. Confirmed ones are deleted with their account: they are needed
 * to find its earlier addresses in other records.
 */
export async function deleteEndedChanges({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(
    "delete from email_changes where coalesce(undone_at, case when confirmed_at is null then least(expires_at, cancelled_at) end) < now() - interval '7 days'",
  );
}
