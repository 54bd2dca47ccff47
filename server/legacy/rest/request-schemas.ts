import { z } from "zod";
import type { Option } from "../../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, SALARY_RANGES, WORK_MODES } from "../../../shared/jobs.options.ts";
import {
  JOB_TEXTS,
  MAX_JOB_DESCRIPTION,
  MAX_JOB_LOCATION,
  MAX_JOB_REQUIREMENTS,
  MAX_JOB_TITLE,
} from "../../../shared/jobs.ts";
import { MAX_PAGE } from "../../platform/search/page.ts";

// What legacy clients send. These schemas read the request and describe it; the rules are the services'.

/** What a field may hold, in the words of JSON Schema; the services' rules hold it. */
interface Bounds {
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly format?: "date" | "email" | "password" | "uri" | "uuid";
  readonly pattern?: string;
  /** Bounds of a number; sent as text in forms. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** What a text of JSON holds. */
  readonly contentMediaType?: "application/json";
  readonly contentSchema?: Readonly<Record<string, unknown>>;
  /** The spellings of the create form; others are understood too. */
  readonly enum?: readonly string[];
  readonly example?: string;
}

/** Text as a client may send it: numbers too, and null for nothing. */
export const sentText = (description: string, bounds: Bounds = {}) =>
  z
    .union([z.string(), z.number(), z.null()], { error: "This must be text." })
    .transform((value) => (value === null ? "" : String(value)))
    .meta({ description, ...bounds });

/** Text that may be left out; blank is as if left out. */
export const optionalText = (description: string, { enum: values, pattern, ...bounds }: Bounds = {}) =>
  sentText(description)
    .optional()
    .transform((value) => value ?? "")
    .meta({
      description,
      ...bounds,
      ...(values && { enum: [...values, ""] }),
      ...(pattern !== undefined && { pattern: `^$|${pattern}` }),
    });

/** Text that the service wants: left out counts as blank, and it answers with its own sentence. */
export const wantedText = (description: string, missing: string, bounds: Bounds = {}) =>
  z
    .union([z.string(), z.number()], { error: missing })
    .transform(String)
    .meta({ description, ...bounds });

/** An id as a body gives it. */
export const ID = { format: "uuid", example: "3f0c9a52-6f0e-4d0f-9a53-0b6f4c1d2e7a" } as const;

/** An id in a path. */
export const idText = (description: string) => z.string().meta({ description, format: ID.format });

/** The id in a path. */
export const idParam = z.object({ id: idText("The `_id` of what is meant.") });

/** A part of a list instead of all of it. */
export const pageQuery = z.object({
  limit: z.coerce
    .number({ error: "limit is a number from 1 to 50." })
    .int("limit is a number from 1 to 50.")
    .optional()
    .meta({
      minimum: 1,
      maximum: MAX_PAGE,
      description: "Answer only so many, 1 to 50. Without `limit` and `after` the whole list is answered.",
    }),
  after: z
    .string({ error: "after is the `next` of the page before." })
    .optional()
    .meta({ description: "`next` of the page before." }),
});

export type PageQuery = z.output<typeof pageQuery>;

/** What a field of a web address says of itself: a bare host is taken too, for which JSON Schema has no format. */
export const WEB_ADDRESS = "A web address, http or https; without either it is taken as https.";

const labels = (options: readonly Option<string>[]) => options.map(({ label }) => label);

// In the words of the create form, which the answers use as well.
const TITLE = { maxLength: MAX_JOB_TITLE, example: "Welder" };
const INDUSTRY = { enum: labels(INDUSTRIES), example: "Technology" };
const DESCRIPTION = { maxLength: MAX_JOB_DESCRIPTION, example: "You weld frames." };
const JOB_TYPE = { enum: labels(JOB_TYPES), example: "Full-time" };
const PLACE = { enum: labels(WORK_MODES), example: "onSite" };
const LOCATION = { maxLength: MAX_JOB_LOCATION, example: "Pune" };
const REQUIREMENTS = { maxLength: MAX_JOB_REQUIREMENTS, example: "A steady hand." };
const EXPERIENCE = { enum: labels(EXPERIENCE_LEVELS), example: "1-3 years" };
const SALARY = { enum: labels(SALARY_RANGES), example: "3-4 LPA" };

/** The fields of a job as posted. */
export const jobBody = z.object({
  jobTitle: wantedText("Title.", JOB_TEXTS.required, TITLE),
  industry: wantedText("Category.", JOB_TEXTS.required, INDUSTRY),
  jobDescription: wantedText("Description.", JOB_TEXTS.required, DESCRIPTION),
  jobType: wantedText("Job type; Half-time is Part-time.", JOB_TEXTS.required, JOB_TYPE),
  place: wantedText("Work mode.", JOB_TEXTS.required, PLACE),
  location: optionalText("Where.", LOCATION),
  requirements: optionalText("What to bring.", REQUIREMENTS),
  experienceLevel: optionalText("Experience.", EXPERIENCE),
  salaryRange: optionalText("Pay a year.", SALARY),
  applicationDeadline: optionalText("Last day to apply, YYYY-MM-DD; not in the past.", { format: "date" }),
});

/** The same fields for an edit: what is blank or left out keeps what is stored. */
export const jobEditBody = z.object({
  jobTitle: optionalText("Title.", TITLE),
  industry: optionalText("Category.", INDUSTRY),
  jobDescription: optionalText("Description.", DESCRIPTION),
  jobType: optionalText("Job type; the edit form's own values are understood too.", JOB_TYPE),
  place: optionalText("Work mode.", PLACE),
  location: optionalText("Where.", LOCATION),
  requirements: optionalText("What to bring.", REQUIREMENTS),
  experienceLevel: optionalText("Experience.", EXPERIENCE),
  salaryRange: optionalText("Pay a year.", SALARY),
  applicationDeadline: optionalText("Last day to apply, YYYY-MM-DD.", { format: "date" }),
});
