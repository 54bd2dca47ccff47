import { beforeAll, expect, test } from "vitest";
import { SALARY_RANGES } from "../../../shared/jobs.options.ts";
import { testDatabase } from "../../testing/test-database.ts";
import type { JobCard } from "../job.store.ts";
import { countFacets } from "./facets.store.ts";
import { countJobs, searchJobs } from "./job-search.store.ts";
import type { JobSearch } from "./job-search.ts";
import { matchReasons } from "./match-reasons.ts";
import { prepareSearch } from "./prepare-search.ts";
import { SearchHelpService } from "./search-help.service.ts";
import { refreshVocabulary } from "./vocabulary.store.ts";

const db = testDatabase();
const help = () => new SearchHelpService({ db });

beforeAll(async () => {
  const { id: companyId } = await db.build.recruiter({ name: "Kestrel Devices" });
  const job = (title: string, workMode: "ONSITE" | "REMOTE", location: string, salaryMin: number | null) =>
    db.build.job({ companyId, title, workMode, location, salaryMin, requirements: "Kotlin" });
  await job("React Developer", "REMOTE", "Pune, MH", 12);
  await job("React Developer", "ONSITE", "Pune", 6);
  await job("Android Developer", "ONSITE", "Bombay", null);
  await job("Nurse", "ONSITE", "Thane", 16);
  await refreshVocabulary(db);
});

const facet = async (
  search: Parameters<typeof prepareSearch>[1],
  name: "workModes" | "places" | "payAtLeast" | "salaryMin",
) => {
  const { counts, areEstimated } = await countFacets(db, await prepareSearch(db, search));
  expect(areEstimated).toBe(false);
  return Object.fromEntries(counts[name].map(({ value, count }) => [value, count]));
};

test("the whole name of a company is excluded", async () => {
  expect(await help().parse("nurse except kestrel devices in Pune")).toMatchObject({
    keyword: "nurse",
    filter: { excludeWords: ["kestrel devices"], places: ["Pune"] },
  });
  expect(await help().parse("nurse without kestrel")).toMatchObject({ filter: { excludeWords: ["kestrel"] } });
});

test("each choice shows the number of jobs that it would leave", async () => {
  expect(await facet({}, "workModes")).toEqual({ ONSITE: 3, REMOTE: 1 });
  expect(await facet({ keyword: "react" }, "workModes")).toEqual({ ONSITE: 1, REMOTE: 1 });
  expect(await facet({ workModes: ["REMOTE"] }, "workModes")).toEqual({ ONSITE: 3, REMOTE: 1 });
  expect(await facet({ workModes: ["REMOTE"] }, "places")).toEqual({ Pune: 1 });
  expect(await facet({}, "places")).toEqual({ Pune: 2, Bombay: 1, Thane: 1 });
  expect(await facet({ keyword: "developer" }, "payAtLeast")).toEqual({ 3: 2, 5: 2, 8: 2, 10: 2, 12: 2, 15: 2 });
});

test("a salary range shows the number of jobs that it would leave, also those with an open-ended salary", async () => {
  const counts = await facet({}, "salaryMin");
  for (const { value } of SALARY_RANGES)
    expect.soft(counts[value] ?? 0, value).toBe((await countJobs(db, { salaryRange: value })).count);
  expect(counts.OVER_15_LPA).toBe(2);
});

const DEVELOPERS = [
  ["TITLE", "React Developer", 2],
  ["TITLE", "Android Developer", 1],
];
test.each([
  ["re", [["TITLE", "React Developer", 2]]],
  ["kes", [["COMPANY", "Kestrel Devices", 4]]],
  ["pun", [["PLACE", "Pune", 2]]],
  ["DEV", [["COMPANY", "Kestrel Devices", 4], ...DEVELOPERS]],
  ["bomb", [["PLACE", "Bombay", 1]]],
  ["mumbay", [["PLACE", "Bombay", 1]]],
  ["poona", [["PLACE", "Pune", 2]]],
  ["devloper", DEVELOPERS],
  ["raect dev", [["TITLE", "React Developer", 2]]],
  ["", []],
  ["zzz", []],
  ["' | !", []],
])("%j is completed", async (typed, expected) => {
  expect((await help().suggestions(typed, 8)).map(({ kind, text, jobs }) => [kind, text, jobs])).toEqual(expected);
});

test("a search that finds nothing suggests what to drop", async () => {
  const alternatives = async (search: JobSearch) =>
    (await help().alternatives(null, search)).map(({ filter, value, count }) => [filter, value, count]);
  expect(await alternatives({ keyword: "android pune", workModes: ["REMOTE"] })).toEqual([["keyword", "android", 1]]);
  expect(await alternatives({ keyword: "nurse", workModes: ["REMOTE"] })).toEqual([
    ["workModes", "REMOTE", 1],
    ["keyword", "nurse", 1],
  ]);
});

test("places near the given one are included", async () => {
  const titles = async (withinKm: number | null) => {
    const { nodes } = await searchJobs(db, { places: ["Mumbai"], withinKm }, { first: 5 }, null, "card");
    return nodes.map(({ title }) => title);
  };
  expect(await titles(null)).toEqual(["Android Developer"]);
  expect((await titles(50)).sort()).toEqual(["Android Developer", "Nurse"]);
});

test("why a job was found", async () => {
  const search = (keyword: string) => searchJobs(db, { keyword }, { first: 1 }, null, "card");
  const { nodes, words } = await search("reakt kotlin bombay remote developers pune");
  expect(nodes).toEqual([]);
  expect(words.length).toBe(6);
  const found = await search("reakt kotlin developers pune");
  expect(found.nodes.slice(0, 1).map((job) => matchReasons(found.words, job))).toEqual([
    [
      { typed: "reakt", found: "React", field: "TITLE" },
      { typed: "kotlin", found: "Kotlin", field: "REQUIREMENTS" },
      { typed: "developers", found: "Developer", field: "TITLE" },
      { typed: "pune", found: "Pune", field: "PLACE" },
    ],
  ]);
});

test("a match quotes words that the job contains", () => {
  const group = (typed: string, ...terms: string[][]) => ({ typed, exact: terms, loose: [] });
  const job = {
    ...{ title: "Nurse", company: { name: "Kestrel" }, location: "Pune", workMode: "ONSITE", jobType: "FULL_TIME" },
    ...{ industry: "HEALTHCARE", experienceLevel: null, requirements: "Node.js" },
  } as unknown as JobCard;
  const found = (...groups: ReturnType<typeof group>[]) => matchReasons(groups, job).map((match) => match.found);
  expect(found(group("full time", ["full", "time"]), group("js", ["js"]))).toEqual(["Full-time", "Node.js"]);
  // The description is not available here, and may contain any of these.
  expect(found(group("coder", ["coder"], ["coders"]))).toEqual([""]);
});
