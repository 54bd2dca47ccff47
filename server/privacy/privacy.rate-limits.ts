import type { Limit } from "../platform/rate-limits/rate-limits.ts";

export const REPORTS_BY_ACCOUNT: Limit = { name: "report:account", points: 30, windowSeconds: 3600 };
/** Blocking and unblocking by one account. */
export const BLOCKS_BY_ACCOUNT: Limit = { name: "block:account", points: 100, windowSeconds: 3600 };
/** Excluding companies, and removing that, by one account. */
export const EXCLUSIONS_BY_ACCOUNT: Limit = { name: "company-exclusion:account", points: 200, windowSeconds: 3600 };
export const EXPORTS_BY_ACCOUNT: Limit = { name: "data-export:account", points: 10, windowSeconds: 3600 };
