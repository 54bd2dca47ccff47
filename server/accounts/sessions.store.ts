import type { Prisma } from "../generated/prisma/client.ts";
import type { KeyEndReason, Role } from "../generated/prisma/enums.ts";
import type { ActingKey, Membership, SessionNeed, SessionOwner } from "../platform/actor.ts";
import {
  clientOf,
  type Database,
  type Queryable,
  type Stored,
  type Transaction,
} from "../platform/database/database.ts";
import { companyOfSession, currentCompany } from "./current-company.sql.ts";
import { deleteSecondSteps } from "./factors/login-challenges.store.ts";
import { SHOW_FACTOR, sessionNeed } from "./factors/session-strength.sql.ts";
import { REFRESH_TOKEN_SECONDS } from "./lifetimes.ts";
import { tokenHash } from "./tokens.ts";

/** The maximum number of sessions listed for an account. */
const MAX_LISTED = 100;

const NOTED_EVERY_MS = 60 * 60 * 1000;

interface UsedSession {
  readonly id: string;
  readonly lastUsedAt: Date;
}

/**
 * The criteria of active sessions: they expire after `now`, and were used after `usedAfter`; for keys, only the former.
 */
export interface ActiveAt {
  readonly now: Date;
  readonly usedAfter: Date;
}

/** A session that has not ended, with the current company of its account. */
export interface ActiveSession extends UsedSession {
  readonly expiresAt: Date;
  readonly company: Membership | null;
  /** Set for a key. */
  readonly key: ActingKey | null;
}

/**
 * SQL: an active session `s` of the account `a`; a key for a company acts for no other, and only while its account is a
 * member.
 */
const ACTIVE = `s.id, s.expires_at as "expiresAt", s.last_used_at as "lastUsedAt", ${companyOfSession("$2")},
        case when p.id is not null then json_build_object('appId', p.id, 'scopes', p.scopes) end as key
      from sessions s join accounts a on a.id = s.account_id left join apps p on p.id = s.app_id ${currentCompany("p.company_id")}
      where s.ended_at is null and a.suspended_at is null and (p.company_id is null or m.company_id is not null)
        and s.expires_at > $2 and (s.app_id is not null or s.last_used_at > $3)`;

const activeOfPeople = ({ now, usedAfter }: ActiveAt) => ({
  ...{ appId: null, endedAt: null, expiresAt: { gt: now }, lastUsedAt: { gt: usedAfter } },
});

/** Opens a session; only the hash of its token is stored. */
export function insertSession(
  tx: Transaction,
  {
    refreshToken,
    userAgent,
    ...session
  }: { accountId: string; userAgent: string; address: string; refreshToken: string },
  now: Date,
): Promise<{ id: string; expiresAt: Date }> {
  const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000);
  const refreshTokenHash = tokenHash(refreshToken);
  return tx.session.create({
    data: {
      ...session,
      userAgent: userAgent.slice(0, 300),
      refreshTokenHash,
      expiresAt,
      lastUsedAt: now,
      reauthenticatedAt: now,
    },
    select: { id: true, expiresAt: true },
  });
}

/** Returns the active sessions of an account, most recently used first. */
export const listSessions = ({ prisma }: Stored, accountId: string, at: ActiveAt) =>
  prisma.session.findMany({
    where: { accountId, ...activeOfPeople(at) },
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
    take: MAX_LISTED,
    select: { id: true, userAgent: true, address: true, createdAt: true, lastUsedAt: true },
  });

/**
 * Returns an account's logins with time, address and device, latest first; available until a week after the sessions'
 * end.
 */
