import { LRUCache } from "lru-cache";
import type { Role } from "../generated/prisma/enums.ts";
import { type Actor, type MaybeActor, requireAccount } from "../platform/actor.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { check } from "../platform/validation.ts";
import { logInCounts } from "./accounts.rate-limits.ts";
import { type LogIn, logInSchema } from "./accounts.schemas.ts";
import { findAccount } from "./accounts.store.ts";
import { requirePassword } from "./passwords.ts";
import { endSessions, findActiveSessions, findSession, insertSession, saveBrowser } from "./sessions.store.ts";
import { type AccessToken, randomToken, readAccessToken, signAccessToken } from "./tokens.ts";

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
  /** Sets the cookie by which the browser is known at its next log-in. */
  sendBrowserToken(browser: string): void;
  /** Clears a role's cookies. */
  clearSession(role: Role): void;
  /** Where something that was pressed before the log-in is finished; null when nothing waits. */
  readonly continueAt: string | null;
}

/** Milliseconds for which a session counts as active without being read again; the event of its end cuts it short. */
const TRUST_MS = 30_000;

// The two log-ins word it differently (docs/specification.md 8.2).
const NOT_VERIFIED = {
  SEEKER: "Verify your email to continue login",
  RECRUITER: "Please verify your email before logging in.",
} as const;

/** Log-in, the resolving of tokens to accounts, and log-out. */
export class SessionService {
  /** Sessions that were active when last read: when they expire, in milliseconds. */
  readonly #active = new LRUCache<string, number>({ max: 50_000, ttl: TRUST_MS });
  /** Access tokens whose signature has been verified: a client sends the same one with every request. */
  readonly #verified = new LRUCache<string, AccessToken>({ max: 10_000 });
  readonly #endListeners = new Set<(sessionIds: readonly string[]) => void>();

  constructor(
    private readonly platform: Platform,
    private readonly secret: Uint8Array,
  ) {
    platform.events.subscribe("sessions", ({ sessionId }) => this.#forget([sessionId]));
    // While the bus was lost an end may have been missed.
    platform.events.onReconnect(() => this.#active.clear());
  }

  /**
   * Opens a session. @throws EMAIL_NOT_REGISTERED, WRONG_PASSWORD, EMAIL_NOT_VERIFIED (docs/specification.md 8.2), RATE_LIMITED,
   * OVERLOADED
   */
  async logIn(client: ClientInfo, role: Role, input: LogIn): Promise<SessionTokens> {
    const { email, password } = check(logInSchema, input);
    const { limits, db, clock } = this.platform;
    const { tries, wrong } = await logInCounts(this.platform, client, { role, email });
    await limits.takeAll(tries);
    const account = await findAccount(db, { role, email });
    if (!account) throw new AppError("EMAIL_NOT_REGISTERED", "Email not registered, please sign up");
    await requirePassword(this.platform, account, password, wrong);
    if (!account.emailVerifiedAt) throw new AppError("EMAIL_NOT_VERIFIED", NOT_VERIFIED[role]);
    const browser = await saveBrowser(db, account, client.browser, clock());
    return { ...(await this.#open(account.id, role, client)), browser };
  }

  /** The account an access token speaks for, as long as its session is active. */
  async fromAccessToken(token: string): Promise<MaybeActor> {
    const actor = await this.#verify(token);
    return actor && (await this.isActive(actor.sessionId)) ? actor : null;
  }

  async #verify(token: string): Promise<MaybeActor> {
    const now = this.platform.clock();
    const known = this.#verified.get(token);
    if (known) return known.expiresAt > now.getTime() ? known.actor : null;
    const read = await readAccessToken(this.secret, token, now);
    if (read) this.#verified.set(token, read);
    return read?.actor ?? null;
  }

  /** The account a refresh token speaks for, with a fresh access token. */
  async fromRefreshToken(refreshToken: string): Promise<{ actor: Actor; accessToken: string } | null> {
    const session = await findSession(this.platform.db, refreshToken, this.platform.clock());
    if (!session) return null;
    const actor: Actor = { accountId: session.accountId, role: session.role, sessionId: session.id };
    this.#active.set(session.id, session.expiresAt.getTime());
    return { actor, accessToken: await signAccessToken(this.secret, actor, this.platform.clock()) };
  }

  /** Whether a session is active; reads the database at most every 30 seconds. */
  async isActive(sessionId: string): Promise<boolean> {
    const known = this.#active.get(sessionId);
    if (known !== undefined) return known > this.platform.clock().getTime();
    return (await this.expiries([sessionId])).has(sessionId);
  }

  /** When each of these sessions expires, in milliseconds; those that have ended are left out. One statement. */
  async expiries(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sessions = await findActiveSessions(this.platform.db, sessionIds, this.platform.clock());
    const expiries = new Map(sessions.map(({ id, expiresAt }) => [id, expiresAt.getTime()]));
    for (const [id, expiresAt] of expiries) this.#active.set(id, expiresAt);
    return expiries;
  }

  /** Ends the acting session, at once and on every node. */
  async logOut(actor: MaybeActor): Promise<void> {
    if (!actor) return;
    await this.platform.db.transaction((tx) => this.end(tx, { id: actor.sessionId }));
  }

  /** Ends every session of the acting account. @throws UNAUTHENTICATED */
  async logOutEverywhere(actor: MaybeActor): Promise<void> {
    const { accountId } = requireAccount(actor);
    await this.platform.db.transaction((tx) => this.end(tx, { accountId }));
  }

  /** Ends a session, or every session of an account, with what the transaction does. */
  async end(tx: Transaction, which: { id: string } | { accountId: string }): Promise<void> {
    const sessionIds = await endSessions(tx, which, this.platform.clock());
    tx.afterCommit(() => {
      this.#forget(sessionIds);
      for (const sessionId of sessionIds)
        this.platform.events.publish("sessions", { type: "session-ended", sessionId });
    });
  }

  /** Calls `listener` with sessions that have ended, on whatever node: open sockets close. */
  onEnd(listener: (sessionIds: readonly string[]) => void): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  async #open(accountId: string, role: Role, client: ClientInfo): Promise<Omit<SessionTokens, "browser">> {
    const refreshToken = randomToken();
    const now = this.platform.clock();
    const { userAgent } = client;
    const { id, expiresAt } = await insertSession(this.platform.db, { accountId, userAgent, refreshToken }, now);
    this.#active.set(id, expiresAt.getTime());
    const actor: Actor = { accountId, role, sessionId: id };
    return { actor, accessToken: await signAccessToken(this.secret, actor, now), refreshToken };
  }

  #forget(sessionIds: readonly string[]) {
    for (const id of sessionIds) this.#active.delete(id);
    for (const listener of this.#endListeners) listener(sessionIds);
  }
}
