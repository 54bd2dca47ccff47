import pg from "pg";
import { PING } from "../platform/connections/reconnecting-connection.ts";

/** Statements of the background worker, sent at any time; queueing a job belongs to the code that queues it. */
const BY_WORKER = /graphile_worker"?\.(?!"?add_jobs?\b)/;

/** A statement as sent to PostgreSQL. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Runs `work` and returns the statements that this whole process sent to PostgreSQL during it, with their values;
 * without the pings of long-lived connections and, unless `andByWorker`, the worker's statements, which may be sent at
 * any time.
 */
export async function sentDuring(work: () => Promise<unknown>, { andByWorker = false } = {}): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const query = pg.Client.prototype.query;
  const listening = function (this: pg.Client, ...args: unknown[]) {
    const [statement, values] = args;
    const { text, values: own = [] } =
      typeof statement === "string" ? { text: statement } : (statement as pg.QueryConfig);
    if (text !== PING && (andByWorker || !BY_WORKER.test(text)))
      sent.push({ text, values: Array.isArray(values) ? values : own });
    return Reflect.apply(query, this, args);
  };
  pg.Client.prototype.query = listening as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

/** The texts of those statements. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await sentDuring(work)).map(({ text }) => text);
