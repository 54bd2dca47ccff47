import type { ClientInfo } from "../platform/client-info.ts";
import type { Transaction } from "../platform/database/database.ts";
import { deviceName } from "../platform/device-name.ts";
import type { Platform } from "../platform/platform.ts";
import { networkOf } from "../platform/rate-limits/network-of.ts";
import type { StoredAccount } from "./accounts.store.ts";
import { hasKnownBrowser, isKnownBrowser, saveBrowser } from "./known-browsers.store.ts";
import { newDeviceMail } from "./sessions.mails.ts";
import { findSurplusSessions, insertSession, listLogIns, type WhichSessions } from "./sessions.store.ts";
import { randomToken } from "./tokens.ts";

/** The maximum number of personal sessions per account; more than anybody has devices. */
export const MAX_SESSIONS = 50;

/** The number of an account's latest logins that a new one is compared with. */
const COMPARED_LOG_INS = 200;

interface NewSession {
  readonly id: string;
  readonly expiresAt: Date;
  readonly refreshToken: string;
  /** Identifies the browser at its next login. */
  readonly browser: string;
}

/**
 * Opens a session. The same browser's session for the role ends, as do those beyond `MAX_SESSIONS`, least recently used
 * first; the owner is mailed when no similar device has logged in to the account before.
 * @param end ends sessions within the transaction
 */
export async function openSession(
  { mail, publicUrl }: Pick<Platform, "mail" | "publicUrl">,
  tx: Transaction,
  { account, client, now }: { readonly account: StoredAccount; readonly client: ClientInfo; readonly now: Date },
  end: (which: WhichSessions) => Promise<unknown>,
): Promise<NewSession> {
  const { id: accountId, role } = account;
  const isNew = await isNewDevice(tx, account, client);
  const replaced = client.refreshTokens?.[role];
  if (replaced) await end({ refreshToken: replaced, role });

  const refreshToken = randomToken();
  const { userAgent, address } = client;
  const session = await insertSession(tx, { accountId, userAgent, address, refreshToken }, now);
  const surplus = await findSurplusSessions(tx, { accountId, now, most: MAX_SESSIONS });
  if (surplus.length > 0) await end({ ids: surplus });

  const browser = await saveBrowser(tx, account, client.browser, now);
  if (isNew) await mail.send(tx, newDeviceMail({ publicUrl, account, client, sessionId: session.id, now }));
  return { ...session, refreshToken, browser };
}

/**
 * Whether neither this browser nor a similar one from the same network has logged in to the account before. Never true
 * at its first login, which is no surprise after signing up.
 */
async function isNewDevice(tx: Transaction, account: StoredAccount, client: ClientInfo): Promise<boolean> {
  if (client.browser && (await isKnownBrowser(tx, account, client.browser))) return false;
  const logIns = await listLogIns(tx, account.id, COMPARED_LOG_INS);
  if (logIns.length === 0) return hasKnownBrowser(tx, account.id);
  const [device, network] = [deviceName(client.userAgent), networkOf(client.address)];
  return !logIns.some(({ userAgent, address }) => networkOf(address) === network && deviceName(userAgent) === device);
}
