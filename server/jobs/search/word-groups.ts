import { numberForms } from "../../platform/search/plurals.ts";
import { forgivenTypos, typosBetween } from "../../platform/search/typos.ts";
import { readTypedWords, type TypedWord } from "../../platform/search/words.ts";
import { findCity } from "./places.ts";
import type { KnownWord, LookedUpWords, WordsToLookUp } from "./vocabulary.store.ts";

/** Words that belong together: a job matches the term when it has all of them. */
export type Term = readonly string[];

/** A typed word or phrase, and every term that is accepted for it. */
export interface WordGroup {
  /** As displayed to people. */
  readonly typed: string;
  /** The word itself, its singular or plural, and equivalent terms. */
  readonly exact: readonly Term[];
  /** Completions, corrections and related terms. */
  readonly loose: readonly Term[];
}

/** The maximum number of words considered, and of terms per group. */
const MAX_WORDS = 12;
const MAX_TERMS = 40;
const MAX_CORRECTIONS = 4;
const MAX_ABBREVIATION = 3;

/** Words that say nothing about a job; used only when nothing else was typed. */
export const FILLERS = new Set(
  "a an and any as at by for from i in is job jobs looking me my near of on opening openings or position positions the to vacancies vacancy wanted with".split(
    " ",
  ),
);

/** Returns the significant words, in order and without duplicates. */
export function countingWords(keyword: string): TypedWord[] {
  const typed = readTypedWords(keyword).filter(
    ({ whole }, index, all) => all.findIndex((other) => other.whole === whole) === index,
  );
  const counting = typed.filter(({ whole }) => !FILLERS.has(whole));
  return (counting.length > 0 ? counting : typed).slice(0, MAX_WORDS);
}

const SEVERAL = [3, 2] as const;
const phraseOf = (words: readonly TypedWord[]) => words.map(({ whole }) => whole).join(" ");
const isJoinable = (words: readonly TypedWord[]) => words.every(({ whole }) => /^[\p{L}\p{M}]{2,}$/u.test(whole));

/** Returns the ways to split a word in two, each part with at least three letters. */
const splitsOf = (word: string): Term[] =>
  /^\p{L}{6,}$/u.test(word)
    ? Array.from({ length: word.length - 5 }, (_, n) => [word.slice(0, n + 3), word.slice(n + 3)])
    : [];

/** A plural ending does not make a short word a long one. */
const typosForgivenIn = ({ typed, form }: { readonly typed: string; readonly form: string }) =>
  forgivenTypos(Math.min(typed.length, form.length));

/** Returns the lookups that `groupWords` needs for these words. `completes`: the last one may be unfinished. */
export function wordsToLookUp(words: readonly TypedWord[], completes = true): WordsToLookUp {
  const runs = SEVERAL.flatMap((n) =>
    words.flatMap((_, at) => (at + n <= words.length ? [words.slice(at, at + n)] : [])),
  );
  const last = words.at(-1)?.whole ?? "";
  return {
    words: [
      ...words.flatMap(({ whole, parts }) => [...numberForms(whole), ...parts, ...splitsOf(whole).flat()]),
      ...runs.filter((run) => run.length === 2).map((run) => run.map(({ whole }) => whole).join("")),
    ],
    terms: [...words.flatMap(({ whole, parts }) => [...numberForms(whole), parts.join(" ")]), ...runs.map(phraseOf)],
    beginning: completes && last.length > 1 ? last : null,
    misspelt: words
      .filter(({ whole }) => /^[\p{L}\p{M}]+$/u.test(whole) && !findCity(whole))
      .flatMap(({ whole }) => numberForms(whole).map((form) => ({ typed: whole, form })))
      .filter((word) => typosForgivenIn(word) > 0),
  };
}

/** Groups the words with every term that is accepted for them. */
export function groupWords(words: readonly TypedWord[], lookedUp: LookedUpWords, completes = true): WordGroup[] {
  const groups: WordGroup[] = [];
  for (let at = 0; at < words.length; ) {
    const size = SEVERAL.find((n) => at + n <= words.length && belongTogether(words.slice(at, at + n), lookedUp)) ?? 1;
    const group = words.slice(at, at + size);
    at += size;
    const isLast = completes && at === words.length;
    groups.push(size === 1 && group[0] ? ofOne(group[0], lookedUp, isLast) : ofSeveral(group, lookedUp, isLast));
  }
  return groups;
}

/** "machine learning" when it is a synonym, "front end" when "frontend" is a word. */
const belongTogether = (words: readonly TypedWord[], { known, synonyms }: LookedUpWords) =>
  synonyms.some(({ terms, same }) => (same ? terms : terms.slice(0, 1)).includes(phraseOf(words))) ||
  (words.length === 2 && isJoinable(words) && known.has(words.map(({ whole }) => whole).join("")));

