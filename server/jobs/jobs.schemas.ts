import { z } from "zod";
import { type Option, readOption } from "../../shared/closed-list.ts";
import { COUNTRIES, countryName } from "../../shared/countries.ts";
import {
  AI_POLICIES,
  EXPERIENCE_LEVELS,
  INDUSTRIES,
  JOB_TYPES,
  SALARY_RANGES,
  type SalaryRangeValue,
  WORK_MODES,
} from "../../shared/jobs.options.ts";
import {
  DEFAULT_ANSWER_DAYS,
  JOB_LONG_TEXTS,
  type JobLongText,
  MAX_ANSWER_DAYS,
  MAX_JOB_CITY,
  MAX_JOB_LOCATION,
  MAX_JOB_TITLE,
} from "../../shared/jobs.ts";
import { PAY_UNITS } from "../../shared/pay.ts";
import { JOB_TEXTS } from "../../shared/validation/job-texts.ts";
import type { JobEditors } from "../generated/prisma/enums.ts";
import { payAmounts } from "../platform/pay-amounts.ts";
import { day, type Given, line, requiredLine, requiredText, text } from "../platform/validation.ts";
import { questions } from "./questions/question.schemas.ts";

/** Returns a parser for the spellings of a choice (docs/specification.md 3.7). */
const readChoice =
  <Value extends string>(options: readonly Option<Value>[], name: string) =>
  (spelling: string, ctx: z.RefinementCtx): Value => {
    const value = readOption(options, spelling);
    if (value !== undefined) return value;
    ctx.addIssue({
      code: "custom",
      message: `${name} must be one of: ${options.map(({ label }) => label).join(", ")}.`,
    });
    return z.NEVER;
  };

const choice = <Value extends string>(options: readonly Option<Value>[], name: string) =>
  z.string({ error: JOB_TEXTS.required }).min(1, JOB_TEXTS.required).transform(readChoice(options, name));

const optionalChoice = <Value extends string>(options: readonly Option<Value>[], name: string) => {
  const read = readChoice(options, name);
  return z
    .string({ error: `${name} must be text.` })
    .nullish()
    .transform((spelling, ctx) => (spelling ? read(spelling, ctx) : null));
};

const longTexts = Object.fromEntries(
  JOB_LONG_TEXTS.map(({ name, title, max, required }) => [
    name,
    required ? requiredText(max, title, JOB_TEXTS.required) : text(max, title),
  ]),
) as Record<JobLongText, ReturnType<typeof text>>;

const COUNTRY_CODES: ReadonlySet<string> = new Set(COUNTRIES.map(({ code }) => code));

/** Numeric pay with its currency and period; whether it is complete is checked by `completePay`. */
export const payShape = {
  ...payAmounts,
  payUnit: optionalChoice(PAY_UNITS, "Pay unit"),
};

/** Days until the promised answer; imports provide them as text. */
const answerDays = z
  .union([z.number(), z.string()], { error: JOB_TEXTS.answerDays })
  .nullish()
  .transform((value) => (value === null || value === undefined || value === "" ? DEFAULT_ANSWER_DAYS : Number(value)))
  .refine((value) => Number.isInteger(value) && value >= 1 && value <= MAX_ANSWER_DAYS, JOB_TEXTS.answerDays);

/** The fields of a post (docs/specification.md 3.1). The service compares the deadline with the current time. */
export const jobSchema = z.object({
  title: requiredLine(MAX_JOB_TITLE, "Job title", JOB_TEXTS.required),
  industry: choice(INDUSTRIES, "Industry"),
  ...longTexts,
  location: line(MAX_JOB_LOCATION, "Location"),
  jobType: choice(JOB_TYPES, "Job type"),
  workMode: choice(WORK_MODES, "Work mode"),
  experienceLevel: optionalChoice(EXPERIENCE_LEVELS, "Experience level"),
  salaryRange: optionalChoice(SALARY_RANGES, "Salary range"),
  ...payShape,
  city: line(MAX_JOB_CITY, "City"),
  region: line(MAX_JOB_CITY, "Region"),
  country: line(2, "Country")
    .transform((code) => code.toUpperCase())
    .refine(
      (code) => code === "" || COUNTRY_CODES.has(code),
      "Enter the country as two letters (ISO 3166), such as IN.",
    ),
  remoteFrom: line(MAX_JOB_LOCATION, "Remote from"),
  applicationDeadline: day("Application deadline"),
  answerWithinDays: answerDays,
  questions,
  aiPolicy: optionalChoice(AI_POLICIES, "The policy on texts written with AI"),
});

export type JobFields = z.output<typeof jobSchema>;

/** Returns a job's location in words; falls back to its city, region and country. */
export const locationOf = ({ location, city, region, country }: JobFields): string =>
  location || [city, region, country && countryName(country)].filter(Boolean).join(", ").slice(0, MAX_JOB_LOCATION);

/** Returns the stored columns of a salary range; empty ones for none. */
export function salaryOf(salaryRange: SalaryRangeValue | null) {
  const { label = "", min = null, max = null } = SALARY_RANGES.find(({ value }) => value === salaryRange) ?? {};
  return { salaryRange, salaryLabel: label, salaryMin: min, salaryMax: max };
}

/** The input of a post, before validation. */
export type JobPost = z.input<typeof jobSchema> & {
  /** The id of a job of the company that it is a copy of. */
  readonly copyOf?: string | null;
  /** Saved as a draft. */
  readonly isDraft?: boolean | null;
  /** Opens automatically at this time. */
  readonly opensAt?: Date | null;
  /** Who may edit it; every recruiter unless set. */
  readonly editors?: JobEditors | null;
};

/** The input of an edit, before validation: absent fields stay unchanged, null clears. */
export type JobEdit = Given<typeof jobSchema> & {
  readonly editors?: JobEditors | null;
  /** The job's `updatedAt` that the edit is based on; absent: the later edit wins. */
  readonly unchangedSince?: Date | null;
};
