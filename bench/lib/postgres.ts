import { totalmem } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../server/development/embedded-postgres.ts";

/** The benchmark's data folder; overridden by `BENCH_DATA_DIR`. */
export const dataDir = process.env.BENCH_DATA_DIR ?? join(import.meta.dirname, "../.data");

const megabytes = (share: number, most: number) => `${Math.min(most, Math.floor((totalmem() / 2 ** 20) * share))}MB`;

/** PostgreSQL settings that an operator would choose for a database of this size; the rest are the product's. */
const SETTINGS = {
  shared_buffers: megabytes(0.2, 4096),
  effective_cache_size: megabytes(0.5, 16_384),
  maintenance_work_mem: megabytes(0.05, 1024),
  max_wal_size: "8GB",
  checkpoint_timeout: "30min",
  // Counts statements.
  shared_preload_libraries: "pg_stat_statements",
};

/** These settings as text. */
export const postgresSettings: string = Object.entries(SETTINGS)
  .map(([name, value]) => `${name} ${value}`)
  .join(", ");

/** Starts PostgreSQL with the benchmark's databases. */
export const startPostgres = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres(dataDir, { settings: SETTINGS });

/** Returns the connection string of another database on the same server. */
export const databaseUrl = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Runs `work` with a pool that is closed afterwards. */
export async function withPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>, max = 4): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max });
  // PostgreSQL may be stopped while idle connections are being closed.
  pool.on("error", () => {});
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
