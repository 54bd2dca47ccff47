import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { buildJob, buildRecruiter, buildSeeker } from "../../../prisma/factories/index.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { searchJobs } from "../job-search.store.ts";
import type { JobSearch } from "../search/job-search.ts";
import { refreshVocabulary } from "../search/vocabulary.store.ts";
import { compactSearch } from "./alert-search.ts";
import { putAlert } from "./alerts.store.ts";
import { prepareAlert } from "./match-alerts.ts";
import { findAlertsFor } from "./matching.store.ts";

const db = testDatabase();
let companies: string[] = [];
let seekerId = "";

const words = [
  "java",
  "javascript",
  "developer",
  "react",
  "nurse",
  "machine learning",
  "front-end",
  "Node.js",
  "C++",
  "go",
  "sales",
];
const typed = [
  ...words,
  "frontend",
  "devloper",
  "devel",
  "script",
  "engineers",
  "ml",
  "++",
  "a",
  "va",
  "%",
  "İstanbul",
  "pune",
  "senior java",
  "node react",
];
const places = ["Pune", "Mumbai", "Bengaluru", "Navi Mumbai", "Delhi, India", ""];
const asked = ["Bombay", "bangalore", "Pune", "Thane", "delhi", "%", "Pnue"];
const some = <Value>(values: readonly Value[], maxLength = 2) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(maxLength, values.length) });
const JOB_TYPES = ["FULL_TIME", "PART_TIME", "INTERNSHIP"] as const;
const MODES = ["ONSITE", "REMOTE", "HYBRID"] as const;
const LEVELS = ["FRESHER", "FROM_1_TO_3", "OVER_5"] as const;
const INDUSTRIES = ["TECHNOLOGY", "HEALTHCARE", "IT"] as const;

const searches: fc.Arbitrary<JobSearch> = fc.record(
  {
    keyword: fc.oneof(
      fc.constantFrom("", ...typed),
      some(typed).map((chosen) => chosen.join(" ")),
    ),
    places: some(asked),
    withinKm: fc.constantFrom(20, 150),
    companies: some(["Kestrel", "sons", "Labs Pune"]),
    excludeWords: some(words),
    excludeCompanies: some(["kestrel"]),
    jobType: fc.constantFrom(...JOB_TYPES),
    jobTypes: some(JOB_TYPES),
    workMode: fc.constantFrom(...MODES),
    workModes: some(MODES),
    experienceLevels: some(LEVELS),
    industries: some(INDUSTRIES),
    companySizes: some(["FROM_1_TO_10", "FROM_11_TO_50"] as const),
    salaryRange: fc.constantFrom("FROM_3_TO_4_LPA", "FROM_4_TO_5_LPA"),
    payAtLeast: fc.constantFrom(3, 4.5, 12),
    postedWithinDays: fc.constantFrom(1, 30),
  },
  { requiredKeys: ["keyword"] },
);
// Most real searches have few conditions; with many, nothing matches.
const fewConditions = fc
  .tuple(searches, fc.integer({ min: 1, max: 3 }), fc.infiniteStream(fc.nat(100)))
  .map(([search, size, order]) =>
    compactSearch(
      Object.fromEntries(
        Object.entries(search)
          .map((entry) => ({ entry, place: (order.next().value ?? 0) - (entry[0] === "keyword" ? 60 : 0) }))
          .toSorted((a, b) => a.place - b.place)
          .slice(0, size)
          .map(({ entry }) => entry),
      ),
    ),
  )
  .filter((search) => Object.keys(search).length > 0);
const jobs = fc.record({
  title: some(words, 3).map((chosen) => chosen.join(" ")),
  description: some([...words, "istanbul", "teams"], 3).map((chosen) => chosen.join(" and ")),
  requirements: some([...words, "a"], 2).map((chosen) => chosen.join(", ")),
  location: fc.constantFrom(...places),
  jobType: fc.constantFrom(...JOB_TYPES),
  workMode: fc.constantFrom(...MODES),
  experienceLevel: fc.option(fc.constantFrom(...LEVELS)),
  industry: fc.constantFrom(...INDUSTRIES),
  salaryMin: fc.option(fc.constantFrom(3, 4, 10)),
  age: fc.constantFrom(0, 0, 3),
  company: fc.nat(2),
});

beforeAll(async () => {
  const names = ["Kestrel & Sons", "Sons of Pune", "Java Labs"];
  companies = [];
  for (const name of names) companies.push((await buildRecruiter(db.prisma, { name })).id);
  seekerId = (await buildSeeker(db.prisma)).id;
});

async function open({ age, company, ...job }: typeof jobs extends fc.Arbitrary<infer Made> ? Made : never) {
  const { id } = await buildJob(db.prisma, {
    ...job,
    salaryMax: job.salaryMin,
    companyId: companies[company] ?? "",
    createdAt: new Date(Date.now() - age * 86_400_000),
  });
  return id;
}

async function ask(search: JobSearch) {
  const alert = { seekerId, name: "Alert", search, frequency: "DAILY", pausedAt: null } as const;
  return db.transaction(async (tx) => {
    const stored = await putAlert(tx, null, alert);
    await prepareAlert({ db }, tx, stored);
    return stored;
  });
}

/** That each job finds the alerts whose searches find it. */
async function expectSame(
  alerts: readonly { readonly id: string; readonly search: JobSearch }[],
  jobIds: readonly string[],
) {
  const found = new Map<string, string[]>(jobIds.map((id) => [id, []]));
  for (const { id, search } of alerts) {
    const { nodes } = await searchJobs(db, search, { first: 50 }, null, "card");
    for (const job of nodes) found.get(job.id)?.push(id);
  }
  const searchOf = new Map(alerts.map(({ id, search }) => [id, JSON.stringify(search)]));
  for (const [jobId, alertIds] of found) {
    const reverse = await db.transaction((tx) => findAlertsFor(tx, { jobId, openedAt: new Date(Date.now() + 60_000) }));
    const named = (ids: readonly string[]) => ids.map((id) => searchOf.get(id)).sort();
    expect(named(reverse.map(({ alertId }) => alertId))).toEqual(named(alertIds));
  }
  return [...found.values()].flat().length;
}

test("a job finds the alerts whose searches find the job", async () => {
  let matches = 0;
  const runs = fc.asyncProperty(
    fc.array(jobs, { minLength: 6, maxLength: 6 }),
    fc.array(fewConditions, { minLength: 40, maxLength: 40 }),
    fc.array(jobs, { minLength: 8, maxLength: 8 }),
    async (before, asked, after) => {
      await db.pool.query("truncate jobs, job_alerts cascade");
      for (const job of before) await open(job);
      await refreshVocabulary(db);
      const alerts = [];
      for (const search of asked) alerts.push(await ask(search));
      const jobIds = [];
      for (const job of after) jobIds.push(await open(job));
      matches += await expectSame(alerts, jobIds);
      // What the new jobs brought into the vocabulary counts once the words were looked up again.
      await refreshVocabulary(db);
      for (const alert of alerts) await db.transaction((tx) => prepareAlert({ db }, tx, alert));
      matches += await expectSame(alerts, jobIds);
    },
  );
  await fc.assert(runs, { numRuns: 3, endOnFailure: true });
  expect(matches).toBeGreaterThan(100);
});
