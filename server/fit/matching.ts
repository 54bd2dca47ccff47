import { monthsIn } from "../../shared/profiles/months-of-work.ts";
import { numberForms } from "../platform/search/plurals.ts";
import { degreesIn, isQualified } from "./degrees.ts";
import { type FitVocabulary, foundWords, isFiller, isNamedIn, stemOf } from "./fit-vocabulary.ts";
import { type Span, spansIn, yearsIn } from "./spans.ts";

/** A line of a profile or another text. */
export interface Line {
  readonly text: string;
  /** When it was, if it is about a time. */
  readonly span?: Pick<Span, "from" | "to">;
}

/** The share of what a requirement names that a line must name: two of three. */
const ENOUGH = 0.66;

/** Words after which a requirement says where or how: "process mapping on a wall". */
const CIRCUMSTANCE = /\s(?:without|on|after|for|from|as|at|by|until|before|under|is|are|helps?)\s\p{Ll}.*/u;

/** Several words, or one with a capital letter: "CSS", but not "pages". */
const NAME = /\S\s+\S|\p{Lu}/u;

/**
 * Returns the alternatives of a requirement, any of which is enough: what is in parentheses, and what is asked for
 * without its circumstances, are two.
 */
function alternativesOf(text: string): string[] {
  const within = [...text.matchAll(/\(([^)]*)\)/gu)].map(([, inside = ""]) => inside);
  const outside = text.replaceAll(/\([^)]*\)/gu, " ");
  const parts = [outside, ...within].flatMap((part) => part.split(/\s+or\s+|\/|\||,/iu));
  const things = parts.map((part) => part.replace(CIRCUMSTANCE, "")).filter((thing) => NAME.test(thing));
  return [...new Set([...parts, ...things])];
}

/** Returns the years that a text names, or that its periods add up to. */
const yearsShown = ({ text, span }: Line, now: Date): number =>
  Math.max(yearsIn(text)?.years ?? 0, monthsIn(span ? [span] : spansIn(text, now)) / 12);

/** A text with more words is sentences, in which a word may be a part of another thing. */
const LISTED = 4;

/** Whether a text has a word only as a part of another thing: "the seat map" names no maps. */
function isOnlyCompound(word: string, text: string): boolean {
  if (!/^\p{Ll}+$/u.test(word)) return false;
  const parts = [...text.toLowerCase().matchAll(/[\p{L}\d]+/gu)];
  const found = parts.filter(([part]) => stemOf(part) === stemOf(word) || numberForms(word).includes(part));
  const isPart = ({ 0: part, index }: RegExpExecArray) => {
    const before = /([\p{L}\d]+)[ -]$/u.exec(text.toLowerCase().slice(0, index))?.[1];
    return part !== word && before !== undefined && !isFiller(before);
  };
  return parts.length > LISTED && found.length > 0 && found.every(isPart);
}

function namesEnough(requirement: string, line: string, vocabulary: FitVocabulary): boolean {
  if (isOnlyCompound(requirement.trim(), line)) return false;
  const words = foundWords(line);
  return alternativesOf(requirement).some((alternative) => {
    const groups = vocabulary.groupsOf(alternative);
    const named = groups.filter((group) => isNamedIn(words, group));
    return groups.length > 0 && named.length / groups.length >= ENOUGH;
  });
}

/** Whether a requirement asks for anything that can be looked for: "freshers welcome" does not. */
export function asksForAnything(requirement: string, vocabulary: FitVocabulary): boolean {
  const asked = yearsIn(requirement);
  return (
    (asked?.years ?? 0) > 0 ||
    degreesIn(requirement).degrees.length > 0 ||
    vocabulary.groupsOf(asked?.rest ?? requirement).length > 0
  );
}

/**
 * Returns the lines that show a requirement, together if it is a number of years; none if they do not. A number of years
 * without a subject is shown by the time of all lines.
 */
export function linesThatShow<Shown extends Line>(
  requirement: string,
  lines: readonly Shown[],
  vocabulary: FitVocabulary,
  now: Date,
): Shown[] {
  const asked = yearsIn(requirement);
  const { degrees, rest } = degreesIn(asked?.rest ?? requirement);
  const subject = vocabulary.groupsOf(rest);
  const shows = (line: Shown): boolean => {
    const words = foundWords(line.text);
    if (degrees.length > 0) {
      const isOfSubject = subject.length === 0 || subject.some((group) => isNamedIn(words, group));
      return isOfSubject && isQualified(degreesIn(line.text).degrees, degrees);
    }
    return (asked !== null && subject.length === 0) || namesEnough(rest, line.text, vocabulary);
  };
  const shown = lines.filter(shows);
  if (!asked || asked.years === 0 || degrees.length > 0) return shown;
  const single = shown.find((line) => yearsShown(line, now) >= asked.years);
  if (single) return [single];
  const timed = shown.filter(({ span }) => span);
  return monthsIn(timed.flatMap(({ span }) => span ?? [])) >= asked.years * 12 ? timed : [];
}
