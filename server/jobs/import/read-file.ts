import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { messageOf, OperatorError } from "../../platform/operator-error.ts";
import type { ImportRefusal } from "./import-jobs.ts";
import { columnsOf, type Mapping, type Row } from "./mapping.ts";

/** The rows of a file. */
interface FileRows {
  readonly rows: readonly Row[];
  /** The line of each row in the file. */
  readonly lines: readonly number[];
  /** What could not be read as a row. */
  readonly damaged: readonly ImportRefusal[];
}

/** A record of a file, and the line on which it begins. */
interface FileRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

const DELIMITERS = [",", ";", "\t", "|"];
/** The header is searched for in this many bytes. */
const HEADER_BYTES = 100_000;
/** Open quotes after which a file counts as unreadable: each of them makes the rest be read again. */
const MAX_OPEN_QUOTES = 100;
const NEW_LINE = 10;
const CARRIAGE_RETURN = 13;

/**
 * Reads the rows of a CSV file. A record that cannot be read does not affect the others. @throws OperatorError if the
 * file cannot be read, or lacks a column of the mapping
 */
export async function readRows(path: string, mapping: Mapping): Promise<FileRows> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new OperatorError(`${path} cannot be read: ${messageOf(error)}`);
  });
  // Spreadsheets name the delimiter on a line before the header.
  const named = /^(?:\xef\xbb\xbf)?"?sep=([^\r\n])"?\r?\n/i.exec(bytes.subarray(0, 20).toString("latin1"));
  const start = named?.[0].length ?? 0;
  const wanted = columnsOf(mapping);
  const delimiter = mapping.delimiter ?? named?.[1] ?? delimiterOf(bytes.subarray(start, start + HEADER_BYTES), wanted);
  const { records, damaged } = readRecords(path, bytes, start, delimiter);
  const [header, ...rest] = records;
  if (!header) throw new OperatorError(`${path} has no header: it is empty.`);
  const columns = header.cells.map((cell) => cell.trim());
  checkColumns(path, columns, wanted, delimiter);

  const rows: Row[] = [];
  const lines: number[] = [];
  for (const { cells, line } of rest) {
    if (cells.slice(columns.length).some((cell) => cell.trim() !== "")) {
      damaged.push(refused(line, `It has ${cells.length} cells, and the header has ${columns.length}.`));
      continue;
    }
    rows.push(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ""])));
    lines.push(line);
  }
  return { rows, lines, damaged };
}

const refused = (line: number, reason: string): ImportRefusal => ({ line, externalId: "", reason });

interface ReadOptions {
  readonly delimiter: string;
  readonly to?: number;
  /** Called with each record, and the number of bytes up to its end. */
  readonly onRecord: (cells: string[], bytes: number) => void;
}

/** Reads records. @returns why reading ended early, or null */
function readCsv(bytes: Buffer, { onRecord, ...options }: ReadOptions): string | null {
  let flaw: string | null = null;
  parse(bytes, {
    ...{ ...options, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
    skip_records_with_error: true,
    on_record: (cells, context) => {
      onRecord(cells as string[], context.bytes);
      return null;
    },
    on_skip: (error) => {
      flaw ??= error?.message ?? "";
      return undefined;
    },
  });
  return flaw;
}

/** Returns the delimiter with which the header has most of these columns. */
function delimiterOf(bytes: Buffer, wanted: readonly string[]): string {
  const scores = DELIMITERS.map((delimiter) => {
    let names: string[] = [];
    const onRecord = (cells: string[]) => {
      names = cells.map((cell) => cell.trim());
    };
    readCsv(bytes, { delimiter, to: 1, onRecord });
    return { delimiter, score: wanted.filter((name) => names.includes(name)).length + names.length / 10_000 };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function checkColumns(path: string, columns: readonly string[], wanted: readonly string[], delimiter: string): void {
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");
  const missing = wanted.filter((name) => !columns.includes(name));
  if (missing.length === 0) return;
  throw new OperatorError(
    `${path} has no column ${quoted(missing)}. ` +
      `Read with ${JSON.stringify(delimiter)} between them, its columns are ${quoted(columns)}.`,
  );
}

/** Returns the records from this byte on. Where a quote is never closed, reading resumes on the line after it. */
function readRecords(path: string, bytes: Buffer, start: number, delimiter: string) {
  const records: FileRecord[] = [];
  const damaged: ImportRefusal[] = [];
  const lineAt = lineCounter(bytes);
  for (let from = start; from < bytes.length; ) {
    let end = from;
    let isBroken = false;
    const flaw = readCsv(bytes.subarray(from), {
      delimiter,
      onRecord: (cells, length) => {
        isBroken ||=
          cells.some((cell) => cell.includes("\n")) && !isStrict(bytes.subarray(end, from + length), delimiter);
        if (isBroken) return;
        records.push({ cells, line: lineAt(beginning(bytes, end)) });
        end = from + length;
      },
    });
    if (flaw === null && !isBroken) break;
    const opened = beginning(bytes, end);
    damaged.push(refused(lineAt(opened), "A quote that opens on this line is never closed."));
    if (damaged.length > MAX_OPEN_QUOTES)
      throw new OperatorError(`${path}: more than ${MAX_OPEN_QUOTES} quotes are never closed. Is it a CSV file?`);
    const next = bytes.indexOf(NEW_LINE, opened);
    if (next < 0) break;
    from = next + 1;
  }
  return { records, damaged };
}

/** Whether a record follows RFC 4180: one that does not, and spans lines, has taken in the records behind an open quote. */
function isStrict(record: Buffer, delimiter: string): boolean {
  try {
    parse(record, { delimiter, bom: true, relax_column_count: true });
    return true;
  } catch {
    return false;
  }
}

/** Returns where a record begins: after the line breaks that follow the previous one. */
function beginning(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === NEW_LINE || bytes[at] === CARRIAGE_RETURN) at++;
  return at;
}

/** Returns a function that tells the line of a byte; bytes must be given in order. */
function lineCounter(bytes: Buffer): (byte: number) => number {
  let [line, counted] = [1, 0];
  return (byte) => {
    for (; counted < byte; counted++) if (bytes[counted] === NEW_LINE) line++;
    return line;
  };
}
