// Shared with the web's forms (docs/specification.md 3.1, 5.2).

export const MAX_JOB_TITLE = 200;
export const MAX_JOB_LOCATION = 200;
export const MAX_JOB_REQUIREMENTS = 10_000;
export const MAX_JOB_DESCRIPTION = 30_000;
export const MAX_SALARY_LABEL = 80;
export const MAX_SEARCH_KEYWORD = 200;

/** What the forms and the server say (docs/specification.md 5.2, 8.2). */
export const JOB_TEXTS = {
  required: "Please fill in all required fields.",
  invalid: "Validation error: Please check your input fields.",
  pastDeadline: "Application deadline cannot be in the past",
  notFound: "Job not found, please check the job ID",
  notYours: "not authorized to edit this job",
  postForbidden: "You are not authorized to post a job, please login as a recruiter",
  postedJobsForbidden: "You are not authorized to view posted jobs...",
} as const;
