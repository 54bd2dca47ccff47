import { MAX_SALARY_LABEL } from "../../../shared/jobs.ts";
import { plainLine } from "../../../shared/text/plain-line.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import { check } from "../../platform/validation.ts";
import { type JobFields, jobSchema, salaryOf } from "../jobs.schemas.ts";
import { type Mapping, type Row, read } from "./mapping.ts";
import { repairEncoding } from "./repair-encoding.ts";
import { toTitleCase } from "./title-case.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A row as a job. */
export interface ImportedJob extends JobFields {
  readonly externalId: string;
  /** The company that posts it; empty when the mapping names one recruiter. */
  readonly company: string;
  readonly salaryLabel: string;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly createdAt: Date;
}

/** The result of reading a row: a job, or the reason for the refusal. */
export type RowResult = { readonly job: ImportedJob } | { readonly refused: string };

/** Reads a row by the mapping, under the same rules as a post made by hand. */
export function readRow(rawRow: Row, mapping: Mapping, now: Date): RowResult {
  const row = mapping.repairEncoding
    ? Object.fromEntries(Object.entries(rawRow).map(([name, cell]) => [name, repairEncoding(cell)]))
    : rawRow;
  const externalId = read(row, mapping.externalId).trim();
  if (!externalId) return { refused: "It has no id." };
  if (externalId.length > 200) return { refused: "Its id is longer than 200 characters." };
  const company = "company" in mapping.recruiter ? plainLine(read(row, mapping.recruiter.company)) : "";
  if ("company" in mapping.recruiter && !company) return { refused: "It names no company." };

  const input = Object.fromEntries(
    Object.entries(mapping.fields).map(([name, from]) => [name, fieldOf(name, read(row, from))]),
  );
  if (mapping.titleCase) input.title = toTitleCase(input.title ?? "");
  try {
    const { salaryRange, ...fields } = check(jobSchema, input);
    const createdAt = readPostedAt(row, mapping, now);
    const job: ImportedJob = {
      ...fields,
      applicationDeadline: fields.applicationDeadline ?? closingDay(createdAt, mapping),
      externalId,
      company,
      createdAt,
      ...salaryOf(salaryRange),
      ...(salaryRange === null && { salaryLabel: salaryLabel(row, mapping).slice(0, MAX_SALARY_LABEL) }),
    };
    return { job };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.entries(error.details.fields ?? { row: error.message });
    return { refused: fields.map(([field, message]) => `${field}: ${message}`).join("; ") };
  }
}

/** There is nobody to fix a title that contains a line break. */
const fieldOf = (name: string, cell: string): string =>
  name === "title" || name === "location" ? plainLine(cell) : cell;

/**
 * Returns the date of posting. Where the file lacks one that it should have, it is the mapping's default, or the row is
 * refused: an old job must not appear as new.
 */
function readPostedAt(row: Row, { postedAt, maxAgeDays }: Mapping, now: Date): Date {
  if (!postedAt) return now;
  const text = read(row, postedAt);
  const date = dayUpTo(now, text) ?? dayUpTo(now, postedAt.default ?? "");
  if (date && maxAgeDays !== undefined && date.getTime() < now.getTime() - maxAgeDays * DAY_MS)
    throw invalid({ postedAt: `it is older than ${maxAgeDays} days.` });
  if (date) return date;
  const reason = text ? `"${text.slice(0, 40)}" is not a day up to today` : "it has none";
  throw invalid({ postedAt: `${reason}; give postedAt a default to take such rows.` });
}

/** Returns the deadline of a job whose row has none, by the mapping. */
function closingDay(postedAt: Date, { closesAfterDays }: Mapping): Date | null {
  if (closesAfterDays === undefined) return null;
  return new Date(new Date(postedAt.getTime() + closesAfterDays * DAY_MS).toISOString().slice(0, 10));
}

function dayUpTo(now: Date, text: string): Date | null {
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text.slice(0, 10)) : null;
  return date && !Number.isNaN(date.getTime()) && date <= now ? date : null;
}

/** Returns a label such as "$42,405 to $65,485 a year"; an hourly rate includes cents. */
function salaryLabel(row: Row, { salary }: Mapping): string {
  if (!salary) return "";
  const amount = (text: string) => {
    const value = Number(text.replace(/[,\s]/g, ""));
    if (!text || !Number.isFinite(value) || value <= 0) return "";
    return `${salary.currency}${value.toLocaleString("en-US", { maximumFractionDigits: value < 1000 ? 2 : 0 })}`;
  };
  const [from, to] = [amount(read(row, salary.from)), amount(read(row, salary.to))];
  const range = from && to && from !== to ? `${from} to ${to}` : to || from;
  return range ? `${range} ${plainLine(read(row, salary.period))}`.trim() : "";
}
