import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Unknown keys from one network. Keys in use are cached, and not counted. */
export const WRONG_KEYS_BY_ADDRESS: Limit = {
  name: "wrong-key:address",
  points: 60,
  windowSeconds: 600,
  refusal: "Too many invalid keys were sent from your network.",
};

/** Changes of apps and keys by one account. */
export const APP_CHANGES: Limit = {
  name: "change-apps",
  points: 100,
  windowSeconds: 600,
  refusal: "You have changed your apps too many times in a short time.",
};
