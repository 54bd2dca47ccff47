import type { TestDatabase } from "./test-database.ts";

/** Disconnects every node from the bus of events in PostgreSQL, as a network would; they connect again. */
export const loseEvents = ({ pool }: Pick<TestDatabase, "pool">) =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'worklane-events' and datname = current_database()`,
  );
