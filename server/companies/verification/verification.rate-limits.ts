import type { Limit } from "../../platform/rate-limits/rate-limits.ts";

/** Checks that a company asks for: each may ask a DNS server. */
export const VERIFICATIONS: Limit = {
  name: "verify-company",
  points: 20,
  windowSeconds: 600,
  refusal: "You have asked for many checks in a short while.",
};
