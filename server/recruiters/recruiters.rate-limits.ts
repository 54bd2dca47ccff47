import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Changes of a company: its name and size are copied to all of its jobs. */
export const CHANGES_OF_COMPANY: Limit = {
  name: "change-company",
  points: 60,
  windowSeconds: 600,
  refusal: "You have changed your company many times in a short while.",
};
