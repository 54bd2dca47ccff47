/** Returns the display name of an applicant whom anonymous review hides: the end of the application's id. */
export const hiddenName = (applicationId: string): string => `Applicant ${applicationId.slice(-6).toUpperCase()}`;
