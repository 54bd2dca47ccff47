import { stemOf } from "../../fit/fit-vocabulary.ts";
import { numberForms } from "../../platform/search/plurals.ts";
import { forgivenTypos, typosBetween } from "../../platform/search/typos.ts";
import { plainLetters } from "../../platform/search/words.ts";
import listed from "./abilities.json" with { type: "json" };

/** The name of an ability in `abilities.json`, which has what is asked for it and what the reader sees while it runs. */
export type AbilityName = keyof typeof listed.abilities;

/** What a question is about, apart from its words: an own job, a title or company, filters, jobs of the answer before. */
export type Thing = "own" | "title" | "filter" | "ref";

/** A word of a question. */
export interface Token {
  /** As typed. */
  readonly text: string;
  /** In plain letters. */
  readonly word: string;
  readonly forms: readonly string[];
  readonly stem: string;
}

/** An ability that a question may ask for; `score` grows with what of the question speaks for it. */
export interface Candidate {
  readonly name: AbilityName;
  readonly score: number;
  readonly concepts: readonly string[];
}

/** Characters that surround a word. */
const AROUND = /^[\s"'“”‘’(?!.,:;–-]+|[\s"'“”‘’)?!.,:;–-]+$/g;

/** More are read in no question. */
const MAX_TOKENS = 150;

/** Returns the words of a text; "haven't" is two. */
export const tokensOf = (text: string): Token[] =>
  text
    .replaceAll(/n['’]t\b/gi, " not")
    .split(/[\s/]+|['’](?=\p{L})/u)
    .map((part) => part.replace(AROUND, ""))
    .filter((part) => part !== "")
    .slice(0, MAX_TOKENS)
    .map((text) => ({ text, word: plainLetters(text) }))
    .map(({ text, word }) => ({ text, word, forms: numberForms(word), stem: stemOf(word) }));

const ASIDES = new Set(listed.asides.split(" "));
const CONCEPTS = Object.entries(listed.concepts).flatMap(([concept, terms]) =>
  terms.split(", ").map((term) => ({
    concept,
    // A word beginning with "=" has no other forms.
    words: term
      .split(" ")
      .map((word) => (word.startsWith("=") ? { word: word.slice(1) } : { word, stem: stemOf(word) })),
  })),
);

const isForm = (token: Token | undefined, { word, stem }: (typeof CONCEPTS)[number]["words"][number]): boolean =>
  token?.word === word || (stem !== undefined && (token?.stem === stem || token?.forms.includes(word) === true));

/** Returns the concepts of `abilities.json` that a question names, each with the places of its words. */
export function conceptsIn(tokens: readonly Token[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { concept, words } of CONCEPTS)
    for (const at of tokens.keys())
      if (words.every((wanted, n) => isForm(tokens[at + n], wanted)))
        found.set(concept, new Set([...(found.get(concept) ?? []), ...words.map((_, n) => at + n)]));
  // "Next", "time" and "meet" are of an appointment only beside an interview.
  if (!found.has("interview")) found.delete("appointment");
  return found;
}

/** Returns the concepts whose words a misspelt word may mean. */
export const misspelt = ({ word }: Token): string[] =>
  CONCEPTS.filter(({ words: [wanted, ...more] }) => {
    if (wanted?.stem === undefined || more.length > 0) return false;
    const most = forgivenTypos(Math.min(word.length, wanted.word.length));
    return most > 0 && typosBetween(word, wanted.word, most) <= most;
  }).map(({ concept }) => concept);

export const isAside = ({ word }: Token): boolean => ASIDES.has(word);

/** Returns the words that may be of a job's title or company; empty for none. */
export function namesIn(about: string): string {
  const tokens = tokensOf(about);
  const said = new Set([...conceptsIn(tokens).values()].flatMap((places) => [...places]));
  return tokens
    .filter((token, at) => !isAside(token) && !said.has(at))
    .map(({ text }) => text)
    .join(" ");
}

const THINGS: Readonly<Record<Thing, number>> = { own: 1.5, title: 1, filter: 1, ref: 1.5 };
const ABILITIES = Object.entries(listed.abilities).map(([name, { asks }]) => ({
  name: name as AbilityName,
  asks: asks.split(", ").map((way) => way.split(" ")),
}));

/** Concepts that few abilities ask for say most. */
const WEIGHTS = new Map(
  Object.keys(listed.concepts).map((concept) => {
    const count = ABILITIES.filter(({ asks }) => asks.some((way) => way.includes(concept))).length;
    return [concept, Math.log(1 + ABILITIES.length / Math.max(1, count))];
  }),
);
const weightOf = (concept: string) => WEIGHTS.get(concept) ?? THINGS[concept as Thing] ?? 0;
const sum = (concepts: readonly string[]) => concepts.reduce((total, concept) => total + weightOf(concept), 0);

/** The share of what else a question names that speaks against an ability. */
const UNSAID = 0.35;
/** The same for a word of no meaning. */
const UNKNOWN = 0.8;

/** Returns the abilities that a question may ask for, best first. `unknown`: the number of words without a meaning. */
export function candidatesFor(said: readonly string[], things: ReadonlySet<Thing>, unknown: number): Candidate[] {
  const present = new Set<string>([...said, ...things]);
  return ABILITIES.flatMap(({ name, asks }) => {
    const [best] = asks
      .filter((way) => way.every((concept) => present.has(concept)))
      .map((concepts) => {
        const unsaid = said.filter((concept) => !concepts.includes(concept));
        return { name, concepts, score: sum(concepts) - UNSAID * sum(unsaid) - UNKNOWN * unknown };
      })
      .toSorted((a, b) => b.score - a.score);
    return best ? [best] : [];
  }).toSorted((a, b) => b.score - a.score);
}
