/** Prefix of the names of alerts that would otherwise name only filters and no kind of job. */
export const JOBS_OF_ALERT = "jobs ";
