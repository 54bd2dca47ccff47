import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Notices read and preferences saved, of one account. */
export const NOTICE_CHANGES: Limit = { name: "change-notices", points: 300, windowSeconds: 600 };
