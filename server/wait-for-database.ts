import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseUnavailable } from "./http/errors/public-error.ts";
import { newConnection } from "./platform/connections/connections.ts";
import { isReadOnly } from "./platform/database/read-only.ts";
import { messageOf, OperatorError } from "./platform/operator-error.ts";

const TRY_EVERY_MS = 500;

const READ_ONLY_DATABASE =
  "DATABASE_URL names a database that is read-only: a standby, or one with default_transaction_read_only (a full disk, for some managed servers).";

/** How to wait for a database. */
export interface Waiting {
  readonly seconds: number;
  /** Aborts the wait. */
  readonly stopping?: AbortSignal | undefined;
  /** Prints the sentence that says so. */
  readonly tell: (sentence: string) => void;
}

/** What keeps a database from being used that accepts connections. */
class ReadOnlyDatabase extends OperatorError {
  override readonly name = "ReadOnlyDatabase";
}

/**
 * Waits for a database that is still starting or, as in a failover, still read-only, and prints so. Returns when it
 * accepts connections and writes, when it is unreachable until the time is up, or when waiting would not help, as with a
 * wrong password: the next connection then reports the error.
 * @throws OperatorError if it is read-only until the time is up
 */
export async function waitForDatabase(url: string, { seconds, stopping, tell }: Waiting): Promise<void> {
  const until = Date.now() + seconds * 1000;
  for (let tries = 1; ; tries++) {
    const failure = await whyNot(url);
    const mayChange = failure instanceof ReadOnlyDatabase;
    if (mayChange && Date.now() >= until) throw failure;
    if (!(mayChange || isDatabaseUnavailable(failure)) || Date.now() >= until) return;
    stopping?.throwIfAborted();
    if (tries === 1) tell(`Waiting for the database, at most ${seconds} seconds: ${messageOf(failure)}`);
    await delay(TRY_EVERY_MS, undefined, { signal: stopping });
  }
}

/** Returns the error with which a connection fails, or which tells that it is read-only, or null. */
async function whyNot(url: string): Promise<unknown> {
  const connection = connectionTo(url);
  try {
    await connection.connect();
    return (await isReadOnly(connection)) ? new ReadOnlyDatabase(READ_ONLY_DATABASE) : null;
  } catch (error) {
    return error;
  } finally {
    await connection.end().catch(() => {});
  }
}

/** @throws OperatorError for a certificate file that cannot be read */
function connectionTo(url: string) {
  try {
    return newConnection(url);
  } catch (error) {
    throw new OperatorError(`DATABASE_URL cannot be used: ${messageOf(error)}`);
  }
}
