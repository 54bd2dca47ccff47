import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Whatever an operator asks for: somebody who works fast comes nowhere near it, a program that reads everything does. */
export const DESK_BY_OPERATOR: Limit = {
  name: "operator:account",
  points: 1500,
  windowSeconds: 600,
  refusal: "You have asked the desk for very much in a short while.",
};

/** What an operator changes. */
export const DESK_CHANGES_BY_OPERATOR: Limit = {
  name: "operator-changes:account",
  points: 300,
  windowSeconds: 3600,
  refusal: "You have changed very much at the desk within the hour.",
};
