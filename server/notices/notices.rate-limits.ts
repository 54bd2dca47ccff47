import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Reading notices and saving preferences, by one account. */
export const NOTICE_CHANGES: Limit = { name: "change-notices", points: 300, windowSeconds: 600 };
