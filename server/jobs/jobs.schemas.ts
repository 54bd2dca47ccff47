import { z } from "zod";
import { type Option, readOption } from "../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, SALARY_RANGES, WORK_MODES } from "../../shared/jobs.options.ts";
import {
  JOB_DESCRIPTION_MAX,
  JOB_LOCATION_MAX,
  JOB_REQUIREMENTS_MAX,
  JOB_TEXTS,
  JOB_TITLE_MAX,
} from "../../shared/jobs.ts";
import { day, line, requiredLine, requiredText, text } from "../platform/validation.ts";

/** A choice from a closed list, in any spelling the specification uses. */
const choice = <Value extends string>(options: readonly Option<Value>[], name: string) =>
  z
    .string({ error: JOB_TEXTS.required })
    .min(1, JOB_TEXTS.required)
    .transform((spelling, ctx) => {
      const value = readOption(options, spelling);
      if (value !== undefined) return value;
      ctx.addIssue({
        code: "custom",
        message: `${name} must be one of: ${options.map(({ label }) => label).join(", ")}.`,
      });
      return z.NEVER;
    });

const optionalChoice = <Value extends string>(options: readonly Option<Value>[], name: string) =>
  z
    .preprocess((value) => (value === "" ? null : value), choice(options, name).nullable())
    .optional()
    .transform((value) => value ?? null);

/** The fields of a post (SPEC.md section 3, Job). The deadline is compared with `now` by the service. */
export const jobSchema = z.object({
  title: requiredLine(JOB_TITLE_MAX, "Job title", JOB_TEXTS.required),
  industry: choice(INDUSTRIES, "Industry"),
  description: requiredText(JOB_DESCRIPTION_MAX, "Description", JOB_TEXTS.required),
  requirements: text(JOB_REQUIREMENTS_MAX, "Requirements"),
  location: line(JOB_LOCATION_MAX, "Location"),
  jobType: choice(JOB_TYPES, "Job type"),
  workMode: choice(WORK_MODES, "Work mode"),
  experienceLevel: optionalChoice(EXPERIENCE_LEVELS, "Experience level"),
  salaryRange: optionalChoice(SALARY_RANGES, "Salary range"),
  applicationDeadline: day("Application deadline"),
});

export type JobFields = z.output<typeof jobSchema>;
