import { totalmem } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../server/development/embedded-postgres.ts";

/** Where the benchmark keeps its data; `BENCH_DATA_DIR` puts it elsewhere. */
export const dataDir = process.env.BENCH_DATA_DIR ?? join(import.meta.dirname, "../.data");

const megabytes = (share: number, most: number) => `${Math.min(most, Math.floor((totalmem() / 2 ** 20) * share))}MB`;

/** As an operator would set PostgreSQL up for a database of this size; the rest is as the product ships it. */
const SETTINGS = {
  shared_buffers: megabytes(0.2, 4096),
  effective_cache_size: megabytes(0.5, 16_384),
  maintenance_work_mem: megabytes(0.05, 1024),
  max_wal_size: "8GB",
  checkpoint_timeout: "30min",
  // Counts statements.
  shared_preload_libraries: "pg_stat_statements",
};

/** Those settings in words. */
export const postgresSettings: string = Object.entries(SETTINGS)
  .map(([name, value]) => `${name} ${value}`)
  .join(", ");

/** PostgreSQL with the benchmark's databases. */
export const startPostgres = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres(dataDir, { settings: SETTINGS });

/** The connection string of another database of the same server. */
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
