import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Files read for a profile: each takes a process for seconds. */
export const PROFILE_FILES_BY_SEEKER: Limit = {
  name: "read-profile-file",
  points: 20,
  windowSeconds: 600,
  refusal: "You have read too many files in a short time.",
};
