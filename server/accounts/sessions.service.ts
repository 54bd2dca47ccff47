import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { AuditLog } from "../audit/audit-log.ts";
import type { KeyEndReason } from "../generated/prisma/enums.ts";
import type { Actor, MaybeActor, SessionOwner } from "../platform/actor.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { networkOf } from "../platform/rate-limits/network-of.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { RENEWALS_BY_ADDRESS } from "./accounts.rate-limits.ts";
import { type KnownSession, KnownSessions } from "./known-sessions.ts";
import { REFRESH_TOKEN_SECONDS } from "./lifetimes.ts";
import {
  type ActiveAt,
  endSessions,
  exchangeRefreshToken,
  findActiveSessions,
  findSession,
  findSessionIds,
  recordFactorUse,
  recordUse,
  type WhichSessions,
} from "./sessions.store.ts";
import { type AccessToken, isExpiredToken, randomToken, readAccessToken, signAccessToken } from "./tokens.ts";

/**
 * Resolves tokens to the account they authenticate, as long as the session is active; ends and changes sessions, and
 * propagates that to every node.
 */
export class SessionService {
  readonly #known: KnownSessions;
  /** Access tokens whose signature has been verified: a client sends the same one with every request. */
  readonly #verified = new LRUCache<string, AccessToken>({ max: 10_000 });
  /** The pending read of the sessions requested in this turn of the event loop, and their ids. */
  #reading: Promise<ReadonlyMap<string, KnownSession>> | null = null;
  #wanted = new Set<string>();

  constructor(
    private readonly platform: Platform,
    private readonly secrets: ServerSecrets,
    private readonly auditLog: AuditLog,
    /** Seconds after which an unused session ends. */
    readonly idleSeconds: number = REFRESH_TOKEN_SECONDS,
  ) {
    this.#known = new KnownSessions(platform.events);
  }

  /** The last-use time that a session must have to be active now. */
  get activeAt(): ActiveAt {
    const now = this.platform.clock();
    return { now, usedAfter: new Date(now.getTime() - this.idleSeconds * 1000) };
  }

  /** Returns the account that an access token authenticates, as long as its session is active. */
  async fromAccessToken(token: string): Promise<MaybeActor> {
    const owner = await this.#verify(token);
    return owner && this.actorOf(owner);
  }

  /** Returns the actor of a session or key, as long as it is active. */
  async actorOf(owner: SessionOwner): Promise<MaybeActor> {
    const session = await this.active(owner.sessionId);
    return session && this.#acting(owner, session);
  }

