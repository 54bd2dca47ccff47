import type pg from "pg";

/** A statement that PostgreSQL keeps ready under its name, and answers within a few milliseconds whatever the values. */
export interface PipelinedRead {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Reads on a connection of their own, each sent without waiting for the answers before it. */
export interface PipelinedReads {
  query<Row extends pg.QueryResultRow>(read: PipelinedRead): Promise<{ readonly rows: Row[] }>;
  close(): Promise<void>;
}

/** The same reads through the pool alone. */
export const pooledReads = (pool: pg.Pool): PipelinedReads => ({
  query: ({ values, ...statement }) => pool.query({ ...statement, values: [...values] }),
  close: async () => {},
});

/** Reads under way on the connection at most, so that nobody waits behind a crowd; more go to the pool. */
const MAX_UNDER_WAY = 64;

/**
 * Saves what a pool costs for each read: a process of PostgreSQL's to wake, and a turn to wait for. It is not for what may
 * take long or wait for a lock, behind which the others would wait. While the connection is missing, the pool serves.
 * `connect`: makes a client that is not connected, in pipeline mode.
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
      // The pool meets the same trouble and tells of it; the next read tries again.
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
