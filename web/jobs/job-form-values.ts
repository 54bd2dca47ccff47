import { JOB_TEXTS } from "../../server/jobs/jobs.limits.ts";
import type {
  ExperienceLevelValue,
  IndustryValue,
  JobTypeValue,
  SalaryRangeValue,
  WorkModeValue,
} from "../../server/jobs/jobs.options.ts";
import type { JobInput } from "../generated/graphql.ts";

/** What the job form holds: text as typed, "" where nothing is chosen. */
export interface JobFormValues {
  title: string;
  industry: IndustryValue | "";
  jobType: JobTypeValue;
  workMode: WorkModeValue;
  location: string;
  experienceLevel: ExperienceLevelValue | "";
  salaryRange: SalaryRangeValue | "";
  applicationDeadline: string;
  description: string;
  requirements: string;
}

export const EMPTY_JOB: JobFormValues = {
  title: "",
  industry: "",
  jobType: "FULL_TIME",
  workMode: "ONSITE",
  location: "",
  experienceLevel: "",
  salaryRange: "",
  applicationDeadline: "",
  description: "",
  requirements: "",
};

/** Today as the date field writes it, by the person's own clock. */
export function today(now: Date = new Date()): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

const missing = (label: string) => (value: string) => (value.trim() === "" ? `${label} is required` : null);

/** SPEC.md section 5: title, industry and description required; no deadline in the past. */
export const JOB_RULES = {
  title: missing("Title"),
  industry: missing("Industry"),
  description: missing("Description"),
  applicationDeadline: (value: string) => (value !== "" && value < today() ? JOB_TEXTS.pastDeadline : null),
};

/** As the server takes it. Only called when the rules found nothing. */
export function jobInput(values: JobFormValues): JobInput {
  return {
    title: values.title.trim(),
    industry: values.industry || "OTHER",
    jobType: values.jobType,
    workMode: values.workMode,
    location: values.location.trim(),
    experienceLevel: values.experienceLevel || null,
    salaryRange: values.salaryRange || null,
    applicationDeadline: values.applicationDeadline || null,
    description: values.description.trim(),
    requirements: values.requirements.trim(),
  };
}
