import {
  DISTANCE,
  JOB_FILTERS,
  KEYWORD,
  NUMBER_FILTERS,
  numberOf,
  PAY,
  PLACE,
  TEXT_FILTERS,
  textsOf,
  valuesOf,
  withValues,
} from "../../../shared/job-search-address.ts";
import { SALARY_RANGES } from "../../../shared/jobs.options.ts";
import { choices, optionLabel } from "../../ui/forms/options.ts";
import type { BarFilter, FilterMenuSpec } from "../../ui/lists/filter-bar.tsx";

type Change = (how: (search: URLSearchParams) => URLSearchParams) => void;

const MINIMUM_PAY = [3, 5, 8, 10, 12, 15].map((lakh) => ({ value: String(lakh), label: `${lakh} LPA or more` }));
const DAYS = [
  { value: "1", label: "Last 24 hours" },
  { value: "3", label: "Last 3 days" },
  { value: "7", label: "Last 7 days" },
  { value: "14", label: "Last 14 days" },
  { value: "30", label: "Last 30 days" },
];

const KM = [10, 25, 50, 100].map((km) => ({ value: String(km), label: `Within ${km} km` }));

/** Labels and formats of text and numeric filters in the bar. */
const TEXTS = {
  place: { label: "Location", shown: (texts: string) => texts },
  company: { label: "Company", shown: (texts: string) => texts },
  without: { label: "Without", shown: (texts: string) => `Without ${texts}` },
  notAt: { label: "Not at", shown: (texts: string) => `Not at ${texts}` },
} as const;
const NUMBERS = {
  pay: {
    label: "Salary",
    options: [...MINIMUM_PAY, ...choices(SALARY_RANGES)],
    shown: (lakh: number) => `${lakh} LPA or more`,
  },
  days: {
    label: "Date Posted",
    options: DAYS,
    shown: (days: number) => (days === 1 ? "Last 24 hours" : `Last ${days} days`),
  },
  km: { label: "Distance", options: KM, shown: (km: number) => `Within ${km} km` },
} as const;

const PAY_RULE = "Shows jobs whose full salary range fits, and jobs with no salary in rupees.";

/** Always in the bar; the others are in the panel, and have a button only while active. */
export const IN_BAR = ["place", "km", "industry", "jobType", "experienceLevel", "workMode", "pay", "days"];

/** The filters of the bar: the words first, then each filter with its value. */
export function barFilters(search: URLSearchParams, change: Change, onEditWords: (words: string) => void): BarFilter[] {
  const keyword = search.get(KEYWORD)?.trim() ?? "";
  const words = {
    key: KEYWORD,
    label: "Keywords",
    value: keyword && `“${keyword}”`,
    onPress: () => onEditWords(keyword),
  };
  return [words, ...allFilters(search, change).filter(({ key, value }) => IN_BAR.includes(key) || value !== "")];
}

/** All filters in the bar's order, with their values. */
export function allFilters(search: URLSearchParams, change: Change): BarFilter[] {
  const menuOf = (key: string, spec: Omit<FilterMenuSpec, "onChange">): FilterMenuSpec => ({
    ...spec,
    onChange: (values) => change((before) => withValues(before, key, values)),
  });
  const listed = JOB_FILTERS.map((filter): BarFilter => {
    const { name: key, many, options } = filter;
    // As labelled in the details.
    const label = key === "industry" ? "Industry" : filter.label;
    const chosen = valuesOf(search, filter);
    return {
      key,
      label,
      value: chosen.map((value) => optionLabel(options, value)).join(", "),
      menu: menuOf(key, { choices: choices(options), chosen, many: many !== null, facet: many }),
    };
  });
  const texts = TEXT_FILTERS.map(({ name: key, many }): BarFilter => {
    const chosen = textsOf(search, key);
    const { label, shown } = TEXTS[key];
    const isListed = key === "place" || key === "company";
    return {
      key,
      label,
      value: chosen.length > 0 ? shown(chosen.join(", ")) : "",
      ...(isListed && { menu: menuOf(key, { choices: [], chosen, many: true, facet: many }) }),
    };
  });
  const numbers = NUMBER_FILTERS.map((filter): BarFilter => {
    const { name: key, field } = filter;
    const number = numberOf(search, filter);
    const { label, options, shown } = NUMBERS[key];
    // A range is a choice of the salary.
    const range = key === PAY ? listed.find((other) => other.key === "salaryRange") : null;
    return {
      key,
      label,
      value: number === null ? (range?.value ?? "") : shown(number),
      menu: menuOf(key, {
        choices: options,
        chosen: number === null ? (range?.menu?.chosen ?? []) : [String(number)],
        many: false,
        // Distances have no counts.
        facet: key === DISTANCE ? null : field,
        ...(range && { hint: PAY_RULE }),
      }),
    };
  });
  const hasPlace = textsOf(search, PLACE).length > 0;
  const all = [...texts, ...listed, ...numbers].filter(
    ({ key }) => key !== "salaryRange" && (key !== DISTANCE || hasPlace),
  );
  const inBar = IN_BAR.flatMap((key) => all.filter((filter) => filter.key === key));
  return [...inBar, ...all.filter(({ key }) => !IN_BAR.includes(key))];
}

/** The items of a menu: its choices, or the values that occur in jobs, including chosen ones that do not. */
export function offeredIn(
  { choices, chosen }: Pick<FilterMenuSpec, "choices" | "chosen">,
  counts: readonly { readonly value: string }[],
) {
  if (choices.length > 0) return choices;
  return [...new Set([...chosen, ...counts.map(({ value }) => value)])].map((value) => ({ value, label: value }));
}
