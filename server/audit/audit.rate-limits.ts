import type { Limit } from "../platform/rate-limits/rate-limits.ts";

const DAY_SECONDS = 86_400;

/** Number of people, other than the company's applicants, whose contact details one account may see. */
export const contactsByAccount = (points: number): Limit => ({
  name: "contact-details:account",
  points,
  windowSeconds: DAY_SECONDS,
  refusal: "You have seen the contact details of very many people today. Your own applicants stay open to you.",
});

/** The same limit for resumes. */
export const resumesByAccount = (points: number): Limit => ({
  name: "resumes:account",
  points,
  windowSeconds: DAY_SECONDS,
  refusal: "You have opened very many resumes today. Those of your own applicants stay open to you.",
});
