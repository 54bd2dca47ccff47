import { createHash } from "node:crypto";
import type pg from "pg";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import { openPool, STATEMENT_SECONDS } from "../connections/connections.ts";
import { AppError } from "../errors.ts";
import type { Logger } from "../logging/log.ts";

/** A budget of attempts per key within a window, shared by all nodes. */
export interface Limit {
  /** The limit's name in the store: `log-in:address`. */
  readonly name: string;
  readonly points: number;
  readonly windowSeconds: number;
  /** The error message when it is used up; the time to wait is appended. */
  readonly refusal?: string;
}

/** A limit, and the key whose attempts it counts. */
export type Count = readonly [limit: Limit, key: string];

/** The rest of a budget, and the seconds until it is full again. */
export interface Remaining {
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface Limits {
  /** Takes one attempt (or `points`). @throws RATE_LIMITED with retryAfter if none is left */
  take(limit: Limit, key: string, points?: number): Promise<Remaining>;
  /** Returns the rest of the budget without taking any. */
  left(limit: Limit, key: string): Promise<Remaining>;
  /**
   * Takes one attempt of each limit, in order; after a rejection, those taken before are given back.
   * @throws RATE_LIMITED
   */
  takeAll(counts: readonly Count[]): Promise<void>;
  /** Gives back one attempt (or `points`). */
  giveBack(limit: Limit, key: string, points?: number): Promise<void>;
  close(): Promise<void>;
}

export interface LimitsOptions {
  readonly databaseUrl: string;
  /** Set: the budgets are stored in Redis instead of PostgreSQL. */
  readonly redisUrl?: string | undefined;
  readonly log: Logger;
}

/** How long an attempt waits for Redis before its node counts it on its own: some requests take several attempts. */
const REDIS_MS = 1000;

/**
 * Creates the shared limits. While their store is unavailable each node counts for itself, so that nobody is locked out
 * or unlimited.
 */
export async function createLimits({ databaseUrl, redisUrl, log }: LimitsOptions): Promise<Limits> {
  // The Redis client is imported only if used.
  const client = redisUrl ? await import("../redis.ts") : null;
  const redis = client && redisUrl ? client.connectRedis(redisUrl, "worklane-limits", log, REDIS_MS) : null;
  const opened = client && redis ? client.whenReady(redis, 2000) : null;
  const pool = redis ? null : openLimitsPool(databaseUrl);
  const limiters = new Map<string, RateLimiterStoreAbstract>();

  async function limiterOf({ name, points, windowSeconds }: Limit): Promise<RateLimiterStoreAbstract> {
    // The first attempts after a start belong to the shared count too.
    await opened;
    const known = limiters.get(name);
    if (known && known.points === points && known.duration === windowSeconds) return known;
    const options = { keyPrefix: name, points, duration: windowSeconds };
    const insuranceLimiter = new RateLimiterMemory(options);
    const limiter = redis
      ? new RateLimiterRedis({ ...options, insuranceLimiter, storeClient: redis, rejectIfRedisNotReady: true })
      : new RateLimiterPostgres({
          ...options,
          insuranceLimiter,
          storeClient: pool,
          storeType: "pool",
          tableName: "rate_limits",
          tableCreated: true,
          clearExpiredByTimeout: false,
        });
    limiters.set(name, limiter);
    return limiter;
  }

  async function take(limit: Limit, key: string, points = 1): Promise<Remaining> {
    try {
      const limiter = await limiterOf(limit);
      const { remainingPoints, msBeforeNext } = await limiter.consume(storeKey(key), points);
      return { remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) };
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? refused(limit, refusal) : refusal;
    }
  }

  async function left(limit: Limit, key: string): Promise<Remaining> {
    const used = await (await limiterOf(limit)).get(storeKey(key));
    if (!used) return { remaining: limit.points, resetSeconds: 0 };
    return {
      remaining: Math.max(0, used.remainingPoints),
      resetSeconds: Math.max(0, Math.ceil(used.msBeforeNext / 1000)),
    };
  }

  async function giveBack(limit: Limit, key: string, points = 1): Promise<void> {
    await (await limiterOf(limit)).reward(storeKey(key), points);
  }

  return {
    take,
    left,
    giveBack,
    async takeAll(counts) {
      for (const [index, [limit, key]] of counts.entries()) {
        try {
          await take(limit, key);
        } catch (refusal) {
          for (const [taken, takenKey] of counts.slice(0, index)) await giveBack(taken, takenKey);
          throw refusal;
        }
      }
    },
    async close() {
      redis?.disconnect();
      await pool?.end();
    },
  };
}

/**
 * Opens dedicated connections: a storm of attempts waits for one row, and must not block the connections for reads. A
 * budget need not survive a power failure, so no attempt waits for the disk.
 */
const openLimitsPool = (url: string): pg.Pool =>
  openPool(url, {
    max: 2,
    statementSeconds: STATEMENT_SECONDS.quick,
    driver: { options: "-c synchronous_commit=off" },
  });

function refused({ refusal }: Limit, used: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(used.msBeforeNext / 1000));
  const sentence = refusal
    ? `${refusal} Try again in ${durationText(retryAfter)}.`
    : `Too many attempts. Wait ${durationText(retryAfter)} and try again.`;
  return new AppError("RATE_LIMITED", sentence, { retryAfter });
}

/** Formats a time to wait, rounded up. */
function durationText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Hashes the key: it may be an email or client address, whose length and content do not belong in the store. */
function storeKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
