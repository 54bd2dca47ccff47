import { stringify } from "csv-stringify/sync";

/** For spreadsheets, which else take the bytes for another alphabet's. */
const BYTE_ORDER_MARK = "\ufeff";

/** The head of a table for spreadsheets. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvOf([columns]);

/** What tables of spreadsheets take for a formula is made text; a line a row. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], { escape_formulas: true });
