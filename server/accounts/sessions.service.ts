import { LRUCache } from "lru-cache";
import type { Role } from "../generated/prisma/enums.ts";
import { type Actor, type MaybeActor, requireAccount } from "../platform/actor.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import type { Origin } from "../platform/origin.ts";
import type { Platform } from "../platform/platform.ts";
import { check } from "../platform/validation.ts";
import { logInCounts } from "./accounts.rate-limits.ts";
import { type LogIn, logInSchema } from "./accounts.schemas.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { requirePassword } from "./require-password.ts";
import {
  type AccessToken,
  REFRESH_TOKEN_SECONDS,
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

/** Milliseconds for which a session is taken to live without asking again; an end that is heard of cuts it short. */
const TRUST_MS = 30_000;

// The two log-ins word it differently (docs/specification.md 8.2).
const NOT_VERIFIED = {
  SEEKER: "Verify your email to continue login",
  RECRUITER: "Please verify your email before logging in.",
} as const;

/** Log-in, the resolving of tokens to accounts, and log-out. */
export class SessionService {
  /** Sessions that lived when last looked: their end of life in milliseconds. */
  readonly #living = new LRUCache<string, number>({ max: 50_000, ttl: TRUST_MS });
  /** Access tokens whose signature has been verified: a client sends the same one with every request. */
  readonly #verified = new LRUCache<string, AccessToken>({ max: 10_000 });
  readonly #endListeners = new Set<(sessionIds: readonly string[]) => void>();

  constructor(
    private readonly platform: Platform,
    private readonly secret: Uint8Array,
  ) {
    platform.events.subscribe("sessions", ({ sessionId }) => this.#forget([sessionId]));
    // While the bus was lost an end may have been missed.
    platform.events.onReconnect(() => this.#living.clear());
  }

  /**
   * Opens a session. @throws EMAIL_NOT_REGISTERED, WRONG_PASSWORD, EMAIL_NOT_VERIFIED (docs/specification.md 8.2), RATE_LIMITED,
   * OVERLOADED
   */
  async logIn(origin: Origin, role: Role, input: LogIn): Promise<SessionTokens> {
    const { email, password } = check(logInSchema, input);
    const { limits, db } = this.platform;
    const { tries, wrong } = await logInCounts(this.platform, origin, { role, email });
    await limits.takeAll(tries);
    const account = await db.prisma.account.findUnique({ where: { role_email: { role, email } } });
    if (!account) throw new AppError("EMAIL_NOT_REGISTERED", "Email not registered, please sign up");
    await requirePassword(this.platform, account, password, wrong);
    if (!account.emailVerifiedAt) throw new AppError("EMAIL_NOT_VERIFIED", NOT_VERIFIED[role]);
    const browser = await rememberBrowser(this.platform, account, origin.browser);
    return { ...(await this.#open(account.id, role, origin)), browser };
  }

  /** The account an access token speaks for, as long as its session lives. */
  async fromAccessToken(token: string): Promise<MaybeActor> {
    const actor = await this.#verify(token);
    return actor && (await this.isLiving(actor.sessionId)) ? actor : null;
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
    // One statement: the account may be deleted at any moment.
    const { rows } = await this.platform.db.pool.query<{ id: string; expiresAt: Date; accountId: string; role: Role }>({
      name: "session-of-refresh-token",
      text: `select s.id, s.expires_at as "expiresAt", a.id as "accountId", a.role from sessions s
        join accounts a on a.id = s.account_id
        where s.refresh_token_hash = $1 and s.ended_at is null and s.expires_at > $2`,
      values: [tokenHash(refreshToken), this.platform.clock()],
    });
    const [session] = rows;
    if (!session) return null;
    const actor: Actor = { accountId: session.accountId, role: session.role, sessionId: session.id };
    this.#living.set(session.id, session.expiresAt.getTime());
    return { actor, accessToken: await signAccessToken(this.secret, actor, this.platform.clock()) };
  }

  /** Whether a session lives; asks the database at most every 30 seconds. */
  async isLiving(sessionId: string): Promise<boolean> {
    const known = this.#living.get(sessionId);
    if (known !== undefined) return known > this.platform.clock().getTime();
    return (await this.livesUntil([sessionId])).has(sessionId);
  }

  /** When each of these sessions ends, in milliseconds; those that have ended are left out. One statement. */
  async livesUntil(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sessions = await this.platform.db.prisma.session.findMany({
      where: { id: { in: [...sessionIds] }, endedAt: null, expiresAt: { gt: this.platform.clock() } },
      select: { id: true, expiresAt: true },
    });
    for (const { id, expiresAt } of sessions) this.#living.set(id, expiresAt.getTime());
    return new Map(sessions.map(({ id, expiresAt }) => [id, expiresAt.getTime()]));
  }

  /** Ends the acting session, at once and on every node. */
  async logOut(actor: MaybeActor): Promise<void> {
    if (!actor) return;
    await this.platform.db.transaction((tx) => this.#end(tx, { id: actor.sessionId }));
  }

  /** Ends every session of the acting account. @throws UNAUTHENTICATED */
  async logOutEverywhere(actor: MaybeActor): Promise<void> {
    const { accountId } = requireAccount(actor);
    await this.platform.db.transaction((tx) => this.endAllOf(tx, accountId));
  }

  /** Ends every session of an account within a transaction: for a reset password. */
  async endAllOf(tx: Transaction, accountId: string): Promise<void> {
    await this.#end(tx, { accountId });
  }

  /** Calls `listener` with sessions that have ended, on whatever node: open sockets close. */
  onEnd(listener: (sessionIds: readonly string[]) => void): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  async #open(accountId: string, role: Role, origin: Origin): Promise<Omit<SessionTokens, "browser">> {
    const refreshToken = randomToken();
    const now = this.platform.clock();
    const { id, expiresAt } = await this.platform.db.prisma.session.create({
      data: {
        accountId,
        refreshTokenHash: tokenHash(refreshToken),
        userAgent: origin.userAgent.slice(0, 300),
        expiresAt: new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000),
      },
    });
    this.#living.set(id, expiresAt.getTime());
    const actor: Actor = { accountId, role, sessionId: id };
    return { actor, accessToken: await signAccessToken(this.secret, actor, now), refreshToken };
  }

  async #end(tx: Transaction, which: { id: string } | { accountId: string }) {
    const ended = await tx.session.updateManyAndReturn({
      where: { ...which, endedAt: null },
      data: { endedAt: this.platform.clock() },
      select: { id: true },
    });
    tx.afterCommit(() => {
      const sessionIds = ended.map(({ id }) => id);
      this.#forget(sessionIds);
      for (const sessionId of sessionIds)
        this.platform.events.publish("sessions", { type: "session-ended", sessionId });
    });
  }

  #forget(sessionIds: readonly string[]) {
    for (const id of sessionIds) this.#living.delete(id);
    for (const listener of this.#endListeners) listener(sessionIds);
  }
}
