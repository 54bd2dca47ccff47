/** What posting a job requires. */
export const JOB_INPUT = {
  title: "Welder",
  industry: "OTHER",
  description: "You weld.",
  jobType: "FULL_TIME",
  workMode: "ONSITE",
} as const;

/** The same job for the legacy call. */
export const LEGACY_JOB = {
  jobTitle: "Welder",
  place: "onSite",
  industry: "other",
  jobDescription: "You weld.",
  jobType: "Full-time",
};
