import type { Database } from "../platform/database/database.ts";

/** A node of a plan, as returned by PostgreSQL's `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)`. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Rows Removed by Filter"?: number;
  readonly "Actual Loops": number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly PlanNode[];
}

/** Runs the statement and returns its plan with the buffers used. */
export async function explain(
  db: Pick<Database, "pool">,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<PlanNode> {
  const explained = `explain (analyze, buffers, timing off, format json) ${text}`;
  const { rows } = await db.pool.query(explained, [...values]);
  return rows[0]["QUERY PLAN"][0].Plan;
}

/** The same with the generic plan that PostgreSQL caches for a named statement, whatever the values. */
export async function explainCached(
  db: Pick<Database, "pool">,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<PlanNode> {
  const client = await db.pool.connect();
  try {
    await client.query("set plan_cache_mode = force_generic_plan");
    await client.query(`prepare kept as ${text}`);
    const literals = values.map((value) => (value === null ? "null" : client.escapeLiteral(textOf(value)))).join(", ");
    const { rows } = await client.query(
      `explain (analyze, buffers, timing off, format json) execute kept(${literals})`,
    );
    return rows[0]["QUERY PLAN"][0].Plan;
  } finally {
    await client.query("deallocate kept; reset plan_cache_mode");
    client.release();
  }
}

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

/** Pages of 8 kB that the statement accessed, cached or not. */
export const buffersOf = (plan: PlanNode): number => plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];

/** Rows read in vain, by scanning a table or an index that covers all accounts. */
export const filteredAway = (plan: PlanNode): number =>
  (plan["Rows Removed by Filter"] ?? 0) * plan["Actual Loops"] +
  (plan.Plans ?? []).reduce((sum, part) => sum + filteredAway(part), 0);

/** Whether any executed node scans the whole table. */
export const scansWhole = (plan: PlanNode, table: string): boolean =>
  (plan["Node Type"] === "Seq Scan" && plan["Relation Name"] === table && plan["Actual Loops"] > 0) ||
  (plan.Plans ?? []).some((part) => scansWhole(part, table));
