import type pg from "pg";

/**
 * Runs `load` with the indexes of these tables dropped and their foreign keys unchecked, and rebuilds the indexes
 * afterwards: many times faster than maintaining them per row. The triggers that derive columns stay enabled, so that
 * the rows are what the product writes.
 */
export async function bulkLoad(
  pool: pg.Pool,
  tables: readonly string[],
  load: () => Promise<void>,
  tell: (what: string) => void,
): Promise<void> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string; target: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, indrelid::regclass::text as target
     from pg_index where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await foreignKeys(pool, tables, "disable");
  await load();
  await foreignKeys(pool, tables, "enable");
  for (const { name, definition } of indexes) {
    tell(`index ${name}`);
    await pool.query(definition);
  }
  // The migration sets the index's statistics target, which is lost when the index is dropped.
  const pairs = indexes.some(({ name }) => name === "jobs_open_pairs");
  if (pairs) await pool.query("alter index jobs_open_pairs alter column 1 set statistics 0");
  tell("statistics");
  await pool.query(`vacuum analyze ${tables.join(", ")}`);
}

async function foreignKeys(pool: pg.Pool, tables: readonly string[], state: "enable" | "disable") {
  const { rows } = await pool.query<{ statement: string }>(
    `select format('alter table %s ${state} trigger %I', tgrelid::regclass, tgname) as statement
     from pg_trigger where tgrelid = any($1::regclass[]) and tgisinternal`,
    [tables],
  );
  for (const { statement } of rows) await pool.query(statement);
}
