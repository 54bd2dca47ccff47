import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Changes of a profile: each is reindexed for the search. */
export const PROFILE_CHANGES_BY_SEEKER: Limit = {
  name: "change-profile",
  points: 120,
  windowSeconds: 600,
  refusal: "You have changed your profile too many times in a short time.",
};

/** Changes of the names and the choice of resumes; uploads have a limit of their own. */
export const RESUME_CHANGES_BY_SEEKER: Limit = { name: "change-resumes", points: 120, windowSeconds: 600 };

/** Files made from one's own profile: a PDF is typeset each time. */
export const PROFILE_EXPORTS_BY_SEEKER: Limit = { name: "export-profile", points: 60, windowSeconds: 3600 };
