import type { ClientBase } from "pg";

/** A database table to back up. */
export interface Table {
  readonly name: string;
  /** Stored columns, without generated ones. */
  readonly columns: readonly string[];
}

const COLUMNS = `
  select c.relname as table, a.attname as column from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '_prisma_migrations'
  order by c.relname, a.attnum`;

const REFERENCES = `
  select distinct r.conrelid::regclass::text as from, r.confrelid::regclass::text as to from pg_constraint r
  where r.contype = 'f' and r.connamespace = 'public'::regnamespace and r.conrelid <> r.confrelid`;

/** Returns all tables, each after those that it references. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ table: string; column: string }>(COLUMNS);
  const references = (await client.query<{ from: string; to: string }>(REFERENCES)).rows;
  const waiting = new Map<string, string[]>();
  for (const { table, column } of rows) waiting.set(table, [...(waiting.get(table) ?? []), column]);
  const tables: Table[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([name]) => !references.some(({ from, to }) => from === name && waiting.has(to)));
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(", ")}.`);
    for (const [name, columns] of ready) {
      tables.push({ name, columns });
      waiting.delete(name);
    }
  }
  return tables;
}

/** Quotes an SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
