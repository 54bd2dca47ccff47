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

/** The conditions of a job search, named as in the schema's `JobFilter`. */
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
  salaryMin?: number;
  postedWithinDays?: number;
  withinKm?: number;
  places?: string[];
  companies?: string[];
  excludeWords?: string[];
  excludeCompanies?: string[];
}

// The address holds the search: each filter as a query parameter, repeated for each of its values.

interface ListedFilter {
  readonly name: keyof JobSearchFilter;
  /** The schema's field for several values; null when only one may be chosen. */
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

/** Values of the panel's controls; "" for no choice. */
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
export const PAY = "pay";
/** The other way to say the pay: only one of them applies. */
const PAY_RANGE = "salaryRange";

/** Free-text filters, with their parameter names in the address. */
export const TEXT_FILTERS = [
  { name: PLACE, many: "places" },
  { name: "company", many: "companies" },
  { name: "without", many: "excludeWords" },
  { name: "notAt", many: "excludeCompanies" },
] as const satisfies readonly { name: string; many: keyof JobSearchFilter }[];

/** Numeric filters, with their maximum values. */
export const NUMBER_FILTERS = [
  { name: PAY, field: "salaryMin", most: 1000 },
  { name: "days", field: "postedWithinDays", most: 3650 },
  { name: DISTANCE, field: "withinKm", most: 500 },
] as const satisfies readonly { name: string; field: keyof JobSearchFilter; most: number }[];

/** Filters that may be parsed from the words of a search; absent ones may be null. */
export type ParsedFilter = { readonly [Name in keyof JobSearchFilter]?: JobSearchFilter[Name] | null | undefined };

export const ORDER = "order";
const ORDERS = ["BEST_MATCH", "NEWEST", "PAY", "DEADLINE"] as const;
/** The order by the own profile, for seekers. */
export const FOR_YOU = "FOR_YOU";

/** Sort order of the results. */
export type JobOrder = (typeof ORDERS)[number];

/** Maximum number of texts that the API accepts for a filter. */
const MAX_TEXTS = 20;

/** Returns the sort order; null for the default of the search. */
export const orderOf = (search: URLSearchParams): JobOrder | null =>
  ORDERS.find((order) => order === search.get(ORDER)) ?? null;

/** The same for a seeker. */
export const seekerOrderOf = (search: URLSearchParams): JobOrder | typeof FOR_YOU | null =>
  search.get(ORDER) === FOR_YOU ? FOR_YOU : orderOf(search);

const isPayRange = (value: string) => SALARY_RANGES.some((range) => range.value === value);

/** Returns the known values of a filter in the address, without duplicates. */
export const valuesOf = (search: URLSearchParams, { name, options, many }: ListedFilter): string[] => {
  if (name === PAY_RANGE && numberOf(search, NUMBER_FILTERS[0]) !== null) return [];
  const known = options.map(({ value }) => value).filter((value) => search.getAll(name).includes(value));
  return many ? known : known.slice(0, 1);
};

/** Returns the texts of a filter in the address. */
export const textsOf = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).map((text) => text.trim()))].filter(Boolean).slice(0, MAX_TEXTS);

/** Returns the number of a filter in the address; null when it is missing or out of range. */
export function numberOf(search: URLSearchParams, { name, most }: { name: string; most: number }): number | null {
  const value = Number(search.get(name) || Number.NaN);
  return value > 0 && value <= most ? value : null;
}

/** Converts the address to the server's filter; null when there are no conditions. Unknown values are ignored. */
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

/** Returns what may say the same as a parameter. */
const waysToSay = (name: string) => (name === PAY || name === PAY_RANGE ? [PAY, PAY_RANGE] : [name]);

/** Replaces the values of a filter in the address. The value of the pay may also be a range. */
export function withValues(search: URLSearchParams, name: string, values: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const other of waysToSay(name)) next.delete(other);
  for (const value of values) next.append(name === PAY && isPayRange(value) ? PAY_RANGE : name, value);
  return next;
}

/** Returns the address with another sort order; empty for the default of the search. */
export const withOrder = (search: URLSearchParams, order: string): URLSearchParams =>
  withValues(search, ORDER, order ? [order] : []);

/** Adds conditions to the address; blank ones change nothing, because the controls are blank after each search. */
export function withConditions(search: URLSearchParams, keyword: string, choices: JobFilterChoices): URLSearchParams {
  const asked = Object.entries({ [KEYWORD]: keyword.trim(), ...choices }).filter(([, value]) => value);
  return asked.reduce((next, [name, value]) => withValues(next, name, [value]), search);
}

