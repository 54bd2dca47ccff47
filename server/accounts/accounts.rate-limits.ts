import type { ClientInfo } from "../platform/client-info.ts";
import type { Platform } from "../platform/platform.ts";
import { networkOf } from "../platform/rate-limits/network-of.ts";
import type { Count, Limit } from "../platform/rate-limits/rate-limits.ts";
import { type AccountName, browserKey, isKnownBrowser } from "./known-browsers.store.ts";

// No caller should be able to exhaust another's limit: attempts are counted by account and address together, and a
// browser that has logged in to the account before has limits of its own. The numbers suit a campus behind one address.

const minutes = (count: number) => count * 60;

const SIGN_UPS_BY_ADDRESS: Limit = { name: "sign-up:address", points: 60, windowSeconds: minutes(10) };

/** Changes of a recruiter's display name. */
export const DISPLAY_NAMES: Limit = { name: "display-name", points: 30, windowSeconds: minutes(10) };

const LOG_INS_BY_ADDRESS: Limit = { name: "log-in:address", points: 120, windowSeconds: minutes(10) };
const LOG_INS_BY_BROWSER: Limit = { name: "log-in:browser", points: 60, windowSeconds: minutes(10) };

/** Renewals by programs: one per ten minutes, for a hundred programs. */
export const RENEWALS_BY_ADDRESS: Limit = { name: "renew:address", points: 600, windowSeconds: minutes(10) };

const wrongPasswords = (of: string): Limit => ({
  name: `wrong-password:${of}`,
  points: 10,
  windowSeconds: minutes(15),
  refusal: "Too many wrong passwords. You can set a new one by email at any time.",
});
const WRONG_PASSWORDS_BY_ADDRESS = wrongPasswords("account-and-address");
const WRONG_PASSWORDS_BY_BROWSER = wrongPasswords("browser");
const WRONG_PASSWORDS_BY_SESSION = wrongPasswords("session");
/**
 * From all unknown browsers together: an attacker with many addresses guesses no faster than this (NIST SP 800-63B
 * 5.2.2 allows 100).
 */
export const WRONG_PASSWORDS_BY_ACCOUNT: Limit = {
  name: "wrong-password:account",
  points: 100,
  windowSeconds: minutes(60),
  refusal:
    "Too many wrong passwords were entered for this account. Log in from a browser that you have used before, or reset your password by email.",
};

/** Wrong passwords from unknown browsers within an hour after which the owner is warned. */
const WARNED_AFTER = 20;

/** Whether there were enough wrong passwords for an account to warn its owner. */
export async function areManyTried(
  { limits }: Pick<Platform, "limits">,
  { role, email }: AccountName,
): Promise<boolean> {
  const { remaining } = await limits.left(WRONG_PASSWORDS_BY_ACCOUNT, `${role}:${email}`);
  return remaining <= WRONG_PASSWORDS_BY_ACCOUNT.points - WARNED_AFTER;
}

const MAILS_BY_ADDRESS: Limit = { name: "account-mail:address", points: 60, windowSeconds: minutes(10) };
const mails = (of: string): Limit => ({ name: `account-mail:${of}`, points: 5, windowSeconds: minutes(15) });
const MAILS_BY_ACCOUNT_AND_ADDRESS = mails("account-and-address");
const MAILS_BY_BROWSER = mails("browser");
/**
 * Mails to one account in total. The window is half an hour shorter than a link's lifetime: when the limit is reached,
 * a working link has arrived.
 */
const MAILS_BY_ACCOUNT: Limit = {
  name: "account-mail:account",
  points: 10,
  windowSeconds: minutes(30),
  refusal: "Several links were requested recently, and each works for an hour. Check your inbox and your spam folder.",
};

/** Returns the counts of a sign-up. */
export const signUpCounts = ({ address }: ClientInfo): Count[] => [[SIGN_UPS_BY_ADDRESS, networkOf(address)]];

/** Returns the counts of a login; `wrong`: those that apply only if the password is wrong. */
export async function logInCounts(
  { db }: Pick<Platform, "db">,
  { address, browser = "" }: ClientInfo,
  name: AccountName,
): Promise<{ readonly tries: Count[]; readonly wrong: Count[] }> {
  if (await isKnownBrowser(db, name, browser)) {
    const key = browserKey(name, browser);
    return { tries: [[LOG_INS_BY_BROWSER, key]], wrong: [[WRONG_PASSWORDS_BY_BROWSER, key]] };
  }
  const network = networkOf(address);
  const account = `${name.role}:${name.email}`;
  return {
    tries: [[LOG_INS_BY_ADDRESS, network]],
    wrong: [
      [WRONG_PASSWORDS_BY_ADDRESS, `${account}:${network}`],
      [WRONG_PASSWORDS_BY_ACCOUNT, account],
    ],
  };
}

/** Returns the counts of a wrong password in an open session, which no outsider can exhaust. */
export const sessionPasswordCounts = (sessionId: string): Count[] => [[WRONG_PASSWORDS_BY_SESSION, sessionId]];

/** Returns the counts of a mail request. */
export async function mailCounts(
  { db }: Pick<Platform, "db">,
  { address, browser = "" }: ClientInfo,
  name: AccountName,
  purpose: "verify" | "reset",
): Promise<Count[]> {
  if (await isKnownBrowser(db, name, browser)) {
    return [[MAILS_BY_BROWSER, `${purpose}:${browserKey(name, browser)}`]];
  }
  const network = networkOf(address);
  const account = `${purpose}:${name.role}:${name.email}`;
  return [
    [MAILS_BY_ADDRESS, network],
    [MAILS_BY_ACCOUNT_AND_ADDRESS, `${account}:${network}`],
    [MAILS_BY_ACCOUNT, account],
  ];
}
