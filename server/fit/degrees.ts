import { FIT_WORDS } from "./fit-words.ts";

type Degree = (typeof FIT_WORDS.degrees)[number];

/**
 * "B.Tech" is also written "BTech" and "B. Tech", "MBA" also "M.B.A."; names of one or two letters must be in capitals:
 * "BE" is not "be".
 */
function patternOf(name: string): RegExp {
  const letters = name.replaceAll(".", "");
  const written = name
    .replace(/\.$/, "")
    .replace(/^[A-Z]{3,5}$/, (capitals) => [...capitals].join("."))
    .replaceAll(".", String.raw`\.?\s?`)
    .replaceAll("'", "['’]?")
    .replaceAll(" ", String.raw`[\s-]+`);
  return new RegExp(String.raw`(?<![\p{L}\d])${written}\.?(?![\p{L}\d])`, letters.length <= 2 ? "gu" : "giu");
}

// "CA Inter" comes before "CA".
const NAMES = FIT_WORDS.degrees
  .flatMap((degree) => degree.names.map((name) => ({ degree, name, pattern: patternOf(name) })))
  .toSorted((a, b) => b.name.length - a.name.length);

/** Returns the qualifications that a text names, and the text without them. */
export function degreesIn(text: string): { readonly degrees: readonly Degree[]; readonly rest: string } {
  let rest = text;
  const degrees = NAMES.flatMap(({ degree, pattern }) => {
    const without = rest.replaceAll(pattern, " ");
    const isNamed = without !== rest;
    rest = without;
    return isNamed ? [degree] : [];
  });
  return { degrees, rest };
}

/** School leaving certificates are included in every later qualification with a level. */
const SCHOOL = 2;

/** Whether one of these qualifications is, or includes, one of those asked for. */
export const isQualified = (has: readonly Degree[], asked: readonly Degree[]): boolean =>
  asked.some((degree) =>
    has.some(
      (own) =>
        own === degree ||
        (own.level !== undefined &&
          degree.level !== undefined &&
          own.level >= degree.level &&
          (degree.any === true || degree.level <= SCHOOL)),
    ),
  );

/** Returns the first qualification that a text names, as written. */
export function degreeAt(text: string): { readonly text: string; readonly index: number } | null {
  const found = NAMES.flatMap(({ pattern }) => {
    const match = text.matchAll(pattern).next().value;
    return match ? [{ text: match[0].trim(), index: match.index }] : [];
  });
  return found.toSorted((a, b) => a.index - b.index || b.text.length - a.text.length)[0] ?? null;
}

/** Returns the levels of the qualifications that a text names, from the tenth class (1) to a doctorate (6). */
export const levelsIn = (text: string): number[] => degreesIn(text).degrees.flatMap(({ level }) => level ?? []);
