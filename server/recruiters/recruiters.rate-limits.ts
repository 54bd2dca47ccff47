import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Changes of a company: its name and size are copied to all of its jobs. */
export const PROFILE_CHANGES_BY_RECRUITER: Limit = {
  name: "change-company",
  points: 60,
  windowSeconds: 600,
  refusal: "You have changed your company many times in a short while.",
};
