import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** New slugs: the former ones stay reserved for the company forever. */
export const CHANGES_OF_SLUG: Limit = {
  name: "change-company-slug",
  points: 5,
  windowSeconds: 86_400,
  refusal: "You have changed your company's address several times today.",
};

/** Changes of a company: its name and size are copied to all of its jobs. */
export const CHANGES_OF_COMPANY: Limit = {
  name: "change-company",
  points: 60,
  windowSeconds: 600,
  refusal: "You have changed your company too many times in a short time.",
};
