import { setTimeout as delay } from "node:timers/promises";
import { Redis } from "ioredis";
import type { Logger } from "./logging/log.ts";

const PING_EVERY_MS = 4000;

/**
 * Opens a connection to Redis that reconnects when lost, and rejects commands immediately while it is: nothing waits
 * for Redis. `name`: shown in its client list. `commandTimeout`: milliseconds per command.
 */
export function connectRedis(url: string, name: string, log: Logger, commandTimeout = 3000): Redis {
  const redis = new Redis(url, {
    connectionName: name,
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5000,
    commandTimeout,
    keepAlive: 10_000,
    retryStrategy: (attempt) => Math.min(5000, 50 * 2 ** attempt) * (0.5 + Math.random() / 2),
  });
  redis.on("error", (error) => log.warn({ err: error, connection: name }, "redis connection failed"));
  // A crashed machine does not close its connections; only an unanswered ping reveals it.
  const ping = setInterval(() => {
    if (redis.status === "ready") redis.ping().catch(() => redis.disconnect(true));
  }, PING_EVERY_MS).unref();
  redis.once("end", () => clearInterval(ping));
  return redis;
}

/** Resolves when the connection is ready, or after `patienceMs` if it is not. */
export async function whenReady(redis: Redis, patienceMs: number): Promise<void> {
  const ready = new Promise<void>((resolve) => redis.once("ready", () => resolve()));
  await Promise.race([ready, delay(patienceMs, undefined, { ref: false })]);
}
