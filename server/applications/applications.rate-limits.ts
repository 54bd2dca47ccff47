import type { Limit } from "../platform/rate-limits/rate-limits.ts";

const APPLYING = "You have sent many applications in a short time.";
/** Applications of one seeker: who reads a job before applying never meets either. */
export const APPLICATIONS_BY_SEEKER: Limit = { name: "apply", points: 60, windowSeconds: 600, refusal: APPLYING };
export const APPLICATIONS_A_DAY: Limit = { name: "apply:day", points: 300, windowSeconds: 86_400, refusal: APPLYING };
/** Notes of one seeker to companies, and changes of them. */
export const COVER_NOTES_BY_SEEKER: Limit = {
  name: "cover-note",
  points: 120,
  windowSeconds: 600,
  refusal: "You have changed many notes in a short time.",
};

/** Decisions of one recruiter: one every two seconds, for ten minutes. */
export const DECISIONS_BY_RECRUITER: Limit = {
  name: "decide",
  points: 300,
  windowSeconds: 600,
  refusal: "You have made many decisions in a short time.",
};
/** Decisions on one application: its applicant follows each of them live. */
export const DECISIONS_BY_APPLICATION: Limit = {
  name: "decide:application",
  points: 20,
  windowSeconds: 3600,
  refusal: "This application was decided many times in the last hour.",
};

/** Decisions, moves, tags and notes on many applications at once, of one recruiter. */
export const BULK_DECISIONS_BY_RECRUITER: Limit = {
  name: "decide:many",
  points: 60,
  windowSeconds: 600,
  refusal: "You have changed many applications in a short time.",
};
/** What a company's people write for themselves: notes, tags, stages. */
export const REVIEW_CHANGES: Limit = {
  name: "review",
  points: 600,
  windowSeconds: 600,
  refusal: "You have made many changes in a short time.",
};
/** Lists and archives of applicants, which are read to their end. */
export const APPLICANT_EXPORTS: Limit = { name: "applicant-export", points: 30, windowSeconds: 3600 };
