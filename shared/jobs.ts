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

/** Validation messages shared by the forms and the server (docs/specification.md 5.2, 8.2). */
export const JOB_TEXTS = {
  required: "Please fill in all required fields.",
  invalid: "Validation error: Please check your input fields.",
  pastDeadline: "Application deadline cannot be in the past",
  opensWhen: "Choose a time within the next year.",
  wasOpen: "This job has already been open. Close it instead.",
  neverOpen: "This job has not opened yet. Open it or delete it.",
  answerDays: `Choose from 1 to ${MAX_ANSWER_DAYS} days.`,
  notFound: "Job not found, please check the job ID",
  takenDown:
    "Worklane took this job down. Its owner and the owners of your company see the reason under Your Jobs, and can appeal.",
  notYours: "not authorized to edit this job",
  postForbidden: "You are not authorized to post a job, please login as a recruiter",
  postedJobsForbidden: "You are not authorized to view posted jobs...",
} as const;
