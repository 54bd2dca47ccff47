import {
  type ExperienceLevelValue,
  type IndustryValue,
  type JobTypeValue,
  SALARY_RANGES,
  type WorkModeValue,
} from "../../shared/jobs.options.ts";
import type { CompanySizeValue } from "../../shared/recruiters.options.ts";
import { invalid } from "../platform/errors.ts";
import type { Place } from "../platform/search/cursor.ts";
import { comesAfter } from "../platform/search/keyset.ts";
import { type Contains, readKeyword, searchTextContains } from "../platform/search/keyword.ts";
import type { Placeholders } from "../platform/search/placeholders.ts";
import type { TieredSearch } from "../platform/search/tiers.ts";
import { takesApplications } from "./job.store.ts";

/** Which jobs to find; what is given all applies (docs/specification.md 5.7). */
export interface JobSearch {
  readonly keyword?: string | null | undefined;
  readonly jobType?: JobTypeValue | null | undefined;
  readonly workMode?: WorkModeValue | null | undefined;
  readonly experienceLevel?: ExperienceLevelValue | null | undefined;
  readonly industry?: IndustryValue | null | undefined;
  readonly companySize?: CompanySizeValue | null | undefined;
  /** One of `SALARY_RANGES`; instead of the two numbers. */
  readonly salaryRange?: string | null | undefined;
  /** Lakh rupees per year. */
  readonly salaryMin?: number | null | undefined;
  /** Lakh rupees per year; absent: no upper bound. */
  readonly salaryMax?: number | null | undefined;
}

/** The conditions of a search. */
export interface JobConditions extends TieredSearch {
  /** How the one plan is called that suits all values; null where each search needs a plan for its own values. */
  readonly plan: "newest-jobs" | "jobs-by-keyword" | null;
}

/** The search as conditions on the open jobs. */
export function jobConditions(search: JobSearch, after: Place | null, placeholders: Placeholders): JobConditions {
  const keyword = readKeyword(search.keyword);
  const contains = keyword ? searchTextContains(keyword, placeholders) : undefined;
  const row = [
    ...equalities(search, placeholders),
    ...salary(search, placeholders),
    ...(contains ? [contains.row] : []),
  ];
  return {
    table: "jobs",
    base: [takesApplications("jobs")],
    after: after && comesAfter(after, placeholders),
    row,
    lookUp: contains?.lookUp ?? [],
    plan: planOf(row, contains),
  };
}

function planOf(row: readonly string[], contains: Contains | undefined): JobConditions["plan"] {
  if (row.length === 0) return "newest-jobs";
  return row.length === 1 && contains?.lookUp.length === 0 ? "jobs-by-keyword" : null;
}

function equalities(search: JobSearch, placeholders: Placeholders): string[] {
  const wanted = [
    ["job_type", "JobType", search.jobType],
    ["work_mode", "WorkMode", search.workMode],
    ["experience_level", "ExperienceLevel", search.experienceLevel],
    ["industry", "Industry", search.industry],
    ["company_size", "CompanySize", search.companySize],
  ] as const;
  return wanted.flatMap(([column, type, value]) =>
    value ? [`${column} = ${placeholders.add(value, `"${type}"`)}`] : [],
  );
}

/** The job's salary lies within the wanted one; a job that states none always matches. */
function salary(search: JobSearch, placeholders: Placeholders): string[] {
  const range = SALARY_RANGES.find(({ value }) => value === search.salaryRange);
  if (range && (search.salaryMin ?? search.salaryMax ?? null) !== null) {
    throw invalid({ salaryRange: "Give salaryRange, or salaryMin and salaryMax, but not both." });
  }
  const { min, max } = range ?? { min: search.salaryMin ?? null, max: search.salaryMax ?? null };
  const bounds = [
    ...(min === null ? [] : [`salary_min >= ${placeholders.add(min, "numeric")}`]),
    ...(max === null ? [] : [`salary_max <= ${placeholders.add(max, "numeric")}`]),
  ];
  return bounds.length === 0 ? [] : [`(salary_min is null or (${bounds.join(" and ")}))`];
}
