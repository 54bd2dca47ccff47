import { beforeAll, expect, test } from "vitest";
import { endCursor } from "../../platform/search/page.ts";
import { dayFromToday } from "../../testing/days.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { type JobOrder, searchJobs } from "./job-search.store.ts";
import type { JobSearch } from "./job-search.ts";

const db = testDatabase();

beforeAll(async () => {
  const { id: companyId } = await db.build.recruiter();
  const job = (title: string, least: number | null, most: number | null, ends: number | null, minutesAgo: number) =>
    db.build.job({
      ...{ companyId, title, salaryMin: least, salaryMax: most },
      applicationDeadline: ends === null ? null : dayFromToday(ends),
      createdAt: new Date(Date.now() - minutesAgo * 60_000),
    });
  await job("Baker a", 3, 4, 9, 1);
  await job("Baker b", 15, null, null, 2);
  await job("Baker c", 3, 4.5, 2, 3);
  await job("Baker d", null, null, 2, 4);
  await job("Baker e", 2, 4, 0, 5);
  await job("Cook", 9, 10, 1, 6);
  await job("Driver x", 12, 15, 30, 1);
  await job("Driver y", 15, null, 30, 8);
  await job("Driver z", 15.01, 15.01, 30, 9);
});

async function letters(search: JobSearch, order: JobOrder): Promise<string> {
  let found = "";
  for (let after: string | null = null; ; ) {
    const page = await searchJobs(db, search, { first: 2, after, order }, null, "card");
    found += page.nodes.map(({ title }) => title.at(-1)).join("");
    if (!page.hasNextPage) return found;
    after = endCursor(page);
  }
}

test.each<[JobSearch, JobOrder, string]>([
  [{ keyword: "driver" }, "PAY", "zyx"],
  [{}, "PAY", "zbyxkcaed"],
  [{ keyword: "baker" }, "PAY", "bcaed"],
  [{}, "DEADLINE", "ekcdaxyzb"],
  [{ keyword: "baker" }, "DEADLINE", "ecdab"],
  [{ keyword: "baker" }, "NEWEST", "abcde"],
  [{ keyword: "baker" }, "BEST_MATCH", "abcde"],
  [{}, "BEST_MATCH", "xabcdekyz"],
  [{ payAtLeast: 4.2 }, "NEWEST", "xbckyz"],
])("%j by %s, page by page", async (search, order, expected) => {
  expect(await letters(search, order)).toBe(expected);
});

test("a cursor of one order is refused by another", async () => {
  const after = endCursor(await searchJobs(db, {}, { first: 2, order: "PAY" }, null, "card"));
  for (const order of ["NEWEST", "DEADLINE"] as const) {
    const search = searchJobs(db, {}, { first: 2, after, order }, null, "card");
    await expect(search).rejects.toMatchObject({ code: "BAD_USER_INPUT" });
  }
});
