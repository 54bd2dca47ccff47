import type { EmailTokenPurpose, Role } from "../../generated/prisma/enums.ts";
import { clientOf, type Database, type Queryable, type Transaction } from "../../platform/database/database.ts";
import type { AccountName } from "../known-browsers.store.ts";
import { EMAIL_TOKEN_SECONDS } from "../lifetimes.ts";
import { tokenHash } from "../tokens.ts";

const WAITING = { confirmedAt: null, cancelledAt: null } as const;

/** A change that waits for its new address. */
export interface WaitingChange {
  readonly id: string;
  readonly newEmail: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/** The change of an account's address that waits to be confirmed, if its link still works. */
export async function findWaitingChange(db: Queryable, accountId: string, now: Date): Promise<WaitingChange | null> {
  const found = await clientOf(db).emailChange.findFirst({
    where: { accountId, ...WAITING, expiresAt: { gt: now } },
    select: { id: true, newEmail: true, createdAt: true, expiresAt: true },
  });
  if (!found) return null;
  const { createdAt, ...change } = found;
  return { ...change, requestedAt: createdAt };
}

/** An account whose address is about to change. */
export interface LockedAccount extends AccountName {
  readonly id: string;
  readonly suspendedAt: Date | null;
}

/** An account, of which nobody else changes the address until the transaction ends; null when it is gone. */
export async function lockAddress(tx: Transaction, accountId: string): Promise<LockedAccount | null> {
  const [account] = await tx.$queryRaw<LockedAccount[]>`
    select id, role, email, suspended_at as "suspendedAt" from accounts where id = ${accountId}::uuid for update`;
  return account ?? null;
}

/** Whether an address is kept for an account that had it until lately and may yet get it back. `exceptId`: another one than this. */
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

/** Whether another account of the role has the address, or is the one that it is kept for. */
export async function isTakenAddress(db: Queryable, { id, role, email }: LockedAccount, now: Date): Promise<boolean> {
  const others = await clientOf(db).account.count({ where: { role, email, id: { not: id } } });
  return others > 0 || isReservedAddress(db, { role, email }, now, id);
}

/** The addresses that an account had until lately, and could get back by a link. */
export async function findRestorableAddresses(tx: Transaction, accountId: string, now: Date): Promise<string[]> {
  const where = { accountId, confirmedAt: { not: null }, undoneAt: null, undoUntil: { gt: now } };
  const changes = await tx.emailChange.findMany({ where, select: { oldEmail: true } });
  return [...new Set(changes.map(({ oldEmail }) => oldEmail))];
}

/** Stores that an account wants another address; none may wait already. */
export async function insertChange(
  tx: Transaction,
  change: { accountId: string; sessionId: string; oldEmail: string; newEmail: string },
  createdAt: Date,
): Promise<WaitingChange> {
  const expiresAt = linkExpiry(createdAt);
  const { id } = await tx.emailChange.create({ data: { ...change, createdAt, expiresAt }, select: { id: true } });
  return { id, newEmail: change.newEmail, requestedAt: createdAt, expiresAt };
}

/** Lets a change wait for as long as the link that is sent now. */
export async function prolongChange(tx: Transaction, id: string, now: Date): Promise<Date> {
  const expiresAt = linkExpiry(now);
  await tx.emailChange.update({ where: { id }, data: { expiresAt } });
  return expiresAt;
}

const linkExpiry = (now: Date) => new Date(now.getTime() + EMAIL_TOKEN_SECONDS.CHANGE_EMAIL * 1000);

/** Cancels the change that waits, if one does: of an account, or only if the session that asked for it has ended. @returns whether one did */
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

/** A link from a mail, with the change that it is about. */
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

/** The link of a token, whether or not it can be used; null when no mail has it. */
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

/** Gives an account another address, which it has proved. A sign-up that was quicker makes it fail: `isUniqueViolation`. */
export async function setAddress(tx: Transaction, id: string, email: string, now: Date): Promise<void> {
  await tx.account.update({ where: { id }, data: { email, emailVerifiedAt: now } });
}

/** Notes that a change was confirmed, and can be undone for a week. Links that were sent to the old address are used up. */
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
 * Notes that a change is undone, with all that came after it: none of their links restores or confirms anything any more. Links that
 * undo a change before it stay good.
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

/** Deletes what somebody who had taken an account over could have left in it: passkeys, an authenticator app and webhooks of since then. */
export async function deleteAddedSince(tx: Transaction, accountId: string, since: Date): Promise<void> {
  const where = { accountId, createdAt: { gte: since } };
  await tx.passkey.deleteMany({ where });
  await tx.authenticatorApp.deleteMany({ where });
  await tx.webhookEndpoint.deleteMany({ where });
}

/** Deletes changes that came to nothing, a week after their end. Those that hold go with their account: by them its earlier addresses are found where others noted them. */
export async function deleteEndedChanges({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(
    "delete from email_changes where coalesce(undone_at, case when confirmed_at is null then least(expires_at, cancelled_at) end) < now() - interval '7 days'",
  );
}
