import type { Limit } from "../platform/rate-limits/rate-limits.ts";

export const REPORTS_BY_ACCOUNT: Limit = { name: "report:account", points: 30, windowSeconds: 3600 };
/** Blocks of one account, and the taking back of them. */
export const BLOCKS_BY_ACCOUNT: Limit = { name: "block:account", points: 100, windowSeconds: 3600 };
export const EXPORTS_BY_ACCOUNT: Limit = { name: "data-export:account", points: 10, windowSeconds: 3600 };
