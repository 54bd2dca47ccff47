import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Changes to offers by one account; each notifies people by email. */
export const OFFER_CHANGES: Limit = { name: "offers", points: 60, windowSeconds: 3600 };
