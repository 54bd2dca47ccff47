import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** All requests of an operator: far above fast manual work, but below a program that scrapes everything. */
export const CONSOLE_BY_OPERATOR: Limit = {
  name: "operator:account",
  points: 1500,
  windowSeconds: 600,
  refusal: "Too many requests to the console in a short time.",
};

/** Changes by an operator. */
export const CONSOLE_CHANGES_BY_OPERATOR: Limit = {
  name: "operator-changes:account",
  points: 300,
  windowSeconds: 3600,
  refusal: "Too many changes in the console within an hour.",
};
