import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "../logging/log.ts";
import { newConnection, STATEMENT_SECONDS } from "./connections.ts";
import { serverOf } from "./server-of.ts";

const PING_EVERY_MS = 4000;
/** Sent only to check that the server responds. */
export const PING = "select 1";
const LONGEST_WAIT_MS = 5_000;

/** A dedicated database connection that is reopened whenever it is lost. */
export interface CachedConnection {
  /** The connection, or null while it is lost. */
  readonly client: pg.Client | null;
  /** Resolves once connected, or after `patienceMs` if the database is unavailable; it keeps trying in any case. */
  opened(patienceMs: number): Promise<void>;
  close(): Promise<void>;
}

interface ReconnectingConnectionOptions {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly name: string;
  readonly log: Logger;
  /** Prepares each new connection, before it counts as open. */
  readonly prepare: (client: pg.Client) => Promise<void>;
  /** Called each time the connection is open and prepared. */
  readonly onOpen?: () => void;
}

/**
 * Maintains a connection for session state: LISTEN, advisory locks. Does not work through a transaction-pooling proxy.
 */
export function openReconnectingConnection({
  url,
  name,
  log,
  prepare,
  onOpen,
}: ReconnectingConnectionOptions): CachedConnection {
  const server = serverOf(url);
  const stop = new AbortController();
  let client: pg.Client | null = null;
  let firstOpened = () => {};
  const firstOpening = new Promise<void>((resolve) => {
    firstOpened = resolve;
  });

  async function runOnce(): Promise<void> {
    const candidate = newConnection(url, { name, statementSeconds: STATEMENT_SECONDS.quick });
    const over = new AbortController();
    const lost = new Promise<void>((resolve) => {
      candidate.once("error", () => resolve());
      candidate.once("end", () => resolve());
      stop.signal.addEventListener("abort", () => resolve(), { once: true, signal: over.signal });
    });
    try {
      await candidate.connect();
      await prepare(candidate);
      if (stop.signal.aborted) return;
      client = candidate;
      onOpen?.();
      firstOpened();
      await Promise.race([lost, pingUntilSilent(candidate, over.signal)]);
    } finally {
      over.abort();
      client = null;
      void candidate.end().catch(() => {});
    }
  }

  async function keep() {
    for (let failures = 0; !stop.signal.aborted; ) {
      const before = Date.now();
      await runOnce().catch((error: unknown) =>
        log.warn({ err: error, connection: name, server }, "database connection failed"),
      );
      if (stop.signal.aborted) return;
      failures = Date.now() - before > LONGEST_WAIT_MS ? 0 : failures + 1;
      const wait = Math.min(LONGEST_WAIT_MS, 50 * 2 ** failures) * (0.5 + Math.random() / 2);
      log.warn({ connection: name, server, retryInMs: Math.round(wait) }, "database connection lost");
      await delay(wait, undefined, { signal: stop.signal }).catch(() => {});
    }
  }
  const keeping = keep();

  return {
    get client() {
      return client;
    },
    async opened(patienceMs) {
      await Promise.race([firstOpening, delay(patienceMs, undefined, { ref: false })]);
    },
    async close() {
      stop.abort();
      await keeping;
    },
  };
}

/** Pings regularly, since only an unanswered query reveals that a machine is gone; resolves when a ping fails. */
async function pingUntilSilent(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await delay(PING_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    const answered = await client.query(PING).then(
      () => true,
      () => false,
    );
    if (!answered) return;
  }
}
