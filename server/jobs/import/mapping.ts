import { z } from "zod";
import { signUpRecruiterSchema } from "../../accounts/accounts.schemas.ts";
import { type JobFields, jobSchema } from "../jobs.schemas.ts";
import { EXCEL_DAYS, isDateFormat, NUMBER_FORMATS } from "./formats.ts";

/** A company's details, under the same rules as in the sign-up form. */
const company = signUpRecruiterSchema.shape;

/** The name of a column, as the header has it. */
const column = z.string().trim();

/**
 * The source of a field's text: a column, several joined columns, or a fixed value; replacements are applied
 * afterwards.
 */
const source = z.strictObject({
  /** The column of the file. */
  column: column.optional(),
  /** Several columns; the non-empty ones are joined by `join`. */
  columns: z.array(column).optional(),
  join: z.string().default("\n\n"),
  /** Labels put before the text of a column of `columns`, for its readers: `{"Level": "Level"}` gives "Level: 2". */
  labels: z.record(z.string(), z.string()).optional(),
  /** The same for every row. */
  value: z.string().optional(),
  /** Replaces a whole cell: `{"F": "Full-time"}`. */
  map: z.record(z.string(), z.string()).optional(),
  /** The first pair whose left text occurs in the cell, ignoring case, provides the right one. */
  contains: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Used when nothing else provides a text. */
  default: z.string().optional(),
});

const REQUIRED: readonly string[] = ["title", "description", "industry", "jobType", "workMode"];
/** Questions cannot be imported. */
const fields = Object.fromEntries(
  Object.keys(jobSchema.shape)
    .filter((name) => name !== "questions")
    .map((name) => [name, REQUIRED.includes(name) ? source : source.optional()]),
);

/** The domain of an email address. */
const DOMAIN = /^(?=.{1,190}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;

/** How a file's columns are mapped to jobs; documented in `docs/import.md` with an example. */
export const mappingSchema = z.strictObject({
  /** The id of a job in its source system: a row with a known id is the same job. */
  externalId: source,
  /** The jobs' recruiter: an existing one by email, or a company by name, created if there is none. */
  recruiter: z.union([
    z.strictObject({ email: z.string() }),
    z.strictObject({
      company: source,
      location: company.companyLocation,
      industry: company.industry.default("Other"),
      companySize: company.companySize.default("OVER_1000"),
      /** The domain of generated addresses; their owners take the accounts over with a password reset. */
      emailDomain: z.string().regex(DOMAIN, "emailDomain is a domain such as jobs.example.com"),
    }),
  ]),
  /** Of rows with the same id the first is used, unless another has this text in this column. */
  prefer: z.strictObject({ column, value: z.string() }).optional(),
  /** Separates the cells; found from the header if absent. */
  delimiter: z.string().length(1, "A delimiter is one character.").optional(),
  /** How the file writes its numbers, by an example; without it, only plain numbers such as 1234.56 are read. */
  numberFormat: z.enum(NUMBER_FORMATS).optional(),
  /** How the file writes its days; days as YYYY-MM-DD are always understood. */
  dateFormat: z
    .string()
    .refine(isDateFormat, `A date format is "${EXCEL_DAYS}", or has DD, MM and YYYY, such as DD/MM/YYYY.`)
    .optional(),
  /** Repairs text that was decoded with the wrong encoding along the way ("Cityâ€™s"). */
  repairEncoding: z.boolean().default(false),
  /** The fields of a post; `salaryRange` is one of the closed list (docs/specification.md 3.7). */
  fields: z.strictObject(fields as Record<Exclude<keyof JobFields, "questions">, z.ZodOptional<typeof source>>),
  /** Pay that is not in lakh rupees a year: shown as is, matched by no salary filter. */
  salary: z.strictObject({ from: source, to: source, period: source, currency: z.string().default("") }).optional(),
  /**
   * The date of posting. Without this source jobs are posted now; with it, a row without a date is refused.
   */
  postedAt: source.optional(),
  /** Rows posted longer ago are refused. */
  maxAgeDays: z.number().int().positive().optional(),
  /** The deadline of a row without one, in days after posting. */
  closesAfterDays: z.number().int().positive().optional(),
  /** Converts titles in capitals to title case: "DEPUTY DIRECTOR OF IT" is "Deputy Director of IT". */
  titleCase: z.boolean().default(false),
});

export type Mapping = z.output<typeof mappingSchema>;
export type Source = z.output<typeof source>;

/** A row of the file, by column. */
export type Row = Readonly<Record<string, string>>;

/** Returns the columns that a mapping names. */
export function columnsOf(mapping: Mapping): string[] {
  const names: string[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    if ("column" in node && typeof node.column === "string") names.push(node.column);
    if ("columns" in node && Array.isArray(node.columns)) names.push(...node.columns);
    Object.values(node).forEach(visit);
  };
  visit(mapping);
  return [...new Set(names)];
}

/** Returns the text that a source yields for a row. */
export function read(row: Row, from: Source | undefined): string {
  if (!from) return "";
  const cells = from.columns ?? (from.column ? [from.column] : []);
  const joined = cells
    .flatMap((name) => {
      const text = row[name]?.trim();
      const label = from.labels?.[name];
      return text ? [label ? `${label}: ${text}` : text] : [];
    })
    .join(from.join);
  const text = joined || from.value || "";
  const mapped = from.map?.[text];
  if (mapped !== undefined) return mapped;
  const contained = from.contains?.find(([part]) => text.toLowerCase().includes(part.toLowerCase()))?.[1];
  if (contained !== undefined) return contained;
  return from.map || from.contains || text === "" ? (from.default ?? text) : text;
}

/** Returns what is wrong with a mapping, a line for each fault. */
export const mappingFaults = (error: z.ZodError): string => faultsOf(error.issues, []).join("\n");

function faultsOf(issues: readonly z.core.$ZodIssue[], above: readonly PropertyKey[]): string[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    if (issue.code !== "invalid_union") return [`${path.join(".")}: ${issue.message}`];
    // Of the forms that a value may have, the one whose names were used.
    const meant = issue.errors.find((form) => form.every(({ code }) => code !== "unrecognized_keys"));
    return faultsOf(meant ?? issue.errors[0] ?? [], path);
  });
}
