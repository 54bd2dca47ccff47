import type { Role } from "../generated/prisma/enums.ts";
import { clientOf, type Queryable, type Transaction } from "../platform/database/database.ts";
import { randomToken, tokenHash } from "./tokens.ts";

/** The maximum number of remembered browsers per account; the least recently used one is replaced. */
const MAX_BROWSERS = 20;

/** 43 characters, as `randomToken` makes them; anything else is not one of our cookies. */
const TOKEN = /^[\w-]{43}$/;

/** A role and the address of one of its accounts. */
export interface AccountName {
  readonly role: Role;
  readonly email: string;
}

/**
 * Returns a key for limits and the store that is derived without reading the account, so that it cannot reveal whether
 * there is one.
 */
export const browserKey = ({ role, email }: AccountName, browser: string): string =>
  tokenHash(`${role}:${email}:${browser}`);

/** Whether the account has been logged in to in this browser. One read by key, the same for every address. */
export async function isKnownBrowser(db: Queryable, name: AccountName, browser: string): Promise<boolean> {
  if (!TOKEN.test(browser)) return false;
  return (await clientOf(db).knownBrowser.count({ where: { keyHash: browserKey(name, browser) } })) > 0;
}

/** Whether any browser is remembered that has logged in to the account. */
export const hasKnownBrowser = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await clientOf(db).knownBrowser.findFirst({ where: { accountId }, select: { keyHash: true } })) !== null;

/** Remembers the browser of a login. `browser`: its current cookie. @returns the cookie to set */
export async function saveBrowser(
  tx: Transaction,
  account: AccountName & { readonly id: string },
  browser: string | undefined,
  lastLogInAt: Date,
): Promise<string> {
  const token = browser && TOKEN.test(browser) ? browser : randomToken();
  const keyHash = browserKey(account, token);
  await tx.knownBrowser.upsert({
    where: { keyHash },
    create: { keyHash, accountId: account.id, lastLogInAt },
    update: { lastLogInAt },
  });
  const unused = await tx.knownBrowser.findMany({
    where: { accountId: account.id },
    orderBy: { lastLogInAt: "desc" },
    skip: MAX_BROWSERS,
    select: { keyHash: true },
  });
  await tx.knownBrowser.deleteMany({ where: { keyHash: { in: unused.map((known) => known.keyHash) } } });
  return token;
}

/**
 * Forgets every browser of an account: after a password reset, whoever knew the old password may have used any of them.
 */
export async function deleteBrowsers(tx: Transaction, accountId: string): Promise<void> {
  await tx.knownBrowser.deleteMany({ where: { accountId } });
}
