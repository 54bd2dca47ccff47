import { SALARY_RANGES } from "../../../shared/jobs.options.ts";
import { invalid } from "../../platform/errors.ts";
import { containing, searchTextContains, searchTextHas } from "../../platform/search/keyword.ts";
import type { Placeholders } from "../../platform/search/placeholders.ts";
import { isId } from "../../platform/validation.ts";
import { jobIs } from "./conditions.sql.ts";
import type { JobSearch, Several } from "./job-search.ts";
import type { PreparedSearch } from "./prepare-search.ts";

/** Conditions that are cheap to check on a row, and those that an index can look up. */
export interface SearchConditions {
  readonly row: readonly string[];
  readonly lookUp: readonly string[];
}

/** The filters' names: the properties by which jobs are counted, and `others`. */
export type FilterName =
  | "jobTypes"
  | "workModes"
  | "experienceLevels"
  | "industries"
  | "companySizes"
  | "places"
  | "companies"
  | "payAtLeast"
  | "salaryMin"
  | "postedWithinDays"
  | "others";

/**
 * Returns every condition of the search except the keyword's and the company's, by filter name. @throws BAD_USER_INPUT
 */
export function namedConditions(
  { search, places, companies, excluded }: PreparedSearch,
  placeholders: Placeholders,
): Record<FilterName, string[]> {
  const match = (query: string | null) => (query === null ? [] : [wordsMatch(query, placeholders)]);
  return {
    jobTypes: choice("job_type", "JobType", search.jobType, search.jobTypes, placeholders),
    workModes: choice("work_mode", "WorkMode", search.workMode, search.workModes, placeholders),
    experienceLevels: choice(
      "experience_level",
      "ExperienceLevel",
      search.experienceLevel,
      search.experienceLevels,
      placeholders,
    ),
    industries: choice("industry", "Industry", search.industry, search.industries, placeholders),
    companySizes: choice("company_size", "CompanySize", search.companySize, search.companySizes, placeholders),
    places: match(places),
    companies: match(companies),
    payAtLeast: payAtLeast(search.payAtLeast ?? null, placeholders),
    salaryMin: salary(search, placeholders),
    postedWithinDays: postedWithin(search.postedWithinDays ?? null, placeholders),
    others: [
      ...match(excluded).map((condition) => `not (${condition})`),
      ...moments(search, placeholders),
      ...notHidden(search, placeholders),
    ],
  };
}

/** Returns the same conditions as one list. @throws BAD_USER_INPUT */
export const unnamedConditions = (prepared: PreparedSearch, placeholders: Placeholders): string[] =>
  Object.values(namedConditions(prepared, placeholders)).flat();

/** Returns the condition on the company: each company's jobs are indexed, newest first. @throws BAD_USER_INPUT */
export function companyConditions({ search }: PreparedSearch, placeholders: Placeholders): string[] {
  const id = search.companyId ?? null;
  if (id === null) return [];
  if (!isId(id)) throw invalid({ companyId: "Provide the id of a company." });
  return [jobIs.ofCompany(placeholders.add(id, "uuid"))];
}

/** Returns every condition except the keyword's. @throws BAD_USER_INPUT */
export const filterConditions = (prepared: PreparedSearch, placeholders: Placeholders): string[] => [
  ...companyConditions(prepared, placeholders),
  ...unnamedConditions(prepared, placeholders),
];

/** Returns the condition that a job's words match a tsquery. */
export const wordsMatch = (query: string, placeholders: Placeholders) =>
  jobIs.matching(placeholders.add(query, "tsquery"));

/** Returns the conditions that a job contains the keyword verbatim. */
export function verbatimConditions(
  { keyword, rarePart }: PreparedSearch,
  placeholders: Placeholders,
): SearchConditions {
  if (!rarePart) {
    const { row, lookUp } = searchTextContains(keyword, placeholders);
    return { row: [row], lookUp };
  }
  const lookUp =
    "query" in rarePart
      ? wordsMatch(rarePart.query, placeholders)
      : `search_text like ${placeholders.add(containing(rarePart.text), "text")}`;
  return { row: [searchTextHas(keyword, placeholders)], lookUp: [lookUp] };
}

