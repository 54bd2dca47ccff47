import { type Option, readOption } from "./closed-list.ts";
import {
  EXPERIENCE_LEVELS,
  type ExperienceLevelValue,
  INDUSTRIES,
  type IndustryValue,
  JOB_TYPES,
  type JobTypeValue,
  SALARY_RANGES,
  type SalaryRangeValue,
  WORK_MODES,
  type WorkModeValue,
} from "./jobs.options.ts";
import { MAX_JOB_LOCATION, MAX_SEARCH_KEYWORD } from "./jobs.ts";
import { COMPANY_SIZES, type CompanySizeValue } from "./recruiters.options.ts";

/** What a search for jobs asks for, under the names of the schema's `JobFilter`. */
export interface JobSearchFilter {
  keyword?: string;
  jobType?: JobTypeValue;
  workMode?: WorkModeValue;
  experienceLevel?: ExperienceLevelValue;
  industry?: IndustryValue;
  companySize?: CompanySizeValue;
  salaryRange?: SalaryRangeValue;
  jobTypes?: JobTypeValue[];
  workModes?: WorkModeValue[];
  experienceLevels?: ExperienceLevelValue[];
  industries?: IndustryValue[];
  companySizes?: CompanySizeValue[];
  payAtLeast?: number;
  postedWithinDays?: number;
  withinKm?: number;
  places?: string[];
  companies?: string[];
  excludeWords?: string[];
  excludeCompanies?: string[];
}

// What is asked for stands in the address: each filter by its name, once for each of its values.

