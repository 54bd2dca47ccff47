// Shared with the web's forms (docs/specification.md 3.3, 5.3).

export const MAX_COMPANY_DESCRIPTION = 5000;
export const MAX_COMPANY_LINK = 300;
export const MAX_OTHER_PLACES = 20;

/** The address of the applicants of a job. */
export const applicantsPath = (jobId: string): string => `/main-recruiter/applicants/${jobId}`;

/** The address of the applicants of a job with one of them opened. */
export const receivedApplicationPath = (jobId: string, applicationId: string): string =>
  `${applicantsPath(jobId)}?applicant=${applicationId}`;

/** The address of Browse Talents with a candidate opened. */
export const candidatePath = (seekerId: string): string => `/main-recruiter/allcandidates?candidate=${seekerId}`;

/** The address of the review of a job's applicants. */
export const reviewPath = (jobId: string): string => `${applicantsPath(jobId)}/review`;

/** State of the history entry of the review that selects all applicants but one; the application's id follows. */
export const OTHERS_OF = "others-of:";

/** The address of a company's Messages with the conversation with an applicant opened. */
export const applicantConversationPath = (applicationId: string): string =>
  `/main-recruiter/messages?application=${applicationId}`;
