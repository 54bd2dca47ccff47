import { readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  CompanySize,
  ExperienceLevel,
  Industry,
  JobType,
  SalaryRange,
  WorkMode,
} from "../../generated/prisma/enums.ts";
import { takesApplications } from "../../jobs/job.store.ts";
import { salaryOf } from "../../jobs/jobs.schemas.ts";
import { searchJobs } from "../../jobs/search/job-search.store.ts";
import { refreshVocabulary } from "../../jobs/search/vocabulary.store.ts";
import type { Database } from "../../platform/database/database.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { containing } from "../../platform/search/keyword.ts";
import { type JudgedJob, readJudgements } from "./judgements.ts";

/**
 * The jobs that the judgements were made for: 134 tidy ones, whose titles share their texts, and some as untidy as
 * imported ones: capitalized and abbreviated titles, symbols, old names of cities, accents. They stay as they are,
 * whatever the demo becomes.
 */
const JUDGED = JSON.parse(readFileSync(join(packageRoot, "server/testing/search-quality/jobs.json"), "utf8")) as {
  readonly companies: Readonly<Record<string, readonly [string, string, CompanySize, string]>>;
  readonly texts: Readonly<Record<string, readonly [requirements: string, description: string]>>;
  readonly jobs: readonly (readonly [
    ...[company: string, title: string, industry: Industry, jobType: JobType, workMode: WorkMode, location: string],
    ...[experienceLevel: ExperienceLevel, salaryRange: SalaryRange | null, hoursAgo: number],
  ])[];
  readonly untidy: Readonly<Record<string, readonly UntidyJob[]>>;
};

type UntidyJob = readonly [
  ...[title: string, location: string, industry: Industry, requirements: string, description: string],
  ...[workMode?: WorkMode, jobType?: JobType],
];

/** Inserts the judged jobs with their companies. */
export async function insertJudgedJobs(db: Database): Promise<void> {
  const { prisma } = db;
  const untidy = Object.keys(JUDGED.untidy).map(
    (name) => [name, ["Bengaluru", "Other", "FROM_51_TO_200", ""]] as const,
  );
  const companies = [...Object.entries(JUDGED.companies), ...untidy].map(
    ([name, [location, industry, size, description]]) => ({
      ...{ id: crypto.randomUUID(), name, location, industry, size, description },
    }),
  );
  await prisma.company.createMany({ data: companies });
  const now = Date.now();
  const idOf = (company: string) => companies.find(({ name }) => name === company)?.id ?? "";
  await prisma.job.createMany({
    data: [
      ...JUDGED.jobs.map(
        ([company, title, industry, jobType, workMode, location, experienceLevel, salaryRange, hoursAgo]) => {
          const [requirements = "", work = ""] = JUDGED.texts[title] ?? [];
          const description = `${work}\n\n${JUDGED.companies[company]?.[3]}`;
          const facts = { title, industry, jobType, workMode, location, experienceLevel, requirements, description };
          const createdAt = new Date(now - hoursAgo * 3_600_000);
          return { companyId: idOf(company), ...facts, ...salaryOf(salaryRange), createdAt };
        },
      ),
      ...Object.entries(JUDGED.untidy).flatMap(([company, jobs]) =>
        jobs.map(([title, location, industry, requirements, description, workMode, jobType]) => ({
          ...{ companyId: idOf(company), title, location, industry, requirements, description },
          ...{ workMode: workMode ?? ("ONSITE" as const), jobType: jobType ?? ("FULL_TIME" as const) },
        })),
      ),
    ],
  });
  await refreshVocabulary(db);
}

/** Returns the ids of the jobs for a keyword, best first. */
type Engine = (keyword: string) => Promise<readonly string[]>;
const TOP = 10;

