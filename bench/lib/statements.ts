import type pg from "pg";

/** Counts the statements in the pool's database while `work` runs, including those that begin and end transactions. */
export async function statementsDuring(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  await pool.query("create schema if not exists bench_statistics");
  await pool.query("create extension if not exists pg_stat_statements schema bench_statistics");
  const calls = async () => {
    const { rows } = await pool.query<{ calls: number }>(
      `select coalesce(sum(calls), 0)::int as calls from bench_statistics.pg_stat_statements
       where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_statements%'`,
    );
    return rows[0]?.calls ?? 0;
  };
  const before = await calls();
  await work();
  return (await calls()) - before;
}
