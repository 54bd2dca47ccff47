import type { Several } from "../search/job-search.ts";
import { salaryBounds } from "../search/job-search-conditions.ts";
import type { PreparedSearch } from "../search/prepare-search.ts";

/** The columns of an alert that hold its search conditions; null or an empty list: any. */
export interface AlertConditions {
  readonly words: string | null;
  /** As typed. */
  readonly contains: string | null;
  readonly places: string | null;
  readonly companies: string | null;
  readonly excluded: string | null;
  readonly filters: AlertFilters;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly payAtLeast: number | null;
  readonly postedWithinDays: number | null;
}

/** The columns of jobs that can be filtered, each with the alert's column and the type in the database. */
export const FILTER_COLUMNS = [
  { job: "job_type", alert: "job_types", type: "JobType" },
  { job: "work_mode", alert: "work_modes", type: "WorkMode" },
  { job: "experience_level", alert: "experience_levels", type: "ExperienceLevel" },
  { job: "industry", alert: "industries", type: "Industry" },
  { job: "company_size", alert: "company_sizes", type: "CompanySize" },
] as const;

/** The accepted values, by column of jobs; null: any. An empty list: no job matches. */
export type AlertFilters = Readonly<Record<(typeof FILTER_COLUMNS)[number]["job"], readonly string[] | null>>;

/** Returns the conditions of a search. @throws BAD_USER_INPUT */
export function alertConditions({
  search,
  keyword,
  words,
  places,
  companies,
  excluded,
  onlyWords,
}: PreparedSearch): AlertConditions {
  const { min, max } = salaryBounds(search);
  return {
    words: words?.all.query ?? null,
    contains: keyword === "" || onlyWords ? null : keyword,
    places,
    companies,
    excluded,
    filters: {
      job_type: both(search.jobType, search.jobTypes),
      work_mode: both(search.workMode, search.workModes),
      experience_level: both(search.experienceLevel, search.experienceLevels),
      industry: both(search.industry, search.industries),
      company_size: both(search.companySize, search.companySizes),
    },
    salaryMin: min,
    salaryMax: max,
    payAtLeast: search.payAtLeast ?? null,
    postedWithinDays: search.postedWithinDays ?? null,
  };
}

/** Returns the values allowed by both a single value and a list; null when neither is given. */
function both(value: string | null | undefined, several: Several<string>): readonly string[] | null {
  const list = several && several.length > 0 ? [...new Set(several)].sort() : null;
  if (!value) return list;
  return !list || list.includes(value) ? [value] : [];
}
