import type { Scope } from "../../shared/scopes.ts";
import { tokenHash } from "../accounts/tokens.ts";
import { clientOf, type Queryable, type Transaction } from "../platform/database/database.ts";
import type { App, AppKey } from "./apps.types.ts";

/** Whose an app is: a person's or a company's. */
export type AppOwner = { readonly accountId: string } | { readonly companyId: string };

/** The apps of an owner with their active keys, the newest first. */
export async function listApps(db: Queryable, owner: AppOwner, now: Date, id?: string): Promise<App[]> {
  const apps = await clientOf(db).app.findMany({
    where: { ...owner, ...(id !== undefined && { id }) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: {
      ...{ id: true, name: true, scopes: true, createdAt: true },
      keys: {
        where: { endedAt: null, expiresAt: { gt: now } },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        select: { id: true, keyHint: true, createdAt: true, expiresAt: true, lastUsedAt: true },
      },
    },
  });
  return apps.map(({ keys, ...app }) => ({ ...app, keys: keys.map(shownKey) }));
}

const shownKey = ({
  keyHint,
  lastUsedAt,
  ...key
}: Omit<AppKey, "hint" | "lastUsedAt"> & { readonly keyHint: string | null; readonly lastUsedAt: Date }): AppKey => ({
  ...key,
  hint: keyHint ?? "",
  lastUsedAt: lastUsedAt.getTime() === NEVER.getTime() ? null : lastUsedAt,
});

/** Of a key that was not used yet. Its first use is noted at once, as that of what was last used long ago. */
const NEVER = new Date(0);

/** Stores an app, unless its owner has `max` already. @returns its id */
export async function insertApp(
  tx: Transaction,
  owner: AppOwner,
  app: { readonly name: string; readonly scopes: Scope[] },
  max: number,
): Promise<string | null> {
  // Two that come at once must not both find a place.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`apps:${Object.values(owner)[0]}`}, 0))`;
  if ((await tx.app.count({ where: owner })) >= max) return null;
  return (await tx.app.create({ data: { ...owner, ...app }, select: { id: true } })).id;
}

/** Locks an app of this owner until the transaction ends. @returns whether there is one */
export async function lockApp(tx: Transaction, owner: AppOwner, id: string): Promise<boolean> {
  if ((await tx.app.count({ where: { ...owner, id } })) === 0) return false;
  return (await tx.$queryRaw<unknown[]>`select id from apps where id = ${id}::uuid for update`).length > 0;
}

/** Deletes an app of this owner, with its keys. @returns whether there was one */
export const deleteApp = async (tx: Transaction, owner: AppOwner, id: string): Promise<boolean> =>
  (await tx.app.deleteMany({ where: { ...owner, id } })).count > 0;

/** Stores a key by its hash. It acts as the account. */
export async function insertKey(
  tx: Transaction,
  { key, hint, ...rest }: { key: string; hint: string; appId: string; accountId: string; expiresAt: Date },
): Promise<void> {
  const data = { ...rest, refreshTokenHash: tokenHash(key), keyHint: hint, lastUsedAt: NEVER };
  await tx.session.create({ data, select: { id: true } });
}

/** How many keys of an app are active. */
export const countKeys = (tx: Transaction, appId: string, now: Date): Promise<number> =>
  tx.session.count({ where: { appId, endedAt: null, expiresAt: { gt: now } } });

/** Lets keys of an app, or one of them, expire at this moment at the latest. @returns their ids */
export async function shortenKeys(tx: Transaction, appId: string, expiresAt: Date): Promise<string[]> {
  const where = { appId, endedAt: null, expiresAt: { gt: expiresAt } };
  const shortened = await tx.session.updateManyAndReturn({ where, data: { expiresAt }, select: { id: true } });
  return shortened.map(({ id }) => id);
}
