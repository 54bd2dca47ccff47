/** How the names of alerts begin that say what jobs are looked for, as others only say by what. */
export const JOBS_OF_ALERT = "jobs ";
