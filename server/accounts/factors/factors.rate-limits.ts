import type { ClientInfo } from "../../platform/client-info.ts";
import type { Platform } from "../../platform/platform.ts";
import { networkOf } from "../../platform/rate-limits/network-of.ts";
import type { Count, Limit } from "../../platform/rate-limits/rate-limits.ts";
import { type AccountName, browserKey, isKnownBrowser } from "../known-browsers.store.ts";

const minutes = (count: number) => count * 60;

/** Changes of an account's passkeys, apps and codes. */
export const FACTOR_CHANGES: Limit = { name: "factor-changes", points: 60, windowSeconds: minutes(10) };

/** Reauthentications with a passkey in an open session. */
export const CONFIRMATIONS: Limit = { name: "passkey-confirmation:session", points: 60, windowSeconds: minutes(10) };

/** Every view of a login page starts one: the numbers suit a campus behind one address. */
const PASSKEY_BEGINS: Limit = { name: "passkey-begin:address", points: 1200, windowSeconds: minutes(10) };
const PASSKEY_LOG_INS: Limit = { name: "passkey-log-in:address", points: 120, windowSeconds: minutes(10) };

const wrongCodes = (of: string, points: number, windowSeconds: number): Limit => ({
  name: `wrong-code:${of}`,
  points,
  windowSeconds,
  refusal: "Too many wrong codes.",
});
const WRONG_CODES_BY_BROWSER = wrongCodes("browser", 5, minutes(15));
const WRONG_CODES_BY_ACCOUNT = wrongCodes("account", 5, minutes(15));
/** Somebody who knows the password guesses codes no faster than this, in the long run. */
const WRONG_CODES_BY_DAY = wrongCodes("account-and-day", 20, minutes(24 * 60));
/**
 * Recovery codes and passkeys cannot be guessed: an attacker who exhausts the limit of codes does not lock the owner
 * out of these.
 */
const WRONG_SECRETS = wrongCodes("account-and-network", 20, minutes(15));
const WRONG_CODES_BY_SESSION = wrongCodes("session", 5, minutes(15));

/** Returns the counts of the start of a login with a passkey. */
export const passkeyBeginCounts = ({ address }: ClientInfo): Count[] => [[PASSKEY_BEGINS, networkOf(address)]];

/** Returns the counts of a login with a passkey. */
export const passkeyLogInCounts = ({ address }: ClientInfo): Count[] => [[PASSKEY_LOG_INS, networkOf(address)]];

const wrongSecretsCount = ({ address }: ClientInfo, { role, email }: AccountName): Count => [
  WRONG_SECRETS,
  `${role}:${email}:${networkOf(address)}`,
];

/**
 * Returns the counts of a wrong answer in the second step. A known browser of the account has a limit that outsiders
 * cannot exhaust. `isGuessable`: whether it is a six-digit code.
 */
export async function wrongCodeCounts(
  { db }: Pick<Platform, "db">,
  client: ClientInfo,
  name: AccountName,
  isGuessable: boolean,
): Promise<Count[]> {
  const { browser = "" } = client;
  if (await isKnownBrowser(db, name, browser)) return [[WRONG_CODES_BY_BROWSER, browserKey(name, browser)]];
  if (!isGuessable) return [wrongSecretsCount(client, name)];
  const account = `${name.role}:${name.email}`;
  return [
    [WRONG_CODES_BY_ACCOUNT, account],
    [WRONG_CODES_BY_DAY, account],
  ];
}

/**
 * Wrong answers to the second step from unknown browsers after which the owner is warned that somebody knows the
 * password.
 */
const WARNED_AFTER = 3;

/** Whether the second step was failed often enough to warn the account's owner. */
export async function areManyCodesTried(
  { limits }: Pick<Platform, "limits">,
  client: ClientInfo,
  name: AccountName,
): Promise<boolean> {
  const isMuchUsed = async ([limit, key]: Count) =>
    (await limits.left(limit, key)).remaining <= limit.points - WARNED_AFTER;
  return (
    (await isMuchUsed([WRONG_CODES_BY_ACCOUNT, `${name.role}:${name.email}`])) ||
    (await isMuchUsed(wrongSecretsCount(client, name)))
  );
}

/** Returns the counts of a wrong code in an open session. */
export const sessionCodeCounts = (sessionId: string): Count[] => [[WRONG_CODES_BY_SESSION, sessionId]];
