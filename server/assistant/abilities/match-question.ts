import type { WordGroup } from "../../jobs/search/word-groups.ts";
import { numberForms } from "../../platform/search/plurals.ts";
import { plainLetters } from "../../platform/search/words.ts";
import questions from "./abilities.json" with { type: "json" };

/** The name of an ability in `abilities.json`, which has its phrases and what the reader sees while it runs. */
export type AbilityName = keyof typeof questions.abilities;

/** The ability that a question asks for, and what else it says. */
export interface MatchedQuestion {
  readonly name: AbilityName;
  /** The question without the words of the phrase and those that say nothing. */
  readonly about: string;
}

/** Characters that surround a word. */
const AROUND = /^[\s"'“”‘’(?!.,:;]+|[\s"'“”‘’)?!.,:;]+$/g;
const wordsIn = (text: string) =>
  plainLetters(text)
    .split(/[\s'’]+/)
    .map((word) => word.replace(AROUND, ""))
    .filter(Boolean);

const ASIDES = new Set(questions.asides.split(" "));
const NOT_NAMES = new Set([...ASIDES, ...questions.notNames.split(" ")]);
const PHRASES = Object.entries(questions.abilities).flatMap(([name, { phrases }]) =>
  phrases.map((phrase) => ({ name: name as AbilityName, words: [...new Set(wordsIn(phrase))] })),
);

/** The number of abilities whose phrases have a word, in either number. */
const ABILITIES_OF = new Map<string, Set<string>>();
for (const { name, words } of PHRASES)
  for (const form of words.flatMap(numberForms))
    ABILITIES_OF.set(form, (ABILITIES_OF.get(form) ?? new Set()).add(name));

/** Rare words say most about what is asked. */
const weightOf = (word: string) =>
  (ASIDES.has(word) ? 0.2 : 1) *
  Math.log(1 + Object.keys(questions.abilities).length / (ABILITIES_OF.get(word)?.size ?? 1));
const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0);

/** The share of a phrase, by weight, that a question must have. */
const MIN_SHARE = 0.75;

/**
 * Finds the ability whose phrases in `abilities.json` share most with the question; null when none does. `groups`: the
 * question's words with their synonyms and corrections, as a search for jobs reads them.
 */
export function matchQuestion(question: string, groups: readonly WordGroup[]): MatchedQuestion | null {
  const meanings = new Map(
    groups.map(({ typed, exact, loose }) => [typed, [...exact, ...loose].map((term) => term.join(" "))]),
  );
  const asked = question.split(/\s+/).map((text) => {
    const words = wordsIn(text);
    return { text, forms: new Set(words.flatMap((word) => [...numberForms(word), ...(meanings.get(word) ?? [])])) };
  });
  const has = (word: string) => asked.some(({ forms }) => forms.has(word));
  const [best] = PHRASES.map(({ name, words }) => {
    const found = words.filter(has);
    return { name, found, weight: sum(found), share: sum(found) / sum(words) };
  })
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((a, b) => b.weight * b.share - a.weight * a.share);
  if (!best) return null;
  const rest = asked.filter(({ forms }) => !best.found.some((word) => forms.has(word)));
  const says = rest.some(({ text }) => wordsIn(text).some((word) => !ASIDES.has(word)));
  // "Can you" begins questions of all kinds.
  if (says && best.found.every((word) => ASIDES.has(word))) return null;
  return { name: best.name, about: says ? withoutAsides(rest.map(({ text }) => text)) : "" };
}

/** Returns the words from the first to the last that says something, so that "in Pune" keeps its preposition. */
function withoutAsides(words: readonly string[]): string {
  const isAside = (text: string) => wordsIn(text).every((word) => ASIDES.has(word) && word !== "in" && word !== "at");
  const first = words.findIndex((text) => !isAside(text));
  const last = words.findLastIndex((text) => !isAside(text));
  return words
    .slice(first, last + 1)
    .join(" ")
    .replace(AROUND, "");
}

/** Returns the words that may be of a job's title or company; empty for none. */
export const namesIn = (about: string): string =>
  about
    .split(/\s+/)
    .filter((text) => wordsIn(text).some((word) => !NOT_NAMES.has(word)))
    .join(" ");

/** Returns the question without the words at its ends that say nothing, as a search for jobs. */
export const asSearch = (question: string): string => withoutAsides(question.split(/\s+/));
