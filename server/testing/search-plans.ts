import { beforeAll, describe, expect, test } from "vitest";
import { countFacets, facetStatement } from "../jobs/search/facets.store.ts";
import { readUntilFull } from "../jobs/search/job-page.sql.ts";
import { jobCountStatement, jobSearchStatements } from "../jobs/search/job-search.store.ts";
import { prepareSearch } from "../jobs/search/prepare-search.ts";
import { encodeCursor } from "../platform/search/cursor.ts";
import { buffersOf, explain, explainCached, scansWhole } from "./explain.ts";
import { fillWithJobs } from "./many-jobs.ts";
import { SEARCH_CLASSES } from "./search-classes.ts";
import { testDatabase } from "./test-database.ts";

/** The most pages of 8 kB that a search reads for its page and its count. */
const MOST = { page: 1200, count: 3600 };

/**
 * Tests that no kind of search scans the table, and how much it reads for its page and its count. Searches ordered by pay or deadline may read more: such jobs are not adjacent, unlike those of one day.
 */
export const testSearchPlans = (size: { readonly jobs: number; readonly recruiters: number }) =>
  describe(`no search scans the table of ${size.jobs.toLocaleString("en")} jobs`, () => {
    const db = testDatabase();
    beforeAll(() => fillWithJobs(db.pool, size), 600_000);
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
            expect(buffersOf(plan)).toBeLessThan(MOST.page * (order === undefined ? 1 : 2));
          }
          return (await db.pool.query(page.text, [...page.values])).rows;
        });
      }
      const count = await explain(db, jobCountStatement(prepared));
      expect(scansWhole(count, "jobs")).toBe(false);
      expect(buffersOf(count)).toBeLessThan(MOST.count);
    });

    test("counts next to choices read only the newest jobs, and are approximate", async () => {
      const prepared = await prepareSearch(db, { keyword: "engineer" });
      const plan = await explain(db, facetStatement(prepared));
      expect(scansWhole(plan, "jobs")).toBe(false);
      expect(buffersOf(plan)).toBeLessThan(MOST.count);
      const { counts, areEstimated } = await countFacets(db, prepared);
      const { rows } = await db.pool.query<{ n: number }>(
        "select count(*)::int as n from jobs where status = 'OPEN' and title ilike '%engineer%' and work_mode = 'REMOTE'",
      );
      const remote = counts.workModes.find(({ value }) => value === "REMOTE")?.count ?? 0;
      expect(areEstimated).toBe(true);
      expect(remote / (rows[0]?.n ?? 1)).toBeGreaterThan(0.8);
      expect(remote / (rows[0]?.n ?? 1)).toBeLessThan(1.25);
    });
  });
