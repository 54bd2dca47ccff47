import { SALARY_RANGES } from "../../shared/jobs.options.ts";
import { JOB_TEXTS } from "../../shared/jobs.ts";
import type { JobInput, PostedJob_JobFragment } from "../generated/graphql.ts";

/** What the form holds; an empty text is "not chosen". */
export interface JobFormValues {
  title: string;
  industry: JobInput["industry"] | "";
  description: string;
  requirements: string;
  location: string;
  jobType: JobInput["jobType"];
  workMode: JobInput["workMode"];
  experienceLevel: NonNullable<JobInput["experienceLevel"]> | "";
  salaryRange: NonNullable<JobInput["salaryRange"]> | "";
  /** YYYY-MM-DD */
  applicationDeadline: string;
}

export const EMPTY_JOB: JobFormValues = {
  title: "",
  industry: "",
  description: "",
  requirements: "",
  location: "",
  jobType: "FULL_TIME",
  workMode: "ONSITE",
  experienceLevel: "",
  salaryRange: "",
  applicationDeadline: "",
};

/** The first day that may be a deadline, YYYY-MM-DD: today here, and by the server's clock, which counts in UTC. */
export function today(now: Date = new Date()): string {
  const here = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return new Date(Math.max(now.getTime(), here.getTime())).toISOString().slice(0, 10);
}

/** A posted job as the form shows it. */
export const valuesOf = (job: PostedJob_JobFragment): JobFormValues => ({
  title: job.title,
  industry: job.industry,
  description: job.description,
  requirements: job.requirements,
  location: job.location,
  jobType: job.jobType,
  workMode: job.workMode,
  experienceLevel: job.experienceLevel ?? "",
  salaryRange: SALARY_RANGES.find(({ label }) => label === job.salaryLabel)?.value ?? "",
  applicationDeadline: job.applicationDeadline ?? "",
});

/** A copy to post anew: a last day that has passed is not copied. */
export function copyOf(job: PostedJob_JobFragment): JobFormValues {
  const values = valuesOf(job);
  return values.applicationDeadline >= today() ? values : { ...values, applicationDeadline: "" };
}

/** Pay in words of its own, which no choice says. */
export const freeSalaryOf = (job: PostedJob_JobFragment): string => (valuesOf(job).salaryRange ? "" : job.salaryLabel);

/** What is sent. Only for values without problems. */
export const inputOf = ({ industry, ...values }: JobFormValues): JobInput => ({
  ...values,
  industry: industry || "OTHER",
  experienceLevel: values.experienceLevel || null,
  salaryRange: values.salaryRange || null,
  applicationDeadline: values.applicationDeadline || null,
});

/** What is wrong, by field (docs/specification.md 5.2). `storedDeadline`: one that may stay although it has passed. */
export function problemsOf(values: JobFormValues, storedDeadline = ""): Partial<Record<keyof JobFormValues, string>> {
  const deadline = values.applicationDeadline;
  return {
    ...(values.title.trim() === "" && { title: "Job title is required" }),
    ...(values.industry === "" && { industry: "Industry is required" }),
    ...(values.description.trim() === "" && { description: "Description is required" }),
    ...(deadline !== "" &&
      deadline !== storedDeadline &&
      deadline < today() && { applicationDeadline: JOB_TEXTS.pastDeadline }),
  };
}
