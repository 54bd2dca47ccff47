import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Answered and withdrawn requests, and ended connections, by one seeker. */
export const CHANGES_BY_SEEKER: Limit = {
  name: "change-connection",
  points: 300,
  windowSeconds: 600,
  refusal: "You have changed many connections in a short time.",
};

/** Requests by one seeker; enough to greet a class, not a directory. */
export const REQUESTS_BY_SEEKER: Limit = { name: "connect", points: 60, windowSeconds: 600 };
