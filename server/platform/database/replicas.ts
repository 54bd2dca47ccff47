import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { openReconnectingConnection } from "../connections/reconnecting-connection.ts";
import type { PipelinedRead } from "./pipelined-reads.ts";
import { currentReadScope } from "./read-scope.ts";
import type { Reads } from "./reads.ts";
import { Replica, type ReplicaOptions, type WrittenSample } from "./replica.ts";

export interface ReplicasOptions extends Omit<ReplicaOptions, "url" | "maxLagMs"> {
  readonly urls: readonly string[];
  /**
   * URL for monitoring the primary over a dedicated connection, so that a busy primary is not mistaken for an
   * unavailable one.
   */
  readonly primaryUrl: string;
  /** Maximum lag in seconds; a replica further behind is excluded. */
  readonly maxLagSeconds: number;
}

/** State of a replica, for metrics. */
export interface ReplicaState {
  readonly name: string;
  readonly lagSeconds: number;
  readonly isUsed: boolean;
  readonly answered: number;
  readonly givenUp: number;
}

/** Reads that go to replicas where possible. */
export interface ReplicatedReads extends Reads {
  /** Returns the states in the order of the settings. */
  readonly states: () => ReplicaState[];
  /** Returns the number of reads that were eligible for a replica but went to the primary. */
  readonly answeredByPrimary: () => number;
}

/** Monitored replicas. */
interface Replicas extends ReplicatedReads {
  close(): Promise<void>;
}

/** Interval of the position checks. */
const LOOK_EVERY_MS = 500;

const WRITTEN = {
  name: "primary-position",
  text: `select (pg_current_wal_flush_lsn() - '0/0')::bigint::text as position,
           ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int as timeline`,
};

/**
 * Sends each read to the least busy replica that is fresh enough for the current work, and to the primary if there is
 * none. Reads that fail on a replica are retried on the primary, so that callers do not notice (docs/decisions/0027).
 */
export function openReplicas(
  primary: Reads,
  { urls, primaryUrl, maxLagSeconds, ...options }: ReplicasOptions,
): Replicas {
  const maxLagMs = maxLagSeconds * 1000;
  const replicas = urls.map((url) => new Replica({ ...options, url, maxLagMs }));
  const stop = new AbortController();
  const { log } = options;
  const watch = openReconnectingConnection({
    url: primaryUrl,
    name: "worklane-primary-watch",
    log,
    prepare: async () => {},
  });
  let answeredByPrimary = 0;
  let samples: WrittenSample[] = [];

  async function look() {
    const at = Date.now();
    const answer = await watch.client?.query<{ position: string; timeline: number }>(WRITTEN);
    for (const { position, timeline } of answer?.rows ?? [])
      samples = [
        ...samples.filter((sample) => sample.at > at - maxLagMs),
        { at, position: BigInt(position), timeline },
      ];
  }
  async function keepLooking() {
    while (!stop.signal.aborted) {
      // While the primary is unavailable, the age of its replicas is unknown: they soon count as too old.
      await Promise.race([look().catch(() => {}), delay(2 * LOOK_EVERY_MS, undefined, { ref: false })]);
      for (const replica of replicas) void replica.look(samples);
      await delay(LOOK_EVERY_MS, undefined, { signal: stop.signal, ref: false }).catch(() => {});
    }
  }
  const looking = keepLooking();

  function replicaFor(now: number): Replica | undefined {
    const scope = currentReadScope();
    if (!scope?.onlyReads) return undefined;
    const needed = Math.max(scope.seesUntil, now - maxLagMs);
    const [chosen] = replicas
      .filter((replica) => (scope.replica === undefined || scope.replica === replica) && replica.has(needed))
      .sort((one, other) => one.underWay - other.underWay || one.answered - other.answered);
    scope.replica = chosen;
    // After a read from the primary, later reads must not be older.
    if (!chosen) scope.seesUntil = Number.POSITIVE_INFINITY;
    return chosen;
  }

  async function ask<T>(read: (reads: Reads) => Promise<T>): Promise<T> {
    const replica = replicaFor(Date.now());
    if (replica) {
      const scope = currentReadScope();
      try {
        return await replica.ask(read);
      } catch {
        // Whatever the error was: if the statement itself is wrong, the primary reports it, too.
        if (scope) scope.seesUntil = Number.POSITIVE_INFINITY;
      }
    }
    answeredByPrimary++;
    return read(primary);
  }

  const query = (statement: string, values?: unknown[]) => ask(({ pool }) => pool.query(statement, values));
  return {
    pool: { query: query as pg.Pool["query"] },
    quick: {
      query: <Row extends pg.QueryResultRow>(read: PipelinedRead) => ask(({ quick }) => quick.query<Row>(read)),
    },
    states: () => {
      const needed = Date.now() - maxLagMs;
      return replicas.map(({ name, lagSeconds, answered, givenUp }, index) => ({
        name,
        lagSeconds,
        isUsed: replicas[index]?.has(needed) ?? false,
        answered,
        givenUp,
      }));
    },
    answeredByPrimary: () => answeredByPrimary,
    async close() {
      stop.abort();
      await looking;
      await watch.close();
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
