import { expect, test } from "vitest";
import { countFacets, facetStatement } from "../jobs/search/facets.store.ts";
import { readUntilFull } from "../jobs/search/job-page.sql.ts";
import { jobCountStatement, jobSearchStatements } from "../jobs/search/job-search.store.ts";
import { prepareSearch } from "../jobs/search/prepare-search.ts";
import { encodeCursor } from "../platform/search/cursor.ts";
import { buffersOf, explain, explainCached, scansWhole } from "./explain.ts";
import { SEARCH_CLASSES } from "./search-classes.ts";
import type { TestDatabase } from "./test-database.ts";

/**
 * Tests that no kind of search scans the table: limits on the 8 kB pages read for its page and its count. Searches
 * ordered by pay or deadline may read more: such jobs are not adjacent, unlike those of one day.
 */
export function testSearchPlans(db: TestDatabase, most: { readonly page: number; readonly count: number }) {
  const place = async () => {
    const { rows } = await db.pool.query<{ id: string; created_at: Date }>(
      "select id, created_at from jobs where status = 'OPEN' order by created_at desc offset 5000 limit 1",
    );
    return rows[0] ? encodeCursor("jobs", { at: rows[0].created_at, id: rows[0].id }) : null;
  };

  test.each(SEARCH_CLASSES.filter(({ deep }) => !deep))("$name", async ({ search, order }) => {
    const prepared = await prepareSearch(db, search);
    for (const after of prepared.keyword || order ? [null] : [null, await place()]) {
      const statements = jobSearchStatements(prepared, { first: 20, after, order }, null, "card");
      await readUntilFull(statements, 20, async (page) => {
        const plans = [await explain(db, page), ...(page.name ? [await explainCached(db, page)] : [])];
        for (const plan of plans) {
          expect(scansWhole(plan, "jobs")).toBe(false);
          expect(buffersOf(plan)).toBeLessThan(most.page * (order === undefined ? 1 : 2));
        }
        return (await db.pool.query(page.text, [...page.values])).rows;
      });
    }
    const count = await explain(db, jobCountStatement(prepared));
    expect(scansWhole(count, "jobs")).toBe(false);
    expect(buffersOf(count)).toBeLessThan(most.count);
  });

  test("counts beside choices read only the newest jobs, and are approximate", async () => {
    const prepared = await prepareSearch(db, { keyword: "engineer" });
    const plan = await explain(db, facetStatement(prepared));
    expect(scansWhole(plan, "jobs")).toBe(false);
    expect(buffersOf(plan)).toBeLessThan(most.count);
    const { counts, areEstimated } = await countFacets(db, prepared);
    const { rows } = await db.pool.query<{ n: number }>(
      "select count(*)::int as n from jobs where status = 'OPEN' and title ilike '%engineer%' and work_mode = 'REMOTE'",
    );
    const remote = counts.workModes.find(({ value }) => value === "REMOTE")?.count ?? 0;
    expect(areEstimated).toBe(true);
    expect(remote / (rows[0]?.n ?? 1)).toBeGreaterThan(0.8);
    expect(remote / (rows[0]?.n ?? 1)).toBeLessThan(1.25);
  });
}
