import { z } from "zod";
import { labelOf, type Option } from "../../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, SALARY_RANGES, WORK_MODES } from "../../../shared/jobs.options.ts";
import { MAX_JOB_DESCRIPTION, MAX_JOB_LOCATION, MAX_JOB_REQUIREMENTS, MAX_JOB_TITLE } from "../../../shared/jobs.ts";
import { COMPANY_SIZES } from "../../../shared/recruiters.options.ts";
import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { JobFields } from "../../jobs/jobs.schemas.ts";
import { day, fileAt } from "../legacy-shapes.ts";
import { date, fileUrl, moment, text } from "./legacy-schemas.ts";
import { type Bounds, optionalText, wantedText } from "./request-schemas.ts";

// A job as legacy clients send and read it (docs/specification.md 3.1): enum values in the words of the create form.

interface SentField extends Bounds {
  /** The domain's name, if different. */
  readonly name?: keyof JobFields;
  readonly description: string;
  readonly required?: true;
}

const labels = (options: readonly Option<string>[]) => options.map(({ label }) => label);
const JOB_TYPE =
  "The type of job. The values of the older edit form are accepted too, and `Half-time` means `Part-time`.";
const DEADLINE = "The application deadline: the last day to apply, YYYY-MM-DD, not in the past.";
const required = true;
const example = "You weld frames.";

const SENT = {
  jobTitle: { name: "title", required, description: "The job's title.", maxLength: MAX_JOB_TITLE, example: "Welder" },
  industry: { required, description: "The industry.", enum: labels(INDUSTRIES), example: "Technology" },
  jobDescription: {
    name: "description",
    required,
    description: "The job's description, in Markdown.",
    maxLength: MAX_JOB_DESCRIPTION,
    example,
  },
  jobType: { required, description: JOB_TYPE, enum: labels(JOB_TYPES), example: "Full-time" },
  place: { name: "workMode", required, description: "The work mode.", enum: labels(WORK_MODES), example: "onSite" },
  location: { description: "The location.", maxLength: MAX_JOB_LOCATION, example: "Pune" },
  requirements: { description: "What the job requires.", maxLength: MAX_JOB_REQUIREMENTS, example: "A steady hand." },
  experienceLevel: { description: "The experience level.", enum: labels(EXPERIENCE_LEVELS), example: "1-3 years" },
  salaryRange: { description: "The salary range per year.", enum: labels(SALARY_RANGES), example: "3-4 LPA" },
  applicationDeadline: { description: DEADLINE, format: "date" },
} as const satisfies Readonly<Record<string, SentField>>;

type SentJob = Record<keyof typeof SENT, string>;
const fields = Object.entries<SentField>(SENT) as [keyof SentJob, SentField][];

/** Legacy field names by domain name. */
export const LEGACY_NAMES = Object.fromEntries(fields.map(([sent, { name = sent }]) => [name, sent]));

const bodyOf = (schemaOf: (field: Omit<SentField, "name">) => z.ZodType<string>) =>
  z.object(
    Object.fromEntries(fields.map(([sent, { name: _, ...field }]) => [sent, schemaOf(field)])) as {
      [Name in keyof SentJob]: z.ZodType<string>;
    },
  );

/** The fields of a new job. */
export const jobBody = bodyOf(({ required, description, ...bounds }) =>
  required ? wantedText(description, JOB_TEXTS.required, bounds) : optionalText(description, bounds),
);

/** The same fields for an edit: a blank or missing one leaves the stored value unchanged. */
export const jobEditBody = bodyOf(({ required: _, description, ...bounds }) => optionalText(description, bounds));

/** Renames the legacy fields to the domain's names. */
export const toJobInput = (body: SentJob) =>
  Object.fromEntries(fields.map(([sent, { name = sent }]) => [name, body[sent]])) as Record<
    Exclude<keyof JobFields, "questions">,
    string
  >;

/**
 * Returns what an edit changes: legacy forms post blank what they could not show, and blank fields are unchanged
 * (docs/specification.md 7.1).
 */
export const toJobEdit = (body: SentJob): Partial<ReturnType<typeof toJobInput>> =>
  Object.fromEntries(Object.entries(toJobInput(body)).filter(([, value]) => value.trim() !== ""));

/** A job as legacy clients read it. */
export const legacyJob = z
  .object({
    _id: text("The job's id."),
    jobTitle: text("The job's title."),
    jobType: text("The type of job: `Full-time`, `Part-time` or `Internship`."),
    industry: text("The industry."),
    location: text("The location. Empty if not stated."),
    place: text("The work mode: `onSite`, `remote` or `hybrid`."),
    experienceLevel: text("The experience level, such as `1-3 years`. Empty if not stated."),
    salaryRange: text("The salary range per year, such as `3-4 LPA`. Empty if not stated."),
    requirements: text("What the job requires. Empty if not stated."),
    jobDescription: text("The job's description, in Markdown."),
    applicationDeadline: date("The application deadline, the last day to apply"),
    createdAt: moment("When the job was posted."),
    postedBy: z
      .object({
        name: text("The company's name."),
        companyLogo: fileUrl("The URL of the company's logo."),
        companysize: text("The company's number of employees, such as `11-50`."),
      })
      .meta({ description: "The company that posted the job." }),
  })
  .meta({ id: "Job" });

export const toLegacyJob = (job: JobView, base: string): z.output<typeof legacyJob> => ({
  _id: job.id,
  jobTitle: job.title,
  jobType: labelOf(JOB_TYPES, job.jobType),
  industry: labelOf(INDUSTRIES, job.industry),
  location: job.location,
  place: labelOf(WORK_MODES, job.workMode),
  experienceLevel: labelOf(EXPERIENCE_LEVELS, job.experienceLevel),
  salaryRange: job.salaryLabel,
  requirements: job.requirements,
  jobDescription: job.description,
  applicationDeadline: day(job.applicationDeadline),
  createdAt: job.createdAt.toISOString(),
  postedBy: {
    name: job.company.name,
    companyLogo: fileAt(base, job.company.logoUrl),
    companysize: labelOf(COMPANY_SIZES, job.company.size),
  },
});