/** Removes one condition from the address, or all of them. */
export function withoutConditions(search: URLSearchParams, key?: string): URLSearchParams {
  const next = new URLSearchParams(search);
  const all = [KEYWORD, ...[...JOB_FILTERS, ...TEXT_FILTERS, ...NUMBER_FILTERS].map(({ name }) => name)];
  for (const name of key ? waysToSay(key) : all) next.delete(name);
  // A distance needs a place.
  if (!next.has(PLACE)) next.delete(DISTANCE);
  return next;
}

/** Former names of parameters. */
const RENAMED: Readonly<Record<string, string>> = { payAtLeast: "pay", postedWithinDays: "days" };

/**
 * Normalizes an address to its canonical form: empty and unknown conditions are removed, and choices are replaced by
 * their values, whatever their spelling.
 */
export function cleanSearch(asked: URLSearchParams): URLSearchParams {
  const renamed = (name: string, value: string) => (name === PAY && isPayRange(value) ? PAY_RANGE : RENAMED[name]);
  const search = new URLSearchParams([...asked].map(([name, value]) => [renamed(name, value) ?? name, value]));
  const clean = new URLSearchParams();
  const put = (name: string, values: readonly (string | number | null)[]) => {
    for (const value of values) if (value !== null && value !== "") clean.append(name, String(value));
  };
  put(KEYWORD, [(search.get(KEYWORD) ?? "").trim().slice(0, MAX_SEARCH_KEYWORD)]);
  for (const filter of JOB_FILTERS) {
    const read = search.getAll(filter.name).map((text) => readOption<string>(filter.options, text) ?? "");
    if (filter.name !== PAY_RANGE || numberOf(search, NUMBER_FILTERS[0]) === null)
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

/** Whether the conditions of an address are in their canonical form; other parameters are ignored. */
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

/** Replaces filters in the address by those parsed from the words of a search. */
export function withParsed(search: URLSearchParams, filter: ParsedFilter): URLSearchParams {
  const named = [
    ...JOB_FILTERS.map(({ name, many }) => [name, many] as const),
    ...TEXT_FILTERS.map(({ name, many }) => [name, many] as const),
    ...NUMBER_FILTERS.map(({ name, field }) => [name, field] as const),
    [PAY, "payAtLeast"] as const,
  ];
  return named.reduce((next, [name, field]) => {
    const found = field && field in filter ? filter[field] : null;
    const values = [found ?? []].flat().map(String);
    return values.length > 0 ? withValues(next, name, values) : next;
  }, search);
}

/** Replaces the words of a search by what was parsed from them. */
export const withParsedWords = (
  search: URLSearchParams,
  { keyword, filter }: { readonly keyword: string | null; readonly filter: ParsedFilter },
): URLSearchParams => withParsed(withValues(search, KEYWORD, keyword ? [keyword] : []), filter);

/** Returns the path of the seeker's page for a search; `order`: unless it is the default. */
export function searchPath({ keyword, ...filter }: ParsedFilter, order = ""): string {
  const words = withValues(new URLSearchParams(), KEYWORD, keyword ? [keyword] : []);
  const single = JOB_FILTERS.reduce((next, { name }) => {
    const value = filter[name];
    return value ? withValues(next, name, [value]) : next;
  }, words);
  const address = withValues(withParsed(single, filter), ORDER, order ? [order] : []).toString();
  return address === "" ? "/main" : `/main?${address}`;
}

/** Returns the name in the address of a field of the schema's filter; null when the address has none. */
export function addressNameOf(field: string): string | null {
  if (field === "keyword") return KEYWORD;
  const listed = JOB_FILTERS.find(({ name, many }) => name === field || many === field);
  const other = TEXT_FILTERS.find(({ many }) => many === field) ?? NUMBER_FILTERS.find((one) => one.field === field);
  return (listed ?? other)?.name ?? null;
}

/** A suggestion to broaden a search. */
export interface Loosening {
  /** The field of the schema's filter. */
  readonly filter: string;
  /** The remaining words, when one of them is dropped. */
  readonly keyword?: string | null;
}

/** Returns the address without the condition that a suggestion drops. */
export const loosened = (search: URLSearchParams, { filter, keyword }: Loosening): URLSearchParams =>
  filter === "keyword" && keyword
    ? withValues(search, KEYWORD, [keyword])
    : withoutConditions(search, addressNameOf(filter) ?? KEYWORD);

/** Part of a pattern: words that only say "job" and add no condition. */
export const JOB_WORDS = "jobs?|vacanc(?:y|ies)|openings?|positions?";

const ONE_WORD_THAT_SAYS_MORE = new RegExp(`^\\s*(?:-\\p{L}|(?:${JOB_WORDS})\\s*$)`, "iu");

/** Whether a search needs parsing: several words, an excluded word ("-java"), or only a word such as "jobs". */
export const isInOwnWords = (typed: string): boolean => /\S\s+\S/.test(typed) || ONE_WORD_THAT_SAYS_MORE.test(typed);
