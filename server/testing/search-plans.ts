import { expect, test } from "vitest";
import { jobCountStatement, jobSearchStatement } from "../jobs/job.search.ts";
import type { JobSearch } from "../jobs/job.search-conditions.ts";
import { encodeCursor } from "../platform/search/cursor.ts";
import { buffersOf, explain, scansWhole } from "./explain.ts";
import type { TestDatabase } from "./test-database.ts";

const RARE = {
  jobType: "INTERNSHIP",
  workMode: "HYBRID",
  experienceLevel: "FRESHER",
  industry: "OTHER",
  companySize: "OVER_1000",
} as const;

/** Kinds of searches that meet the table in different ways; see `fillWithJobs` for what is in it. */
const CLASSES: readonly (readonly [name: string, search: JobSearch])[] = [
  ["nothing asked", {}],
  ["two filters", { jobType: "PART_TIME", workMode: "REMOTE" }],
  ["five filters that few jobs meet", RARE],
  ["a common salary", { salaryMin: 3, salaryMax: 6 }],
  ["a salary that no job has", { salaryMin: 1, salaryMax: 1.5 }],
  ["a common keyword", { keyword: "engineer" }],
  ["a keyword of one in a thousand", { keyword: "lighthouse" }],
  ["a keyword of one in twenty thousand", { keyword: "glockenspiel" }],
  ["a phrase", { keyword: "lead civil engineer" }],
  ["a keyword of old jobs only", { keyword: "cobol" }],
  ["two letters that many have", { keyword: "go" }],
  ["two letters that none has", { keyword: "~z" }],
  ["one letter that none has", { keyword: "~" }],
  ["signs", { keyword: "c++" }],
  ["a keyword that none has", { keyword: "xylophone" }],
  ["a common keyword under four filters", { ...RARE, experienceLevel: null, keyword: "engineer" }],
  ["a keyword and a salary", { keyword: "engineer", salaryMin: 3, salaryMax: 6 }],
];

/** Tests that no kind of search reads the table: bounds on the 8 kB pages that its page and its count touch. */
export function testSearchPlans(db: TestDatabase, most: { readonly page: number; readonly count: number }) {
  const place = async () => {
    const { rows } = await db.pool.query<{ id: string; created_at: Date }>(
      "select id, created_at from jobs where status = 'OPEN' order by created_at desc offset 5000 limit 1",
    );
    return rows[0] ? encodeCursor({ at: rows[0].created_at, id: rows[0].id }) : null;
  };

  test.each(CLASSES)("%s", async (_name, search) => {
    for (const after of [null, await place()]) {
      const page = await explain(db, jobSearchStatement(search, { first: 20, after }, null));
      expect(scansWhole(page, "jobs")).toBe(false);
      expect(buffersOf(page)).toBeLessThan(most.page);
    }
    const count = await explain(db, jobCountStatement(search));
    expect(scansWhole(count, "jobs")).toBe(false);
    expect(buffersOf(count)).toBeLessThan(most.count);
  });
}
