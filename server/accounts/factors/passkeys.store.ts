import type { Role } from "../../generated/prisma/enums.ts";
import { clientOf, type Queryable, type Transaction } from "../../platform/database/database.ts";

/** A passkey as its owner sees it. */
export interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** A passkey with the data to verify its signatures. */
export interface StoredPasskey {
  readonly id: string;
  readonly accountId: string;
  readonly role: Role;
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Returns the passkeys of an account, oldest first. */
export const listPasskeys = (db: Queryable, accountId: string): Promise<ShownPasskey[]> =>
  clientOf(db).passkey.findMany({
    where: { accountId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true, isBackedUp: true, createdAt: true, lastUsedAt: true },
  });

/** Returns the credentials by which a browser finds the passkeys of an account. */
export const listCredentials = (db: Queryable, accountId: string): Promise<{ id: string; transports: string[] }[]> =>
  clientOf(db)
    .passkey.findMany({ where: { accountId }, select: { credentialId: true, transports: true } })
    .then((passkeys) => passkeys.map(({ credentialId: id, transports }) => ({ id, transports })));

/** Stores a passkey. @returns whether it is new */
export async function insertPasskey(
  tx: Transaction,
  passkey: Omit<StoredPasskey, "id" | "role" | "transports"> & {
    readonly name: string;
    readonly isBackedUp: boolean;
    readonly transports: string[];
  },
): Promise<boolean> {
  const { count } = await tx.passkey.createMany({ data: passkey, skipDuplicates: true });
  return count === 1;
}

/** Returns the passkey of this credential, locked until the transaction ends. */
export async function lockPasskey(tx: Transaction, credentialId: string): Promise<StoredPasskey | null> {
  await tx.$queryRaw`select id from passkeys where credential_id = ${credentialId} for update`;
  const found = await tx.passkey.findUnique({
    where: { credentialId },
    select: {
      ...{ id: true, accountId: true, credentialId: true, publicKey: true, counter: true, transports: true },
      account: { select: { role: true } },
    },
  });
  if (!found) return null;
  const { account, counter, ...passkey } = found;
  return { ...passkey, role: account.role, counter: Number(counter) };
}

/** Records the use of a passkey. */
export async function recordPasskeyUse(
  tx: Transaction,
  id: string,
  { counter, ...use }: { readonly counter: number; readonly isBackedUp: boolean; readonly lastUsedAt: Date },
): Promise<void> {
  await tx.passkey.updateMany({ where: { id }, data: { ...use, counter: BigInt(counter) } });
}

/** Renames an account's passkey. @returns whether it exists */
export async function updatePasskeyName(
  db: Queryable,
  key: { readonly id: string; readonly accountId: string },
  name: string,
): Promise<boolean> {
  return (await clientOf(db).passkey.updateMany({ where: { ...key }, data: { name } })).count === 1;
}

/** Deletes an account's passkey. @returns its name; null when it does not exist */
export async function deletePasskey(
  tx: Transaction,
  key: { readonly id: string; readonly accountId: string },
): Promise<string | null> {
  const found = await tx.passkey.findFirst({ where: { ...key }, select: { name: true } });
  await tx.passkey.deleteMany({ where: { ...key } });
  return found?.name ?? null;
}