function ofSeveral(words: readonly TypedWord[], lookedUp: LookedUpWords, isLast: boolean): WordGroup {
  const phrase = phraseOf(words);
  const joined = words.map(({ whole }) => whole).join("");
  const { same, close } = synonymsOf([phrase, joined], lookedUp);
  const exact = [words.map(({ whole }) => whole), ...(words.length === 2 ? [[joined]] : []), ...same];
  const last = words.at(-1)?.whole ?? "";
  // "customer car" is completed to "customer care".
  const unfinished = isLast
    ? lookedUp.completions.map(({ word }) => [...words.slice(0, -1).map(({ whole }) => whole), word])
    : [];
  return limited(last === "" ? phrase : words.map(({ whole }) => whole).join(" "), exact, [...close, ...unfinished]);
}

function ofOne({ whole, parts }: TypedWord, lookedUp: LookedUpWords, isLast: boolean): WordGroup {
  const forms = numberForms(whole);
  const { same, close } = synonymsOf([...forms, parts.join(" ")], lookedUp);
  const isKnown = forms.some((form) => lookedUp.known.has(form));
  const split = isKnown ? [] : splitsOf(whole).filter((halves) => halves.every((half) => lookedUp.known.has(half)));
  const exact = [...forms.map((form) => [form]), ...(parts.length > 1 ? [parts] : []), ...same, ...split];
  const completions = isLast ? lookedUp.completions.map(({ word }) => [word]) : [];
  // A word that is still being typed is not corrected.
  const isBegun = isLast && lookedUp.completions.some(({ jobs }) => jobs > 0);
  const corrections = isBegun ? [] : correctionsOf(whole, lookedUp).map(({ word }) => numberForms(word));
  const corrected = corrections.flatMap((meant) => [
    ...meant.map((form) => [form]),
    ...synonymsOf(meant, lookedUp).same,
  ]);
  const nearCorrected = corrections.flatMap((meant) => synonymsOf(meant, lookedUp).close);
  return limited(whole, exact, [...corrected, ...close, ...completions, ...nearCorrected]);
}

interface FoundSynonyms {
  readonly same: readonly Term[];
  readonly close: readonly Term[];
}

/** Returns the synonyms of any of these terms: equivalent ones, and related ones with the synonyms of equivalent ones. */
function synonymsOf(terms: readonly string[], lookedUp: LookedUpWords): FoundSynonyms {
  const { same, close } = directSynonymsOf(terms, lookedUp);
  // An abbreviation stands for several things: "pm" does not make a product manager a project manager.
  const further = directSynonymsOf(same.map((term) => term.join(" ")).filter(isLong), lookedUp);
  return { same, close: [...close, ...further.same, ...further.close] };
}

const isLong = (term: string) => term.length > MAX_ABBREVIATION;

function directSynonymsOf(terms: readonly string[], { synonyms }: LookedUpWords): FoundSynonyms {
  const found = synonyms.filter(({ terms: entry, same }) =>
    (same ? entry : entry.slice(0, 1)).some((term) => terms.includes(term)),
  );
  const others = (same: boolean) =>
    found
      .filter((entry) => entry.same === same)
      .flatMap((entry) => entry.terms.filter((term) => !terms.includes(term)))
      .map((term) => term.split(" "));
  return { same: others(true), close: others(false).flatMap(withNumberForms) };
}

const withNumberForms = (term: Term): Term[] =>
  term.length === 1 ? numberForms(term[0] ?? "").map((form) => [form]) : [term];

/** Returns the words that were probably meant: fewest typos first, then most frequent. */
function correctionsOf(typed: string, { known, corrections }: LookedUpWords): KnownWord[] {
  const forms = numberForms(typed);
  const ownJobs = Math.max(...forms.map((form) => known.get(form)?.jobs ?? 0));
  const fewest = (word: string) =>
    Math.min(
      ...forms.map((form) => {
        const most = typosForgivenIn({ typed, form });
        const typos = most > 0 ? typosBetween(form, word, most) : 1;
        return typos <= most ? typos : Number.POSITIVE_INFINITY;
      }),
    );
  return (corrections.get(typed) ?? [])
    .filter(
      ({ word, jobs }, index, all) => jobs >= 10 * ownJobs && all.findIndex((other) => other.word === word) === index,
    )
    .map((word) => ({ word, typos: fewest(word.word) }))
    .filter(({ typos }) => typos < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.typos - b.typos || b.word.jobs - a.word.jobs)
    .slice(0, MAX_CORRECTIONS)
    .map(({ word }) => word);
}

function limited(typed: string, exact: readonly Term[], loose: readonly Term[]): WordGroup {
  const seen = new Set<string>();
  const once = (terms: readonly Term[]) =>
    terms.filter((term) => {
      const key = term.join(" ");
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  const first = once(exact).slice(0, MAX_TERMS);
  return { typed, exact: first, loose: once(loose).slice(0, MAX_TERMS - first.length) };
}
