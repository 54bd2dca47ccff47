// Shared with the web's forms (docs/specification.md 3.1, 5.2).

export const MAX_JOB_TITLE = 200;
export const MAX_JOB_LOCATION = 200;
/** Days within which a company answers applicants: the maximum, and the default promise. */
export const MAX_ANSWER_DAYS = 45;
export const DEFAULT_ANSWER_DAYS = 14;
/** Applies to city and region alike. */
export const MAX_JOB_CITY = 100;
export const MAX_JOB_REQUIREMENTS = 10_000;
export const MAX_JOB_DESCRIPTION = 30_000;
export const MAX_SALARY_LABEL = 80;
export const MAX_SEARCH_KEYWORD = 200;

/** The longer texts of a job, in the order in which forms and pages show them. `label`: in the form. */
export const JOB_LONG_TEXTS = [
  { name: "description", title: "Description", label: "Job description", max: MAX_JOB_DESCRIPTION, required: true },
  { name: "requirements", title: "Requirements", label: "Requirements", max: MAX_JOB_REQUIREMENTS, required: false },
] as const;

/** Name of a long text. */
export type JobLongText = (typeof JOB_LONG_TEXTS)[number]["name"];

/** The long texts by name. */
export const jobLongTexts = (textOf: (text: (typeof JOB_LONG_TEXTS)[number]) => string): Record<JobLongText, string> =>
  Object.fromEntries(JOB_LONG_TEXTS.map((text) => [text.name, textOf(text)])) as Record<JobLongText, string>;
