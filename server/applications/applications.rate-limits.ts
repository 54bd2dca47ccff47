import type { Limit } from "../platform/rate-limits/rate-limits.ts";

const APPLYING = "You have sent many applications in a short time.";
/** Applications by one seeker: nobody who reads jobs before applying reaches either limit. */
export const APPLICATIONS_BY_SEEKER: Limit = { name: "apply", points: 60, windowSeconds: 600, refusal: APPLYING };
export const APPLICATIONS_A_DAY: Limit = { name: "apply:day", points: 300, windowSeconds: 86_400, refusal: APPLYING };
/** One seeker's notes to companies, and edits of them. */
export const COVER_NOTES_BY_SEEKER: Limit = {
  name: "cover-note",
  points: 120,
  windowSeconds: 600,
  refusal: "You have changed many notes in a short time.",
};

/** Decisions by one recruiter: one every two seconds, for ten minutes. */
export const DECISIONS_BY_RECRUITER: Limit = {
  name: "decide",
  points: 300,
  windowSeconds: 600,
  refusal: "You have made many decisions in a short time.",
};
/** Decisions on one application, as its applicant follows them live. */
export const DECISIONS_BY_APPLICATION: Limit = {
  name: "decide:application",
  points: 20,
  windowSeconds: 3600,
  refusal: "This application was decided many times in the last hour.",
};

/** Bulk decisions, moves, tags and notes by one recruiter. */
export const BULK_DECISIONS_BY_RECRUITER: Limit = {
  name: "decide:many",
  points: 60,
  windowSeconds: 600,
  refusal: "You have changed many applications in a short time.",
};
/** Internal changes by a company's members: notes, tags, stages. */
export const REVIEW_CHANGES: Limit = {
  name: "review",
  points: 600,
  windowSeconds: 600,
  refusal: "You have made many changes in a short time.",
};
/** Exports of applicant lists and archives, which read everything. */
export const APPLICANT_EXPORTS: Limit = { name: "applicant-export", points: 30, windowSeconds: 3600 };
