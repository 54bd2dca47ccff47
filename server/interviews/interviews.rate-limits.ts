import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Changes to interviews by one account; each notifies people by email. */
export const INTERVIEW_CHANGES: Limit = { name: "interviews", points: 120, windowSeconds: 3600 };
/** Offers of times for one application. */
export const INTERVIEW_OFFERS: Limit = {
  name: "interview-offers",
  points: 5,
  windowSeconds: 86_400,
  refusal: "This applicant was offered times 5 times in 24 hours. You can still write to them.",
};
