import type { Limit } from "../../platform/rate-limits/rate-limits.ts";

/** Views and uses of mailed links, from one network: prevents guessing tokens. */
export const APPEALS_BY_ADDRESS: Limit = { name: "appeal:address", points: 60, windowSeconds: 600 };

/** Appeals by one account. */
export const APPEALS_BY_ACCOUNT: Limit = { name: "appeal:account", points: 20, windowSeconds: 3600 };
