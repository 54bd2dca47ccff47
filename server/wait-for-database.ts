import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseUnavailable } from "./http/errors/public-error.ts";
import { newConnection } from "./platform/database/connections.ts";
import { messageOf, OperatorError } from "./platform/operator-error.ts";

const TRY_EVERY_MS = 500;

interface Waiting {
  readonly seconds: number;
  /** Aborts the wait. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Waits for a database that is still starting, and prints so. Returns when it accepts connections, when the time is up,
 * or when waiting would not help, as with a wrong password: the next connection then reports the error.
 */
export async function waitForDatabase(url: string, { seconds, stopping }: Waiting): Promise<void> {
  const until = Date.now() + seconds * 1000;
  for (let tries = 1; ; tries++) {
    const failure = await whyNot(url);
    if (!isDatabaseUnavailable(failure) || Date.now() >= until) return;
    stopping?.throwIfAborted();
    if (tries === 1)
      console.error(`Worklane waits for its database, ${seconds} seconds at most: ${messageOf(failure)}`);
    await delay(TRY_EVERY_MS, undefined, { signal: stopping });
  }
}

/** Returns the error with which a connection fails, or null. */
async function whyNot(url: string): Promise<unknown> {
  const connection = connectionTo(url);
  try {
    await connection.connect();
    return null;
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
