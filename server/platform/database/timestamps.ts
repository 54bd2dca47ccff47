import pg from "pg";

/** PostgreSQL's number of the type. */
export const TIMESTAMPTZ = 1184;
const MINUS = 45;
const ZERO = 48;
/** JavaScript takes the years 0 to 99 for those of the last century. */
const FIRST_YEAR = 100;

/**
 * Reads a moment as PostgreSQL writes it in UTC (`2026-03-04 05:06:07.89+00`); lists have one or more in each row. What
 * looks otherwise (another time zone, the years before 100 and beyond 9999) is read the general way.
 */
export function readTimestamp(text: string): unknown {
  const year = digits(text, 0, 4);
  if (!text.endsWith("+00") || text.charCodeAt(4) !== MINUS || year < FIRST_YEAR) {
    return pg.types.getTypeParser(TIMESTAMPTZ, "text")(text);
  }
  const end = text.length - 3;
  return new Date(
    Date.UTC(
      year,
      digits(text, 5, 7) - 1,
      digits(text, 8, 10),
      digits(text, 11, 13),
      digits(text, 14, 16),
      digits(text, 17, 19),
      milliseconds(text, 20, end),
    ),
  );
}

function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) number = number * 10 + text.charCodeAt(at) - ZERO;
  return number;
}

/** Of a fraction of a second, which PostgreSQL writes without zeros at its end; what is smaller is cut off. */
function milliseconds(text: string, from: number, end: number): number {
  const to = Math.min(end, from + 3);
  return from < end ? digits(text, from, to) * 10 ** (from + 3 - to) : 0;
}
