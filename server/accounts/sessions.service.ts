import { LRUCache } from "lru-cache";
import { type AuditLog, actBy } from "../audit/audit-log.ts";
import type { KeyEndReason, Role } from "../generated/prisma/enums.ts";
import { type Actor, type MaybeActor, requirePerson, type SessionOwner } from "../platform/actor.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import type { Transaction } from "../platform/database/database.ts";
import { deviceName } from "../platform/device-name.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { networkOf } from "../platform/rate-limits/network-of.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { check, requireId } from "../platform/validation.ts";
import { logInCounts, RENEWALS_BY_ADDRESS } from "./accounts.rate-limits.ts";
import { type LogIn, logInSchema } from "./accounts.schemas.ts";
import { findAccount, type StoredAccount } from "./accounts.store.ts";
import { cancelChange, lockAddress } from "./email-change/email-change.store.ts";
import { askForSecondStep } from "./factors/second-step.ts";
import { type KnownSession, KnownSessions } from "./known-sessions.ts";
import { EXTENSION_SECONDS, LONGEST_SESSION_SECONDS, REFRESH_TOKEN_SECONDS } from "./lifetimes.ts";
import { openSession } from "./new-session.ts";
import { requirePassword, requireUnchangedPassword } from "./passwords.ts";
import {
  type ActiveAt,
  endSessions,
  exchangeRefreshToken,
  extendSession,
  findActiveSessions,
  findSession,
  findSessionIds,
  listSessions,
  noteFactorShown,
  noteUse,
  type WhichSessions,
} from "./sessions.store.ts";
import type { Session } from "./sessions.types.ts";
import {
  type AccessToken,
  isExpiredToken,
  randomToken,
  readAccessToken,
  signAccessToken,
  tokenHash,
} from "./tokens.ts";

/** What a log-in gives the client to keep. */
export interface SessionTokens {
  readonly actor: Actor;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** By which the browser is known again at its next log-in. */
  readonly browser: string;
}

/** How operations on sessions reach the client: where its requests come from, and its cookies. */
export interface SessionContext {
  readonly client: ClientInfo;
  /** Sets the cookies of a session. */
  sendSession(tokens: SessionTokens): void;
  /** Has the browser keep a role's refresh token on. */
  sendRefreshToken(role: Role, refreshToken: string): void;
  /** Sets the cookie by which the browser is known at its next log-in. */
  sendBrowserToken(browser: string): void;
  /** Clears a role's cookies. */
  clearSession(role: Role): void;
  /** Where something that was pressed before the log-in is finished; null when nothing waits. */
  readonly continueAt: string | null;
}

const NO_SESSION = "This device is logged out already.";

/** What a log-in is refused with that is about the account; limits are not. */
const REFUSALS: ReadonlySet<string> = new Set([
  "EMAIL_NOT_REGISTERED",
  "WRONG_PASSWORD",
  "EMAIL_NOT_VERIFIED",
  "ACCOUNT_SUSPENDED",
]);

// The two log-ins word it differently (docs/specification.md 8.2).
const NOT_VERIFIED = {
  SEEKER: "Verify your email to continue login",
  RECRUITER: "Please verify your email before logging in.",
} as const;

const SUSPENDED = "This account is suspended. The mail that we sent you says why.";

/** @throws EMAIL_NOT_VERIFIED, ACCOUNT_SUSPENDED */
function requireOpen({ emailVerifiedAt, suspendedAt, role }: StoredAccount): void {
  if (!emailVerifiedAt) throw new AppError("EMAIL_NOT_VERIFIED", NOT_VERIFIED[role]);
  if (suspendedAt) throw new AppError("ACCOUNT_SUSPENDED", SUSPENDED);
}

/** Milliseconds until another refusal of a session for want of a second factor is noted: a page that is not shown asks for many things. */
const REFUSAL_NOTED_EVERY_MS = 60 * 60 * 1000;

/** Log-in, the resolving of tokens to accounts, and log-out. */
export class SessionService {
  readonly #known: KnownSessions;
  /** Sessions and keys that were refused for want of a second factor lately. */
  readonly #refused = new LRUCache<string, true>({ max: 10_000, ttl: REFUSAL_NOTED_EVERY_MS });
  /** Access tokens whose signature has been verified: a client sends the same one with every request. */
  readonly #verified = new LRUCache<string, AccessToken>({ max: 10_000 });
  constructor(
    private readonly platform: Platform,
    private readonly secrets: ServerSecrets,
    private readonly auditLog: AuditLog,
    private readonly idleSeconds: number = REFRESH_TOKEN_SECONDS,
  ) {
    this.#known = new KnownSessions(platform.events);
  }

