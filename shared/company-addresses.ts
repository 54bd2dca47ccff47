/** The address of a company's Messages with the conversation with an applicant opened. */
export const applicantConversationPath = (applicationId: string): string =>
  `/main-recruiter/messages?application=${applicationId}`;
