import type { Prisma } from "../../generated/prisma/client.ts";
import { clientOf, type Queryable, type Transaction } from "../../platform/database/database.ts";
import { tokenHash } from "../tokens.ts";

/** The number of each kind of factor that an account has. */
export interface CountedFactors {
  readonly passkeys: number;
  readonly authenticatorApps: number;
  readonly recoveryCodes: number;
}

/** Returns the factors that an account has besides its password. */
export async function countFactors(db: Queryable, accountId: string): Promise<CountedFactors> {
  const [row] = await clientOf(db).$queryRaw<[CountedFactors]>`
    select (select count(*)::int from passkeys where account_id = ${accountId}::uuid) as passkeys,
      (select count(*)::int from authenticator_apps where account_id = ${accountId}::uuid and confirmed_at is not null) as "authenticatorApps",
      (select count(*)::int from recovery_codes where account_id = ${accountId}::uuid and used_at is null) as "recoveryCodes"`;
  return row;
}

/** Whether an account requires a second step. */
export const hasSecondFactor = ({ passkeys, authenticatorApps }: CountedFactors): boolean =>
  passkeys + authenticatorApps > 0;

/** Locks an account's factors against other changes until the transaction ends. */
export async function lockFactors(tx: Transaction, accountId: string): Promise<void> {
  await tx.$queryRaw`select id from accounts where id = ${accountId}::uuid for no key update`;
}

/** An authenticator app's key, sealed, and the last time step of an accepted code. */
export interface StoredAuthenticatorApp {
  readonly sealedKey: Uint8Array;
  readonly lastStep: number;
  readonly confirmedAt: Date | null;
}

/** Returns the authenticator app of an account, including an unconfirmed one. */
export async function findAuthenticatorApp(db: Queryable, accountId: string): Promise<StoredAuthenticatorApp | null> {
  const app = await clientOf(db).authenticatorApp.findUnique({
    where: { accountId },
    select: { sealedKey: true, lastStep: true, confirmedAt: true },
  });
  return app && { ...app, lastStep: Number(app.lastStep) };
}

/**
 * Stores the key of an unconfirmed app, replacing another unconfirmed one. @returns false when a confirmed app exists
 */
export async function insertAuthenticatorApp(
  tx: Transaction,
  accountId: string,
  sealedKey: Prisma.Bytes,
): Promise<boolean> {
  await tx.authenticatorApp.deleteMany({ where: { accountId, confirmedAt: null } });
  const { count } = await tx.authenticatorApp.createMany({ data: { accountId, sealedKey }, skipDuplicates: true });
  return count === 1;
}

/** An app's key, sealed for its account. */
export interface SealedKey {
  readonly accountId: string;
  readonly sealedKey: Prisma.Bytes;
}

/** Returns some of the sealed keys, in the order of their accounts, after the given one. */
export const listSealedKeys = (db: Queryable, after: string | null): Promise<SealedKey[]> =>
  clientOf(db).authenticatorApp.findMany({
    where: after === null ? {} : { accountId: { gt: after } },
    orderBy: { accountId: "asc" },
    take: 500,
    select: { accountId: true, sealedKey: true },
  });

/** Replaces an app's sealed key with the same key sealed again. @returns whether the old one was still stored */
export async function replaceSealedKey(
  db: Queryable,
  { accountId, sealedKey }: SealedKey,
  anew: Prisma.Bytes,
): Promise<boolean> {
  const where = { accountId, sealedKey };
  return (await clientOf(db).authenticatorApp.updateMany({ where, data: { sealedKey: anew } })).count === 1;
}

/**
 * Accepts the code of a time step, unless one of the same or a later step was accepted. `confirmedAt`: confirms the app
 * with it. @returns whether it was accepted
 */
export async function consumeStep(
  tx: Transaction,
  accountId: string,
  step: number,
  confirmedAt?: Date,
): Promise<boolean> {
  const lastStep = BigInt(step);
  const { count } = await tx.authenticatorApp.updateMany({
    where: { accountId, lastStep: { lt: lastStep }, confirmedAt: confirmedAt ? null : { not: null } },
    data: { lastStep, ...(confirmedAt && { confirmedAt }) },
  });
  return count === 1;
}

/** Deletes an account's authenticator app. @returns whether it existed */
export const deleteAuthenticatorApp = async (tx: Transaction, accountId: string): Promise<boolean> =>
  (await tx.authenticatorApp.deleteMany({ where: { accountId, confirmedAt: { not: null } } })).count === 1;

/** Replaces an account's recovery codes; only their hashes are stored. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { accountId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ accountId, codeHash: tokenHash(code) })) });
}

/** Uses up a recovery code. @returns whether the account had it, unused */
export async function consumeRecoveryCode(
  tx: Transaction,
  accountId: string,
  code: string,
  usedAt: Date,
): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { accountId, codeHash: tokenHash(code), usedAt: null },
    data: { usedAt },
  });
  return count === 1;
}
