import { MAX_NAME } from "../../../shared/accounts.ts";
import { MAX_SALARY_LABEL } from "../../../shared/jobs.ts";
import { plainLine } from "../../../shared/text/plain-line.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import { check } from "../../platform/validation.ts";
import { type JobFields, jobSchema, salaryOf } from "../jobs.schemas.ts";
import { requireExternalId } from "../upsert/external-ids.ts";
import { readDay, readNumber } from "./formats.ts";
import { type Mapping, type Row, read, type Source } from "./mapping.ts";
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

/** Returns what identifies a row's job: its id, and the company unless the mapping names one recruiter. */
export const readIdentity = (row: Row, { externalId, recruiter }: Mapping) => ({
  externalId: read(row, externalId).trim(),
  company: "company" in recruiter ? plainLine(read(row, recruiter.company)) : "",
});

/** Reads a row by the mapping, under the same rules as a post made by hand. */
export function readRow(row: Row, mapping: Mapping, now: Date): RowResult {
  const { externalId, company } = readIdentity(row, mapping);
  if (!externalId) return { refused: "It has no id." };
  if ("company" in mapping.recruiter && !company) return { refused: "It names no company." };
  if (company.length > MAX_NAME) return { refused: `The name of its company is longer than ${MAX_NAME} characters.` };

  try {
    const input = Object.fromEntries(
      Object.entries(mapping.fields).map(([name, from]) => [name, fieldOf(name, row, from, mapping)]),
    );
    if (mapping.titleCase) input.title = toTitleCase(input.title ?? "");
    const { salaryRange, ...fields } = check(jobSchema, input);
    const createdAt = readPostedAt(row, mapping, now);
    const job: ImportedJob = {
      ...fields,
      applicationDeadline: fields.applicationDeadline ?? closingDay(createdAt, mapping),
      externalId: requireExternalId(externalId),
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

const PAY: readonly string[] = ["payMin", "payMax"];
const NUMBERS: readonly string[] = [...PAY, "answerWithinDays"];
/** Pay in words, such as "negotiable", states no amount. */
const statesAmount = (text: string) => /\d/.test(text);

/** Returns the text of a field as a form has it. @throws BAD_USER_INPUT */
function fieldOf(name: string, row: Row, from: Source | undefined, mapping: Mapping): string {
  const text = read(row, from);
  if (text === "" || !from) return "";
  if (PAY.includes(name) && !statesAmount(text)) return "";
  if (NUMBERS.includes(name)) return String(numberIn(text, name, from, mapping));
  if (name === "applicationDeadline") return dayIn(text, name, from, mapping);
  // There is nobody to fix a title that contains a line break.
  return name === "title" || name === "location" ? plainLine(text) : text;
}

/** Quotes a cell with its column, for the reason of a refusal. */
function quoted(text: string, { column, columns = [] }: Source): string {
  const names = column === undefined ? columns : [column];
  const where = names.length > 0 ? ` in ${names.map((name) => `"${name}"`).join(" and ")}` : "";
  return `"${text.slice(0, 40)}"${where}`;
}

/** @throws BAD_USER_INPUT */
function numberIn(text: string, field: string, from: Source, { numberFormat }: Mapping): number {
  const number = readNumber(text, numberFormat);
  if (number !== null) return number;
  const expected = numberFormat
    ? `a number written like ${numberFormat}.`
    : "a plain number such as 1234.56; give the mapping a numberFormat to take others.";
  throw invalid({ [field]: `${quoted(text, from)} is not ${expected}` });
}

/** @throws BAD_USER_INPUT */
function dayIn(text: string, field: string, from: Source, { dateFormat }: Mapping): string {
  const day = readDay(text, dateFormat);
  if (day !== null) return day;
  const expected = dateFormat
    ? `a day written as ${dateFormat}.`
    : "a day written as YYYY-MM-DD; give the mapping a dateFormat to take others.";
  throw invalid({ [field]: `${quoted(text, from)} is not ${expected}` });
}

/**
 * Returns the date of posting. Where the file lacks one that it should have, it is the mapping's default, or the row is
 * refused: an old job must not appear as new.
 */
function readPostedAt(row: Row, { postedAt, maxAgeDays, dateFormat }: Mapping, now: Date): Date {
  if (!postedAt) return now;
  const text = read(row, postedAt);
  const date = dayUpTo(now, text, dateFormat) ?? dayUpTo(now, postedAt.default ?? "");
  if (date && maxAgeDays !== undefined && date.getTime() < now.getTime() - maxAgeDays * DAY_MS)
    throw invalid({ postedAt: `it is older than ${maxAgeDays} days.` });
  if (date) return date;
  const reason = text
    ? `${quoted(text, postedAt)} is not a day up to today, written as ${dateFormat ?? "YYYY-MM-DD"}`
    : "it has none";
  throw invalid({ postedAt: `${reason}; give postedAt a default to take such rows.` });
}

/** Returns the deadline of a job whose row has none, by the mapping. */
function closingDay(postedAt: Date, { closesAfterDays }: Mapping): Date | null {
  if (closesAfterDays === undefined) return null;
  return new Date(new Date(postedAt.getTime() + closesAfterDays * DAY_MS).toISOString().slice(0, 10));
}

function dayUpTo(now: Date, text: string, dateFormat?: string): Date | null {
  const day = readDay(text, dateFormat);
  const date = day === null ? null : new Date(day);
  return date && date <= now ? date : null;
}

/** Returns a label such as "$42,405 to $65,485 a year"; an hourly rate includes cents. @throws BAD_USER_INPUT */
function salaryLabel(row: Row, mapping: Mapping): string {
  const { salary } = mapping;
  if (!salary) return "";
  const amount = (field: "from" | "to") => {
    const text = read(row, salary[field]);
    const value = statesAmount(text) ? numberIn(text, `salary.${field}`, salary[field], mapping) : 0;
    if (value === 0) return "";
    return `${salary.currency}${value.toLocaleString("en-US", { maximumFractionDigits: value < 1000 ? 2 : 0 })}`;
  };
  const [from, to] = [amount("from"), amount("to")];
  const range = from && to && from !== to ? `${from} to ${to}` : to || from;
  return range ? `${range} ${plainLine(read(row, salary.period))}`.trim() : "";
}
