import { choices, optionLabel } from "../ui/options.ts";
import type { BarFilter, FilterMenuSpec } from "./filter-bar.tsx";
import {
  JOB_FILTERS,
  KEYWORD,
  NUMBER_FILTERS,
  numberOf,
  TEXT_FILTERS,
  textsOf,
  valuesOf,
  withValues,
} from "./job-filters.ts";

type Change = (how: (search: URLSearchParams) => URLSearchParams) => void;

const PAY = [3, 5, 8, 10, 12, 15].map((lakh) => ({ value: String(lakh), label: `${lakh} LPA and more` }));
const DAYS = [
  { value: "1", label: "Last 24 hours" },
  { value: "3", label: "Last 3 days" },
  { value: "7", label: "Last 7 days" },
  { value: "14", label: "Last 14 days" },
  { value: "30", label: "Last 30 days" },
];

/** How texts and numbers are called in the bar, and shown there. `isHidden`: has a button only while it holds something. */
const TEXTS = {
  place: { label: "Place", shown: (texts: string) => texts },
  company: { label: "Company", shown: (texts: string) => texts },
  without: { label: "Without", shown: (texts: string) => `Without ${texts}` },
  notAt: { label: "Not at", shown: (texts: string) => `Not at ${texts}` },
} as const;
const NUMBERS = {
  pay: { label: "Pay", options: PAY, shown: (lakh: number) => `${lakh} LPA and more` },
  days: {
    label: "Posted",
    options: DAYS,
    shown: (days: number) => (days === 1 ? "Last 24 hours" : `Last ${days} days`),
  },
  km: { label: "Distance", options: [], shown: (km: number) => `Within ${km} km` },
} as const;

/** In the bar from the start; the others have a button while they hold something, and stand in the panel. */
const IN_BAR = ["place", "industry", "jobType", "experienceLevel", "workMode", "pay", "days"];

/** The filters as the bar shows them: the words first, then each with what it holds. */
export function barFilters(search: URLSearchParams, change: Change, onEditWords: (words: string) => void): BarFilter[] {
  const keyword = search.get(KEYWORD)?.trim() ?? "";
  const words = { key: KEYWORD, label: "Words", value: keyword && `“${keyword}”`, onPress: () => onEditWords(keyword) };
  const menuOf = (key: string, spec: Omit<FilterMenuSpec, "onChange">): FilterMenuSpec => ({
    ...spec,
    onChange: (values) => change((before) => withValues(before, key, values)),
  });
  const listed = JOB_FILTERS.map((filter): BarFilter => {
    const { name: key, many, options } = filter;
    // As the details call it.
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
    const chosen = numberOf(search, filter);
    const { label, options, shown } = NUMBERS[key];
    return {
      key,
      label,
      value: chosen === null ? "" : shown(chosen),
      ...(options.length > 0 && {
        menu: menuOf(key, {
          choices: options,
          chosen: chosen === null ? [] : [String(chosen)],
          many: false,
          facet: field,
        }),
      }),
    };
  });
  const all = [...texts, ...listed, ...numbers];
  const inBar = IN_BAR.flatMap((key) => all.filter((filter) => filter.key === key));
  const others = all.filter(({ key, value }) => !IN_BAR.includes(key) && value !== "");
  return [words, ...inBar, ...others];
}
