import type pg from "pg";

/** A prepared statement that PostgreSQL answers within a few milliseconds whatever the values. */
export interface PipelinedRead {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Reads on a dedicated connection, each sent without waiting for the previous results. */
export interface PipelinedReads {
  query<Row extends pg.QueryResultRow>(read: PipelinedRead): Promise<{ readonly rows: Row[] }>;
  close(): Promise<void>;
}

/** Runs the same reads through the pool only. */
export const pooledReads = (pool: pg.Pool): PipelinedReads => ({
  query: ({ values, ...statement }) => pool.query({ ...statement, values: [...values] }),
  close: async () => {},
});

/** Maximum number of pending reads on the connection, so that none waits behind a crowd; the rest goes to the pool. */
const MAX_UNDER_WAY = 64;

/**
 * Saves the overhead of a pool for each read: waking a PostgreSQL process, and waiting for a connection. Not for
 * statements that may be slow or wait for a lock, as they would hold up the others. While the connection is missing,
 * the pool is used. `connect`: creates an unconnected client in pipeline mode.
 */
export function pipelinedReads(connect: () => pg.Client, pool: pg.Pool): PipelinedReads {
  let client: pg.Client | null = null;
  let opening: Promise<void> | null = null;
  let closed = false;
  let underWay = 0;

  async function open() {
    const candidate = connect();
    const lost = () => {
      if (client === candidate) client = null;
    };
    candidate.on("error", lost).on("end", lost);
    try {
      await candidate.connect();
      client = candidate;
    } catch {
      // The pool encounters the same error and reports it; the next read tries again.
      await candidate.end().catch(() => {});
    } finally {
      opening = null;
    }
  }

  return {
    async query<Row extends pg.QueryResultRow>({ name, text, values }: PipelinedRead) {
      if (!client && !closed) opening ??= open();
      const statement = { name, text, values: [...values] };
      if (!client || underWay >= MAX_UNDER_WAY) return pool.query<Row>(statement);
      underWay++;
      try {
        return await client.query<Row>(statement);
      } finally {
        underWay--;
      }
    },
    async close() {
      closed = true;
      await opening;
      await client?.end();
    },
  };
}
