import type { TypedWord } from "../../platform/search/words.ts";
import type { LookedUpWords } from "./vocabulary.store.ts";

/**
 * What a job must have to contain the keyword verbatim, and few jobs have: it is quicker to look up than the whole
 * keyword, whose trigrams may each occur in millions of jobs.
 */
export type RarePart =
  /** A tsquery over the words. */
  | { readonly query: string }
  /** The end of a word, and the space after it. */
  | { readonly text: string };

/** Fewer jobs than this are few, as each of them is read; of several words, those that have all are fewer still. */
const FEW = 5_000;
const FEW_WITH_ONE_OF_SEVERAL = 50_000;
/**
 * Between spaces, these characters are words in the job, too: neither signs, accents nor the longest words, which are
 * stored cut off, have to be considered. No field that `search_words` lacks contains a space.
 */
const PLAIN_WORDS = /^[a-z0-9]{1,40}(?: +[a-z0-9]{1,40})+$/;

/** Returns the words of a keyword of several plain words, in lower case; empty for any other keyword. */
export function plainWords(keyword: string): string[] {
  const plain = keyword.toLowerCase();
  return PLAIN_WORDS.test(plain) ? plain.split(/ +/) : [];
}

/**
 * Returns the rare part of a keyword; null if none is known. The vocabulary only decides whether it is rare: it is found
 * in jobs that are newer, too. `typed`: the words that were looked up.
 */
export function rarePart(keyword: string, typed: readonly TypedWord[], lookedUp: LookedUpWords): RarePart | null {
  const words = plainWords(keyword);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { known, jobsOf } = lookedUp;
  const isLookedUp = (word: string) => typed.some(({ whole }) => whole === word);
  const jobsWith = (word: string) => (isLookedUp(word) ? (known.get(word)?.jobs ?? 0) : Number.POSITIVE_INFINITY);
  // The first word may be the end of a longer one, and the last its beginning.
  const whole = words.slice(1, -1);
  const isBeginning = last.length > 1 && typed.at(-1)?.whole === last;
  const begun = isBeginning ? jobsOf.beginning + jobsWith(last) : Number.POSITIVE_INFINITY;
  const rarest = Math.min(begun, ...whole.map(jobsWith));
  if (jobsOf.ending < Math.min(rarest, FEW)) return { text: `${first} ` };
  if (rarest < (whole.length > 0 ? FEW_WITH_ONE_OF_SEVERAL : FEW)) {
    const exact = whole.map((word) => `'${word}'`);
    // Every word that begins with a common one is read, even if another has no job.
    return { query: [...exact, ...(begun < FEW_WITH_ONE_OF_SEVERAL ? [`'${last}':*`] : [])].join(" & ") };
  }
  return null;
}
