import { z } from "zod";
import { type JobFields, jobSchema } from "../jobs.schemas.ts";

/** Where a field's text comes from: a column, several joined, or a fixed value; then words are exchanged. */
const source = z.strictObject({
  /** The column of the file. */
  column: z.string().optional(),
  /** Several columns, those that are not empty joined by `join`. */
  columns: z.array(z.string()).optional(),
  join: z.string().default("\n\n"),
  /** Before the text of a column of `columns`, so that a reader knows what it is: `{"Level": "Level"}` gives "Level: 2". */
  labels: z.record(z.string(), z.string()).optional(),
  /** The same for every row. */
  value: z.string().optional(),
  /** Exchanges a whole cell: `{"F": "Full-time"}`. */
  map: z.record(z.string(), z.string()).optional(),
  /** The first pair whose left text the cell contains, in any case, gives the right one. */
  contains: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** When nothing else gave a text. */
  default: z.string().optional(),
});

const REQUIRED: readonly string[] = ["title", "description", "industry", "jobType", "workMode"];
/** A row has no questions. */
const fields = Object.fromEntries(
  Object.keys(jobSchema.shape)
    .filter((name) => name !== "questions")
    .map((name) => [name, REQUIRED.includes(name) ? source : source.optional()]),
);

/** How a file's columns become jobs; `docs/import.md` describes it with an example. */
export const mappingSchema = z.strictObject({
  /** The id of a job where it comes from: a row whose id was seen before is the same job. */
  externalId: source,
  /** Whose the jobs are: an existing recruiter by e-mail, or a company by name, which is made when there is none. */
  recruiter: z.union([
    z.strictObject({ email: z.string() }),
    z.strictObject({
      company: source,
      location: z.string().default(""),
      industry: z.string().default("Other"),
      companySize: z.string().default("1000+"),
      /** The addresses of made accounts end in this; their owners take them over by a password reset. */
      emailDomain: z.string().regex(/^[a-z0-9.-]+\.[a-z]+$/, "emailDomain is a domain such as jobs.example.com"),
    }),
  ]),
  /** Of rows with one id the first counts, unless another has this text in this column. */
  prefer: z.strictObject({ column: z.string(), value: z.string() }).optional(),
  /** Mends text that was read in the wrong encoding on its way ("Cityâ€™s"). */
  repairEncoding: z.boolean().default(false),
  /** Those of a post; `salaryRange` is one of the closed list (docs/specification.md 3.7). */
  fields: z.strictObject(fields as Record<Exclude<keyof JobFields, "questions">, z.ZodOptional<typeof source>>),
  /** Pay that is not in lakh rupees a year: shown as it is, matched by no salary filter. */
  salary: z.strictObject({ from: source, to: source, period: source, currency: z.string().default("") }).optional(),
  /** When it was posted, beginning with YYYY-MM-DD. Without it jobs are posted now; with it, a row that says no day is refused. */
  postedAt: source.optional(),
  /** Rows posted longer ago are refused. */
  maxAgeDays: z.number().int().positive().optional(),
  /** The last day to apply of a row that names none: so many days after it was posted. */
  closesAfterDays: z.number().int().positive().optional(),
  /** Writes titles in capitals as titles: "DEPUTY DIRECTOR OF IT" is "Deputy Director of IT". */
  titleCase: z.boolean().default(false),
});

export type Mapping = z.output<typeof mappingSchema>;
type Source = z.output<typeof source>;

/** A row of the file, by column. */
export type Row = Readonly<Record<string, string>>;

/** The columns that a mapping names. */
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

/** The text that a source gives for a row. */
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
