import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { countJobs, type JobOrder, searchJobs } from "./job-search.store.ts";
import { isVocabularyDue, refreshVocabulary } from "./vocabulary.store.ts";

const db = testDatabase();

beforeEach(async () => {
  await db.build.job();
  await refreshVocabulary(db);
  await db.pool.query("update job_changes set created_at = now() - interval '1 day'");
});

const counted = (ago: string, milliseconds: number) =>
  db.pool.query("update search_vocabulary_counts set started_at = now() - $1::text::interval, milliseconds = $2::int", [
    ago,
    milliseconds,
  ]);

test("words are counted when they never were", async () => {
  await db.pool.query("delete from search_vocabulary_counts");
  expect(await isVocabularyDue(db)).toBe(true);
});

test("words are not counted again until a job changes", async () => {
  await counted("1 hour", 20);
  expect(await isVocabularyDue(db)).toBe(false);
  await db.build.job();
  expect(await isVocabularyDue(db)).toBe(true);
});

test("a change that was under way during the last count is counted by the next", async () => {
  await counted("1 second", 20);
  await db.pool.query("update job_changes set created_at = now() - interval '2 seconds'");
  expect(await isVocabularyDue(db)).toBe(true);
});

test("counting takes at most a tenth of the time", async () => {
  await db.build.job();
  await counted("9 minutes", 60_000);
  expect(await isVocabularyDue(db)).toBe(false);
  await counted("11 minutes", 60_000);
  expect(await isVocabularyDue(db)).toBe(true);
});

test("a count stores when it began and how long it took", async () => {
  await counted("1 hour", 60_000);
  await refreshVocabulary(db);
  const { rows } = await db.pool.query(
    "select now() - started_at < interval '1 minute' as now, milliseconds from search_vocabulary_counts",
  );
  expect(rows).toEqual([{ now: true, milliseconds: expect.any(Number) }]);
  expect(rows[0].milliseconds).toBeLessThan(60_000);
});

test("a short keyword is found within other words only while no job has it as a word", async () => {
  const titlesOf = async (keyword: string, order?: JobOrder) =>
    (await searchJobs(db, { keyword }, { first: 9, order }, null, "card")).nodes.map(({ title }) => title);
  await db.build.job({ title: "Thrush keeper", location: "Linux House" });
  await refreshVocabulary(db);
  expect(await titlesOf("hru")).toEqual(["Thrush keeper"]);
  expect(await titlesOf("hr")).toContain("Thrush keeper");
  await db.build.job({ title: "HR partner" });
  await refreshVocabulary(db);
  for (const order of ["BEST_MATCH", "NEWEST"] as const) expect(await titlesOf("hr", order)).toEqual(["HR partner"]);
  expect((await countJobs(db, { keyword: "hr" })).count).toBe(1);
  expect(await titlesOf("inux")).toEqual(["Thrush keeper"]);
});
