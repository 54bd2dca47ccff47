/** A result of studies: a grade point average of 10, or percent. */
export interface Marks {
  readonly cgpa: string | null;
  readonly percent: string | null;
}

const NUMBER = String.raw`(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)`;
const PERCENT = new RegExp(String.raw`${NUMBER}\s*(?:%|per\s?cent)`, "i");
const OF_TEN = new RegExp(String.raw`${NUMBER}\s*(?:/|out of)\s*10(?:\.0+)?(?![\d.])`, "i");
const OTHER_SCALE = /\d\s*(?:\/|out of)\s*(?!10(?:\.0+)?(?![\d.]))\d/i;
const POINTS = /\b(?:C\.?G\.?P\.?A|G\.?P\.?A|CPI|SGPA|pointer)\b/i;
/** "12th" is none. */
const BARE = new RegExp(String.raw`${NUMBER}(?!\d|st\b|nd\b|rd\b|th\b)`);
const PERCENT_WORD = /percent|\bmarks\b|\baggregate\b/i;

/** Grade point averages of 4 are not distinguished from low ones of 10, and neither becomes the other. */
const SMALLEST = 4;

/**
 * Reads marks as people write them: "8.4/10", "CGPA: 8.4", "82.5%". `isMarks`: whether the whole text states them, so
 * that a bare number is one. Averages on other scales are not converted.
 */
export function readMarks(text: string, isMarks = false): Marks {
  const percent = PERCENT.exec(text)?.[1] ?? null;
  const ofTen = OF_TEN.exec(text)?.[1] ?? null;
  if (percent !== null || ofTen !== null) return { cgpa: ofTen, percent };
  if (OTHER_SCALE.test(text)) return { cgpa: null, percent: null };
  const named = POINTS.exec(text);
  const after = named && BARE.exec(text.slice(named.index + named[0].length))?.[1];
  const before = named && /(\d{1,2}(?:\.\d{1,2})?)\s*\(?$/.exec(text.slice(0, named.index))?.[1];
  const points = named ? (before ?? after) : isMarks ? BARE.exec(text)?.[1] : null;
  const number = Number(points ?? 0);
  if (number > SMALLEST && number <= 10) return { cgpa: points ?? null, percent: null };
  const inWords = PERCENT_WORD.test(text) || (isMarks && !named) ? BARE.exec(text)?.[1] : null;
  return { cgpa: null, percent: Number(inWords ?? 0) > 10 ? (inWords ?? null) : null };
}

/** Whether a text has marks, also those of a scale that is not read. */
export const statesMarks = (text: string): boolean => PERCENT.test(text) || POINTS.test(text) || OTHER_SCALE.test(text);
