import { stringify } from "csv-stringify/sync";

/** Spreadsheets need it to detect UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** Returns the header of a table for spreadsheets. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvOf([columns]);

/** Formats rows as CSV, one per line; cells that spreadsheets would take for formulas are escaped. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], { escape_formulas: true });

/** A day as YYYY-MM-DD, in UTC; empty without one. */
export const dayText = (date: Date | null | undefined): string => date?.toISOString().slice(0, 10) ?? "";
