/** What posting a job requires. */
export const JOB_INPUT = {
  title: "Welder",
  industry: "OTHER",
  description: "You weld.",
  jobType: "FULL_TIME",
  workMode: "ONSITE",
} as const;
