// @module-tag thorough

import { beforeAll, expect, test } from "vitest";
import {
  ENGINES,
  insertJudgedJobs,
  judge,
  mean,
  spoiltTitles,
  withoutHits,
} from "../../testing/search-quality/quality.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

beforeAll(async () => {
  await insertJudgedJobs(app.db);
}, 60_000);

test("results agree with human judgements, better than substring and plain full-text search", {
  timeout: 120_000,
}, async () => {
  const judged = await judge(app.db, ENGINES.worklane(app.db));
  expect(judged.length).toBeGreaterThanOrEqual(150);
  expect(mean(judged)).toBeGreaterThanOrEqual(0.9);
  for (const other of ["substring", "full text"] as const) {
    expect(mean(await judge(app.db, ENGINES[other](app.db)))).toBeLessThan(mean(judged));
  }
});

test("less than 5 % of misspelt and reworded titles find nothing", { timeout: 120_000 }, async () => {
  const titles = await spoiltTitles(app.db);
  const missed = await withoutHits(ENGINES.worklane(app.db), titles);
  expect(missed.length / titles.length).toBeLessThan(0.05);
});
