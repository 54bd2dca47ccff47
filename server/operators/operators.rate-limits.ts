import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** All requests of an operator: far above fast manual work, but below a program that scrapes everything. */
export const DESK_BY_OPERATOR: Limit = {
  name: "operator:account",
  points: 1500,
  windowSeconds: 600,
  refusal: "You have asked the desk for very much in a short while.",
};

/** Changes by an operator. */
export const DESK_CHANGES_BY_OPERATOR: Limit = {
  name: "operator-changes:account",
  points: 300,
  windowSeconds: 3600,
  refusal: "You have changed very much at the desk within the hour.",
};
