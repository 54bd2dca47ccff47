import type { Limit } from "../platform/rate-limits/rate-limits.ts";

const POSTING = "You have posted many jobs in a short time.";
/** Jobs posted by one recruiter, copies included; whole lists are imported by the operator. */
export const JOBS_BY_RECRUITER: Limit = { name: "post-job", points: 60, windowSeconds: 600, refusal: POSTING };
export const JOBS_A_DAY: Limit = { name: "post-job:day", points: 500, windowSeconds: 86_400, refusal: POSTING };

/** Jobs that a company's programs post or change from another system; unchanged and refused ones do not count. */
export const UPSERTS_BY_COMPANY: Limit = {
  name: "upsert-jobs",
  points: 6000,
  windowSeconds: 3600,
  refusal: "A company can post or change 6,000 jobs an hour through upsertJobs.",
};
/** Calls that synchronise jobs from another system, whatever they change. */
export const UPSERT_CALLS_BY_COMPANY: Limit = {
  name: "upsert-jobs:calls",
  points: 300,
  windowSeconds: 600,
  refusal: "A company can call upsertJobs 300 times in 10 minutes.",
};

/** Edits, closing, reopening and deleting. */
export const JOB_CHANGES_BY_RECRUITER: Limit = {
  name: "change-job",
  points: 200,
  windowSeconds: 600,
  refusal: "You have changed many jobs in a short time.",
};

/** Hiding jobs and companies, and showing them again. */
export const HIDING_BY_SEEKER: Limit = {
  name: "hide-listing",
  points: 300,
  windowSeconds: 600,
  refusal: "You have hidden or shown many jobs in a short time.",
};

/** Saving and unsaving jobs. */
export const SAVES_BY_SEEKER: Limit = {
  name: "save-job",
  points: 300,
  windowSeconds: 600,
  refusal: "You have saved or removed many jobs in a short time.",
};
