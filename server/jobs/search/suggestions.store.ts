import type { Reads } from "../../platform/database/reads.ts";
import { readTypedWords, wordsOf } from "../../platform/search/words.ts";
import { citiesBeginning } from "./places.ts";
import { lookUpWords } from "./vocabulary.store.ts";
import { groupWords, wordsToLookUp } from "./word-groups.ts";
import { textQuery } from "./word-queries.ts";

/** A completion of a search that is being typed. */
export interface JobSuggestion {
  readonly kind: "TITLE" | "COMPANY" | "PLACE";
  readonly text: string;
  /** The number of open jobs with it. */
  readonly jobs: number;
}

/** The maximum number of words considered; the rest is ignored. */
const MAX_WORDS = 6;

/**
 * Returns titles, companies and places that contain the typed words, of which the last may be unfinished; most frequent
 * first. A city is found by each of its names; if nothing is found, typos and synonyms are resolved as in the search.
 */
export async function suggest(db: Pick<Reads, "pool">, typed: string, first: number): Promise<JobSuggestion[]> {
  const words = [...wordsOf(typed)].slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const found = await suggestionsWith(
    db,
    [completed(words), ...citiesBeginning(typed).flatMap(({ names }) => names.map(nameQuery))],
    typed,
    first,
  );
  return found.length > 0 ? found : suggestionsWith(db, await meant(db, typed), typed, first);
}

const MAX_COMPANIES = 100;

/** Returns names of several words, of companies with open jobs, that have one of these words; most frequent first. */
export async function companiesWith({ pool }: Pick<Reads, "pool">, words: readonly string[]): Promise<string[]> {
  const queries = words
    .slice(0, MAX_WORDS)
    .map(nameQuery)
    .filter((query) => query !== "");
  if (queries.length === 0) return [];
  const { rows } = await pool.query<{ text: string }>(
    `select text from search_suggestions
     where kind = 'COMPANY' and array_to_tsvector(search_words_of(text)) @@ $1::tsquery and strpos(text, ' ') > 0
     order by jobs desc, text limit ${MAX_COMPANIES}`,
    [queries.map((query) => `(${query})`).join(" | ")],
  );
  return rows.map(({ text }) => text);
}

// Words consist only of letters, digits, "+" and "#", so quotes are enough.
const completed = (words: readonly string[]) =>
  words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(" & ");
const nameQuery = (name: string) => [...wordsOf(name)].map((word) => `'${word}'`).join(" & ");

/** Returns what the words may stand for when they are misspelt or unusual. */
async function meant(db: Pick<Reads, "pool">, typed: string): Promise<string[]> {
  const words = readTypedWords(typed).slice(0, MAX_WORDS);
  return [textQuery(groupWords(words, await lookUpWords(db, wordsToLookUp(words))))];
}

async function suggestionsWith(
  { pool }: Pick<Reads, "pool">,
  queries: readonly string[],
  typed: string,
  first: number,
): Promise<JobSuggestion[]> {
  const { rows } = await pool.query<JobSuggestion>({
    name: "job-suggestions",
    text: `
      select kind, text, jobs from search_suggestions
      where array_to_tsvector(search_words_of(text)) @@ $1::tsquery
      order by starts_with(plain_letters(text), $2) desc, jobs desc, kind, text limit $3`,
    values: [queries.map((query) => `(${query})`).join(" | "), typed.trim().toLowerCase(), first],
  });
  return rows;
}