interface ListedFilter {
  readonly name: keyof JobSearchFilter;
  /** The schema's field for several values; null where one may be chosen. */
  readonly many: keyof JobSearchFilter | null;
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
export const PLACE = "place";
export const DISTANCE = "km";

/** Filters whose values are texts, with their names in the address. */
export const TEXT_FILTERS = [
  { name: PLACE, many: "places" },
  { name: "company", many: "companies" },
  { name: "without", many: "excludeWords" },
  { name: "notAt", many: "excludeCompanies" },
] as const satisfies readonly { name: string; many: keyof JobSearchFilter }[];

/** Filters whose value is a number, with what they may be at most. */
export const NUMBER_FILTERS = [
  { name: "pay", field: "payAtLeast", most: 1000 },
  { name: "days", field: "postedWithinDays", most: 3650 },
  { name: DISTANCE, field: "withinKm", most: 500 },
] as const satisfies readonly { name: string; field: keyof JobSearchFilter; most: number }[];

/** What may be found in the words of a search; what is absent may be null. */
export type ParsedFilter = { readonly [Name in keyof JobSearchFilter]?: JobSearchFilter[Name] | null | undefined };

export const ORDER = "order";
const ORDERS = ["BEST_MATCH", "NEWEST", "PAY", "DEADLINE"] as const;

/** What comes first. */
export type JobOrder = (typeof ORDERS)[number];

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
export function filterOf(search: URLSearchParams): JobSearchFilter | null {
  const keyword = search.get(KEYWORD)?.trim();
  const listed = JOB_FILTERS.flatMap((filter) => {
    const values = valuesOf(search, filter);
    if (values.length === 0) return [];
    return [filter.many && values.length > 1 ? [filter.many, values] : [filter.name, values[0]]];
  });
  const texts = TEXT_FILTERS.map(({ name, many }) => [many, textsOf(search, name)] as const);
  const numbers = NUMBER_FILTERS.map((filter) => [filter.field, numberOf(search, filter)] as const);
  const filter: JobSearchFilter = {
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
  // No distance without a place to go from.
  if (!next.has(PLACE)) next.delete(DISTANCE);
  return next;
}

/** Names that addresses had before. */
const RENAMED: Readonly<Record<string, string>> = { payAtLeast: "pay", postedWithinDays: "days" };

/**
 * What an address asks for, in its one spelling: without what is empty or unknown, choices by their values however they were
 * spelt.
 */
export function cleanSearch(asked: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams([...asked].map(([name, value]) => [RENAMED[name] ?? name, value]));
  const clean = new URLSearchParams();
  const put = (name: string, values: readonly (string | number | null)[]) => {
    for (const value of values) if (value !== null && value !== "") clean.append(name, String(value));
  };
  put(KEYWORD, [(search.get(KEYWORD) ?? "").trim().slice(0, MAX_SEARCH_KEYWORD)]);
  for (const filter of JOB_FILTERS) {
    const read = search.getAll(filter.name).map((text) => readOption<string>(filter.options, text) ?? "");
    put(filter.name, valuesOf(withValues(clean, filter.name, read), filter));
  }
  for (const { name } of TEXT_FILTERS)
    put(
      name,
      textsOf(search, name).map((text) => text.slice(0, MAX_JOB_LOCATION)),
    );
  for (const filter of NUMBER_FILTERS)
    if (filter.name !== DISTANCE || clean.has(PLACE)) put(filter.name, [numberOf(search, filter)]);
  put(ORDER, [orderOf(search)]);
  return clean;
}

/** Whether an address says what it asks for in its one spelling; what else it has is left alone. */
export function isCleanSearch(asked: URLSearchParams): boolean {
  const names = new Set([KEYWORD, ORDER, ...Object.keys(RENAMED)]);
  for (const { name } of [...JOB_FILTERS, ...TEXT_FILTERS, ...NUMBER_FILTERS]) names.add(name);
  const spelt = (search: URLSearchParams) =>
    [...search]
      .filter(([name]) => names.has(name))
      .map(String)
      .sort()
      .join();
  return spelt(asked) === spelt(cleanSearch(asked));
}

/** The address with the filters that were found in the words of a search, in place of those that it had. */
export function withParsed(search: URLSearchParams, filter: ParsedFilter): URLSearchParams {
  const named = [
    ...JOB_FILTERS.map(({ name, many }) => [name, many] as const),
    ...TEXT_FILTERS.map(({ name, many }) => [name, many] as const),
    ...NUMBER_FILTERS.map(({ name, field }) => [name, field] as const),
  ];
  return named.reduce((next, [name, field]) => {
    const found = field && field in filter ? filter[field] : null;
    const values = [found ?? []].flat().map(String);
    return values.length > 0 ? withValues(next, name, values) : next;
  }, search);
}

/** The page that shows a search to a seeker. */
export function searchPath({ keyword, ...filter }: ParsedFilter): string {
  const words = withValues(new URLSearchParams(), KEYWORD, keyword ? [keyword] : []);
  const single = JOB_FILTERS.reduce((next, { name }) => {
    const value = filter[name];
    return value ? withValues(next, name, [value]) : next;
  }, words);
  const address = withParsed(single, filter).toString();
  return address === "" ? "/main" : `/main?${address}`;
}

/** The name in the address of a field of the schema's filter; null for one that the address does not have. */
export function addressNameOf(field: string): string | null {
  if (field === "keyword") return KEYWORD;
  const listed = JOB_FILTERS.find(({ name, many }) => name === field || many === field);
  const other = TEXT_FILTERS.find(({ many }) => many === field) ?? NUMBER_FILTERS.find((one) => one.field === field);
  return (listed ?? other)?.name ?? null;
}

/** A way to loosen a search. */
export interface Loosening {
  /** The field of the schema's filter. */
  readonly filter: string;
  /** The words that are left, where one is taken away. */
  readonly keyword?: string | null;
}

/** The address without what an alternative does without. */
export const loosened = (search: URLSearchParams, { filter, keyword }: Loosening): URLSearchParams =>
  filter === "keyword" && keyword
    ? withValues(search, KEYWORD, [keyword])
    : withoutConditions(search, addressNameOf(filter) ?? KEYWORD);

/** Words, as a part of a pattern, that only say that jobs are looked for. */
export const JOB_WORDS = "jobs?|vacanc(?:y|ies)|openings?|positions?";

const ONE_WORD_THAT_SAYS_MORE = new RegExp(`^\\s*(?:-\\p{L}|(?:${JOB_WORDS})\\s*$)`, "iu");

/** Whether a search needs be taken apart: several words, one that is left out ("-java"), or only "jobs". */
export const isInOwnWords = (typed: string): boolean => /\S\s+\S/.test(typed) || ONE_WORD_THAT_SAYS_MORE.test(typed);
