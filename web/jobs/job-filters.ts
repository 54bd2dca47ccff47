import type { Option } from "../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, SALARY_RANGES, WORK_MODES } from "../../shared/jobs.options.ts";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import type { JobFilter, JobOrder, ParseJobSearchQuery } from "../generated/graphql.ts";

// What is asked for stands in the address: each filter by its name, once for each of its values.

interface ListedFilter {
  readonly name: keyof JobFilter;
  /** The schema's field for several values; null where one may be chosen. */
  readonly many: keyof JobFilter | null;
  readonly label: string;
  readonly options: readonly Option<string>[];
}

/** The filters with closed lists, in the order of the filter panel. */
export const JOB_FILTERS = [
  { name: "industry", many: "industries", label: "Job Category", options: INDUSTRIES },
  { name: "jobType", many: "jobTypes", label: "Job Type", options: JOB_TYPES },
  { name: "experienceLevel", many: "experienceLevels", label: "Experience Level", options: EXPERIENCE_LEVELS },
  { name: "workMode", many: "workModes", label: "Work Mode", options: WORK_MODES },
  { name: "companySize", many: "companySizes", label: "Company Size", options: COMPANY_SIZES },
  { name: "salaryRange", many: null, label: "Salary Range", options: SALARY_RANGES },
] as const satisfies readonly ListedFilter[];

export type JobFilterName = (typeof JOB_FILTERS)[number]["name"];

/** What the panel's controls hold: "" where nothing is chosen. */
export type JobFilterChoices = Record<JobFilterName, string>;

export const NO_CHOICES: JobFilterChoices = {
  industry: "",
  jobType: "",
  experienceLevel: "",
  workMode: "",
  companySize: "",
  salaryRange: "",
};

export const KEYWORD = "q";

/** Filters whose values are texts, with their names in the address. */
export const TEXT_FILTERS = [
  { name: "place", many: "places" },
  { name: "company", many: "companies" },
  { name: "without", many: "excludeWords" },
  { name: "notAt", many: "excludeCompanies" },
] as const satisfies readonly { name: string; many: keyof JobFilter }[];

/** Filters whose value is a number, with what they may be at most. */
export const NUMBER_FILTERS = [
  { name: "pay", field: "payAtLeast", most: 1000 },
  { name: "days", field: "postedWithinDays", most: 3650 },
  { name: "km", field: "withinKm", most: 500 },
] as const satisfies readonly { name: string; field: keyof JobFilter; most: number }[];

/** What was found in the words of a search. */
type ParsedFilter = ParseJobSearchQuery["parseJobSearch"]["filter"];

const ORDER = "order";
const ORDERS = ["BEST_MATCH", "NEWEST", "PAY", "DEADLINE"] as const satisfies readonly JobOrder[];

/** The API takes so many texts for a filter. */
const MAX_TEXTS = 20;

/** What comes first; null for what suits the search. */
export const orderOf = (search: URLSearchParams): JobOrder | null =>
  ORDERS.find((order) => order === search.get(ORDER)) ?? null;

/** The values of a filter in the address that it knows, each once. */
export const valuesOf = (search: URLSearchParams, { name, options, many }: ListedFilter): string[] => {
  const known = options.map(({ value }) => value).filter((value) => search.getAll(name).includes(value));
  return many ? known : known.slice(0, 1);
};

/** The texts of a filter in the address. */
export const textsOf = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).map((text) => text.trim()))].filter(Boolean).slice(0, MAX_TEXTS);

/** The number of a filter in the address; null for none that it takes. */
export function numberOf(search: URLSearchParams, { name, most }: { name: string; most: number }): number | null {
  const value = Number(search.get(name) || Number.NaN);
  return value > 0 && value <= most ? value : null;
}

/** What the address asks for, as the server takes it; null when it asks for nothing. Unknown values are ignored. */
export function filterOf(search: URLSearchParams): JobFilter | null {
  const keyword = search.get(KEYWORD)?.trim();
  const listed = JOB_FILTERS.flatMap((filter) => {
    const values = valuesOf(search, filter);
    if (values.length === 0) return [];
    return [filter.many && values.length > 1 ? [filter.many, values] : [filter.name, values[0]]];
  });
  const texts = TEXT_FILTERS.map(({ name, many }) => [many, textsOf(search, name)] as const);
  const numbers = NUMBER_FILTERS.map((filter) => [filter.field, numberOf(search, filter)] as const);
  const filter: JobFilter = {
    ...(keyword ? { keyword } : {}),
    ...Object.fromEntries([
      ...listed,
      ...texts.filter(([, values]) => values.length > 0),
      ...numbers.filter(([, value]) => value !== null),
    ]),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** The address with these values of a filter, and no others. */
export function withValues(search: URLSearchParams, name: string, values: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(name);
  for (const value of values) next.append(name, value);
  return next;
}

/** The address with another order; null for what suits the search. */
export const withOrder = (search: URLSearchParams, order: string): URLSearchParams =>
  withValues(search, ORDER, order ? [order] : []);

/** The address with more conditions; blank ones change nothing, because the controls are blank after each search. */
export function withConditions(search: URLSearchParams, keyword: string, choices: JobFilterChoices): URLSearchParams {
  const next = new URLSearchParams(search);
  if (keyword.trim()) next.set(KEYWORD, keyword.trim());
  for (const [name, value] of Object.entries(choices)) if (value) next.set(name, value);
  return next;
}

/** The address without one condition, or without any. */
export function withoutConditions(search: URLSearchParams, key?: string): URLSearchParams {
  const next = new URLSearchParams(search);
  const all = [KEYWORD, ...[...JOB_FILTERS, ...TEXT_FILTERS, ...NUMBER_FILTERS].map(({ name }) => name)];
  for (const name of key ? [key] : all) next.delete(name);
  return next;
}

/** The address with the filters that were found in the words of a search, in place of those that it had. */
export function withParsed(search: URLSearchParams, filter: Partial<ParsedFilter>): URLSearchParams {
  const named = [
    ...JOB_FILTERS.map(({ name, many }) => [name, many] as const),
    ...TEXT_FILTERS.map(({ name, many }) => [name, many] as const),
    ...NUMBER_FILTERS.map(({ name, field }) => [name, field] as const),
  ];
  return named.reduce((next, [name, field]) => {
    const found = field && field in filter ? filter[field as keyof ParsedFilter] : null;
    const values = [found ?? []].flat().map(String);
    return values.length > 0 ? withValues(next, name, values) : next;
  }, search);
}

/** The name in the address of a field of the schema's filter; null for one that the address does not have. */
export function addressNameOf(field: string): string | null {
  if (field === "keyword") return KEYWORD;
  const listed = JOB_FILTERS.find(({ name, many }) => name === field || many === field);
  const other = TEXT_FILTERS.find(({ many }) => many === field) ?? NUMBER_FILTERS.find((one) => one.field === field);
  return (listed ?? other)?.name ?? null;
}
