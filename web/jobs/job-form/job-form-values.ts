import { countryIn } from "../../../shared/countries.ts";
import { DEFAULT_ANSWER_DAYS, JOB_LONG_TEXTS, type JobLongText, MAX_ANSWER_DAYS } from "../../../shared/jobs.ts";
import { currencyOf } from "../../../shared/pay.ts";
import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import type { JobEditors, JobInput, PostedJob_JobFragment } from "../../generated/graphql.ts";
import { payOf, payProblems } from "../../ui/forms/typed-pay.ts";
import { draftOf, type QuestionDraft, questionOf, questionProblems } from "./question-drafts.ts";

type Chosen = "jobType" | "workMode" | "payUnit" | "editors";
type Typed = "payMin" | "payMax" | "answerWithinDays";
type Fields = Omit<JobInput, "copyOf" | "isDraft" | "opensAt" | "questions" | Typed>;

/** The form's values; an empty text means "not chosen". A day is YYYY-MM-DD, and a number is as typed. */
export type JobFormValues = {
  [Name in keyof Fields]-?: NonNullable<Fields[Name]> | (Name extends Chosen ? never : "");
} & Record<Typed, string> & { questions: readonly QuestionDraft[] };

export const EMPTY_JOB: JobFormValues = {
  title: "",
  industry: "",
  ...(Object.fromEntries(JOB_LONG_TEXTS.map(({ name }) => [name, ""])) as Record<JobLongText, "">),
  location: "",
  jobType: "FULL_TIME",
  workMode: "ONSITE",
  experienceLevel: "",
  salaryRange: "",
  payMin: "",
  payMax: "",
  payCurrency: "INR",
  payUnit: "YEAR",
  city: "",
  region: "",
  country: "",
  remoteFrom: "",
  applicationDeadline: "",
  answerWithinDays: String(DEFAULT_ANSWER_DAYS),
  editors: "RECRUITERS",
  aiPolicy: "",
  questions: [],
};

/** A new job of a company at these places: pay is in the currency of the first country that they name. */
export const newJobAt = (places: readonly string[]): JobFormValues => ({
  ...EMPTY_JOB,
  payCurrency: currencyOf(places.map(countryIn).find((country) => country !== undefined)),
});

/** The labels of the form's fields, in order. */
export const FIELD_LABELS = {
  title: "Job title",
  industry: "Industry",
  location: "Location",
  jobType: "Job type",
  workMode: "Work mode",
  experienceLevel: "Experience level",
  salaryRange: "Salary range",
  payMin: "Minimum pay",
  payMax: "Maximum pay",
  payCurrency: "Currency",
  payUnit: "Pay per",
  city: "City",
  region: "State or region",
  country: "Country",
  remoteFrom: "Remote from",
  applicationDeadline: "Application deadline",
  answerWithinDays: "Response time (days)",
  aiPolicy: "Use of AI in applications",
  questions: "Questions",
  ...(Object.fromEntries(JOB_LONG_TEXTS.map(({ name, label }) => [name, label])) as Record<JobLongText, string>),
  editors: "Who can edit the job",
} as const satisfies Record<keyof JobFormValues, string>;

/** The earliest allowed deadline, YYYY-MM-DD: today here, and by the server's clock, which counts in UTC. */
export function today(now: Date = new Date()): string {
  const here = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return new Date(Math.max(now.getTime(), here.getTime())).toISOString().slice(0, 10);
}

/** Converts a posted job to the form's values. `editors`: for a new job, every recruiter. */
export function valuesOf(job: PostedJob_JobFragment, editors: JobEditors = EMPTY_JOB.editors): JobFormValues {
  const names = Object.keys(EMPTY_JOB) as (keyof JobFormValues)[];
  const { payCurrency, payUnit } = EMPTY_JOB;
  const stored = { ...job, editors, payCurrency: job.payCurrency ?? payCurrency, payUnit: job.payUnit ?? payUnit };
  const texts = Object.fromEntries(names.map((name) => [name, String(stored[name] ?? "")])) as Omit<
    JobFormValues,
    "questions"
  >;
  return { ...texts, questions: job.questions.map(draftOf) };
}

/** Copies a job for a new post, without a deadline that has passed. */
export function copyOf(job: PostedJob_JobFragment): JobFormValues {
  const values = valuesOf(job);
  return values.applicationDeadline >= today() ? values : { ...values, applicationDeadline: "" };
}

/** Free-text pay that matches none of the choices. */
export const freeSalaryOf = (job: PostedJob_JobFragment): string =>
  job.salaryRange || job.payMin !== null ? "" : (job.salaryLabel ?? "");

const NO_PAY = { payMin: null, payMax: null, payCurrency: null, payUnit: null } as const;

/** Converts valid values to the mutation's input. */
export const inputOf = (values: JobFormValues): JobInput => ({
  ...values,
  ...(payOf(values) ?? NO_PAY),
  industry: values.industry || "OTHER",
  experienceLevel: values.experienceLevel || null,
  salaryRange: values.salaryRange || null,
  applicationDeadline: values.applicationDeadline || null,
  answerWithinDays: Number(values.answerWithinDays),
  aiPolicy: values.aiPolicy || null,
  questions: values.questions.map(questionOf),
});

/**
 * Returns the errors by field (docs/specification.md 5.2). `storedDeadline`: one that is accepted although it has
 * passed.
 */
export function problemsOf(values: JobFormValues, storedDeadline = ""): Partial<Record<string, string>> {
  const deadline = values.applicationDeadline;
  const days = Number(values.answerWithinDays);
  return {
    ...payProblems(values),
    ...(values.title.trim() === "" && { title: "Job title is required" }),
    ...(values.industry === "" && { industry: "Industry is required" }),
    ...(values.description.trim() === "" && { description: "Description is required" }),
    ...(deadline !== "" &&
      deadline !== storedDeadline &&
      deadline < today() && { applicationDeadline: JOB_TEXTS.pastDeadline }),
    ...(!(Number.isInteger(days) && days >= 1 && days <= MAX_ANSWER_DAYS) && {
      answerWithinDays: JOB_TEXTS.answerDays,
    }),
    ...questionProblems(values.questions),
  };
}
