import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Keys that are not known, from one network. Those in use are remembered, and not counted. */
export const WRONG_KEYS_BY_ADDRESS: Limit = {
  name: "wrong-key:address",
  points: 60,
  windowSeconds: 600,
  refusal: "Many keys from your network were wrong.",
};

/** Apps and keys made or ended by one account. */
export const APP_CHANGES: Limit = {
  name: "change-apps",
  points: 100,
  windowSeconds: 600,
  refusal: "You have changed your apps many times in a short while.",
};