export const listLogIns = (tx: Transaction, accountId: string, most: number) =>
  tx.session.findMany({
    where: { accountId, appId: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: most,
    select: { userAgent: true, address: true },
  });

/** Returns the active sessions of an account beyond the `most` most recently used ones. */
export async function findSurplusSessions(
  tx: Transaction,
  { accountId, now, most }: { readonly accountId: string; readonly now: Date; readonly most: number },
): Promise<string[]> {
  const surplus = await tx.session.findMany({
    where: { accountId, appId: null, endedAt: null, expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
    skip: most,
    select: { id: true },
  });
  return surplus.map(({ id }) => id);
}

/** Records the use of sessions, unless recorded within the last hour; for a new key, at its first use. */
export async function recordUse({ prisma }: Stored, sessions: readonly UsedSession[], now: Date): Promise<void> {
  const before = new Date(now.getTime() - NOTED_EVERY_MS);
  const ids = sessions.filter(({ lastUsedAt }) => lastUsedAt < before).map(({ id }) => id);
  if (ids.length > 0) await prisma.session.updateMany({ where: { id: { in: ids } }, data: { lastUsedAt: now } });
}

/** Returns when a session last reauthenticated; null when there is no such personal session. */
export async function findReauthentication(db: Queryable, sessionId: string): Promise<Date | null> {
  const where = { id: sessionId, appId: null, endedAt: null };
  const found = await clientOf(db).session.findFirst({ where, select: { reauthenticatedAt: true } });
  return found?.reauthenticatedAt ?? null;
}

/** Records a session's reauthentication. */
export async function recordReauthentication(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.session.updateMany({ where: { id: sessionId, appId: null }, data: { reauthenticatedAt: now } });
}

/** Returns what a session or key lacks to satisfy a second-factor requirement; null: nothing. */
export async function findSessionNeed(db: Queryable, sessionId: string): Promise<SessionNeed | null> {
  const [row] = await clientOf(db).$queryRawUnsafe<{ need: SessionNeed | null }[]>(
    `select ${sessionNeed("s")} as need from sessions s where s.id = $1::uuid and s.ended_at is null`,
    sessionId,
  );
  // A session that has ended in the meantime has no valid factor.
  return row ? row.need : "NEW_LOG_IN";
}

/** Records the use of a second factor in a session. */
export async function recordFactorUse(tx: Transaction, sessionId: string): Promise<void> {
  await tx.$executeRawUnsafe(SHOW_FACTOR, sessionId);
}

/**
 * Records the use of an active personal session, and extends it where it would end within `seconds`, up to `longest`
 * after its login. @returns the hash of its refresh token; null when there is no such session
 */
export async function extendSession(
  tx: Transaction,
  id: string,
  { now, usedAfter }: ActiveAt,
  { seconds, longest }: { readonly seconds: number; readonly longest: number },
): Promise<string | null> {
  const [session] = await tx.$queryRaw<{ refreshTokenHash: string }[]>`
    update sessions set last_used_at = ${now}::timestamptz, expires_at = greatest(expires_at, least(
      ${now}::timestamptz + make_interval(secs => ${seconds}::double precision),
      created_at + make_interval(secs => ${longest}::double precision)))
    where id = ${id}::uuid and app_id is null and ended_at is null
      and expires_at > ${now}::timestamptz and last_used_at > ${usedAfter}::timestamptz
    returning refresh_token_hash as "refreshTokenHash"`;
  return session?.refreshTokenHash ?? null;
}

/**
 * Returns the active session of a refresh token, with its account, in one statement, as the account may be deleted at
 * any time.
 */
export async function findSession(
  { pool }: Pick<Database, "pool">,
  refreshToken: string,
  { now, usedAfter }: ActiveAt,
) {
  const { rows } = await pool.query<ActiveSession & { accountId: string; role: Role }>({
    name: "session-of-refresh-token",
    text: `select a.id as "accountId", a.role, ${ACTIVE} and s.refresh_token_hash = $1 and s.app_id is null`,
    values: [tokenHash(refreshToken), now, usedAfter],
  });
  return rows[0] ?? null;
}

/**
 * Exchanges the refresh token of an active session. Presenting one that was already exchanged ends the session.
 * @returns the session's id, or that of the session to end
 */
export async function exchangeRefreshToken(
  tx: Transaction,
  [before, after]: readonly [string, string],
  { now, usedAfter }: ActiveAt,
): Promise<{ readonly renewed: string } | { readonly stolen: string } | null> {
  const tokenHashBefore = tokenHash(before);
  const where = { refreshTokenHash: tokenHashBefore, ...activeOfPeople({ now, usedAfter }) };
  const data = { refreshTokenHash: tokenHash(after) };
  const [session] = await tx.session.updateManyAndReturn({ where, data, select: { id: true } });
  if (session) {
    await tx.spentRefreshToken.create({ data: { tokenHash: tokenHashBefore, sessionId: session.id } });
    return { renewed: session.id };
  }
  const spent = await tx.spentRefreshToken.findUnique({ where: { tokenHash: tokenHashBefore } });
  return spent && { stolen: spent.sessionId };
}

/** Returns the owner of a key, whether or not it is active. */
export async function findKey({ prisma }: Stored, key: string): Promise<SessionOwner | null> {
  const found = await prisma.session.findUnique({
    where: { refreshTokenHash: tokenHash(key), appId: { not: null } },
    select: { id: true, account: { select: { id: true, role: true } } },
  });
  return found && { accountId: found.account.id, role: found.account.role, sessionId: found.id };
}

/** Returns those of these sessions that are active. */
export async function findActiveSessions(
  { pool }: Pick<Database, "pool">,
  ids: readonly string[],
  { now, usedAfter }: ActiveAt,
) {
  const { rows } = await pool.query<ActiveSession>({
    name: "active-sessions",
    text: `select ${ACTIVE} and s.id = any($1::uuid[])`,
    values: [ids, now, usedAfter],
  });
  return rows;
}

/** Returns the sessions of these accounts that have not ended. */
export async function findSessionIds(tx: Transaction, accountIds: readonly string[]): Promise<string[]> {
  const where = { accountId: { in: [...accountIds] }, endedAt: null };
  return (await tx.session.findMany({ where, select: { id: true } })).map(({ id }) => id);
}

/**
 * Selects the sessions to end: one, all of an account, one of an account, or all of an account except one; or, with
 * `keys`, the account's keys as well, or only the keys created since a given time. Sessions by ids, or by a refresh
 * token if its account has the role. Or keys: those of an app or a company, one of an app's, or an account's for a
 * company.
 */
export type WhichSessions =
  | { readonly id: string; readonly accountId?: string }
  | { readonly accountId: string; readonly except?: string; readonly keys?: true }
  | { readonly accountId: string; readonly keysSince: Date }
  | { readonly ids: readonly string[] }
  | { readonly refreshToken: string; readonly role: Role }
  | { readonly appId: string; readonly id?: string }
  | { readonly app: { readonly companyId: string }; readonly accountId?: string };

function whereOf(which: WhichSessions): Prisma.SessionWhereInput {
  if ("ids" in which) return { id: { in: [...which.ids] }, appId: null };
  if ("refreshToken" in which) {
    return { refreshTokenHash: tokenHash(which.refreshToken), account: { role: which.role }, appId: null };
  }
  if ("keysSince" in which) {
    return { accountId: which.accountId, appId: { not: null }, createdAt: { gte: which.keysSince } };
  }
  const { except, keys, ...whose } = { except: undefined, keys: undefined, ...which };
  const isOfApps = keys || "app" in whose || "appId" in whose;
  return { ...(!isOfApps && { appId: null }), ...whose, ...(except && { id: { not: except } }) };
}

/** Whether all sessions of an account end, or all except one: then no pending login may survive either. */
const closesAccount = (which: WhichSessions): which is { readonly accountId: string } =>
  "accountId" in which && !("id" in which) && !("keysSince" in which) && !("app" in which);

/**
 * Ends sessions and stops push messages to their browsers. When all of an account end, so do logins pending at their
 * second step, as whoever started one may know a password that is no longer valid. `endReason`: why, for keys. @returns
 * the ids of those that had not ended
 */
export async function endSessions(
  tx: Transaction,
  which: WhichSessions,
  endedAt: Date,
  endReason?: KeyEndReason,
): Promise<string[]> {
  const where = { ...whereOf(which), endedAt: null };
  const data = { endedAt, ...(endReason && { endReason }) };
  const ended = (await tx.session.updateManyAndReturn({ where, data, select: { id: true } })).map(({ id }) => id);
  if (ended.length > 0) await tx.pushSubscription.deleteMany({ where: { sessionId: { in: ended } } });
  if (closesAccount(which)) await deleteSecondSteps(tx, which.accountId);
  return ended;
}

/**
 * Deletes sessions, mailed links and invitations a week after their end (until then they can be reported as expired),
 * keys, which are listed, 90 days after theirs, and browsers whose cookies have expired.
 */
export async function deleteEndedSessions({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(
    "delete from sessions where least(expires_at, ended_at) < now() - case when app_id is null then interval '7 days' else interval '90 days' end",
  );
  await pool.query("delete from email_tokens where least(expires_at, used_at) < now() - interval '7 days'");
  await pool.query("delete from company_invitations where expires_at < now() - interval '7 days'");
  await pool.query("delete from known_browsers where last_log_in_at < now() - interval '400 days'");
}