  #acting(owner: SessionOwner, { company, key }: Pick<KnownSession, "company" | "key">): Actor {
    const actor = { ...owner, company, key };
    if (!company?.missingFactor) return actor;
    return { ...actor, recordFactorRefusal: (refused: Actor) => this.auditLog.refusals.ofFactor(refused) };
  }

  async #verify(token: string): Promise<SessionOwner | null> {
    const now = this.platform.clock();
    const known = this.#verified.get(token);
    if (known) return known.expiresAt > now.getTime() ? known.owner : null;
    const read = await readAccessToken(this.secrets, token, now);
    if (read) this.#verified.set(token, read);
    return read?.owner ?? null;
  }

  /** Returns the account that a refresh token authenticates, with a new access token. */
  async fromRefreshToken(refreshToken: string): Promise<{ actor: Actor; accessToken: string } | null> {
    const { db, clock } = this.platform;
    const asOf = this.#known.asOf;
    const session = await findSession(db, refreshToken, this.activeAt);
    if (!session) return null;
    await recordUse(db, [session], clock());
    const { accountId, role } = session;
    const actor = this.#acting({ accountId, role, sessionId: session.id }, session);
    this.#known.remember(session, asOf);
    return { actor, accessToken: await signAccessToken(this.secrets, actor, clock()) };
  }

  /** Whether a bearer token was valid once, and must be renewed. */
  isExpired(token: string): Promise<boolean> {
    return isExpiredToken(this.secrets, token, this.platform.clock());
  }

  /**
   * Returns a new access token for a logged-in program, and the refresh token for the next renewal; each is valid once.
   * Using one a second time ends the session, as it may have been stolen. @throws UNAUTHENTICATED, RATE_LIMITED
   */
  async renew({ address }: ClientInfo, refreshToken: string): Promise<{ accessToken: string; refreshToken: string }> {
    const { db, limits } = this.platform;
    await limits.take(RENEWALS_BY_ADDRESS, networkOf(address));
    const next = randomToken();
    const exchanged = await db.transaction(async (tx) => {
      const result = await exchangeRefreshToken(tx, [refreshToken, next], this.activeAt);
      if (result && "stolen" in result) await this.end(tx, { id: result.stolen });
      return result;
    });
    const found = exchanged && "renewed" in exchanged ? await this.fromRefreshToken(next) : null;
    if (!found) throw new AppError("UNAUTHENTICATED", "This refresh token is no longer valid. Log in again.");
    return { accessToken: found.accessToken, refreshToken: next };
  }

  /** Returns an active session; reads it at most every 30 seconds, and concurrently requested ones in one statement. */
  async active(sessionId: string): Promise<KnownSession | null> {
    const known = this.#known.get(sessionId);
    if (known) return known.expiresAt > this.platform.clock().getTime() ? known : null;
    return (await this.#readBatched(sessionId)).get(sessionId) ?? null;
  }

  /** Batches concurrent reads: when a node is gone, all its clients reconnect at once. */
  #readBatched(sessionId: string): Promise<ReadonlyMap<string, KnownSession>> {
    this.#wanted.add(sessionId);
    this.#reading ??= nextTurn().then(() => {
      const all = [...this.#wanted];
      this.#wanted = new Set();
      this.#reading = null;
      return this.read(all);
    });
    return this.#reading;
  }

  /** Reads the current state of these sessions; ended ones are left out. One statement, and a second one every hour. */
  async read(sessionIds: readonly string[]): Promise<ReadonlyMap<string, KnownSession>> {
    const asOf = this.#known.asOf;
    const sessions = await findActiveSessions(this.platform.db, sessionIds, this.activeAt);
    await recordUse(this.platform.db, sessions, this.platform.clock());
    return new Map(sessions.map((session) => [session.id, this.#known.remember(session, asOf)]));
  }

  /**
   * Ends sessions as part of the transaction. `reason`: why, for keys. @returns the number of sessions that had not
   * ended
   */
  async end(tx: Transaction, which: WhichSessions, reason?: KeyEndReason): Promise<number> {
    const sessionIds = await endSessions(tx, which, this.platform.clock(), reason);
    for (const sessionId of sessionIds) tx.publish("sessions", { type: "session-ended", sessionId });
    return sessionIds.length;
  }

  /**
   * The transaction changes the role or current company of these accounts: cached data of their sessions and keys is
   * read again.
   */
  async refresh(tx: Transaction, accountIds: readonly string[]): Promise<void> {
    this.readAgain(tx, await findSessionIds(tx, accountIds));
  }

  /** Records that a second factor was used in a session, which then meets companies' requirements. */
  async recordFactorUse(tx: Transaction, { sessionId }: Actor): Promise<void> {
    await recordFactorUse(tx, sessionId);
    this.readAgain(tx, [sessionId]);
  }

  /** The transaction changes these sessions: their cached data is read again. */
  readAgain(tx: Transaction, sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) tx.publish("sessions", { type: "session-changed", sessionId });
  }

  /** Calls `listener` with each session whose account changes its role or current company. */
  onChange(listener: (sessionId: string) => void): () => void {
    return this.#known.onChange(listener);
  }

  /** Calls `listener` with sessions that have ended, on any node, so that open sockets close. */
  onEnd(listener: (sessionIds: readonly string[]) => void): () => void {
    return this.#known.onEnd(listener);
  }
}
