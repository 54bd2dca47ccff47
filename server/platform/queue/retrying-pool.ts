import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "../logging/log.ts";

const LONGEST_WAIT_MS = 10_000;

/**
 * Wraps a pool for graphile-worker, which calls `query` only for its schedules: a query that fails is retried until it
 * succeeds, or `stopping` is aborted. In graphile-worker 0.16 a failed one ends the process with an unhandled rejection,
 * if the database is unavailable at the turn of a minute. (Later versions retry, too, but need a newer Node.js.) A
 * repeated query is harmless: each schedule runs once per minute.
 */
export function retryingPool(pool: pg.Pool, log: Logger, stopping: AbortSignal): pg.Pool {
  async function query(text: string, values?: unknown[]) {
    for (let failures = 0; !stopping.aborted; failures++) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        log.warn({ err: error }, "scheduled jobs wait for the database");
        const wait = Math.min(LONGEST_WAIT_MS, 100 * 2 ** failures);
        await delay(wait, undefined, { signal: stopping, ref: false }).catch(() => {});
      }
    }
    return { rows: [] };
  }
  return new Proxy(pool, {
    get(target, name) {
      if (name === "query") return query;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
