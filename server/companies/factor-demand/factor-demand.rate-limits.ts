import type { Limit } from "../../platform/rate-limits/rate-limits.ts";

/** Changes of what a company demands: each is a mail to all of its people. */
export const FACTOR_DEMANDS: Limit = {
  name: "demand-factor",
  points: 10,
  windowSeconds: 86_400,
  refusal: "Your company has changed this many times today.",
};
