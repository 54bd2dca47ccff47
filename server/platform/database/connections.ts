import type { Socket } from "node:net";
import pg from "pg";
import { bindToSpan } from "../tracing/tracing.ts";
import { tracedQuery } from "./traced-statements.ts";

/** What every connection to PostgreSQL has, whoever opens it. */
interface ConnectionOptions {
  /** Shown in `pg_stat_activity`. */
  readonly name?: string;
  /** Seconds that a statement may take; PostgreSQL ends it then. 0: as long as it takes. */
  readonly statementSeconds?: number;
  /** Further settings of the driver. */
  readonly driver?: pg.ClientConfig;
}

/** Seconds for statements of people's requests, of what is always quick, and of maintenance in the background. */
export const STATEMENT_SECONDS = { request: 8, quick: 4, maintenance: 600 } as const;

/** A new connection is given up after this; so is the wait for one of the pool's. */
const CONNECT_MS = 4000;
/** What a connection may say nothing beyond the time that its statement has: then nobody is at the other end. */
const SILENCE_MARGIN_MS = 1500;
/** After its goodbye it need not answer any more. */
const GOODBYE_MS = 2500;
/** PostgreSQL gives up a transaction, with its locks, of a client that says nothing. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Lets PostgreSQL notice within half a minute that a client's machine is gone. */
const SERVER_KEEP_ALIVE = "-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";
/**
 * One process for each statement of a request: to start others takes 10 to 20 ms, longer than nearly all of these statements, and the
 * processors have other requests to do.
 */
const ONE_PROCESS = "-c max_parallel_workers_per_gather=0";

function clientConfig(url: string, { name, statementSeconds = STATEMENT_SECONDS.request, driver }: ConnectionOptions) {
  // The operator's own bound goes before ours.
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

/** A connection that is not opened yet. It is closed when it no longer answers. */
export const newConnection = (url: string, options: ConnectionOptions = {}): pg.Client =>
  new WatchedClient(clientConfig(url, options));

/** A pool of at most `max` connections. One that no longer answers is closed, and replaced. */
export function openPool(url: string, { max, ...options }: ConnectionOptions & { max: number }): pg.Pool {
  const pool = new BoundPool({ ...clientConfig(url, options), max, idleTimeoutMillis: 10_000, Client: WatchedClient });
  // An idle connection that breaks (a restart of PostgreSQL) is replaced; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

/** A pool that calls back as part of the work that asked for a connection, not of the work that gave one back. */
class BoundPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected) {
    return callback ? super.connect(bindToSpan(callback)) : super.connect();
  }
}

/**
 * A connection that notices when nobody is at its other end: a network that lost it, or a machine that went away, says no
 * goodbye, and the driver would wait for its answer for ever.
 */
class WatchedClient extends pg.Client {
  /** `host:port` of the server. */
  readonly server: string;
  /** Looks at which it may be found waiting. */
  #maxChecks: number;
  #read = 0;
  /** Bytes it had been sent when it last said something: what was sent since is not answered. */
  #answered = 0;
  /** Looks since something was asked, or null while nothing is. */
  #waiting: number | null = null;
  /** Looks since it last said something. */
  #quiet = 0;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    const statementMs = Number(config.statement_timeout ?? 0);
    this.#maxChecks = statementMs > 0 ? Math.ceil((statementMs + SILENCE_MARGIN_MS) / LOOK_EVERY_MS) : Infinity;
    this.server = `${this.host}:${this.port}`;
    // Whoever uses it is told by its statements; without a listener the loss would end the process.
    this.on("error", () => {});
    this.once("connect", () => {
      const { stream } = this.connection;
      this.#answered = (stream as Socket).bytesWritten;
      stream.on("data", () => {
        this.#answered = (stream as Socket).bytesWritten;
      });
      watch(this);
    });
    this.once("end", () => unwatch(this));
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void) {
    this.#maxChecks = Math.min(this.#maxChecks, GOODBYE_MS / LOOK_EVERY_MS);
    return callback ? super.end(callback) : super.end();
  }

  /** Looks at what passed since the last look. Answers whether it has been silent for too long. */
  look(): boolean {
    const { bytesRead, bytesWritten } = this.connection.stream as Socket;
    const received = bytesRead !== this.#read;
    this.#read = bytesRead;
    this.#quiet = received ? 0 : this.#quiet + 1;
    if (bytesWritten === this.#answered) this.#waiting = null;
    else this.#waiting = received ? 0 : (this.#waiting ?? 0) + 1;
    return this.#waiting !== null && this.#waiting >= this.#maxChecks;
  }

  /** Whether it said nothing in the last looks. */
  isQuietFor(checks: number): boolean {
    return this.#quiet >= checks;
  }

  get looksWaiting(): number {
    return this.#waiting ?? 0;
  }

  /** Closes it at once: what waits for an answer fails, and a pool throws it out. */
  giveUp(): void {
    unwatch(this);
    this.connection.stream.destroy(new Error("Connection terminated: PostgreSQL no longer answers on it"));
  }
}

WatchedClient.prototype.query = tracedQuery as typeof pg.Client.prototype.query;

// Looks are counted, not milliseconds: a process that was busy for long has not looked at what it was sent meanwhile.
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

/** Where one fell silent, the others to the same server that have said nothing since are not tried one by one. */
function checkAll(): void {
  const silent = [...watched].filter((client) => client.look());
  for (const one of silent) {
    const since = one.looksWaiting;
    for (const other of watched) if (other.server === one.server && other.isQuietFor(since)) other.giveUp();
  }
}
