import { MAX_ANSWER_DAYS } from "../jobs.ts";

/** Validation messages shared by the forms and the server (docs/specification.md 5.2, 8.2). */
export const JOB_TEXTS = {
  required: "Please fill in all required fields.",
  invalid: "Validation error: Please check your input fields.",
  pastDeadline: "Application deadline cannot be in the past",
  opensWhen: "Choose a time within the next year.",
  wasOpen: "This job has already been open. Close it instead.",
  neverOpen: "This job has not opened yet. Open it or delete it.",
  answerDays: `Enter 1 to ${MAX_ANSWER_DAYS} days.`,
  notFound: "Job not found, please check the job ID",
  takenDown:
    "Worklane took this job down. Its owner and the owners of your company see the reason under Your Jobs, and can appeal.",
  notYours: "not authorized to edit this job",
  postForbidden: "You are not authorized to post a job, please login as a recruiter",
  postedJobsForbidden: "You are not authorized to view posted jobs...",
} as const;
