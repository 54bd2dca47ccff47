/** The address of the applicants of a job with one of them opened. */
export const receivedApplicationPath = (jobId: string, applicationId: string): string =>
  `/main-recruiter/applicants/${jobId}?applicant=${applicationId}`;
