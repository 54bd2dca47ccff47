import type { PreparedSearch } from "../search/prepare-search.ts";
import type { WordGroup } from "../search/word-groups.ts";
import { type AlertBits, bitsOfJob, bitsOfSearch, type JobForBits } from "./alert-bits.ts";
import { type AlertConditions, type AlertFilters, FILTER_COLUMNS } from "./alert-conditions.ts";

// A search is found by tokens: each is stored under its words (of several, the rarest), or, without words, under a
// company, a place or its filters. A matching job has at least one of the search's tokens and passes its filter and
// place bits; whether such a job really matches is then checked against the job itself.

/**
 * Lengths of the text pieces under which keywords are stored that a job may contain verbatim; few jobs share a long
 * piece.
 */
export const PIECE_LENGTHS = [1, 2, 3, 4, 6, 9, 14, 20] as const;
export const PIECE = "~";
const FILTERS = "@";
/** The maximum number of stored filter combinations: beyond it, the last filters are left out. */
const MAX_COMBINATIONS = 48;

/** The tokens of a search, and whether a piece of its keyword is one as well. With neither, no job matches it. */
export interface AlertTokens extends AlertBits {
  readonly tokens: readonly string[];
  readonly hasPiece: boolean;
}

/** Returns the tokens under which a search is found. */
export function tokensOfSearch(prepared: PreparedSearch, conditions: AlertConditions): AlertTokens {
  const places = conditions.places === null ? null : entryTokens("l:", prepared.entries.places);
  return { ...ownTokens(prepared, conditions), ...bitsOfSearch(conditions.filters, places) };
}

function ownTokens(
  { entries, words, keyword }: PreparedSearch,
  { filters, places, companies }: AlertConditions,
): Pick<AlertTokens, "tokens" | "hasPiece"> {
  if (Object.values(filters).some((values) => values?.length === 0)) return { tokens: [], hasPiece: false };
  if (companies !== null) return { tokens: entryTokens("c:", entries.companies), hasPiece: false };
  if (keyword !== "") return { tokens: words?.rarest ? groupTokens("", words.rarest) : [], hasPiece: true };
  if (places !== null) return { tokens: entryTokens("l:", entries.places), hasPiece: false };
  return { tokens: filterTokens(filters), hasPiece: false };
}

const longest = (words: readonly string[]) =>
  words.reduce((best, word) => (word.length > best.length ? word : best), "");

/** A job that matches the group has at least one of these words. */
const groupTokens = (field: string, { exact, loose }: WordGroup): string[] => [
  ...new Set([...exact, ...loose].map((term) => field + longest(term))),
];

/**
 * A job that matches one of the entries has at least one of these words: for each entry, those of the group with the
 * fewest terms.
 */
const entryTokens = (field: string, entries: readonly (readonly WordGroup[])[]): string[] => {
  const size = ({ exact, loose }: WordGroup) => exact.length + loose.length;
  return [
    ...new Set(
      entries.flatMap((groups) => {
        const [fewest] = groups.toSorted((a, b) => size(a) - size(b) || b.typed.length - a.typed.length);
        return fewest ? groupTokens(field, fewest) : [];
      }),
    ),
  ];
};

const filterToken = (values: readonly string[]) => FILTERS + values.join("&");

/** Returns every combination of the filters' values; a single catch-all when there are no filters. */
function filterTokens(filters: AlertFilters): string[] {
  let combinations: string[][] = [[]];
  for (const { job } of FILTER_COLUMNS) {
    const values = filters[job];
    if (!values || combinations.length * values.length > MAX_COMBINATIONS) continue;
    combinations = combinations.flatMap((chosen) => values.map((value) => [...chosen, value]));
  }
  return combinations.map(filterToken);
}

/** The part of a job from which tokens are computed. */
export interface JobForTokens extends JobForBits {
  readonly searchText: string;
}

/** Returns every token of a job, and its bits. */
export function tokensOfJob(job: JobForTokens): AlertBits & { readonly tokens: readonly string[] } {
  return { tokens: everyToken(job), ...bitsOfJob(job) };
}

function everyToken({ lexemes, searchText, values }: JobForTokens): string[] {
  const tokens = new Set(lexemes.filter((lexeme) => lexeme[1] !== ":" || lexeme[0] === "c" || lexeme[0] === "l"));
  const letters = Array.from(searchText);
  for (const length of PIECE_LENGTHS)
    for (let at = 0; at + length <= letters.length; at++) tokens.add(PIECE + letters.slice(at, at + length).join(""));
  let chosen: string[][] = [[]];
  for (const value of values) if (value !== null) chosen = chosen.flatMap((set) => [set, [...set, value]]);
  for (const set of chosen) tokens.add(filterToken(set));
  return [...tokens];
}
