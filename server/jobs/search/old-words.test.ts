import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endCursor } from "../../platform/search/page.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { searchJobs } from "./job-search.store.ts";
import { refreshVocabulary } from "./vocabulary.store.ts";

const db = testDatabase();
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - days * DAY);
let companyId = "";

const pages = async (first: number) => {
  const found: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await searchJobs(db, { keyword: "fortran" }, { first, after }, null, "card");
    found.push(...page.nodes.map(({ title }) => title));
    if (!page.hasNextPage) return found;
    after = endCursor(page);
  }
};
/** Stores that the word is in many jobs, of which the newest is this old. */
const countedAs = async (days: number) => {
  await db.pool.query("update search_vocabulary set jobs = 5000, fields = 5000, titles = 5000 where word = 'fortran'");
  await db.pool.query("delete from search_old_words");
  await db.pool.query("insert into search_old_words values ('fortran', $1)", [daysAgo(days)]);
};

beforeAll(async () => {
  companyId = (await db.build.recruiter()).id;
  for (let days = 100; days < 130; days++) {
    await db.build.job({ companyId, title: `Fortran ${days}`, createdAt: daysAgo(days) });
  }
});

describe("a word whose jobs are all old", () => {
  beforeEach(async () => {
    await db.pool.query("delete from jobs where title not like 'Fortran 1__'");
    await refreshVocabulary(db);
    await countedAs(100);
    await db.pool.query("update search_vocabulary_counts set last_change = (select max(id) from job_changes)");
  });
  const old = Array.from({ length: 30 }, (_, n) => `Fortran ${100 + n}`);

  test("finds them, newest first, page by page", async () => {
    for (const first of [7, 10, 30, 50]) expect(await pages(first)).toEqual(old);
  });

  test("begins at the newest that was counted", async () => {
    await countedAs(110);
    expect(await pages(7)).toEqual(old.slice(10));
  });

  test("finds jobs that came or changed since, in their places", async () => {
    await db.build.job({ companyId, title: "Other", createdAt: daysAgo(50) });
    await db.build.job({ companyId, title: "Another", createdAt: daysAgo(115.5) });
    await db.build.job({ companyId, title: "Fortran of today" });
    await db.build.job({ companyId, title: "Fortran of then", createdAt: new Date(daysAgo(100).getTime() + 1) });
    await db.pool.query("update jobs set title = 'Fortran again' where title = 'Other'");
    await db.pool.query("update jobs set title = 'Fortran between' where title = 'Another'");
    const newer = ["Fortran of today", "Fortran again", "Fortran of then"];
    const all = [...newer, ...old.slice(0, 16), "Fortran between", ...old.slice(16)];
    for (const first of [1, 2, 3, 7, 50]) expect(await pages(first)).toEqual(all);
  });

  test("is searched from the newest job on when many have changed since", async () => {
    await db.build.job({ companyId, title: "Fortran of today" });
    await db.pool.query(
      "insert into job_changes (job_id, kind) select gen_random_uuid(), 'EDITED' from generate_series(1, 10001)",
    );
    await countedAs(110);
    expect(await pages(20)).toEqual(["Fortran of today", ...old]);
  });
});

test("a count stores the last change before it", async () => {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into job_changes (job_id, kind, created_at) values (gen_random_uuid(), 'EDITED', now() - interval '1 hour') returning id`,
  );
  await db.build.job({ companyId });
  await refreshVocabulary(db);
  const counts = await db.pool.query("select last_change from search_vocabulary_counts");
  expect(counts.rows).toEqual([{ last_change: rows[0]?.id }]);
});
