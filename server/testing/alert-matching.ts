import fc from "fast-check";
import { expect } from "vitest";
import { buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { compactSearch } from "../jobs/alerts/alert-search.ts";
import { findOutdatedSearches, putSearch } from "../jobs/alerts/alert-searches.store.ts";
import { createAlert } from "../jobs/alerts/alerts.store.ts";
import { readSearchToStore, renewSearch } from "../jobs/alerts/match-alerts.ts";
import { findAlertsFor } from "../jobs/alerts/matching.store.ts";
import { searchJobs } from "../jobs/search/job-search.store.ts";
import type { JobSearch } from "../jobs/search/job-search.ts";
import { refreshVocabulary } from "../jobs/search/vocabulary.store.ts";
import type { Database } from "../platform/database/database.ts";

const skills = ["java", "javascript", "react", "machine learning", "front-end", "Node.js", "C++"];
const words = [...skills, "developer", "nurse", "go", "sales"];
const misspelt = ["frontend", "devloper", "devel", "script", "engineers", "ml", "++", "a", "va", "%"];
const typed = [...words, ...misspelt, "İstanbul", "pune", "senior java", "node react"];
const places = ["Pune", "Mumbai", "Bengaluru", "Navi Mumbai", "Delhi, India", ""];
const asked = ["Bombay", "bangalore", "Pune", "Thane", "delhi", "%", "Pnue"];
const some = <Value>(values: readonly Value[], maxLength = 2) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(maxLength, values.length) });
const joined = (values: readonly string[], most: number, by: string) => some(values, most).map((all) => all.join(by));
const JOB_TYPES = ["FULL_TIME", "PART_TIME", "INTERNSHIP"] as const;
const MODES = ["ONSITE", "REMOTE", "HYBRID"] as const;
const LEVELS = ["FRESHER", "FROM_1_TO_3", "OVER_5"] as const;
const INDUSTRIES = ["TECHNOLOGY", "HEALTHCARE", "IT"] as const;

const searches: fc.Arbitrary<JobSearch> = fc.record(
  {
    keyword: fc.oneof(fc.constantFrom("", ...typed), joined(typed, 2, " ")),
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
  title: joined(words, 3, " "),
  description: joined([...words, "istanbul", "teams"], 3, " and "),
  requirements: joined([...words, "a"], 2, ", "),
  location: fc.constantFrom(...places),
  jobType: fc.constantFrom(...JOB_TYPES),
  workMode: fc.constantFrom(...MODES),
  experienceLevel: fc.option(fc.constantFrom(...LEVELS)),
  industry: fc.constantFrom(...INDUSTRIES),
  salaryMin: fc.option(fc.constantFrom(3, 4, 10)),
  age: fc.constantFrom(0, 0, 3),
  company: fc.nat(2),
});

type NewJob = typeof jobs extends fc.Arbitrary<infer Made> ? Made : never;

/** Checks that each new job matches exactly the alerts whose searches find it, for random searches and jobs. */
export async function expectMatchesAsSearched(db: Database, numRuns: number): Promise<void> {
  const names = ["Kestrel & Sons", "Sons of Pune", "Java Labs"];
  const companies = await Promise.all(names.map(async (name) => (await buildRecruiter(db.prisma, { name })).id));
  const { id: seekerId } = await buildSeeker(db.prisma);

  const open = async ({ age, company, ...job }: NewJob) => {
    const { id } = await buildJob(db.prisma, {
      ...job,
      salaryMax: job.salaryMin,
      companyId: companies[company] ?? "",
      createdAt: new Date(Date.now() - age * 86_400_000),
    });
    return id;
  };
  const ask = async (search: JobSearch) => {
    const asked = await readSearchToStore(db, search);
    return db.transaction(async (tx) =>
      createAlert(tx, { seekerId, searchId: await putSearch(tx, asked), name: "Alert", frequency: "DAILY" }),
    );
  };

  let matches = 0;
  const runs = fc.asyncProperty(
    fc.array(jobs, { minLength: 4, maxLength: 4 }),
    fc.array(fewConditions, { minLength: 24, maxLength: 24 }),
    fc.array(jobs, { minLength: 6, maxLength: 6 }),
    async (before, asked, after) => {
      await db.pool.query("truncate jobs, job_alert_searches cascade");
      await Promise.all(before.map(open));
      await refreshVocabulary(db);
      const alerts = await Promise.all(asked.map(ask));
      const jobIds = await Promise.all(after.map(open));
      matches += await expectSame(db, alerts, jobIds);
      // Words of the new jobs are part of the vocabulary only after a refresh.
      await refreshVocabulary(db);
      const searches = await findOutdatedSearches(db, new Date(Date.now() + 60_000), 1000);
      await Promise.all(searches.map((stored) => renewSearch(db, stored)));
      matches += await expectSame(db, alerts, jobIds);
    },
  );
  await fc.assert(runs, { numRuns, endOnFailure: true });
  expect(matches).toBeGreaterThan(20 * numRuns);
}

/** Checks that each job matches exactly the alerts whose searches find it. */
async function expectSame(
  db: Database,
  alerts: readonly { readonly id: string; readonly search: JobSearch }[],
  jobIds: readonly string[],
) {
  const found = new Map<string, string[]>(jobIds.map((id) => [id, []]));
  await Promise.all(
    alerts.map(async ({ id, search }) => {
      const { nodes } = await searchJobs(db, search, { first: 50 }, null, "card");
      for (const job of nodes) found.get(job.id)?.push(id);
    }),
  );
  const searchOf = new Map(alerts.map(({ id, search }) => [id, JSON.stringify(search)]));
  const openedAt = new Date(Date.now() + 60_000);
  const named = (ids: readonly string[]) => ids.map((id) => searchOf.get(id)).sort();
  await db.transaction(async (tx) => {
    for (const [jobId, alertIds] of found) {
      const reverse = await findAlertsFor(tx, { jobId, openedAt });
      expect(named(reverse.flatMap(({ alertIds }) => alertIds))).toEqual(named(alertIds));
    }
  });
  return [...found.values()].flat().length;
}
