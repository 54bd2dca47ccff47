import type { Reads } from "../../platform/database/reads.ts";
import { readTypedWords, wordsOf } from "../../platform/search/words.ts";
import { citiesBeginning } from "./places.ts";
import { lookUpWords } from "./vocabulary.store.ts";
import { groupWords, wordsToLookUp } from "./word-groups.ts";
import { textQuery } from "./word-queries.ts";

/** What completes a search that is being typed. */
export interface JobSuggestion {
  readonly kind: "TITLE" | "COMPANY" | "PLACE";
  readonly text: string;
  /** Open jobs that have it. */
  readonly jobs: number;
}

/** Words of a search that is typed at most: the rest is not looked at. */
const MAX_WORDS = 6;

/**
 * Titles, companies and places that have the words typed, the last one maybe unfinished; the most frequent first. A city is
 * found by each of its names; where nothing is found, typos and synonyms are understood as in the search.
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

// Words are made of letters, digits, "+" and "#" alone, so that quotes suffice.
const completed = (words: readonly string[]) =>
  words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(" & ");
const nameQuery = (name: string) => [...wordsOf(name)].map((word) => `'${word}'`).join(" & ");

/** What the words stand for when they are misspelt, or nobody writes them so. */
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