/** Returns the conditions that a job has the keyword's words, or, unless only words count, contains it verbatim. */
export function keywordConditions(prepared: PreparedSearch, placeholders: Placeholders): SearchConditions {
  const { keyword, words, onlyWords } = prepared;
  if (keyword === "") return { row: [], lookUp: [] };
  if (words && onlyWords) return { row: [wordsMatch(words.all.query, placeholders)], lookUp: [] };
  const verbatim = verbatimConditions(prepared, placeholders);
  if (!words) return verbatim;
  const match = wordsMatch(words.all.query, placeholders);
  const orMatching = (condition: string) => `(${match} or ${condition})`;
  return { row: verbatim.row.map(orMatching), lookUp: verbatim.lookUp.map(orMatching) };
}

function choice<Value extends string>(
  column: string,
  type: string,
  value: Value | null | undefined,
  several: Several<Value>,
  placeholders: Placeholders,
): string[] {
  return [
    ...(value ? [`${column} = ${placeholders.add(value, `"${type}"`)}`] : []),
    ...(several && several.length > 0 ? [jobIs.oneOf(column, placeholders.add(several, `"${type}"[]`))] : []),
  ];
}

/** Returns the bounds of the salary filter; null: unbounded. @throws BAD_USER_INPUT */
export function salaryBounds(search: JobSearch): { readonly min: number | null; readonly max: number | null } {
  const range = SALARY_RANGES.find(({ value }) => value === search.salaryRange);
  if (range && (search.salaryMin ?? search.salaryMax ?? null) !== null) {
    throw invalid({ salaryRange: "Provide salaryRange, or salaryMin and salaryMax, but not both." });
  }
  return range ?? { min: search.salaryMin ?? null, max: search.salaryMax ?? null };
}

/** The job's salary lies within the filter's range; a job without a stated salary always matches. */
function salary(search: JobSearch, placeholders: Placeholders): string[] {
  const { min, max } = salaryBounds(search);
  const bounds = [
    ...(min === null ? [] : [jobIs.paidFrom(placeholders.add(min, "numeric"))]),
    ...(max === null ? [] : [jobIs.paidUpTo(placeholders.add(max, "numeric"))]),
  ];
  return bounds.length === 0 ? [] : [jobIs.paidWithin(bounds)];
}

/** The job may pay at least this: its maximum pay is high enough, or open-ended. */
function payAtLeast(least: number | null, placeholders: Placeholders): string[] {
  if (least === null) return [];
  return [jobIs.payingAtLeast(placeholders.add(least, "numeric"))];
}

const MOMENTS = ["postedAfter", "postedBefore", "updatedAfter"] as const;

const moments = (search: JobSearch, placeholders: Placeholders): string[] =>
  MOMENTS.flatMap((name) => {
    const moment = search[name] ?? null;
    return moment === null ? [] : [jobIs[name](placeholders.add(moment, "timestamptz"))];
  });

/** Lists of some length are hashed once a statement. */
const notHidden = ({ hidden }: JobSearch, placeholders: Placeholders): string[] => [
  ...(hidden?.jobIds.length ? [jobIs.noneOf("id", placeholders.add(hidden.jobIds, "uuid[]"))] : []),
  ...(hidden?.companyIds.length ? [jobIs.noneOf("company_id", placeholders.add(hidden.companyIds, "uuid[]"))] : []),
  ...(hidden?.reposts ? [jobIs.postedTimes("1")] : []),
];

const postedWithin = (days: number | null, placeholders: Placeholders): string[] =>
  days === null ? [] : [jobIs.postedWithin(placeholders.add(days, "int"))];
