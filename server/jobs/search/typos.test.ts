import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { searchJobs } from "./job-search.store.ts";
import type { JobSearch } from "./job-search.ts";
import { refreshVocabulary } from "./vocabulary.store.ts";

const db = testDatabase();

const titles = async (search: JobSearch) =>
  (await searchJobs(db, search, { first: 20 }, null, "card")).nodes.map(({ title }) => title).sort();

beforeAll(async () => {
  const { id: companyId } = await db.build.recruiter({ name: "Kestrel" });
  for (const [title, location, description] of [
    ["Backend Engineer", "Bengaluru", "You must be on time."],
    ["Data Engineer", "Gurugram", "There are many."],
    ["Tidewater Pilot", "Haldia", "Ships."],
    ["Warehouse Hand", "Pune", "Boxes."],
  ] as const) {
    await db.build.job({ companyId, title, location, description, requirements: "Patience" });
  }
  await refreshVocabulary(db);
});

test.each([
  ["tide", ["Tidewater Pilot"]],
  ["ware", ["Warehouse Hand"]],
  ["rust pilot", []],
  ["tide pilot", []],
  ["warehous", ["Warehouse Hand"]],
  ["warehuose", ["Warehouse Hand"]],
])("%s is not a typo of a common word", async (keyword, found) => {
  expect(await titles({ keyword })).toEqual(found);
});

test.each([
  ["banglore", ["Backend Engineer"]],
  ["gurgoan", ["Data Engineer"]],
  ["devlopers", ["Backend Engineer", "Data Engineer"]],
  ["enginers", ["Backend Engineer", "Data Engineer"]],
  ["enginer in banglore", ["Backend Engineer"]],
])("%s is corrected", async (keyword, found) => {
  expect(await titles({ keyword })).toEqual(found);
});

test("misspelt places are corrected, and known ones are not confused with others", async () => {
  expect(await titles({ places: ["banglore"] })).toEqual(["Backend Engineer"]);
  expect(await titles({ places: ["Gurgoan, Haryana"] })).toEqual(["Data Engineer"]);
  // One typo away from Bangalore.
  expect(await titles({ places: ["Mangalore"] })).toEqual([]);
  expect(await titles({ keyword: "mangalore" })).toEqual([]);
});
