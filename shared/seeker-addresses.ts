/** The address of Applied Jobs with the application to a job opened. */
export const applicationPath = (jobId: string): string => `/main/appliedjobs?application=${jobId}`;

/** The address of Search Jobs with a job of an alert opened. */
export const alertedJobPath = (jobId: string): string => `/main?job=${jobId}&from=alert`;

/** The address of Saved Jobs with a job opened. */
export const savedJobPath = (jobId: string): string => `/main/savedjobs?job=${jobId}`;

/** The address of Messages with the conversation with a person opened. */
export const conversationPath = (personId: string): string => `/main/chatcomponent?with=${personId}`;

/** The address of Messages with the conversation about an application opened. */
export const applicationConversationPath = (applicationId: string): string =>
  `/main/chatcomponent?application=${applicationId}`;
