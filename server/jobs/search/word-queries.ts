import type { KnownWord } from "./vocabulary.store.ts";
import type { Term, WordGroup } from "./word-groups.ts";

/** The field that must contain a word, as `job_words` prefixes it in the database. */
type Field = "" | "t:" | "f:" | "c:" | "l:";

// Words consist only of letters, digits, "+" and "#", so quotes are enough.
const lexeme = (field: Field, word: string) => `'${field}${word}'`;
const termQuery = (field: Field) => (term: Term) => `(${term.map((word) => lexeme(field, word)).join(" & ")})`;
const any = (queries: readonly string[]) => `(${queries.join(" | ")})`;
const all = (queries: readonly string[]) => queries.join(" & ");

const exactTerms = ({ exact }: WordGroup) => exact;
const allTerms = ({ exact, loose }: WordGroup) => [...exact, ...loose];

/** Returns a tsquery: the field has a term of every group. */
const inField = (groups: readonly WordGroup[], field: Field, terms: (group: WordGroup) => readonly Term[]) =>
  all(groups.map((group) => any(terms(group).map(termQuery(field)))));

const someInTitle = (groups: readonly WordGroup[], terms: (group: WordGroup) => readonly Term[]) =>
  any(groups.flatMap((group) => terms(group).map(termQuery("t:"))));

/** Jobs whose words match in the same way. */
export interface WordTier {
  /** A tsquery over `search_words`. */
  readonly query: string;
  /** The maximum number of matching jobs, by the vocabulary. */
  readonly estimate: number;
}

/** Whether every word is in so many jobs that it takes long to intersect their lists. */
export const isCommon = ({ estimate }: WordTier): boolean => estimate > 200_000;

/**
 * The words of a search, best tier first. A job belongs to the first tier that it matches; the last tier matches every
 * job that matches another.
 */
export interface WordQueries {
  readonly tiers: readonly WordTier[];
  readonly all: WordTier;
  /** When the newest matching job was posted, by the vocabulary; null if it may be new. */
  readonly newest: Date | null;
}

/** Ranks by where the words occur: all in the title, some, or none; and exact terms before loose ones. */
export function wordQueries(groups: readonly WordGroup[], known: ReadonlyMap<string, KnownWord>): WordQueries {
  const estimates = (terms: (group: WordGroup) => readonly Term[], count: "titles" | "fields" | "jobs") =>
    groups.map((group) =>
      terms(group).reduce((sum, term) => sum + Math.min(...term.map((word) => known.get(word)?.[count] ?? 0)), 0),
    );
  const inTitle = (terms: (group: WordGroup) => readonly Term[]) => ({
    query: inField(groups, "t:", terms),
    estimate: Math.min(...estimates(terms, "titles")),
  });
  const inFields = (terms: (group: WordGroup) => readonly Term[]) => ({
    query: inField(groups, "f:", terms),
    estimate: Math.min(...estimates(terms, "fields")),
  });
  const partlyInTitle = (terms: (group: WordGroup) => readonly Term[]) => ({
    query: `${inFields(terms).query} & ${someInTitle(groups, terms)}`,
    estimate: Math.min(
      inFields(terms).estimate,
      estimates(terms, "titles").reduce((sum, count) => sum + count, 0),
    ),
  });
  const all = { query: inField(groups, "", allTerms), estimate: Math.min(...estimates(allTerms, "jobs")) };
  const tiers = [
    inTitle(exactTerms),
    inTitle(allTerms),
    partlyInTitle(exactTerms),
    partlyInTitle(allTerms),
    inFields(exactTerms),
    all,
  ];
  return { tiers, all, newest: newestOf(groups, known) };
}

/** A job has a term of each group, and every word of the term. */
function newestOf(groups: readonly WordGroup[], known: ReadonlyMap<string, KnownWord>): Date | null {
  const ofWord = (word: string) => {
    const { jobs, newest } = known.get(word) ?? { jobs: 0, newest: null };
    return jobs === 0 ? Number.NEGATIVE_INFINITY : (newest?.getTime() ?? Number.POSITIVE_INFINITY);
  };
  const ofTerm = (term: Term) => Math.min(...term.map(ofWord));
  const newest = Math.min(...groups.map((group) => Math.max(...allTerms(group).map(ofTerm))));
  return Number.isFinite(newest) ? new Date(newest) : null;
}

/** All words are in the company's name, or in the place. */
export const companyQuery = (groups: readonly WordGroup[]) => inField(groups, "c:", allTerms);
export const placeQuery = (groups: readonly WordGroup[]) => inField(groups, "l:", allTerms);

/** All words as typed, or their equivalents, in fields other than the description. */
export const fieldsQuery = (groups: readonly WordGroup[]) => inField(groups, "f:", exactTerms);
/** All words in the title. */
export const titleQuery = (groups: readonly WordGroup[]) => inField(groups, "t:", allTerms);

/** Each group by any of its terms, for texts without fields. */
export const textQuery = (groups: readonly WordGroup[]) => inField(groups, "", allTerms);

/** All words, in any field. */
export const entryQuery = (groups: readonly WordGroup[]) => inField(groups, "", exactTerms);
