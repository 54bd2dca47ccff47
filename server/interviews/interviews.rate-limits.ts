import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Changes to interviews by one account; each notifies people by email. */
export const INTERVIEW_CHANGES: Limit = { name: "interviews", points: 120, windowSeconds: 3600 };
