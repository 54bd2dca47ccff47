import { type LookedUpWords, lookUpWords, type Synonyms } from "../jobs/search/vocabulary.store.ts";
import { FILLERS, groupWords, type Term, type WordGroup, wordsToLookUp } from "../jobs/search/word-groups.ts";
import type { Reads } from "../platform/database/reads.ts";
import { readTypedWords, wordsOf } from "../platform/search/words.ts";
import { FIT_WORDS } from "./fit-words.ts";

/** Shorter words have no endings: "sing" is not a form of "s". */
const MIN_STEM = 4;

/** Returns what the forms of a word have in common: "supervis" for "supervisor" and "supervision". */
export function stemOf(word: string): string {
  const suffix = FIT_WORDS.suffixes.find((ending) => word.endsWith(ending) && word.length - ending.length >= MIN_STEM);
  return suffix === undefined ? word : stemOf(word.slice(0, -suffix.length));
}

/** "Two-wheeler" is read as "two wheeler"; "C++" and "Node.js" stay. */
const withoutHyphens = (text: string) => text.replaceAll(/(?<=[\p{L}\d])-(?=\p{L})/gu, " ");

/** Returns the words of a text with their stems, in which terms are looked for. */
export function foundWords(text: string): Set<string> {
  const words = [...wordsOf(text), ...wordsOf(withoutHyphens(text))];
  return new Set(words.flatMap((word) => [word, stemOf(word)]));
}

/** Whether a word names nothing. */
export const isFiller = (word: string): boolean => FILLERS.has(word) || FIT_WORDS.fillers.has(word);

/** Returns the words of a text that can name something. */
function naming(text: string) {
  return readTypedWords(withoutHyphens(text)).filter(({ whole }) => !isFiller(whole) && !/^\d+\+?$/.test(whole));
}

const SYNONYMS: readonly Synonyms[] = [
  ...FIT_WORDS.synonyms.map((terms) => ({ terms, same: true })),
  ...Object.entries(FIT_WORDS.shownBy).map(([term, others]) => ({ terms: [term, ...others], same: false })),
];

/** The words of some texts with everything that stands for them: in the job search, and in `fit-words.json`. */
export class FitVocabulary {
  private constructor(private readonly lookedUp: LookedUpWords) {}

  /** Looks the words up in one statement. */
  static async of(db: Pick<Reads, "pool">, texts: readonly string[]): Promise<FitVocabulary> {
    const lookUps = texts.map((text) => wordsToLookUp(naming(text), false));
    const unique = (words: readonly string[]) => [...new Set(words)];
    const found = await lookUpWords(db, {
      words: unique(lookUps.flatMap(({ words }) => words)),
      terms: unique(lookUps.flatMap(({ terms }) => terms)),
      beginning: null,
      misspelt: [],
    });
    return new FitVocabulary({ ...found, synonyms: [...found.synonyms, ...SYNONYMS], completions: [] });
  }

  /** Returns what a text names, each with every term that stands for it; weak words only if there are no others. */
  groupsOf(text: string): WordGroup[] {
    const groups = groupWords(naming(text), this.lookedUp, false);
    const strong = groups.filter(({ typed }) => !FIT_WORDS.weak.has(typed));
    return strong.length > 0 ? strong : groups;
  }
}

const hasTerm = (words: ReadonlySet<string>) => (term: Term) =>
  term.every((word) => words.has(word) || words.has(stemOf(word)));

/** Whether the words contain what the group stands for. */
export const isNamedIn = (words: ReadonlySet<string>, { exact, loose }: WordGroup): boolean =>
  [...exact, ...loose].some(hasTerm(words));
