import type { Limit } from "../../platform/rate-limits/rate-limits.ts";

/** Changes of a company's second-factor requirement: each mails all of its members. */
export const FACTOR_REQUIREMENTS: Limit = {
  name: "require-factor",
  points: 10,
  windowSeconds: 86_400,
  refusal: "Your company has changed this too many times today.",
};
