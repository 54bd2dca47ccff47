import type { Limit } from "../../platform/rate-limits/rate-limits.ts";

/** Links of mails that are looked at and used, from one network: nobody tries tokens. */
export const APPEALS_BY_ADDRESS: Limit = { name: "appeal:address", points: 60, windowSeconds: 600 };

/** Appeals of one account. */
export const APPEALS_BY_ACCOUNT: Limit = { name: "appeal:account", points: 20, windowSeconds: 3600 };
