import type { Database } from "../platform/database.ts";

/** A node of a plan as PostgreSQL's `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)` gives it. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Loops": number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly PlanNode[];
}

/** Runs the statement and gives its plan with what it touched. */
export async function explain(
  db: Pick<Database, "pool">,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<PlanNode> {
  const explained = `explain (analyze, buffers, timing off, format json) ${text}`;
  const { rows } = await db.pool.query(explained, [...values]);
  return rows[0]["QUERY PLAN"][0].Plan;
}

/** Pages of 8 kB that the statement touched, in memory or not. */
export const buffersOf = (plan: PlanNode): number => plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];

/** Whether any part that ran reads the whole of a table. */
export const scansWhole = (plan: PlanNode, table: string): boolean =>
  (plan["Node Type"] === "Seq Scan" && plan["Relation Name"] === table && plan["Actual Loops"] > 0) ||
  (plan.Plans ?? []).some((part) => scansWhole(part, table));
