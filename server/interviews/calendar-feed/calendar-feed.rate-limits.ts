import type { Limit } from "../../platform/rate-limits/rate-limits.ts";

/** Changes of a calendar feed by one account. */
export const FEED_CHANGES: Limit = { name: "change-calendar-feed", points: 30, windowSeconds: 600 };

/** Requests for one calendar feed, by all programs that subscribe to it. */
export const FEED_READS: Limit = { name: "calendar-feed", points: 120, windowSeconds: 600 };

/** Requests from one network for calendar feeds that do not exist. */
export const WRONG_FEEDS_BY_ADDRESS: Limit = { name: "wrong-calendar-feed:address", points: 60, windowSeconds: 600 };
