// Shared with the web's forms. SPEC.md section 5.

export const JOB_TITLE_MAX = 200;
export const JOB_LOCATION_MAX = 200;
export const JOB_REQUIREMENTS_MAX = 10_000;
export const JOB_DESCRIPTION_MAX = 30_000;
export const SALARY_LABEL_MAX = 80;
export const SEARCH_KEYWORD_MAX = 200;

/** What the forms and the server say (SPEC.md sections 5 and 8). */
export const JOB_TEXTS = {
  required: "Please fill in all required fields.",
  invalid: "Validation error: Please check your input fields.",
  pastDeadline: "Application deadline cannot be in the past",
  notFound: "Job not found, please check the job ID",
  notYours: "not authorized to edit this job",
  postForbidden: "You are not authorized to post a job, please login as a recruiter",
  postedJobsForbidden: "You are not authorized to view posted jobs...",
} as const;
