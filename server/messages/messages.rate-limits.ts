import { MAX_SENDS, SENDS_SECONDS } from "../../shared/messages.ts";
import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Messages by one account: a lively chat, not a flood. */
export const SENDS_BY_ACCOUNT: Limit = { name: "send", points: MAX_SENDS, windowSeconds: SENDS_SECONDS };

/** Typing signals by one account: clients send at most one a second. */
export const TYPING_BY_ACCOUNT: Limit = { name: "typing", points: 60, windowSeconds: 10 };
