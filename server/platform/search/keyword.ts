import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import { invalid } from "../errors.ts";
import type { Placeholders } from "./placeholders.ts";

/** A trigram index cannot be used with fewer consecutive letters. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/**
 * Cleans a typed keyword; empty for nothing. Removes U+0000, which cannot be stored, and U+001F, which separates the
 * fields of a search text: neither occurs in any field.
 * @throws BAD_USER_INPUT if it is too long
 */
export function readKeyword(typed: string | null | undefined, field = "keyword"): string {
  const keyword = (typed ?? "").toWellFormed().replaceAll("\u0000", "").replaceAll("\u001f", "").trim();
  if (keyword.length <= MAX_SEARCH_KEYWORD) return keyword;
  throw invalid({ [field]: `Search for at most ${MAX_SEARCH_KEYWORD} characters.` });
}

/** Returns `%text%` with LIKE's special characters escaped. */
export const containing = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, "\\$&")}%`;

/** SQL conditions that a column contains a keyword. */
export interface Contains {
  /** Cheap to evaluate for a given row. */
  readonly row: string;
  /** What an index can look up, where that is more than `row`. */
  readonly lookUp: readonly string[];
}

/** Returns the condition that `search_text` contains the keyword in any case, which no index looks up. */
export const searchTextHas = (keyword: string, placeholders: Placeholders): string =>
  `strpos(search_text, lower(${placeholders.add(keyword, "text")})) > 0`;

/**
 * Returns the conditions that `search_text`, which is stored in lower case, contains the keyword in any case. `indexed`
 * false: `lookUp` stays empty.
 */
export function searchTextContains(keyword: string, placeholders: Placeholders, indexed = true): Contains {
  if (HAS_TRIGRAM.test(keyword)) {
    return { row: `search_text like lower(${placeholders.add(containing(keyword), "text")})`, lookUp: [] };
  }
  // Not LIKE, for which the planner would choose the trigram index and read all of it.
  const letters = `lower(${placeholders.add(keyword, "text")})`;
  const row = `strpos(search_text, ${letters}) > 0`;
  return { row, lookUp: indexed ? [`search_pairs_of(search_text) @> letter_pairs_of(${letters})`] : [] };
}