  /**
   * Opens a session. @throws EMAIL_NOT_REGISTERED, WRONG_PASSWORD, EMAIL_NOT_VERIFIED (docs/specification.md 8.2), ACCOUNT_SUSPENDED,
   * SECOND_FACTOR_REQUIRED, RATE_LIMITED, OVERLOADED
   */
  async logIn(client: ClientInfo, role: Role, input: LogIn): Promise<SessionTokens> {
    const { email, password } = check(logInSchema, input);
    const { limits, db } = this.platform;
    const { tries, wrong } = await logInCounts(this.platform, client, { role, email });
    await limits.takeAll(tries);
    const account = await findAccount(db, { role, email });
    try {
      if (!account) throw new AppError("EMAIL_NOT_REGISTERED", "Email not registered, please sign up");
      await requirePassword(this.platform, account, password, wrong);
      requireOpen(account);
    } catch (error) {
      if (error instanceof AppError && REFUSALS.has(error.code)) this.#noteRefused(client, account?.id ?? null);
      throw error;
    }
    await askForSecondStep(this.platform, account);
    return this.open(client, account);
  }

  /** Opens a session for who has proved all that the account asks for, in place of the one that the browser had. @throws EMAIL_NOT_VERIFIED, ACCOUNT_SUSPENDED, WRONG_PASSWORD */
  async open(client: ClientInfo, account: StoredAccount): Promise<SessionTokens> {
    requireOpen(account);
    const now = this.platform.clock();
    const { browser, refreshToken, ...session } = await this.platform.db.transaction(async (tx) => {
      await requireUnchangedPassword(tx, account);
      return openSession(this.platform, tx, { account, client, now }, (which) => this.end(tx, which));
    });
    const { id: accountId, role } = account;
    // What the company demands, and the session lacks, is known of the session alone.
    const opened = (await this.read([session.id])).get(session.id);
    const actor = this.#acting({ accountId, role, sessionId: session.id }, opened ?? { company: null, key: null });
    this.auditLog.note(actBy({ ...actor, client }, "LOG_IN"));
    return { actor, accessToken: await signAccessToken(this.secrets, actor, now), refreshToken, browser };
  }

