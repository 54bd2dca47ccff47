import { MONTHS } from "../fit/spans.ts";

const DAY = [
  /^(?<y>\d{4})(?:-(?<m>\d\d?)(?:-(?<d>\d\d?))?)?(?:T.*)?$/,
  // Day first, as in India.
  /^(?<d>\d\d?)[/.\-\s](?<m>\d\d?)[/.\-\s](?<y>\d{4})$/,
  /^(?:(?<d>\d\d?)(?:st|nd|rd|th)?[\s,.\-/]*)?(?:of\s+)?(?<name>[a-z]{3,9})[\s,.\-/']*(?<y>\d{4})$/i,
  /^(?<name>[a-z]{3,9})\.?\s+(?<d>\d\d?)(?:st|nd|rd|th)?,?\s+(?<y>\d{4})$/i,
];

/** Reads a day, a month or a year as people write it. @returns its first day, or null */
export function readDay(
  text: string,
): { readonly day: string; readonly lacksMonth: boolean; readonly lacksDay: boolean } | null {
  for (const pattern of DAY) {
    const { y, m, d, name } = pattern.exec(text.trim())?.groups ?? {};
    const month = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(m ?? 1);
    if (y === undefined || month < 1 || month > 12) continue;
    const two = (number: number) => String(number).padStart(2, "0");
    return { day: `${y}-${two(month)}-${two(Number(d ?? 1))}`, lacksMonth: !name && !m, lacksDay: d === undefined };
  }
  return null;
}
