import type { Limit } from "../../platform/rate-limits/rate-limits.ts";

/** Checks requested by a company: each may query a DNS server. */
export const VERIFICATIONS: Limit = {
  name: "verify-company",
  points: 20,
  windowSeconds: 600,
  refusal: "You have requested too many checks in a short time.",
};
