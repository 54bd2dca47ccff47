import type pg from "pg";
import { newConnection, openPool, STATEMENT_SECONDS } from "../connections/connections.ts";
import { openReconnectingConnection } from "../connections/reconnecting-connection.ts";
import { serverOf } from "../connections/server-of.ts";
import type { Logger } from "../logging/log.ts";
import { pipelinedReads, pooledReads } from "./pipelined-reads.ts";
import type { Reads } from "./reads.ts";

/** A WAL position of the primary, and when it was read. */
export interface WrittenSample {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Position in the write-ahead log, in bytes. */
  readonly position: bigint;
  /** The timeline of that position: it changes with a failover and with point-in-time recovery. */
  readonly timeline: number;
}

export interface ReplicaOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly pipelined: boolean;
  /** Milliseconds that it may lag behind before that is logged. */
  readonly maxLagMs: number;
  readonly log: Logger;
}

/** A replica that is silent for this long is excluded, and its pending reads are retried elsewhere. */
const SILENT_MS = 1000;
/** How long it may take until it is used for the first time, before that is logged. */
const MAX_OPENING_MS = 5000;
/** Maximum number of pending reads per connection; beyond it others are used. */
const WAITING_PER_CONNECTION = 2;

const POSITION = {
  name: "replica-position",
  text: `select pg_is_in_recovery() as "isReplica", (pg_last_wal_replay_lsn() - '0/0')::bigint::text as position,
           (select timeline_id from pg_control_checkpoint()) as timeline`,
};

/** A replica that follows the primary by streaming replication. */
export class Replica {
  /** `host:port/database`, for operators. */
  readonly name: string;
  /** Number of reads that it answered, and of those that fell back to the primary after it was tried. */
  answered = 0;
  givenUp = 0;
  /** It has everything committed before this time (milliseconds since 1970). */
  #freshAsOf = Number.NEGATIVE_INFINITY;
  #reachable = false;
  /** Null until it is known for the first time. */
  #isLoggedAsUsed: boolean | null = null;
  readonly #openedAt = performance.now();
  #pendingSince: number | null = null;
  /** Rejects the pending reads. */
  readonly #waiting = new Set<(error: Error) => void>();
  readonly #pool: pg.Pool;
  readonly #reads: Reads;
  readonly #end: () => Promise<unknown>;
  readonly #watch: ReturnType<typeof openReconnectingConnection>;
  readonly #most: number;
  readonly #maxLagMs: number;
  readonly #log: Logger;

  constructor({ url, poolSize, pipelined, maxLagMs, log }: ReplicaOptions) {
    this.name = serverOf(url);
    this.#log = log;
    this.#maxLagMs = maxLagMs;
    this.#most = poolSize * WAITING_PER_CONNECTION;
    this.#pool = openPool(url, { max: poolSize });
    const quickOptions = {
      name: "worklane-quick-replica-reads",
      statementSeconds: STATEMENT_SECONDS.quick,
      driver: { pipeline: true },
    };
    const quick = pipelined
      ? pipelinedReads(() => newConnection(url, quickOptions), this.#pool)
      : pooledReads(this.#pool);
    this.#reads = { pool: this.#pool, quick };
    this.#watch = openReconnectingConnection({ url, name: "worklane-replica-watch", log, prepare: async () => {} });
    this.#end = () => Promise.all([this.#watch.close(), quick.close(), this.#pool.end()]);
  }

  /** Whether it has everything committed before a time, and capacity for another read. */
  has(moment: number): boolean {
    return this.#reachable && this.#freshAsOf >= moment && this.underWay < this.#most;
  }

  get underWay(): number {
    return this.#waiting.size;
  }

  /** Upper bound of its lag in seconds; NaN if unknown. */
  get lagSeconds(): number {
    const behind = (Date.now() - this.#freshAsOf) / 1000;
    return Number.isFinite(behind) ? behind : Number.NaN;
  }

  /** Runs a read on the replica. @throws the error of the read, and Error as soon as the replica is silent */
  async ask<T>(read: (reads: Reads) => Promise<T>): Promise<T> {
    let giveUp = (_: Error) => {};
    try {
      const answer = await new Promise<T>((resolve, reject) => {
        giveUp = reject;
        this.#waiting.add(giveUp);
        read(this.#reads).then(resolve, reject);
      });
      this.answered++;
      return answer;
    } catch (error) {
      this.givenUp++;
      throw error;
    } finally {
      this.#waiting.delete(giveUp);
    }
  }

  /** Checks the replica's position. Called periodically; never waits for a silent one. */
  async look(samples: readonly WrittenSample[]): Promise<void> {
    if (this.#pendingSince !== null) {
      if (Date.now() - this.#pendingSince >= SILENT_MS) this.#leaveOut("it does not answer");
      return;
    }
    const { client } = this.#watch;
    if (!client) return this.#leaveOut("it cannot be reached");
    this.#pendingSince = Date.now();
    try {
      const { rows } = await client.query<{ isReplica: boolean; position: string | null; timeline: number }>(POSITION);
      const [row] = rows;
      if (!row?.isReplica) return this.#leaveOut("it is not a replica");
      // Positions of different timelines cannot be compared: it may have what the primary's restore discarded.
      if (samples.some(({ timeline }) => timeline !== row.timeline)) {
        this.#freshAsOf = Number.NEGATIVE_INFINITY;
        return this.#leaveOut("it follows another timeline than the primary");
      }
      const position = BigInt(row.position ?? 0);
      const isLate = Date.now() - this.#pendingSince >= SILENT_MS;
      for (const sample of samples) {
        if (sample.position <= position && sample.at > this.#freshAsOf) this.#freshAsOf = sample.at;
      }
      if (isLate) return;
      this.#reachable = true;
      this.#logUse(this.#freshAsOf < Date.now() - this.#maxLagMs ? "it is too far behind" : null);
    } catch {
      this.#leaveOut("it cannot be reached");
    } finally {
      this.#pendingSince = null;
    }
  }

  #leaveOut(why: string) {
    this.#logUse(why);
    this.#reachable = false;
    for (const giveUp of this.#waiting) giveUp(new Error(`The replica ${this.name} is left out: ${why}.`));
  }

  /** Logs when it begins or ceases to be used. `why`: why it is not. */
  #logUse(why: string | null) {
    if (this.#isLoggedAsUsed === (why === null)) return;
    const isOpening = this.#isLoggedAsUsed === null && performance.now() - this.#openedAt < MAX_OPENING_MS;
    if (why && isOpening) return;
    this.#isLoggedAsUsed = why === null;
    if (why) this.#log.warn({ replica: this.name, why }, "a replica is left out");
    else this.#log.info({ replica: this.name }, "a replica is asked");
  }

  async close(): Promise<void> {
    await this.#end();
  }
}
