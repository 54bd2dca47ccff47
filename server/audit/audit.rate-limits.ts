import type { Limit } from "../platform/rate-limits/rate-limits.ts";

const DAY_SECONDS = 86_400;

/** Number of people, other than the company's applicants, whose contact details one account may see. */
export const contactsByAccount = (points: number): Limit => ({
  name: "contact-details:account",
  points,
  windowSeconds: DAY_SECONDS,
  refusal: "You have viewed too many people's contact details today. You can still view those of your own applicants.",
});

/** The same limit for resumes. */
export const resumesByAccount = (points: number): Limit => ({
  name: "resumes:account",
  points,
  windowSeconds: DAY_SECONDS,
  refusal: "You have opened too many resumes today. You can still open those of your own applicants.",
});
