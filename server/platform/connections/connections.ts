import type { Socket } from "node:net";
import pg from "pg";
import { bindToSpan } from "../tracing/tracing.ts";
import { tracedQuery } from "./traced-statements.ts";

/** PostgreSQL's code for a write where only reads are allowed, such as on a standby. */
export const READ_ONLY = "25006";

/** Common options of all PostgreSQL connections. */
interface ConnectionOptions {
  /** Shown in `pg_stat_activity`. */
  readonly name?: string;
  /** Statement timeout in seconds, enforced by PostgreSQL. 0: no timeout. */
  readonly statementSeconds?: number;
  /** Further settings of the driver. */
  readonly driver?: pg.ClientConfig;
}

/** Statement timeouts in seconds: of requests, of statements that are always quick, and of background maintenance. */
export const STATEMENT_SECONDS = { request: 8, quick: 4, maintenance: 600 } as const;

/** Timeout of new connections, and of the wait for one from the pool. */
const CONNECT_MS = 4000;
/** How long a connection may stay silent beyond the statement timeout before its peer is considered gone. */
const SILENCE_MARGIN_MS = 1500;
/** How long the server gets to respond when a connection is closed. */
const CLOSE_TIMEOUT_MS = 2500;
/** Timeout of idle transactions, whose locks PostgreSQL then releases. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Lets PostgreSQL notice within half a minute that a client's machine is gone. */
const SERVER_KEEP_ALIVE = "-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";
/**
 * One process per statement of a request: starting parallel workers takes 10 to 20 ms, longer than nearly all of these
 * statements, and the processors have other requests to serve.
 */
const ONE_PROCESS = "-c max_parallel_workers_per_gather=0";

function clientConfig(url: string, { name, statementSeconds = STATEMENT_SECONDS.request, driver }: ConnectionOptions) {
  // The operator's own timeout takes precedence.
  const statementMs = Number(new URL(url).searchParams.get("statement_timeout") ?? statementSeconds * 1000);
  const isOfRequest = statementSeconds > 0 && statementSeconds <= STATEMENT_SECONDS.request;
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs > 0 ? Math.max(IDLE_IN_TRANSACTION_MS, statementMs) : 0,
    ...driver,
    ...(name && { application_name: name }),
    options: [SERVER_KEEP_ALIVE, isOfRequest && ONE_PROCESS, driver?.options].filter(Boolean).join(" "),
  } satisfies pg.ClientConfig;
}

/** Creates a connection, not opened yet. It is closed when it no longer responds. */
export const newConnection = (url: string, options: ConnectionOptions = {}): pg.Client =>
  new WatchedClient(clientConfig(url, options));

/** Creates a pool of at most `max` connections. One that no longer responds is closed and replaced. */
export function openPool(url: string, { max, ...options }: ConnectionOptions & { max: number }): pg.Pool {
  const pool = new BoundPool({ ...clientConfig(url, options), max, idleTimeoutMillis: 10_000, Client: WatchedClient });
  // An idle connection that breaks (a restart of PostgreSQL) is replaced; without a listener the error would end the
  // process.
  pool.on("error", () => {});
  pool.on("release", (_error, client) => (client as unknown as WatchedClient).endIfReadOnly());
  return pool;
}

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

/** A pool that calls back in the trace of the work that requested a connection, not of the work that released one. */
class BoundPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected) {
    return callback ? super.connect(bindToSpan(callback)) : super.connect();
  }
}

/**
 * A connection that notices when its peer is gone: a lost network or crashed machine does not close it, and the driver
 * would wait for the response forever.
 */
class WatchedClient extends pg.Client {
  /** `host:port` of the server. */
  readonly server: string;
  /** Number of checks after which a pending response counts as overdue. */
  #maxChecks: number;
  #read = 0;
  /** Bytes sent when data was last received: what was sent since is unanswered. */
  #answered = 0;
  /** Number of checks since a response is pending, or null if none is. */
  #waiting: number | null = null;
  /** Number of checks since data was last received. */
  #quiet = 0;
  #isReadOnly = false;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    const statementMs = Number(config.statement_timeout ?? 0);
    this.#maxChecks = statementMs > 0 ? Math.ceil((statementMs + SILENCE_MARGIN_MS) / LOOK_EVERY_MS) : Infinity;
    this.server = `${this.host}:${this.port}`;
    // Its statements report the error to the caller; without a listener the loss would end the process.
    this.on("error", () => {});
    this.once("connect", () => {
      const { stream } = this.connection;
      this.#answered = (stream as Socket).bytesWritten;
      stream.on("data", () => {
        this.#answered = (stream as Socket).bytesWritten;
      });
      this.connection.on("errorMessage", ({ code }: pg.DatabaseError) => {
        this.#isReadOnly ||= code === READ_ONLY;
      });
      watch(this);
    });
    this.once("end", () => unwatch(this));
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void) {
    this.#maxChecks = Math.min(this.#maxChecks, CLOSE_TIMEOUT_MS / LOOK_EVERY_MS);
    return callback ? super.end(callback) : super.end();
  }

  /** Checks what happened since the last check. Returns whether the connection has been silent for too long. */
  look(): boolean {
    const { bytesRead, bytesWritten } = this.connection.stream as Socket;
    const received = bytesRead !== this.#read;
    this.#read = bytesRead;
    this.#quiet = received ? 0 : this.#quiet + 1;
    if (bytesWritten === this.#answered) this.#waiting = null;
    else this.#waiting = received ? 0 : (this.#waiting ?? 0) + 1;
    return this.#waiting !== null && this.#waiting >= this.#maxChecks;
  }

  /**
   * Ends a connection whose session refused a write: it would remain read-only after the database's setting is reset, or
   * its address names another server, and a busy pool never closes it.
   */
  endIfReadOnly(): void {
    if (this.#isReadOnly) void this.end().catch(() => {});
  }

  /** Whether nothing was received in the last checks. */
  isQuietFor(checks: number): boolean {
    return this.#quiet >= checks;
  }

  get looksWaiting(): number {
    return this.#waiting ?? 0;
  }

  /** Closes the connection immediately: pending statements fail, and a pool discards it. */
  giveUp(): void {
    unwatch(this);
    this.connection.stream.destroy(new Error("Connection terminated: PostgreSQL no longer answers on it"));
  }
}

WatchedClient.prototype.query = tracedQuery as typeof pg.Client.prototype.query;

// Counts checks, not milliseconds: a process that was busy for long has not read what it was sent in that time.
const LOOK_EVERY_MS = 500;
const watched = new Set<WatchedClient>();
let timer: NodeJS.Timeout | null = null;

function watch(client: WatchedClient): void {
  watched.add(client);
  timer ??= setInterval(checkAll, LOOK_EVERY_MS).unref();
}

function unwatch(client: WatchedClient): void {
  watched.delete(client);
  if (watched.size > 0 || !timer) return;
  clearInterval(timer);
  timer = null;
}

/**
 * If one connection went silent, others to the same server that have received nothing since are closed too, without
 * waiting for each.
 */
function checkAll(): void {
  const silent = [...watched].filter((client) => client.look());
  for (const one of silent) {
    const since = one.looksWaiting;
    for (const other of watched) if (other.server === one.server && other.isQuietFor(since)) other.giveUp();
  }
}
