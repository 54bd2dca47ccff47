import type { Database } from "../../platform/database/database.ts";
import { wordsOf } from "../../platform/search/words.ts";

/** What completes a search that is being typed. */
export interface JobSuggestion {
  readonly kind: "TITLE" | "COMPANY" | "PLACE";
  readonly text: string;
  /** Open jobs that have it. */
  readonly jobs: number;
}

/** Words of a search that is typed at most: the rest is not looked at. */
const MAX_WORDS = 6;

/** Titles, companies and places that have the words typed, the last one maybe unfinished; the most frequent first. */
export async function suggest(
  { pool }: Pick<Database, "pool">,
  typed: string,
  first: number,
): Promise<JobSuggestion[]> {
  const words = [...wordsOf(typed)].slice(0, MAX_WORDS);
  const last = words.at(-1);
  if (last === undefined) return [];
  // Words are made of letters, digits, "+" and "#" alone, so that quotes suffice.
  const query = words.map((word) => (word === last ? `'${word}':*` : `'${word}'`)).join(" & ");
  const { rows } = await pool.query<JobSuggestion>({
    name: "job-suggestions",
    text: `
      select kind, text, jobs from search_suggestions
      where array_to_tsvector(search_words_of(text)) @@ $1::tsquery
      order by starts_with(plain_letters(text), $2) desc, jobs desc, kind, text limit $3`,
    values: [query, typed.trim().toLowerCase(), first],
  });
  return rows;
}
