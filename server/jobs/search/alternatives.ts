import type { JobSearch } from "./job-search.ts";

/** One thing that a search may do without: the filter's name, and the value where one of several is left out. */
export interface Loosening {
  readonly filter: keyof JobSearch;
  /** What is left out, as the search has it. */
  readonly value: string;
  readonly search: JobSearch;
}

const MOST = 6;
const isGiven = (value: unknown) =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** The searches that are the given one without one of its conditions; those of the keyword, word by word, come last. */
export function loosenings(search: JobSearch, words: readonly string[]): Loosening[] {
  const { keyword, withinKm: _, ...filters } = search;
  const withoutFilter = (Object.keys(filters) as (keyof typeof filters)[])
    .filter((filter) => isGiven(filters[filter]))
    .map((filter) => ({ filter, value: String(filters[filter]), search: { ...search, [filter]: null } }));
  const withoutWord =
    words.length > 1
      ? words.map((word) => ({
          filter: "keyword" as const,
          value: word,
          search: { ...search, keyword: words.filter((other) => other !== word).join(" ") },
        }))
      : isGiven(keyword) && withoutFilter.length > 0
        ? [{ filter: "keyword" as const, value: keyword ?? "", search: { ...search, keyword: null } }]
        : [];
  return [...withoutFilter, ...withoutWord].slice(0, MOST);
}
