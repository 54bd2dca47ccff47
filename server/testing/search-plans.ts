import { expect, test } from "vitest";
import { jobCountStatement, jobSearchStatement } from "../jobs/job-search.store.ts";
import { encodeCursor } from "../platform/search/cursor.ts";
import { buffersOf, explain, explainCached, scansWhole } from "./explain.ts";
import { SEARCH_CLASSES } from "./search-classes.ts";
import type { TestDatabase } from "./test-database.ts";

/** Tests that no kind of search reads the table: bounds on the 8 kB pages that its page and its count touch. */
export function testSearchPlans(db: TestDatabase, most: { readonly page: number; readonly count: number }) {
  const place = async () => {
    const { rows } = await db.pool.query<{ id: string; created_at: Date }>(
      "select id, created_at from jobs where status = 'OPEN' order by created_at desc offset 5000 limit 1",
    );
    return rows[0] ? encodeCursor({ at: rows[0].created_at, id: rows[0].id }) : null;
  };

  test.each(SEARCH_CLASSES.filter(({ deep }) => !deep))("$name", async ({ search }) => {
    for (const after of [null, await place()]) {
      const statement = jobSearchStatement(search, { first: 20, after }, null, "card");
      const plans = [
        await explain(db, statement),
        ...("name" in statement ? [await explainCached(db, statement)] : []),
      ];
      for (const page of plans) {
        expect(scansWhole(page, "jobs")).toBe(false);
        expect(buffersOf(page)).toBeLessThan(most.page);
      }
    }
    const count = await explain(db, jobCountStatement(search));
    expect(scansWhole(count, "jobs")).toBe(false);
    expect(buffersOf(count)).toBeLessThan(most.count);
  });
}