/** The compared engines: this search, plain substring search, and PostgreSQL's own full-text search. */
export const ENGINES = {
  worklane:
    (db: Database): Engine =>
    async (keyword) =>
      (await searchJobs(db, { keyword }, { first: TOP }, null, "card")).nodes.map(({ id }) => id),
  substring:
    (db: Database): Engine =>
    (keyword) =>
      ids(db, "search_text like lower($1) order by created_at desc, id desc", containing(keyword)),
  "full text":
    (db: Database): Engine =>
    (keyword) =>
      ids(
        db,
        `${FULL_TEXT} @@ plainto_tsquery('english', $1) order by ts_rank(${FULL_TEXT}, plainto_tsquery('english', $1)) desc, id`,
        keyword,
      ),
} as const;

const FULL_TEXT = `(setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', company_name || ' ' || location), 'B')
  || setweight(to_tsvector('english', requirements), 'C') || setweight(to_tsvector('english', description), 'D'))`;

async function ids({ pool }: Pick<Database, "pool">, condition: string, value: string): Promise<string[]> {
  const text = `select id from jobs where ${takesApplications("jobs")} and ${condition} limit ${TOP}`;
  return (await pool.query<{ id: string }>(text, [value])).rows.map(({ id }) => id);
}

/** nDCG@10 of every judged search, over the stored jobs. */
export async function judge(
  db: Database,
  engine: Engine,
): Promise<{ readonly keyword: string; readonly ndcg: number }[]> {
  const { rows: jobs } = await db.pool.query<JudgedJob>(
    `select id, title, company_name as company, location, work_mode as "workMode", job_type as "jobType"
     from jobs where ${takesApplications("jobs")}`,
  );
  const judged: { keyword: string; ndcg: number }[] = [];
  for (const { keyword, grade } of readJudgements()) {
    const grades = new Map(jobs.map((job) => [job.id, grade(job)]));
    const best = gain([...grades.values()].toSorted((a, b) => b - a));
    // Without any relevant job a search cannot be judged.
    if (best === 0) continue;
    judged.push({ keyword, ndcg: gain((await engine(keyword)).map((id) => grades.get(id) ?? 0)) / best });
  }
  return judged;
}

/** The discounted cumulative gain of the first ten grades. */
const gain = (grades: readonly number[]) =>
  grades.slice(0, TOP).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

export const mean = (judged: readonly { readonly ndcg: number }[]) =>
  judged.reduce((sum, { ndcg }) => sum + ndcg, 0) / judged.length;

/** Titles of open jobs, misspelt (one letter in five at most) and reworded, each in three ways. */
export async function spoiltTitles({ pool }: Pick<Database, "pool">): Promise<string[]> {
  const { rows } = await pool.query<{ title: string }>(
    `select distinct title from jobs where ${takesApplications("jobs")} order by title`,
  );
  return rows.flatMap(({ title }, row) => {
    const words = title.split(/[^\p{L}\p{N}+#.]+/u).filter((word) => word !== "");
    const misspelt = (time: number) =>
      words.map((word, n) => (/^\p{L}{5,}$/u.test(word) ? misspell(word, 3 * row + time + n) : word)).join(" ");
    return [
      ...[0, 1, 2].map(misspelt),
      words.toReversed().join(" "),
      `${words.slice(-1).join(" ")}s ${words.slice(0, -1).join(" ")}`.trim(),
      `jobs for a ${words
        .join(" ")
        .toLowerCase()
        .replace(/\bsr\b\.?/, "senior")
        .replace(/engineer$/, "developer")}`,
    ];
  });
}

/** One typing error, another one for each `n`: a letter is missing, doubled, replaced, or swapped with the next. */
function misspell(word: string, n: number): string {
  const at = 1 + ((n >> 2) % (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const errors = [next, `${letter}${letter}${next}`, `${"aeiorst"[n % 7]}${next}`, `${next}${letter}`];
  return `${before}${errors[n % errors.length]}${after}`;
}

/** Returns the searches without results. */
export async function withoutHits(engine: Engine, keywords: readonly string[]): Promise<string[]> {
  const missed: string[] = [];
  for (const keyword of keywords) if ((await engine(keyword)).length === 0) missed.push(keyword);
  return missed;
}
