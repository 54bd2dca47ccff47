import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Requests that one seeker may send; enough to greet a class, not a directory. */
export const REQUESTS_BY_SEEKER: Limit = { name: "connect", points: 60, windowSeconds: 600 };
