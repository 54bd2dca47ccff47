import type { Scope } from "../../shared/scopes.ts";
import { memberName } from "../accounts/current-company.sql.ts";
import { tokenHash } from "../accounts/tokens.ts";
import type { KeyEndReason } from "../generated/prisma/enums.ts";
import {
  clientOf,
  type Database,
  type Queryable,
  type Stored,
  type Transaction,
} from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { PageInput } from "../platform/search/page.ts";
import type { App, AppKey, ViewerKey } from "./apps.types.ts";

/** The owner of an app: a person or a company. */
export type AppOwner = { readonly accountId: string } | { readonly companyId: string };

/** Lists the apps of an owner with their active keys, newest first. */
export async function listApps(db: Queryable, owner: AppOwner, now: Date, id?: string): Promise<App[]> {
  const apps = await clientOf(db).app.findMany({
    where: { ...owner, ...(id !== undefined && { id }) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: {
      ...{ id: true, name: true, scopes: true, createdAt: true },
      keys: {
        where: { endedAt: null, expiresAt: { gt: now } },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        select: {
          ...{ id: true, keyHint: true, createdAt: true, expiresAt: true, lastUsedAt: true, endReason: true },
          account: { select: { email: true, displayName: true } },
        },
      },
    },
  });
  return apps.map(({ keys, ...app }) => ({ ...app, keys: keys.map(shownKey) }));
}

/** A stored key, with the member who created it. */
interface StoredKey {
  readonly id: string;
  readonly keyHint: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date;
  readonly endReason: KeyEndReason | null;
  readonly account: { readonly email: string; readonly displayName: string };
}

const shownKey = ({ keyHint, lastUsedAt, account, ...key }: StoredKey): AppKey => ({
  ...key,
  hint: keyHint ?? "",
  lastUsedAt: lastUsedAt.getTime() === NEVER.getTime() ? null : lastUsedAt,
  accountName: account.displayName || account.email,
  endedAt: null,
});

/** Returns a key, as it may read itself. */
export async function findViewerKey({ prisma }: Stored, id: string): Promise<ViewerKey | null> {
  const select = { expiresAt: true, app: { select: { name: true, scopes: true } } };
  const found = await prisma.session.findUnique({ where: { id }, select });
  return found?.app ? { appName: found.app.name, scopes: found.app.scopes, expiresAt: found.expiresAt } : null;
}

/** SQL expression for the time at which a key `s` ended. */
const ENDED = "least(s.expires_at, s.ended_at)";

/** Lists the ended keys of an app, last ended first. @throws BAD_USER_INPUT for a malformed page */
export const listEndedKeys = (db: Pick<Database, "pool">, appId: string, now: Date, page: PageInput) =>
  readPage(db, page, {
    list: "endedKeys",
    name: "ended-keys",
    keys: [ENDED, "s.id"],
    values: [appId, now],
    text: ({ after, order }) =>
      `select s.id, coalesce(s.key_hint, '') as hint, s.created_at as "createdAt", s.expires_at as "expiresAt",
         nullif(s.last_used_at, to_timestamp(0)) as "lastUsedAt", ${ENDED} as "endedAt", ${memberName("a")} as "accountName",
         coalesce(s.end_reason, case when s.ended_at is null then 'EXPIRED' else 'REVOKED' end::"KeyEndReason") as "endReason"
       from sessions s join accounts a on a.id = s.account_id
       where s.app_id = $1 and ${ENDED} <= $2 and ${after} ${order}`,
    count: `sessions s where s.app_id = $1 and ${ENDED} <= $2`,
    placeOf: ({ endedAt, id }: EndedKey) => ({ at: endedAt, id }),
    toNode: (row: EndedKey): AppKey => row,
  });

type EndedKey = AppKey & { readonly endedAt: Date };

/** Last use of an unused key. Its first use is recorded immediately, like any use long after the previous one. */
const NEVER = new Date(0);

/** Stores an app, unless its owner already has `max`. @returns its id */
export async function insertApp(
  tx: Transaction,
  owner: AppOwner,
  app: { readonly name: string; readonly scopes: Scope[] },
  max: number,
): Promise<string | null> {
  // Serializes concurrent inserts, so that the limit holds.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`apps:${Object.values(owner)[0]}`}, 0))`;
  if ((await tx.app.count({ where: owner })) >= max) return null;
  return (await tx.app.create({ data: { ...owner, ...app }, select: { id: true } })).id;
}

/** Locks an app of this owner until the transaction ends. @returns whether it exists */
export async function lockApp(tx: Transaction, owner: AppOwner, id: string): Promise<boolean> {
  if ((await tx.app.count({ where: { ...owner, id } })) === 0) return false;
  return (await tx.$queryRaw<unknown[]>`select id from apps where id = ${id}::uuid for update`).length > 0;
}

/** Deletes an app of this owner, with its keys. @returns whether it existed */
export const deleteApp = async (tx: Transaction, owner: AppOwner, id: string): Promise<boolean> =>
  (await tx.app.deleteMany({ where: { ...owner, id } })).count > 0;

/**
 * Stores a key by its hash. It acts as the account. `secondFactorAt`: set if the session that created it used a second
 * factor.
 */
export async function insertKey(
  tx: Transaction,
  {
    key,
    hint,
    ...rest
  }: {
    key: string;
    hint: string;
    appId: string;
    accountId: string;
    expiresAt: Date;
    secondFactorAt: Date | null;
  },
): Promise<void> {
  const data = { ...rest, refreshTokenHash: tokenHash(key), keyHint: hint, lastUsedAt: NEVER };
  await tx.session.create({ data, select: { id: true } });
}

/** Counts the active keys of an app. */
export const countKeys = (tx: Transaction, appId: string, now: Date): Promise<number> =>
  tx.session.count({ where: { appId, endedAt: null, expiresAt: { gt: now } } });

/** Makes the keys of an app that are being replaced expire at this time at the latest. @returns their ids */
export async function shortenKeys(tx: Transaction, appId: string, expiresAt: Date): Promise<string[]> {
  const where = { appId, endedAt: null, expiresAt: { gt: expiresAt } };
  const shortened = await tx.session.updateManyAndReturn({
    where,
    data: { expiresAt, endReason: "REPLACED" },
    select: { id: true },
  });
  return shortened.map(({ id }) => id);
}
