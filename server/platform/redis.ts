import { setTimeout as delay } from "node:timers/promises";
import { Redis } from "ioredis";
import type { Logger } from "./logging/log.ts";

const PING_EVERY_MS = 4000;

/**
 * A connection to Redis that is opened again when it is lost, and refuses at once while it is: nothing waits for Redis.
 * `name`: shown in its client list.
 */
export function connectRedis(url: string, name: string, log: Logger): Redis {
  const redis = new Redis(url, {
    connectionName: name,
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5000,
    commandTimeout: 3000,
    keepAlive: 10_000,
    retryStrategy: (attempt) => Math.min(5000, 50 * 2 ** attempt) * (0.5 + Math.random() / 2),
  });
  redis.on("error", (error) => log.warn({ err: error, connection: name }, "redis connection failed"));
  // A machine that went away says no goodbye; only an unanswered question shows it.
  const ping = setInterval(() => {
    if (redis.status === "ready") redis.ping().catch(() => redis.disconnect(true));
  }, PING_EVERY_MS).unref();
  redis.once("end", () => clearInterval(ping));
  return redis;
}

/** Resolves when the connection is ready; also after `patienceMs` when it is not. */
export async function whenReady(redis: Redis, patienceMs: number): Promise<void> {
  const ready = new Promise<void>((resolve) => redis.once("ready", () => resolve()));
  await Promise.race([ready, delay(patienceMs, undefined, { ref: false })]);
}
