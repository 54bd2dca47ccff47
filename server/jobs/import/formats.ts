/** How a file may write its numbers, each by an example. */
export const NUMBER_FORMATS = ["1,234.56", "1.234,56", "1 234,56", "1'234.56"] as const;

export type NumberFormat = (typeof NUMBER_FORMATS)[number];

/** Patterns of the characters between groups, and of the decimal one. Groups have two digits in India. */
const SEPARATORS: Readonly<Record<NumberFormat, readonly [group: string, decimal: string]>> = {
  "1,234.56": [",", "\\."],
  "1.234,56": ["\\.", ","],
  "1 234,56": ["[ \\u00a0\\u202f]", ","],
  "1'234.56": ["['’]", "\\."],
};

const PATTERNS = new Map(
  NUMBER_FORMATS.map((format) => {
    const [group, decimal] = SEPARATORS[format];
    const whole = `\\d+|\\d{1,3}(?:${group}\\d{2,3}){0,9}${group}\\d{3}`;
    return [format, new RegExp(`^(?<whole>${whole})(?:${decimal}(?<decimals>\\d+))?$`)] as const;
  }),
);
/** Without a stated format: three digits after a point may be thousands. */
const PLAIN = /^(?<whole>\d+)(?:\.(?<decimals>\d{1,2}|\d{4,}))?$/;

/** Reads a number that is written in this format; null if it is not. */
export function readNumber(text: string, format?: NumberFormat): number | null {
  const found = ((format && PATTERNS.get(format)) ?? PLAIN).exec(text.trim())?.groups;
  return found ? Number(`${found.whole?.replace(/\D/g, "")}.${found.decimals ?? "0"}`) : null;
}

/** The format of days that a spreadsheet stores as numbers. */
export const EXCEL_DAYS = "Excel";
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60 * 1000;
const ISO_DAY = "YYYY-MM-DD";

/** Whether a text describes how days are written: `DD`, `MM` and `YYYY`, once each, in any order. */
export const isDateFormat = (format: string): boolean =>
  format === EXCEL_DAYS ||
  (/^(?=.*DD)(?=.*MM)(?=.*YYYY)(?:[DMY]+[-/. ]){2}[DMY]+$/.test(format) && format.length === 10);

/**
 * Reads a day that is written in this format, or as YYYY-MM-DD; a time after it is ignored. @returns the day as
 * YYYY-MM-DD, or null if it is none
 */
export function readDay(text: string, format: string = ISO_DAY): string | null {
  const typed = text.trim();
  if (format === EXCEL_DAYS && /^\d{1,6}(?:\.\d+)?$/.test(typed))
    return new Date(EXCEL_EPOCH_MS + Math.floor(Number(typed)) * DAY_MS).toISOString().slice(0, 10);
  return dayIn(typed, ISO_DAY) ?? (format === EXCEL_DAYS ? null : dayIn(typed, format));
}

function dayIn(text: string, format: string): string | null {
  const pattern = format
    .replace(/[.]/g, "\\.")
    .replace("YYYY", "(?<year>\\d{4})")
    .replace("MM", format === ISO_DAY ? "(?<month>\\d{2})" : "(?<month>\\d{1,2})")
    .replace("DD", format === ISO_DAY ? "(?<day>\\d{2})" : "(?<day>\\d{1,2})");
  const { year, month = "", day = "" } = new RegExp(`^${pattern}(?:[T ,].*)?$`).exec(text)?.groups ?? {};
  if (!year) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
