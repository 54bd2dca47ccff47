/** Ages in whole years, both inclusive. */
export interface AgeRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Parses user input of the form `min-max` (docs/specification.md 5.8): a part that is not a number counts as 0 or 100;
 * without a hyphen there is no filter.
 */
export function parseAgeRange(typed: string | null | undefined): AgeRange | null {
  if (!typed?.includes("-")) return null;
  const [min = "", max = ""] = typed.split("-");
  return { min: numberOr(0, min), max: numberOr(100, max) };
}

const numberOr = (fallback: number, part: string) =>
  /^\d{1,6}(\.\d{1,6})?$/.test(part.trim()) ? Number(part) : fallback;
