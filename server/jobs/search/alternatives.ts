import type { JobSearch } from "./job-search.ts";

/** A condition that a search could drop: the filter's name, and the value when only one of several is dropped. */
export interface Loosening {
  readonly filter: keyof JobSearch;
  /** The dropped value, as given in the search. */
  readonly value: string;
  readonly search: JobSearch;
}

const MOST = 6;
const isGiven = (value: unknown) =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/**
 * Returns the given search without one of its conditions, for each condition; those that drop a word of the keyword
 * come last.
 */
export function loosenings(search: JobSearch, words: readonly string[]): Loosening[] {
  const { keyword, withinKm: _, hidden: _hidden, ...filters } = search;
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
