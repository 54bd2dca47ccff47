import type { Role } from "../generated/prisma/enums.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import { randomToken, tokenHash } from "./tokens.ts";

/** Browsers that are remembered for one account; the one unused for longest is forgotten for another. */
const MAX_BROWSERS = 20;

/** 43 characters, as `randomToken` makes them; anything else is no cookie of ours. */
const TOKEN = /^[\w-]{43}$/;

/** A role and the address of one of its accounts. */
export interface AccountName {
  readonly role: Role;
  readonly email: string;
}

/** A key for limits and for the store that is found without the account, so that it cannot tell whether there is one. */
export const browserKey = ({ role, email }: AccountName, browser: string): string =>
  tokenHash(`${role}:${email}:${browser}`);

/** Whether the account has been logged in to in this browser. One read by key, the same for every address. */
export async function isKnownBrowser(
  { db }: Pick<Platform, "db">,
  name: AccountName,
  browser: string | undefined,
): Promise<boolean> {
  if (!browser || !TOKEN.test(browser)) return false;
  const { rowCount } = await db.pool.query({
    name: "known-browser",
    text: "select from known_browsers where key_hash = $1",
    values: [browserKey(name, browser)],
  });
  return rowCount === 1;
}

/** Remembers the browser of a log-in; the cookie for it to keep. `browser`: the one it has. */
export async function rememberBrowser(
  { db, clock }: Pick<Platform, "db" | "clock">,
  account: AccountName & { readonly id: string },
  browser: string | undefined,
): Promise<string> {
  const token = browser && TOKEN.test(browser) ? browser : randomToken();
  const lastLogInAt = clock();
  await db.prisma.knownBrowser.upsert({
    where: { keyHash: browserKey(account, token) },
    create: { keyHash: browserKey(account, token), accountId: account.id, lastLogInAt },
    update: { lastLogInAt },
  });
  await db.pool.query(
    `delete from known_browsers where key_hash in (
       select key_hash from known_browsers where account_id = $1 order by last_log_in_at desc offset ${MAX_BROWSERS})`,
    [account.id],
  );
  return token;
}

/** Forgets every browser of an account: its password was reset, and who knew the old one may have used any of them. */
export async function forgetBrowsers(tx: Transaction, accountId: string): Promise<void> {
  await tx.knownBrowser.deleteMany({ where: { accountId } });
}