  /** Nobody is logged in by it: whose account it was about is known, and from where. */
  #noteRefused({ address, userAgent }: ClientInfo, subjectId: string | null): void {
    const device = deviceName(userAgent);
    this.auditLog.note({
      ...{ accountId: null, appId: null, subjectId, operation: "LOG_IN", outcome: "REFUSED", address, device },
    });
  }

  /** The account an access token speaks for, as long as its session is active. */
  async fromAccessToken(token: string): Promise<MaybeActor> {
    const owner = await this.#verify(token);
    return owner && this.actorOf(owner);
  }

  /** Who acts through a session or key, as long as it is active. */
  async actorOf(owner: SessionOwner): Promise<MaybeActor> {
    const session = await this.#activeSession(owner.sessionId);
    return session && this.#acting(owner, session);
  }

  #acting(owner: SessionOwner, { company, key }: Pick<KnownSession, "company" | "key">): Actor {
    const actor = { ...owner, company, key };
    return company?.asked ? { ...actor, noteFactorRefusal: this.#noteFactorRefusal } : actor;
  }

  #noteFactorRefusal = (actor: Actor): void => {
    if (this.#refused.has(actor.sessionId)) return;
    this.#refused.set(actor.sessionId, true);
    this.auditLog.note(actBy(actor, "COMPANY_REFUSED", "REFUSED"));
  };

  get #activeAt(): ActiveAt {
    const now = this.platform.clock();
    return { now, usedAfter: new Date(now.getTime() - this.idleSeconds * 1000) };
  }

  async #verify(token: string): Promise<SessionOwner | null> {
    const now = this.platform.clock();
    const known = this.#verified.get(token);
    if (known) return known.expiresAt > now.getTime() ? known.owner : null;
    const read = await readAccessToken(this.secrets, token, now);
    if (read) this.#verified.set(token, read);
    return read?.owner ?? null;
  }

  /** The account a refresh token speaks for, with a fresh access token. */
  async fromRefreshToken(refreshToken: string): Promise<{ actor: Actor; accessToken: string } | null> {
    const { db, clock } = this.platform;
    const asOf = this.#known.asOf;
    const session = await findSession(db, refreshToken, this.#activeAt);
    if (!session) return null;
    await noteUse(db, [session], clock());
    const { accountId, role } = session;
    const actor = this.#acting({ accountId, role, sessionId: session.id }, session);
    this.#known.remember(session, asOf);
    return { actor, accessToken: await signAccessToken(this.secrets, actor, clock()) };
  }

  /** Whether a bearer token was good once, and is to be renewed. */
  isExpired(token: string): Promise<boolean> {
    return isExpiredToken(this.secrets, token, this.platform.clock());
  }

  /**
   * A fresh access token for a program that logged in, and the refresh token for the next time: each is good once. One that
   * comes a second time ends the session, as somebody else may have it. @throws UNAUTHENTICATED, RATE_LIMITED
   */
  async renew({ address }: ClientInfo, refreshToken: string): Promise<{ accessToken: string; refreshToken: string }> {
    const { db, limits } = this.platform;
    await limits.take(RENEWALS_BY_ADDRESS, networkOf(address));
    const next = randomToken();
    const exchanged = await db.transaction(async (tx) => {
      const result = await exchangeRefreshToken(tx, [refreshToken, next], this.#activeAt);
      if (result && "stolen" in result) await this.end(tx, { id: result.stolen });
      return result;
    });
    const found = exchanged && "renewed" in exchanged ? await this.fromRefreshToken(next) : null;
    if (!found) throw new AppError("UNAUTHENTICATED", "This refresh token is not good any more. Log in again.");
    return { accessToken: found.accessToken, refreshToken: next };
  }

  /** A session that is active; reads the database at most every 30 seconds. */
  async #activeSession(sessionId: string): Promise<KnownSession | null> {
    const known = this.#known.get(sessionId);
    if (known) return known.expiresAt > this.platform.clock().getTime() ? known : null;
    return (await this.read([sessionId])).get(sessionId) ?? null;
  }

  /** These sessions as they are now; those that have ended are left out. One statement, and once an hour another. */
  async read(sessionIds: readonly string[]): Promise<ReadonlyMap<string, KnownSession>> {
    const asOf = this.#known.asOf;
    const sessions = await findActiveSessions(this.platform.db, sessionIds, this.#activeAt);
    await noteUse(this.platform.db, sessions, this.platform.clock());
    return new Map(sessions.map((session) => [session.id, this.#known.remember(session, asOf)]));
  }

  /** Seconds until the acting session ends, of age or unused, whichever is sooner; null when it has ended, and for keys. */
  async secondsLeft({ sessionId, key }: Actor): Promise<number | null> {
    if (key) return null;
    const [session] = await findActiveSessions(this.platform.db, [sessionId], this.#activeAt);
    if (!session) return null;
    const unused = session.lastUsedAt.getTime() + this.idleSeconds * 1000;
    const end = Math.min(session.expiresAt.getTime(), unused);
    return Math.max(0, Math.floor((end - this.platform.clock().getTime()) / 1000));
  }

  /**
   * Prolongs the acting session by a day where it would end sooner; ten days beyond its week are the most. Who does it is at the page.
   * @returns the refresh token that the browser is to keep on, if it has the session's @throws UNAUTHENTICATED
   */
  async extend(actor: MaybeActor, client: ClientInfo): Promise<string | null> {
    const { sessionId, role } = requirePerson(actor);
    const hash = await this.platform.db.transaction(async (tx) => {
      const limits = { seconds: EXTENSION_SECONDS, longest: LONGEST_SESSION_SECONDS };
      const extended = await extendSession(tx, sessionId, this.#activeAt, limits);
      if (extended) this.readAgain(tx, [sessionId]);
      return extended;
    });
    if (!hash) throw new AppError("UNAUTHENTICATED", "Your session has ended. Log in again.");
    const kept = client.refreshTokens?.[role];
    return kept && tokenHash(kept) === hash ? kept : null;
  }

  /** Ends the acting session, at once and on every node. */
  async logOut(actor: MaybeActor): Promise<void> {
    if (!actor) return;
    const { sessionId: id } = requirePerson(actor);
    await this.platform.db.transaction(async (tx) => {
      if ((await this.end(tx, { id })) > 0) await this.auditLog.record(tx, [actBy(actor, "LOG_OUT")]);
    });
  }

  /** Ends every session of the acting account. @throws UNAUTHENTICATED */
  async logOutEverywhere(actor: MaybeActor): Promise<void> {
    const person = requirePerson(actor);
    await this.platform.db.transaction(async (tx) => {
      await this.#endDevices(tx, { accountId: person.accountId });
      await this.auditLog.record(tx, [actBy(person, "DEVICE_LOGGED_OUT")]);
    });
  }

  /** The devices on which the acting account is logged in, the one used last first. @throws UNAUTHENTICATED */
  async list(actor: MaybeActor): Promise<Session[]> {
    const { accountId, sessionId } = requirePerson(actor);
    const sessions = await listSessions(this.platform.db, accountId, this.#activeAt);
    return sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      isCurrent: session.id === sessionId,
    }));
  }

  /** Ends one of the acting account's sessions. @throws UNAUTHENTICATED, NOT_FOUND */
  async endOne(actor: MaybeActor, sessionId: string): Promise<void> {
    const person = requirePerson(actor);
    const id = requireId(sessionId, NO_SESSION);
    await this.platform.db.transaction(async (tx) => {
      const which = { id, accountId: person.accountId };
      if ((await this.#endDevices(tx, which)) === 0) throw new AppError("NOT_FOUND", NO_SESSION);
      await this.auditLog.record(tx, [actBy(person, "DEVICE_LOGGED_OUT")]);
    });
  }

  /** Ends all sessions of the acting account but the acting one. @returns how many @throws UNAUTHENTICATED */
  async endOthers(actor: MaybeActor): Promise<number> {
    const person = requirePerson(actor);
    const { accountId, sessionId: except } = person;
    return this.platform.db.transaction(async (tx) => {
      const ended = await this.#endDevices(tx, { accountId, except });
      if (ended > 0) await this.auditLog.record(tx, [actBy(person, "DEVICE_LOGGED_OUT")]);
      return ended;
    });
  }

  /** Ends sessions that their owner does not trust any more: a change of the address that one of them asked for is cancelled. */
  async #endDevices(tx: Transaction, which: WhichSessions & { readonly accountId: string }): Promise<number> {
    const { accountId } = which;
    await lockAddress(tx, accountId);
    const ended = await this.end(tx, which);
    await cancelChange(tx, { accountId, ofEndedSession: true }, this.platform.clock());
    return ended;
  }

  /** Ends sessions with what the transaction does. `reason`: why, of keys. @returns how many had not ended */
  async end(tx: Transaction, which: WhichSessions, reason?: KeyEndReason): Promise<number> {
    const sessionIds = await endSessions(tx, which, this.platform.clock(), reason);
    tx.afterCommit(() => this.#known.tellEnded(sessionIds));
    return sessionIds.length;
  }

  /** These accounts have another role or current company with what the transaction does: what is known of their sessions and keys is read again. */
  async refresh(tx: Transaction, accountIds: readonly string[]): Promise<void> {
    this.readAgain(tx, await findSessionIds(tx, accountIds));
  }

  /** Notes that somebody has shown a second factor in their session: it does from now on what companies demand one for. */
  async noteFactorShown(tx: Transaction, { sessionId }: Actor): Promise<void> {
    await noteFactorShown(tx, sessionId);
    this.readAgain(tx, [sessionId]);
  }

  /** These sessions are not what they were with what the transaction does. */
  readAgain(tx: Transaction, sessionIds: readonly string[]): void {
    tx.afterCommit(() => this.#known.tellChanged(sessionIds));
  }

  /** Calls `listener` with a session whose account has another role or current company. */
  onChange(listener: (sessionId: string) => void): () => void {
    return this.#known.onChange(listener);
  }

  /** Calls `listener` with sessions that have ended, on whatever node: open sockets close. */
  onEnd(listener: (sessionIds: readonly string[]) => void): () => void {
    return this.#known.onEnd(listener);
  }
}
