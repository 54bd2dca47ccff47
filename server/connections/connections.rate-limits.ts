import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Answers to requests, requests taken back and connections ended, of one seeker. */
export const CHANGES_BY_SEEKER: Limit = {
  name: "change-connection",
  points: 300,
  windowSeconds: 600,
  refusal: "You have changed many connections in a short time.",
};

/** Requests that one seeker may send; enough to greet a class, not a directory. */
export const REQUESTS_BY_SEEKER: Limit = { name: "connect", points: 60, windowSeconds: 600 };
