/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An offer to accept. */
export type AcceptOfferInput = {
  /** The id of the offer's version. */
  offerId: string | number;
  /** A message to the other side, at most 1,000 characters. */
  reply?: string | null | undefined;
  /** A message to their companies, which are notified of it, at most 1,000 characters. */
  withdrawalMessage?: string | null | undefined;
  /** Whether to withdraw the other open applications that `Offer.otherOpenApplications` counts. */
  withdrawsOthers?: boolean;
};

/** The role and email address that identify an account. */
export type AccountEmailInput = {
  /** The account's email address, case-insensitive. */
  email: string;
  /** The role of the account: the same address can have one account per role. */
  role: Role;
};

/** An account to make an operator, with its role. */
export type AddOperatorInput = {
  /** The verified email address of a recruiter account with a second factor. */
  email: string;
  /** The role; for an existing operator, the new role. */
  role: OperatorRole;
};

/** A company's policy on the use of AI in applications. */
export type AiPolicy =
  /** Texts written with AI are welcome if the applicant says so. */
  | 'DISCLOSE'
  /** Applicants write in their own words, without AI. */
  | 'PEOPLE_ONLY'
  /** Texts written with AI are welcome. */
  | 'WELCOME';

/** A period in which the response deadline of an undecided application lies. Days are in UTC. */
export type AnswerDue =
  /** The response deadline has passed. */
  | 'PASSED'
  /** The response deadline is today. */
  | 'TODAY'
  /** The response deadline is today or one of the six days after it. */
  | 'WEEK';

/** An owner's decision on a request to join the company. */
export type AnswerJoinRequestInput = {
  /** The account id of the person who requests to join. */
  accountId: string | number;
  /** The role to give to the person. If absent, the request is declined. */
  role?: CompanyRole | null | undefined;
};

/** Identifies an app. */
export type AppIdInput = {
  /** The app's id. */
  appId: string | number;
};

/** An appeal with an emailed link. */
export type AppealByTokenInput = {
  /** Why the decision is wrong, 1 to 4,000 characters. */
  text: string;
  /** The token from the link. */
  token: string;
};

/** An appeal by a logged-in user. */
export type AppealInput = {
  /** The id of the moderation decision. */
  measureId: string | number;
  /** Why the decision is wrong, 1 to 4,000 characters. */
  text: string;
};

/** The outcome of an appeal. */
export type AppealOutcome =
  /** The appeal was granted, and the moderation decision was reversed. */
  | 'GRANTED'
  /** The appeal was rejected, and the moderation decision stands. */
  | 'REFUSED';

/** The sort order of a list of applicants. Applicants are not scored. */
export type ApplicantOrder =
  /** The earliest response deadline first. Applications that are decided or closed come last. */
  | 'DUE'
  /** The longest total time in jobs first, computed from the dates in each profile. */
  | 'EXPERIENCE'
  /** By name, from A to Z. */
  | 'NAME'
  /** Newest applications first. */
  | 'NEWEST'
  /** Oldest applications first. */
  | 'OLDEST'
  /** The most answers that do not meet the job's requirements first; the newest application first among equals. */
  | 'UNMET_REQUIREMENTS';

/** An answer to one of a job's screening questions. */
export type ApplicationAnswerInput = {
  /** The file that answers a FILE question: PDF, DOC or DOCX, at most 5 MB. */
  file?: File | null | undefined;
  /** The question's id, from `Job.questions`. */
  questionId: string | number;
  /** The answer, at most 2,000 characters: one of the choices for CHOICE, `YES` or `NO` for YES_NO, a decimal number for NUMBER. Absent for FILE. */
  text?: string | null | undefined;
};

/** The kind of an event in the history of an application. */
export type ApplicationEventKind =
  /** The company accepted the application. */
  | 'ACCEPTED'
  /** The seeker sent the application. */
  | 'APPLIED'
  /** An interim response: the applicant was notified that the application was moved to a stage, and the response deadline was renewed. */
  | 'INTERIM_ANSWER'
  /** The interview was cancelled, by the company or because the application ended. */
  | 'INTERVIEW_CANCELLED'
  /** The applicant declined the interview. */
  | 'INTERVIEW_DECLINED'
  /** The time or the location of the interview changed. */
  | 'INTERVIEW_MOVED'
  /** The company offered an interview, or new times for it. */
  | 'INTERVIEW_OFFERED'
  /** The applicant picked a time for the interview. */
  | 'INTERVIEW_SCHEDULED'
  /** The company moved the application to another stage. Visible only to members of the company. */
  | 'MOVED'
  /** The applicant accepted the offer. */
  | 'OFFER_ACCEPTED'
  /** The company replaced its offer with a new version. */
  | 'OFFER_CHANGED'
  /** The applicant declined the offer. */
  | 'OFFER_DECLINED'
  /** The offer lapsed without a response. */
  | 'OFFER_LAPSED'
  /** The company sent an offer. */
  | 'OFFER_SENT'
  /** The offer was withdrawn, by the company or because the application ended. */
  | 'OFFER_WITHDRAWN'
  /** A member of the company opened the application or its resume for the first time. The applicant sees only the day. */
  | 'OPENED'
  /** The company rejected the application. */
  | 'REJECTED'
  /** The company withdrew its decision, so that the application is undecided again. */
  | 'REMOVED'
  /** The application was closed because the response deadline passed without a response. */
  | 'UNANSWERED'
  /** The seeker withdrew the application. */
  | 'WITHDRAWN';

/** Where an applicant found a job. */
export type ApplicationSource =
  /** Shown as “Job alerts”. */
  | 'ALERT'
  /** Shown as “Career assistant”. */
  | 'ASSISTANT'
  /** Shown as “The company's page”. */
  | 'COMPANY_PAGE'
  /** Shown as “The job's public page”. */
  | 'PUBLIC_PAGE'
  /** Shown as “Saved jobs”. */
  | 'SAVED'
  /** Shown as “Search”. */
  | 'SEARCH'
  /** Shown as “Jobs on the company's own site”. */
  | 'WIDGET';

/** A stage to add or change. */
export type ApplicationStageInput = {
  /** The id of the stage to change. If absent, a new stage is added. */
  id?: string | number | null | undefined;
  /** The stage's name, not blank, at most 40 characters, unique within the company regardless of case. */
  name: string;
  /** Whether applicants who are moved to the stage are notified. If absent, an existing stage is unchanged; for a new stage, the default is false. */
  notifiesApplicants?: boolean | null | undefined;
};

/** The status of an application. */
export type ApplicationStatus =
  /** The company accepted the application. */
  | 'ACCEPTED'
  /** The application is pending: the company has not decided on it. */
  | 'APPLIED'
  /** The company rejected the application. */
  | 'REJECTED'
  /** The job seeker withdrew the application. */
  | 'WITHDRAWN';

/** Whether to archive or unarchive an application. */
export type ArchiveApplicationInput = {
  /** True archives the application, false unarchives it. */
  archived: boolean;
  /** The job's id. */
  jobId: string | number;
};

/** A question for the career assistant. */
export type AskAssistantInput = {
  /** The id of the conversation to continue. If absent, a new conversation is started. */
  conversationId?: string | number | null | undefined;
  /** A resume to send with the question, as a PDF, DOC or DOCX file of at most 5 MB. */
  file?: File | null | undefined;
  /** The question, in plain text; at most 4,000 characters. It can be empty if a resume is sent with it. */
  prompt: string;
  /** Whether to send the resume in the caller's profile with the question; false by default. Ignored if `file` is given. */
  useProfileResume?: boolean | null | undefined;
};

/** The state of an answer from the career assistant. */
export type AssistantAnswerState =
  /** The answer is complete. */
  | 'DONE'
  /** An error interrupted the answer. The text written so far is saved. */
  | 'FAILED'
  /** The answer is being written. */
  | 'RUNNING'
  /** The job seeker stopped the answer. The text written so far is saved. */
  | 'STOPPED';

/** The author of a message in a conversation with the assistant. */
export type AssistantAuthor =
  /** The assistant wrote the message. */
  | 'ASSISTANT'
  /** The job seeker wrote the message. */
  | 'SEEKER';

/** Whether an operation in the audit log was performed. */
export type AuditOutcome =
  /** The operation was performed. */
  | 'ALLOWED'
  /** The operation was rejected. */
  | 'REFUSED';

/** Search conditions for the audit log. Events must meet all of them. */
export type AuditSearchInput = {
  /** The id of the account that performed the operation, or that it is about. */
  accountId?: string | number | null | undefined;
  /** The client's exact IP address. */
  address?: string | null | undefined;
  /** Only events at or after this time. */
  from?: string | null | undefined;
  /** The exact name of the operation, such as `LOG_IN`; at most 100 characters. */
  operation?: string | null | undefined;
  /** Whether the operation was performed. */
  outcome?: AuditOutcome | null | undefined;
  /** Only events before this time, which must be later than `from`. */
  until?: string | null | undefined;
};

/** A code from an authenticator app. */
export type AuthenticatorCodeInput = {
  /** The six digits that the app shows. Spaces and hyphens are ignored. */
  code: string;
};

/** The account and the kind of a login with a passkey. */
export type BeginPasskeyLogInInput = {
  /** The challenge from the error `SECOND_FACTOR_REQUIRED`, to use the passkey after the password. Null to log in with the passkey alone. */
  challenge?: string | number | null | undefined;
  /** The role of the account to log in to. */
  role: Role;
};

/** Whether to block the company's messages about an application. */
export type BlockApplicationMessagesInput = {
  /** The application's id. */
  applicationId: string | number;
  /** True blocks messages of the company, false allows them again. */
  blocked: boolean;
};

/** Who works on a case. */
export type CaseAssignee =
  /** The case is assigned to no one, or was assigned to another operator more than an hour ago. */
  | 'NOBODY'
  /** The case was assigned to another operator within the last hour. */
  | 'OTHERS'
  /** The case is assigned to the caller. */
  | 'VIEWER';

/** The order of pending cases. */
export type CaseOrder =
  /** Cases with the most reports come first. */
  | 'MOST_REPORTS'
  /** Cases whose first report is oldest come first. */
  | 'OLDEST';

/** A recruiter's new display name. */
export type ChangeDisplayNameInput = {
  /** The name, at most 120 characters. If it is blank, colleagues see the email address instead. */
  displayName: string;
};

/** The new location of an interview. */
export type ChangeInterviewPlaceInput = {
  /** The interview's id. */
  interviewId: string | number;
  /** The interview's location: an address or a link; at most 500 characters. */
  place: string;
};

/** A new role for a member. */
export type ChangeMemberRoleInput = {
  /** The member's account id. */
  accountId: string | number;
  /** The member's new role. */
  role: CompanyRole;
};

/** The current password and its replacement. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** The new password: 8 to 256 characters, different from the current one. Common, leaked and personal passwords are rejected. */
  password: string;
};

/** A domain that the company claims to own. */
export type ClaimDomainInput = {
  /** The domain, such as `acme.com`. A URL is reduced to its domain. */
  domain: string;
};

/** The jobs to close, identified by `jobIds`, `externalIds` or both. */
export type CloseJobsInput = {
  /** The ids of jobs to close, as in the company's source system; at most 100 together with `jobIds`. */
  externalIds?: Array<string | number> | null | undefined;
  /** The ids of jobs to close; at most 100 together with `externalIds`. */
  jobIds?: Array<string | number> | null | undefined;
};

/** An action that a member can be allowed to perform for their company. */
export type CompanyAction =
  /** Find seekers who have not applied. */
  | 'BROWSE_TALENTS'
  /** Change the company's profile and logo. */
  | 'CHANGE_COMPANY'
  /** Post, edit, close and delete jobs. */
  | 'CHANGE_JOBS'
  /** Invite members, change their roles and remove them. */
  | 'CHANGE_MEMBERS'
  /** Accept, reject, move and tag applicants, and change the company's stages. */
  | 'DECIDE'
  /** Create and delete apps that act for the company, and manage their API keys. */
  | 'MANAGE_APPS'
  /** See the company's activity log. */
  | 'SEE_ACTIVITY'
  /** See the company, its jobs and their applicants. Interviewers see only the jobs assigned to them. */
  | 'SEE_JOBS'
  /** Write notes on applicants. */
  | 'WRITE_NOTES'
  /** Write messages to applicants. */
  | 'WRITE_TO_APPLICANTS';

/** The kind of an event in a company's activity log. */
export type CompanyEventKind =
  /** An applicant was accepted. */
  | 'APPLICANT_ACCEPTED'
  /** An applicant was moved to another stage. */
  | 'APPLICANT_MOVED'
  /** An applicant was rejected. */
  | 'APPLICANT_REJECTED'
  /** Anonymous review was turned off for a job. */
  | 'BLIND_MODE_OFF'
  /** Anonymous review was turned on for a job. */
  | 'BLIND_MODE_ON'
  /** The company's profile or logo was changed. */
  | 'CHANGED'
  /** The company was created. */
  | 'CREATED'
  /** A decision on an applicant was withdrawn. */
  | 'DECISION_REMOVED'
  /** An interview with an applicant was cancelled. */
  | 'INTERVIEW_CANCELLED'
  /** An interview was offered to an applicant. */
  | 'INTERVIEW_OFFERED'
  /** An invitation to the company was cancelled. */
  | 'INVITATION_CANCELLED'
  /** A job was closed. */
  | 'JOB_CLOSED'
  /** A job was deleted. */
  | 'JOB_DELETED'
  /** A job was edited. */
  | 'JOB_EDITED'
  /** A job was transferred to another owner. */
  | 'JOB_HANDED_OVER'
  /** A job was posted. */
  | 'JOB_POSTED'
  /** A job was reopened. */
  | 'JOB_REOPENED'
  /** Editing a job was restricted to its owner and the company's owners. */
  | 'JOB_RESTRICTED'
  /** Editing a job was allowed for all recruiters of the company again. */
  | 'JOB_UNRESTRICTED'
  /** A request to join the company was approved. */
  | 'JOIN_GRANTED'
  /** A request to join the company was declined. */
  | 'JOIN_REFUSED'
  /** A person was invited to the company. */
  | 'MEMBER_INVITED'
  /** A person accepted an invitation and joined the company. */
  | 'MEMBER_JOINED'
  /** A member left the company. */
  | 'MEMBER_LEFT'
  /** A member was removed from the company. */
  | 'MEMBER_REMOVED'
  /** An offer, or a new version of it, was sent to an applicant. */
  | 'OFFER_SENT'
  /** An offer to an applicant was withdrawn. */
  | 'OFFER_WITHDRAWN'
  /** A member's role was changed. */
  | 'ROLE_CHANGED'
  /** The company stopped requiring a second factor of its members. */
  | 'SECOND_FACTOR_NOT_REQUIRED'
  /** The company began to require a second factor of its members, immediately or from an announced day. */
  | 'SECOND_FACTOR_REQUIRED'
  /** A seeker was invited to apply for a job. */
  | 'SEEKER_INVITED'
  /** The company lost its verification, because the proof was no longer valid. */
  | 'VERIFICATION_LOST'
  /** The company was verified. */
  | 'VERIFIED';

/** The role of a member in a company. */
export type CompanyRole =
  /** Sees the jobs assigned to them and their applicants, and can write notes on applicants. */
  | 'INTERVIEWER'
  /** Can do everything that a recruiter can, and manages the company's profile and members. */
  | 'OWNER'
  /** Posts and edits jobs, decides on applicants, and finds candidates. */
  | 'RECRUITER'
  /** Sees all jobs, applicants and candidates, but cannot change anything. */
  | 'VIEWER';

/** The number of a company's employees, as a range. */
export type CompanySize =
  /** Shown as “1-10”. */
  | 'FROM_1_TO_10'
  /** Shown as “11-50”. */
  | 'FROM_11_TO_50'
  /** Shown as “51-200”. */
  | 'FROM_51_TO_200'
  /** Shown as “201-500”. */
  | 'FROM_201_TO_500'
  /** Shown as “501-1000”. */
  | 'FROM_501_TO_1000'
  /** Shown as “1000+”. */
  | 'OVER_1000';

/** One of the caller's passkeys, as the browser used it. */
export type ConfirmPasskeyInput = {
  /** The challenge from `beginPasskeyConfirmation`. */
  challenge: string | number;
  /** The browser's `AuthenticationResponseJSON`, as a JSON string of at most 20,000 characters. */
  passkey: string;
};

/** The caller's password. */
export type ConfirmPasswordInput = {
  /** The password. */
  password: string;
};

/** Which other seekers can see a contact detail. What recruiters can see is a choice of its own: `hidesContacts`. */
export type ContactVisibility =
  /** Only the seeker's connections can see the contact detail. */
  | 'CONNECTIONS'
  /** No other seeker can see the contact detail. */
  | 'NOBODY'
  /** Every logged-in seeker can see the contact detail. */
  | 'SEEKERS';

/** An app to create. */
export type CreateAppInput = {
  /** The number of days until the app's first API key expires, from 1 to 365. */
  expiresInDays?: number;
  /** The app's name; at most 60 characters. */
  name: string;
  /** The app's scopes, at least one, such as `jobs:read`. */
  scopes: Array<string>;
};

/** A new company for a recruiter who already has an account. */
export type CreateCompanyInput = {
  /** The company's main location, not blank, at most 160 characters. */
  companyLocation: string;
  /** The company's name, not blank, at most 120 characters. */
  companyName: string;
  /** The company's number of employees. */
  companySize: CompanySize;
  /** The company's industry, not blank, at most 120 characters. */
  industry: string;
};

/** The search and the frequency of a new job alert. */
export type CreateJobAlertInput = {
  /** The search conditions; at least one is required. */
  filter: JobFilter;
  /** How often the alert sends new jobs. */
  frequency: JobAlertFrequency;
};

/** A webhook endpoint to add to an app. */
export type CreateWebhookEndpointInput = {
  /** The id of the company's app. Optional with an API key, which has access to its own app only. */
  appId?: string | number | null | undefined;
  /** The kinds of events to send, at least one, such as `application.received` or `job.opened`. The app needs the scope of each. */
  kinds: Array<string>;
  /** The URL to which webhooks are sent: a public https address without a user name; at most 500 characters. */
  url: string;
};

/** The outcome of an appeal, with its reason. */
export type DecideAppealInput = {
  /** The appeal's id. */
  appealId: string | number;
  /** The reason, 1 to 2,000 characters, which is emailed to everyone whom the decision affects. */
  explanation: string;
  /** The outcome. Granting the appeal reverses the moderation decision. */
  outcome: AppealOutcome;
};

/** A recruiter's decision on an application. */
export type DecideApplicationInput = {
  /** The application's id. */
  applicationId: string | number;
  /** The new status. */
  status: Decision;
  /** The version that the decision is based on. Fails with CONFLICT if the application has changed since; if absent, the later decision wins. */
  version?: number | null | undefined;
};

/** A decision on many applications: a new status, a new stage, or both. */
export type DecideApplicationsInput = {
  /** The applications, at most 500. */
  applications: Array<VersionedApplicationInput>;
  /** A message to the applicants, shown and emailed with an acceptance or rejection; at most 5,000 characters. {name}, {job} and {company} are filled in for each applicant. */
  message?: string | null | undefined;
  /** The reason for the decision, visible only to members of the company. */
  reason?: DecisionReason | null | undefined;
  /** The reason for the decision in your own words, at most 1,000 characters, visible only to members of the company. */
  reasonText?: string | null | undefined;
  /** The id of the new stage; required without `status`. On its own it moves only undecided applications; with the status APPLIED it also reopens decided ones. */
  stageId?: string | number | null | undefined;
  /** The new status; required without `stageId`. */
  status?: Decision | null | undefined;
};

/** A decision on a case. */
export type DecideReportInput = {
  /** The decision. Which ones are available depends on the kind of item: see `DeskDecision`. */
  decision: DeskDecision;
  /** The reason, 1 to 2,000 characters, which is emailed to the reporters and the people responsible. */
  explanation: string;
  /** A message to the applicants of a job that is taken down, in addition to their notification; at most 2,000 characters. Ignored for other decisions. */
  messageToApplicants?: string | null | undefined;
  /** The id of any report in the case. */
  reportId: string | number;
};

/** A status that a recruiter can give to an application. */
export type Decision =
  /** Accepts the application. */
  | 'ACCEPTED'
  /** Withdraws a decision, so that the application is undecided again. */
  | 'APPLIED'
  /** Rejects the application. */
  | 'REJECTED';

/** The result for one application in a bulk decision. */
export type DecisionOutcome =
  /** Someone else changed the application first, the seeker withdrew it, or a decided application cannot be moved. It is left unchanged. */
  | 'CONFLICT'
  /** The application was changed. */
  | 'DONE'
  /** No application to a job of the company has this id. */
  | 'NOT_FOUND'
  /** The application was already in the requested state. */
  | 'UNCHANGED';

/** The reason for a decision, visible only to members of the company. */
export type DecisionReason =
  /** Shown as “Availability”. */
  | 'AVAILABILITY'
  /** Shown as “Experience”. */
  | 'EXPERIENCE'
  /** Shown as “The job is filled”. */
  | 'FILLED'
  /** Shown as “Interview”. */
  | 'INTERVIEW'
  /** Shown as “Location”. */
  | 'LOCATION'
  /** Shown as “Something else”. */
  | 'OTHER'
  /** Shown as “Other applicants were a better fit”. */
  | 'OTHERS_FIT_BETTER'
  /** Shown as “Pay”. */
  | 'PAY'
  /** Shown as “Skills”. */
  | 'SKILLS';

/** The confirmation for deleting the caller's account. */
export type DeleteAccountInput = {
  /** The account's password. */
  password: string;
};

/** The conversation to delete. */
export type DeleteAssistantConversationInput = {
  /** The conversation's id. */
  id: string | number;
};

/** An operator's decision on a reported item. */
export type DeskDecision =
  /** Leaves the item as it is. */
  | 'DISMISS'
  /** Takes the item down, or withdraws the offer. Available for messages, jobs and offers. */
  | 'REMOVE'
  /** Suspends the account of the seeker, or of the sender of the message or offer. An offer is also withdrawn. Available for seekers, messages and offers. */
  | 'SUSPEND'
  /** Warns the people responsible for the item, and leaves it as it is. */
  | 'WARN';

/** Changes to a job alert. Absent and null fields stay unchanged. */
export type EditJobAlertInput = {
  /** The id of the alert to edit. */
  alertId: string | number;
  /** The new search conditions; at least one is required. */
  filter?: JobFilter | null | undefined;
  /** How often the alert sends new jobs. */
  frequency?: JobAlertFrequency | null | undefined;
  /** True to pause the alert, false to resume it. */
  paused?: boolean | null | undefined;
};

/** Changes to a job. An absent field stays unchanged; null clears a field, and is rejected for required fields. */
export type EditJobInput = {
  /** The company's policy on the use of AI in applications. */
  aiPolicy?: AiPolicy | null | undefined;
  /** The number of days within which the company promises to respond to a new application, from 1 to 45; null resets it to 14. Existing applications keep their response deadline. */
  answerWithinDays?: number | null | undefined;
  /** The last day on which the job accepts applications, in UTC; not in the past, unless unchanged. */
  applicationDeadline?: string | null | undefined;
  /** The city of the job, at most 100 characters. */
  city?: string | null | undefined;
  /** The country of the job, as an ISO 3166-1 alpha-2 code such as `IN`. */
  country?: string | null | undefined;
  /** The job description, in Markdown that preserves the line breaks of plain text; at most 30,000 characters. Cannot be cleared. */
  description?: string | null | undefined;
  /** Who may edit the job. Only the job owner and the company's owners may change this setting. Unchanged if absent or null. */
  editors?: JobEditors | null | undefined;
  /** The work experience that the job requires. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The id of the job to edit. */
  id: string | number;
  /** The industry of the job. Cannot be cleared. */
  industry?: Industry | null | undefined;
  /** The type of employment: full-time, part-time or an internship. Cannot be cleared. */
  jobType?: JobType | null | undefined;
  /** The location of the job, as free text; at most 200 characters. */
  location?: string | null | undefined;
  /** The currency of the numeric pay, as an ISO 4217 code such as `INR`; required with `payMin`. */
  payCurrency?: string | null | undefined;
  /** The maximum pay in `payCurrency` per `payUnit`; not below `payMin`, and at most 1,000,000,000. If null, the pay is exactly `payMin`. */
  payMax?: number | null | undefined;
  /** The minimum pay in `payCurrency` per `payUnit`; above 0 and at most 1,000,000,000, rounded to two decimal places. Requires `payCurrency` and `payUnit`. If the currency is INR, this also sets `salaryRange`. */
  payMin?: number | null | undefined;
  /** The period for which the numeric pay is stated; required with `payMin`. */
  payUnit?: PayUnit | null | undefined;
  /** The screening questions that applicants answer, in order; at most 5. Existing answers keep the wording of their questions. */
  questions?: Array<JobQuestionInput> | null | undefined;
  /** The state or region of the job, at most 100 characters. */
  region?: string | null | undefined;
  /** Where people who work remotely may be located, as free text; at most 200 characters. */
  remoteFrom?: string | null | undefined;
  /** The requirements for applicants, in Markdown that preserves the line breaks of plain text; at most 10,000 characters. */
  requirements?: string | null | undefined;
  /** The salary range, in lakh rupees per year; it replaces numeric pay. If absent, the free-text salary of an imported job is preserved. */
  salaryRange?: SalaryRange | null | undefined;
  /** The job title, at most 200 characters. Cannot be cleared. */
  title?: string | null | undefined;
  /** The job's `updatedAt` on which the edit is based. If the job has changed since, the edit fails with `CONFLICT`. If absent, the later edit wins. */
  unchangedSince?: string | null | undefined;
  /** Where the work is done: on site, remotely, or both (hybrid). Cannot be cleared. */
  workMode?: WorkMode | null | undefined;
};

/** A new text for one of the viewer's own notes. */
export type EditNoteInput = {
  /** The note's id. */
  id: string | number;
  /** The note's text in Markdown, not blank, at most 5,000 characters. */
  text: string;
};

/** The purpose of an emailed link about a change of email address. */
export type EmailChangeLinkKind =
  /** The link confirms the new address. */
  | 'CONFIRM'
  /** The link restores the previous address. */
  | 'UNDO';

/** The state of an emailed link about a change of email address. */
export type EmailChangeLinkState =
  /** The change was cancelled, or replaced by another one. */
  | 'CANCELLED'
  /** The new address is already confirmed. */
  | 'CONFIRMED'
  /** The link has expired or was already used. */
  | 'EXPIRED'
  /** The link can be used. */
  | 'OPEN'
  /** The change was undone, and the account has its previous address again. */
  | 'UNDONE';

/** A token from an emailed link about a change of email address. */
export type EmailChangeTokenInput = {
  /** The token from the link. */
  token: string;
};

/** A token from an emailed link. */
export type EmailTokenInput = {
  /** The role of the account that the email is about. */
  role: Role;
  /** The token from the link. */
  token: string;
};

/** An account whose sessions to end. */
export type EndAccountSessionsInput = {
  /** The account's id. */
  accountId: string | number;
  /** The reason, 1 to 2,000 characters, which is emailed to the account's owner. */
  explanation: string;
  /** Whether to revoke the account's API keys, too. */
  keys?: boolean;
};

/** An interview to decline or cancel. */
export type EndInterviewInput = {
  /** The interview's id. */
  interviewId: string | number;
  /** A message to the other side, at most 1,000 characters. */
  reply?: string | null | undefined;
};

/** The job alert to delete. */
export type EndJobAlertInput = {
  /** The id of the alert to delete. */
  alertId: string | number;
};

/** An offer to decline or withdraw. */
export type EndOfferInput = {
  /** The id of the offer's version. */
  offerId: string | number;
  /** A message to the other side, at most 1,000 characters. */
  reply?: string | null | undefined;
};

/** The pay that a seeker expects, stated as that of a job. */
export type ExpectedPayInput = {
  /** The currency, as an ISO 4217 code such as `INR`. */
  payCurrency: string;
  /** The maximum pay, not below `payMin`; null if it is exactly `payMin`. */
  payMax?: number | null | undefined;
  /** The minimum pay in `payCurrency` per `payUnit`, above 0 and at most 1,000,000,000. */
  payMin: number;
  /** The period for which the pay is stated. */
  payUnit: PayUnit;
};

/** A job, internship or social work in a seeker's history. */
export type ExperienceInput = {
  /** The company or organization, not blank, at most 160 characters. */
  company: string;
  /** The first day, not in the future. */
  from: string;
  /** The responsibilities, in plain text, at most 2,000 characters. */
  responsibilities?: string | null | undefined;
  /** The job title or, for social work, the role; not blank, at most 160 characters. */
  title: string;
  /** The end date, neither before the start date nor in the future; absent if the experience is ongoing. */
  to?: string | null | undefined;
};

/** The kind of an entry in a seeker's history. */
export type ExperienceKind =
  /** The entry is an internship. */
  | 'INTERNSHIP'
  /** The entry is paid work. */
  | 'JOB'
  /** The entry is voluntary, social or extracurricular work. */
  | 'SOCIAL';

/** The years of work experience that a job requires. */
export type ExperienceLevel =
  /** Shown as “Fresher”. */
  | 'FRESHER'
  /** Shown as “0-1 year”. */
  | 'FROM_0_TO_1'
  /** Shown as “1-3 years”. */
  | 'FROM_1_TO_3'
  /** Shown as “3-5 years”. */
  | 'FROM_3_TO_5'
  /** Shown as “5+ years”. */
  | 'OVER_5';

/** A new passkey, as the browser created it. */
export type FinishAddingPasskeyInput = {
  /** The challenge from `beginAddingPasskey`. */
  challenge: string | number;
  /** The passkey's name, 1 to 60 characters. */
  name: string;
  /** The browser's `RegistrationResponseJSON`, as a JSON string of at most 20,000 characters. */
  response: string;
};

/** The challenge of a login, and exactly one of a passkey, a code and a recovery code. */
export type FinishLogInInput = {
  /** The challenge from `beginPasskeyLogIn`, or from the error `SECOND_FACTOR_REQUIRED`. */
  challenge: string | number;
  /** The six digits that the authenticator app shows; only after the password. */
  code?: string | null | undefined;
  /** The browser's `AuthenticationResponseJSON`, as a JSON string of at most 20,000 characters. */
  passkey?: string | null | undefined;
  /** A recovery code of 24 letters and digits, in any case, with or without hyphens; only after the password. */
  recoveryCode?: string | null | undefined;
};

/** The transfer of a job to a new job owner. */
export type HandOverJobInput = {
  /** The account id of the new job owner, who must be an owner or recruiter of the company. */
  accountId: string | number;
  /** The job's id. */
  jobId: string | number;
};

/** The industry of a job. */
export type Industry =
  /** Shown as “Business”. */
  | 'BUSINESS'
  /** Shown as “Consultant”. */
  | 'CONSULTANT'
  /** Shown as “Design”. */
  | 'DESIGN'
  /** Shown as “Finance”. */
  | 'FINANCE'
  /** Shown as “HealthCare”. */
  | 'HEALTHCARE'
  /** Shown as “IT”. */
  | 'IT'
  /** Shown as “Law”. */
  | 'LAW'
  /** Shown as “Other”. */
  | 'OTHER'
  /** Shown as “Sales”. */
  | 'SALES'
  /** Shown as “Technology”. */
  | 'TECHNOLOGY';

/** Whether an interview took place. */
export type InterviewOutcome =
  /** The interview did not take place. */
  | 'MISSED'
  /** The interview took place. */
  | 'TOOK_PLACE';

/** A time range within one day, in the time zone of the interview offer. */
export type InterviewRangeInput = {
  /** The day, as YYYY-MM-DD; within the next 180 days. */
  day: string;
  /** When the range starts, such as `09:00`. */
  from: string;
  /** When the range ends, such as `12:30`; at least the interview's length after the start. */
  until: string;
};

/** The status of an interview. */
export type InterviewStatus =
  /** The company cancelled the interview, or the application ended. */
  | 'CANCELLED'
  /** The applicant declined the interview. */
  | 'DECLINED'
  /** The interview did not take place. Visible only to members of the company. */
  | 'MISSED'
  /** The company offered times, of which the applicant can pick one. */
  | 'OFFERED'
  /** The applicant picked a time. For applicants, the status remains after the interview. */
  | 'SCHEDULED'
  /** The interview took place. Visible only to members of the company. */
  | 'TOOK_PLACE';

/** A person to invite to the company. */
export type InviteMemberInput = {
  /** The person's email address. Only an account with this address can accept the invitation. */
  email: string;
  /** The role that the person will have in the company. */
  role: CompanyRole;
};

/** An invitation to send. */
export type InviteToJobInput = {
  /** The id of one of the company's open jobs. */
  jobId: string | number;
  /** The id of a seeker whom `candidates` lists. */
  seekerId: string | number;
  /** Why this person is invited, as plain text, at most 500 characters. */
  text: string;
};

/** How often a job alert sends new jobs. */
export type JobAlertFrequency =
  /** The alert sends each new job as soon as it opens. */
  | 'AT_ONCE'
  /** The alert sends new jobs once a day, at 8:00 in the seeker's time zone. */
  | 'DAILY'
  /** The alert sends new jobs once a week, on Monday at 8:00 in the seeker's time zone. */
  | 'WEEKLY';

/** Who may edit, schedule, post, close, reopen and delete a job. */
export type JobEditors =
  /** Only the job owner and the company's owners may edit the job. */
  | 'OWNER'
  /** Every owner and recruiter of the company may edit the job. */
  | 'RECRUITERS';

/** Search conditions for jobs. A job must meet all of them; absent and null conditions match every job. */
export type JobFilter = {
  /** Only jobs of companies whose names contain any of these texts; at most 20, each of at most 200 characters. An empty list matches all jobs. */
  companies?: Array<string> | null | undefined;
  /** Only jobs of companies of this size. */
  companySize?: CompanySize | null | undefined;
  /** Only jobs of companies of any of these sizes. An empty list matches all jobs. */
  companySizes?: Array<CompanySize> | null | undefined;
  /** Only jobs of companies whose names contain none of these strings; at most 20, each of at most 200 characters. */
  excludeCompanies?: Array<string> | null | undefined;
  /** Only jobs that contain none of these words in any field; at most 20, each of at most 200 characters. */
  excludeWords?: Array<string> | null | undefined;
  /** Only jobs that require this much experience. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** Only jobs that require any of these experience levels. An empty list matches all jobs. */
  experienceLevels?: Array<ExperienceLevel> | null | undefined;
  /** Only jobs in any of these industries. An empty list matches all jobs. */
  industries?: Array<Industry> | null | undefined;
  /** Only jobs in this industry. */
  industry?: Industry | null | undefined;
  /** Only jobs of this type. */
  jobType?: JobType | null | undefined;
  /** Only jobs of any of these types. An empty list matches all jobs. */
  jobTypes?: Array<JobType> | null | undefined;
  /** Words to find in a job, in any order and in any field; matches in the title rank highest. The search tolerates typos and an unfinished last word, and knows plurals and synonyms. It also matches verbatim parts of the title, company, type, location, work mode, industry, requirements, experience and company size. At most 200 characters. */
  keyword?: string | null | undefined;
  /** Only jobs that may pay at least this amount, in lakh rupees per year, from 0 to 1,000,000. Jobs without a salary in rupees never match. */
  payAtLeast?: number | null | undefined;
  /** Only jobs in any of these locations, by their current or former names; at most 20, each of at most 200 characters. An empty list matches all jobs. */
  places?: Array<string> | null | undefined;
  /** Only jobs posted within this number of days, from 1 to 3,650. */
  postedWithinDays?: number | null | undefined;
  /** Only jobs whose maximum salary is at most this amount, in lakh rupees per year, from 0 to 1,000,000. Jobs without a salary in rupees always match. Cannot be combined with `salaryRange`. */
  salaryMax?: number | null | undefined;
  /** Only jobs whose minimum salary is at least this amount, in lakh rupees per year, from 0 to 1,000,000. Jobs without a salary in rupees always match. Cannot be combined with `salaryRange`. */
  salaryMin?: number | null | undefined;
  /** Only jobs whose salary lies within this range. Jobs without a salary in rupees always match. Cannot be combined with `salaryMin` or `salaryMax`. */
  salaryRange?: SalaryRange | null | undefined;
  /** Also jobs within this distance of one of the `places`, in kilometres, from 0 to 500, where both locations are known cities. Ignored without `places`. */
  withinKm?: number | null | undefined;
  /** Only jobs with this work mode. */
  workMode?: WorkMode | null | undefined;
  /** Only jobs with any of these work modes. An empty list matches all jobs. */
  workModes?: Array<WorkMode> | null | undefined;
};

/** Identifies a job. */
export type JobIdInput = {
  /** The job's id. */
  jobId: string | number;
};

/** A job to post. */
export type JobInput = {
  /** The company's policy on the use of AI in applications. */
  aiPolicy?: AiPolicy | null | undefined;
  /** The number of days within which the company promises to respond to a new application, from 1 to 45; 14 by default. */
  answerWithinDays?: number | null | undefined;
  /** The last day on which the job accepts applications, in UTC; not in the past. */
  applicationDeadline?: string | null | undefined;
  /** The city of the job, at most 100 characters. */
  city?: string | null | undefined;
  /** The id of a job of the company that the new job is a copy of. If neither `salaryRange` nor `payMin` is given, the free-text salary of an imported job is copied too. */
  copyOf?: string | number | null | undefined;
  /** The country of the job, as an ISO 3166-1 alpha-2 code such as `IN`. */
  country?: string | null | undefined;
  /** The job description, in Markdown that preserves the line breaks of plain text; at most 30,000 characters. */
  description: string;
  /** Who may edit the job in addition to the company's owners: only the job owner, who is the recruiter who posts it, or every recruiter. Every recruiter by default. */
  editors?: JobEditors | null | undefined;
  /** The work experience that the job requires. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The industry of the job. */
  industry: Industry;
  /** Whether to save the job as a draft, which only the company can see; false by default. */
  isDraft?: boolean | null | undefined;
  /** The type of employment: full-time, part-time or an internship. */
  jobType: JobType;
  /** The location of the job, as free text; at most 200 characters. If absent, it is composed of `city`, `region` and `country`. */
  location?: string | null | undefined;
  /** When the job opens automatically: a time within the next 365 days. Until then, only the company can see the job. Overrides `isDraft`. */
  opensAt?: string | null | undefined;
  /** The currency of the numeric pay, as an ISO 4217 code such as `INR`; required with `payMin`. */
  payCurrency?: string | null | undefined;
  /** The maximum pay in `payCurrency` per `payUnit`; not below `payMin`, and at most 1,000,000,000. If absent, the pay is exactly `payMin`. */
  payMax?: number | null | undefined;
  /** The minimum pay in `payCurrency` per `payUnit`; above 0 and at most 1,000,000,000, rounded to two decimal places. Requires `payCurrency` and `payUnit`. If the currency is INR, this also sets `salaryRange`. */
  payMin?: number | null | undefined;
  /** The period for which the numeric pay is stated; required with `payMin`. */
  payUnit?: PayUnit | null | undefined;
  /** The screening questions that applicants answer, in order; at most 5. */
  questions?: Array<JobQuestionInput> | null | undefined;
  /** The state or region of the job, at most 100 characters. */
  region?: string | null | undefined;
  /** Where people who work remotely may be located, as free text; at most 200 characters. */
  remoteFrom?: string | null | undefined;
  /** The requirements for applicants, in Markdown that preserves the line breaks of plain text; at most 10,000 characters. */
  requirements?: string | null | undefined;
  /** The salary range, in lakh rupees per year; derived from the numeric pay instead if `payMin` is given. */
  salaryRange?: SalaryRange | null | undefined;
  /** The job title, at most 200 characters. */
  title: string;
  /** Where the work is done: on site, remotely, or both (hybrid). */
  workMode: WorkMode;
};

/** The status of an invitation to apply for a job. */
export type JobInvitationStatus =
  /** The seeker is interested, and the company sees their contact details. */
  | 'ACCEPTED'
  /** The job has closed, the seeker has applied, or 30 days have passed since it was sent or accepted. */
  | 'ENDED'
  /** The seeker has not accepted it. Companies are not informed of invitations that are declined. */
  | 'SENT'
  /** The company withdrew it. */
  | 'WITHDRAWN';

/** The field of a job in which a word of a search was found. */
export type JobMatchField =
  /** The word was found in the work mode, job type, industry or experience level. */
  | 'CHOICE'
  /** The word was found in the company's name. */
  | 'COMPANY'
  /** The word was found in the job description, or only as a part of another word. */
  | 'DESCRIPTION'
  /** The word was found in the job's location. */
  | 'PLACE'
  /** The word was found in the requirements. */
  | 'REQUIREMENTS'
  /** The word was found in the job title. */
  | 'TITLE';

/** The sort order of a list of jobs. */
export type JobOrder =
  /** Jobs that match the keyword best come first, and newer jobs first among equal matches. Without a keyword, newest jobs first. */
  | 'BEST_MATCH'
  /** Jobs with the earliest application deadline first. Jobs without a deadline come last. */
  | 'DEADLINE'
  /** Only jobs that have a skill or the profession of the caller's profile, and that the caller has not applied to. Those that match its skills, profession, location and experience best come first, and newer jobs first among equal matches. Seekers only. */
  | 'FOR_YOU'
  /** Most recently posted jobs first. */
  | 'NEWEST'
  /** Jobs with the highest possible pay first. Jobs without stated pay come last. */
  | 'PAY';

/** A part of a job that states requirements. */
export type JobPart =
  /** The job description. */
  | 'DESCRIPTION'
  /** The experience level. */
  | 'EXPERIENCE_LEVEL'
  /** The location. */
  | 'LOCATION'
  /** The requirements. */
  | 'REQUIREMENTS'
  /** The job title. */
  | 'TITLE';

/** The kind of a suggestion for a job before it is posted. */
export type JobPostingHintCode =
  /** A text discourages people because of their age. */
  | 'AGE'
  /** A text asks for a clean criminal record, or for a criminal record check. */
  | 'CRIMINAL_RECORD'
  /** The application deadline is more than half a year away. */
  | 'DEADLINE_FAR'
  /** The job has no application deadline. */
  | 'DEADLINE_MISSING'
  /** The application deadline has passed. */
  | 'DEADLINE_PASSED'
  /** The job description has fewer than 30 words. */
  | 'DESCRIPTION_SHORT'
  /** A text discourages people with disabilities. */
  | 'DISABILITY'
  /** A text discourages people because of their marital or family status. */
  | 'FAMILY'
  /** A text discourages people because of their gender. */
  | 'GENDER'
  /** A text contains HTML, which is shown as plain characters. */
  | 'HTML'
  /** A text discourages people because of their origin, nationality or first language. */
  | 'ORIGIN'
  /** A text asks applicants for their previous pay. */
  | 'PAY_HISTORY'
  /** The job states no pay. */
  | 'PAY_MISSING'
  /** A text asks applicants for a photo. */
  | 'PHOTO'
  /** The work is on site or hybrid, but the job has no location. */
  | 'PLACE_MISSING'
  /** A text discourages people because of their religion or caste. */
  | 'RELIGION_OR_CASTE'
  /** The title contains exclamation marks or asterisks. */
  | 'TITLE_EXCLAIMS'
  /** The title states the pay. */
  | 'TITLE_HAS_PAY'
  /** The title states the location or the work mode, which have fields of their own. */
  | 'TITLE_HAS_PLACE'
  /** The title is written in capitals. */
  | 'TITLE_SHOUTED'
  /** A text discourages people who are unemployed. */
  | 'UNEMPLOYMENT';

/** A screening question for applicants to a job. Fields that do not apply to its kind are ignored. */
export type JobQuestionInput = {
  /** The choices to select from, required if `kind` is `CHOICE`: from 2 to 20 different ones, each of at most 100 characters. */
  choices?: Array<string> | null | undefined;
  /** The kind of answer that the question asks for. Only one question of a job can ask for a `FILE`. */
  kind: QuestionKind;
  /** The text of the question, at most 200 characters. No other question of the job may have the same text. */
  label: string;
  /** The largest number that qualifies, if `kind` is `NUMBER`. */
  maximum?: number | null | undefined;
  /** The smallest number that qualifies, if `kind` is `NUMBER`. */
  minimum?: number | null | undefined;
  /** The qualifying answers: some, but not all, of the `choices` if `kind` is `CHOICE`, or either `YES` or `NO` if it is `YES_NO`. Applicants with another answer see a warning and can still apply. */
  needed?: Array<string> | null | undefined;
  /** Whether applicants must answer the question; false by default. Always true if only some answers qualify. */
  required?: boolean | null | undefined;
};

/** The status of a job, as set by its company. */
export type JobStatus =
  /** The job accepts no applications. Only its company, and job seekers who applied to the job or saved it, can see it. */
  | 'CLOSED'
  /** The job has never been open. Only its company can see it. */
  | 'DRAFT'
  /** The job is published and accepts applications until its deadline, if it has one. */
  | 'OPEN'
  /** The job opens automatically at its `opensAt` time. Until then, only its company can see it. */
  | 'SCHEDULED';

/** The kind of a search suggestion. */
export type JobSuggestionKind =
  /** The suggestion is the name of a company. */
  | 'COMPANY'
  /** The suggestion is a location that has jobs. */
  | 'PLACE'
  /** The suggestion is a job title. */
  | 'TITLE';

/** The type of employment that a job offers. */
export type JobType =
  /** Shown as “Full-time”. */
  | 'FULL_TIME'
  /** Shown as “Internship”. */
  | 'INTERNSHIP'
  /** Shown as “Part-time”. */
  | 'PART_TIME';

/** Why an API key ended. */
export type KeyEndReason =
  /** The key reached its expiry time. */
  | 'EXPIRED'
  /** The member who created the key left the company. */
  | 'MEMBER_LEFT'
  /** The key was replaced by a new key of the same app. */
  | 'REPLACED'
  /** Someone revoked the key. */
  | 'REVOKED';

/** How well a seeker speaks a language. */
export type LanguageLevel =
  /** The seeker knows some words and simple sentences. */
  | 'BASIC'
  /** The seeker can have everyday conversations. */
  | 'CONVERSATIONAL'
  /** The seeker can work in the language. */
  | 'FLUENT'
  /** The language is a first language. */
  | 'NATIVE';

/** What to hide or show again: exactly one of the fields. */
export type ListingInput = {
  /** The company's id. */
  companyId?: string | number | null | undefined;
  /** The job's id. */
  jobId?: string | number | null | undefined;
  /** True for all jobs that their company has posted more than once (`timesPosted`). */
  reposts?: boolean | null | undefined;
};

/** The credentials of a login. */
export type LogInInput = {
  /** The account's email address, case-insensitive. */
  email: string;
  /** The account's password. */
  password: string;
  /** The role of the account: the same address can have one account per role. */
  role: Role;
};

/** When notifications of a kind are emailed. */
export type MailTiming =
  /** Each notification is emailed immediately, or at the end of quiet hours. After 15 emails in 7 days, less important ones are combined into a daily email. */
  | 'AT_ONCE'
  /** Notifications are combined into one email a day, at 8:00 in the account's time zone. */
  | 'DAILY'
  /** Notifications are not emailed. */
  | 'NEVER'
  /** Notifications are combined into one email a week, on Monday at 8:00 in the account's time zone. */
  | 'WEEKLY';

/** The notifications to mark as read. */
export type MarkNoticesReadInput = {
  /** The ids of the notifications to mark as read; at most 100. If absent or null, all notifications are marked. */
  ids?: Array<string | number> | null | undefined;
};

/** The messages of a conversation to mark as seen. */
export type MarkSeenInput = {
  /** The conversation's id. */
  conversationId: string | number;
  /** The number of the last message to mark as seen; all earlier ones are marked too. A lower number than before has no effect. */
  seq: number;
};

/** The kind of a moderation decision. */
export type MeasureKind =
  /** A job was taken down. */
  | 'JOB_TAKEN_DOWN'
  /** A chat message was taken down. */
  | 'MESSAGE_REMOVED'
  /** An offer was withdrawn. */
  | 'OFFER_WITHDRAWN'
  /** The account was suspended. */
  | 'SUSPENSION'
  /** The people responsible were warned. */
  | 'WARNING';

/** The stage to move an application to. */
export type MoveApplicationInput = {
  /** The id of the application, which must be undecided. */
  applicationId: string | number;
  /** The id of the new stage. */
  stageId: string | number;
  /** The version that the move is based on. Fails with CONFLICT if the application has changed since; if absent, the later change wins. */
  version?: number | null | undefined;
};

/** A note to add to many applications. */
export type NoteApplicationsInput = {
  /** The applications' ids, at most 500. */
  applicationIds: Array<string | number>;
  /** The note's text in Markdown, not blank, at most 5,000 characters. */
  text: string;
};

/** The channels to set for a kind of notification. */
export type NoticeChannelsInput = {
  /** The kind of notification. */
  kind: NoticeKind;
  /** When notifications of this kind are emailed. */
  mail: MailTiming;
  /** Whether notifications of this kind are listed in Worklane, by the query `notices`. */
  page: boolean;
  /** Whether notifications of this kind are pushed to the account's subscribed browsers. Unchanged if absent or null. */
  push?: boolean | null | undefined;
};

/** The kind of a notification. */
export type NoticeKind =
  /** Shown as “Accepted invitations to apply”. */
  | 'ACCEPTED_INVITATIONS'
  /** Shown as “Responses due”. */
  | 'ANSWERS_DUE'
  /** Shown as “Interviews with applicants”. */
  | 'APPLICANT_INTERVIEWS'
  /** Shown as “Messages from applicants”. */
  | 'APPLICANT_MESSAGES'
  /** Shown as “Offers to applicants”. */
  | 'APPLICANT_OFFERS'
  /** Shown as “Messages from companies you applied to”. */
  | 'APPLICATION_MESSAGES'
  /** Shown as “Companies opening your application”. */
  | 'APPLICATION_OPENED'
  /** Shown as “API keys expiring soon”. */
  | 'COMPANY_KEY_EXPIRING'
  /** Shown as “New connections”. */
  | 'CONNECTION_ACCEPTED'
  /** Shown as “Connection requests”. */
  | 'CONNECTION_REQUEST'
  /** Shown as “Decisions on your applications”. */
  | 'DECISION'
  /** Shown as “The first application to a job”. */
  | 'FIRST_APPLICATION'
  /** Shown as “Progress of your applications”. */
  | 'INTERIM_ANSWER'
  /** Shown as “Interviews”. */
  | 'INTERVIEWS'
  /** Shown as “New jobs matching your alerts”. */
  | 'JOB_ALERTS'
  /** Shown as “Jobs assigned to you as an interviewer”. */
  | 'JOB_ASSIGNED'
  /** Shown as “Your jobs closing soon”. */
  | 'JOB_CLOSING'
  /** Shown as “Invitations to apply”. */
  | 'JOB_INVITATIONS'
  /** Shown as “New members of your company”. */
  | 'MEMBER_JOINED'
  /** Shown as “Daily summary of new applications”. */
  | 'NEW_APPLICATIONS'
  /** Shown as “Offers”. */
  | 'OFFERS'
  /** Shown as “API keys expiring soon”. */
  | 'OWN_KEY_EXPIRING'
  /** Shown as “Saved jobs closing soon”. */
  | 'SAVED_JOB_CLOSING'
  /** Shown as “Missed response deadlines”. */
  | 'UNANSWERED'
  /** Shown as “Unread messages”. */
  | 'UNREAD_MESSAGES'
  /** Shown as “Messages from applicants who withdraw”. */
  | 'WITHDRAWALS';

/** The notification preferences to save for the caller. */
export type NoticePreferencesInput = {
  /** The channels to change, by kind of notification. Kinds that are not listed stay unchanged. */
  kinds: Array<NoticeChannelsInput>;
  /** The hour at which quiet hours start, from 0 to 23 in the account's time zone. Until they end, nothing is emailed or pushed. Null for no quiet hours. */
  quietFrom?: number | null | undefined;
  /** The hour at which quiet hours end, from 0 to 23 in the account's time zone and different from `quietFrom`. Null if and only if `quietFrom` is null. */
  quietUntil?: number | null | undefined;
  /** The account's time zone, as an IANA name such as `Asia/Kolkata`. */
  timeZone: string;
};

/** An interview to offer to an applicant. */
export type OfferInterviewInput = {
  /** The deadline for the applicant to pick a time; if absent, the end of the last range. */
  answerBy?: string | null | undefined;
  /** The application's id. */
  applicationId: string | number;
  /** The number of minutes kept free for the participants after the interview; from 0 to 120. */
  breakMinutes?: number;
  /** The account ids of the participants: from 1 to 10 members who can see the job. */
  interviewerIds: Array<string | number>;
  /** The length of the interview, in minutes; from 5 to 480. */
  minutes: number;
  /** A message to the applicant, at most 1,000 characters. */
  note?: string | null | undefined;
  /** The interview's location: an address or a link; at most 500 characters. */
  place: string;
  /** The ranges of time to offer; from 1 to 10. */
  ranges: Array<InterviewRangeInput>;
  /** The id of the offered or scheduled interview to replace; null if there is none. Fails with CONFLICT if this does not match. If the field is absent, any existing interview is replaced. */
  replaces?: string | number | null | undefined;
  /** The time zone of the ranges, as an IANA name such as `Asia/Kolkata`. */
  timeZone: string;
  /** The kind of interview, at most 120 characters; “Interview” if absent or empty. */
  title?: string | null | undefined;
};

/** The status of a version of an offer. */
export type OfferStatus =
  /** The applicant accepted it. It can no longer be changed. */
  | 'ACCEPTED'
  /** The applicant declined it. */
  | 'DECLINED'
  /** Its last day passed without a response. */
  | 'LAPSED'
  /** The applicant can accept or decline it. */
  | 'OFFERED'
  /** A newer version replaced it. */
  | 'REPLACED'
  /** The company withdrew it, or the application ended. */
  | 'WITHDRAWN';

/** The application that a member of the company opens. */
export type OpenApplicationInput = {
  /** The application's id. */
  applicationId: string | number;
};

/** Whether recruiters find a seeker without an application. */
export type OpenToWork =
  /** Recruiters find the seeker only by an application. */
  | 'NO'
  /** Recruiters find the seeker, without a badge. */
  | 'QUIETLY'
  /** Recruiters find the seeker, with a badge “Open to work”. */
  | 'YES';

/** An action that an operator can be allowed to perform. */
export type OperatorAction =
  /** See, add and remove operators, and change their roles. */
  | 'CHANGE_OPERATORS'
  /** Decide appeals against the moderation decisions of other operators. */
  | 'DECIDE_APPEALS'
  /** Assign reports to oneself, and decide them. */
  | 'DECIDE_REPORTS'
  /** End all sessions of an account. */
  | 'END_SESSIONS'
  /** Retry failed background jobs. */
  | 'RETRY_WORK'
  /** Find accounts and see their state. */
  | 'SEE_ACCOUNTS'
  /** See appeals. */
  | 'SEE_APPEALS'
  /** Search the audit log. */
  | 'SEE_AUDIT_LOG'
  /** See companies and the state of their verification. */
  | 'SEE_COMPANIES'
  /** See the state of the background queue, emails and webhooks. */
  | 'SEE_HEALTH'
  /** Find jobs and see which ones are taken down. */
  | 'SEE_JOBS'
  /** See reports and the reported items. */
  | 'SEE_REPORTS'
  /** Suspend accounts and lift suspensions. */
  | 'SUSPEND'
  /** Take jobs down and restore them. */
  | 'TAKE_DOWN_JOBS'
  /** Verify companies manually and revoke verifications. */
  | 'VERIFY_COMPANIES';

/** An operator. */
export type OperatorIdInput = {
  /** The id of the operator's account. */
  accountId: string | number;
};

/** What an operator must do before they can use the operator console. */
export type OperatorNeed =
  /** The account has a second factor that this session has not used: call `confirmPasskey`, or log in again. */
  | 'NEW_LOG_IN'
  /** The account has no second factor: add a passkey or an authenticator app. */
  | 'SECOND_FACTOR';

/** The role of an operator. Each role includes the permissions of the previous one. */
export type OperatorRole =
  /** Also manages operators and retries failed background jobs. */
  | 'ADMINISTRATOR'
  /** Also makes moderation decisions, verifies companies, ends sessions and searches the audit log. */
  | 'MODERATOR'
  /** Sees reports, accounts, jobs, appeals, companies and the system's health, but changes nothing. */
  | 'SUPPORT';

/** One of the caller's passkeys. */
export type PasskeyIdInput = {
  /** The passkey's id. */
  passkeyId: string | number;
};

/** The period for which the numeric pay of a job is stated. */
export type PayUnit =
  /** Per day. */
  | 'DAY'
  /** Per hour. */
  | 'HOUR'
  /** Per month. */
  | 'MONTH'
  /** Per year. */
  | 'YEAR';

/** The time that the applicant picks for an interview. */
export type PickInterviewTimeInput = {
  /** The interview's id. */
  interviewId: string | number;
  /** One of the interview's `times`. */
  startsAt: string;
};

/** The sort order of a company's jobs. */
export type PostedJobOrder =
  /** Jobs with the earliest application deadline first. Jobs without a deadline come last. */
  | 'DEADLINE'
  /** Jobs with the earliest response deadline first. Jobs without pending applications come last. */
  | 'DUE'
  /** Most recently posted jobs first. */
  | 'NEWEST'
  /** Least recently posted jobs first. */
  | 'OLDEST'
  /** Jobs whose oldest pending application has waited longest first. Jobs without pending applications come last. */
  | 'WAITING';

/** The kind of seeker data that a company viewed. */
export type ProfileAccessKind =
  /** The company opened a file in the seeker's answers to screening questions. */
  | 'ANSWER_READ'
  /** The company viewed the seeker's contact details. */
  | 'CONTACT_READ'
  /** The company opened the seeker's resume. */
  | 'RESUME_READ';

/** A further degree, a certificate or a project of a seeker. */
export type ProfileEntryInput = {
  /** What it is about, in plain text, at most 2,000 characters. */
  description?: string | null | undefined;
  /** An http(s) URL, at most 300 characters. A bare host gets the prefix `https://`. */
  link?: string | null | undefined;
  /** The college or issuer, at most 160 characters. */
  organization?: string | null | undefined;
  /** The name of the degree, certificate or project; not blank, at most 160 characters. */
  title: string;
  /** The year of graduation or issue, from 1940 to ten years from now. */
  year?: number | null | undefined;
};

/** The kind of a profile entry other than experience. */
export type ProfileEntryKind =
  /** The entry is a certificate or licence. */
  | 'CERTIFICATE'
  /** The entry is a degree other than the highest qualification. */
  | 'DEGREE'
  /** The entry is a project. */
  | 'PROJECT';

/** A section of a seeker's profile. */
export type ProfileSection =
  /** The qualification, course, college, schools, further degrees and certificates. */
  | 'EDUCATION'
  /** The jobs, internships, social work and projects. */
  | 'EXPERIENCE'
  /** The profession, the place of residence, the preferred locations, and the seeker's description of themselves. */
  | 'PERSONAL'
  /** The skills and languages. */
  | 'SKILLS';

/** The kind of answer to a screening question. */
export type QuestionKind =
  /** Shown as “Choice”. */
  | 'CHOICE'
  /** Shown as “File”. */
  | 'FILE'
  /** Shown as “Number”. */
  | 'NUMBER'
  /** Shown as “Text”. */
  | 'TEXT'
  /** Shown as “Yes or no”. */
  | 'YES_NO';

/** The outcome of an interview. */
export type RecordInterviewOutcomeInput = {
  /** The interview's id. */
  interviewId: string | number;
  /** Whether the interview took place. */
  outcome: InterviewOutcome;
};

/** A new title for a conversation with the career assistant. */
export type RenameAssistantConversationInput = {
  /** The conversation's id. */
  id: string | number;
  /** The new title, from 1 to 100 characters. */
  title: string;
};

/** A new name for a passkey. */
export type RenamePasskeyInput = {
  /** The new name, 1 to 60 characters. */
  name: string;
  /** The passkey's id. */
  passkeyId: string | number;
};

/** Search conditions for cases. Cases must meet all of them. */
export type ReportCaseSearchInput = {
  /** Who works on the case: any of these. */
  assignees?: Array<CaseAssignee> | null | undefined;
  /** The kind of item that was reported. */
  kind?: ReportKind | null | undefined;
  /** The order of pending cases; `OLDEST` if null. Decided cases are always listed most recently decided first. */
  order?: CaseOrder | null | undefined;
  /** A reason that at least one report in the case has. */
  reason?: ReportReason | null | undefined;
  /** The state of the cases; pending if null. */
  state?: ReportState | null | undefined;
  /** The id of the reported seeker, message, job or offer. */
  targetId?: string | number | null | undefined;
  /** A part of the job's title, its company's name or the seeker's name, case-insensitive. */
  words?: string | null | undefined;
};

/** Identifies a report. */
export type ReportIdInput = {
  /** The report's id. */
  reportId: string | number;
};

/** A report to the operators. */
export type ReportInput = {
  /** The id of the reported seeker, message, job or version of an offer. */
  id: string | number;
  /** The kind of item to report. */
  kind: ReportKind;
  /** Details in the reporter's own words, at most 1,000 characters. */
  note?: string | null | undefined;
  /** Why the item is being reported. */
  reason: ReportReason;
};

/** The kind of item that was reported. */
export type ReportKind =
  /** A job. */
  | 'JOB'
  /** A chat message. */
  | 'MESSAGE'
  /** An offer of a job. */
  | 'OFFER'
  /** A seeker. */
  | 'PERSON';

/** The outcome of a report. */
export type ReportOutcome =
  /** The reported item stays. */
  | 'DISMISSED'
  /** The item was taken down, or the offer withdrawn. */
  | 'REMOVED'
  /** The account of the seeker, or of the sender of the message or offer, was suspended. */
  | 'SUSPENDED'
  /** The people responsible for the item were warned. */
  | 'WARNED';

/** Why an item was reported. */
export type ReportReason =
  /** The item is insulting, threatening or hateful. */
  | 'ABUSE'
  /** The item is fake, or someone pretends to be someone else. */
  | 'FAKE'
  /** The item is fraudulent, or asks for money or documents. */
  | 'FRAUD'
  /** Something else is wrong with the item. */
  | 'OTHER'
  /** The item is spam or advertising. */
  | 'SPAM';

/** The state of a report, case or appeal. */
export type ReportState =
  /** Operators have decided. */
  | 'DECIDED'
  /** Operators have not decided yet. */
  | 'WAITING';

/** A new email address for the caller's account. */
export type RequestEmailChangeInput = {
  /** The new email address, at most 254 characters. Each address can have only one account per role. */
  email: string;
};

/** When a second factor becomes required. */
export type RequireSecondFactorInput = {
  /** The number of days until a second factor is required, 0 to 30; 0 means immediately. */
  inDays: number;
};

/** A new password, with the token from the reset email. */
export type ResetPasswordInput = {
  /** The new password: 8 to 256 characters. Common and leaked passwords, and passwords that contain personal details, are rejected. */
  password: string;
  /** The role of the account that the email is about. */
  role: Role;
  /** The token from the link. */
  token: string;
};

/** A job to restore. */
export type RestoreJobInput = {
  /** The reason, 1 to 2,000 characters, which is emailed to the job's company. */
  explanation: string;
  /** The job's id. */
  jobId: string | number;
};

/** The reason why the text of a resume cannot be read. */
export type ResumeProblem =
  /** The file cannot be read, for example because it is damaged. */
  | 'DAMAGED'
  /** The file is protected by a password. */
  | 'LOCKED'
  /** The file contains no text, for example because it is a scan. */
  | 'NO_TEXT'
  /** The file has more than 20 pages. */
  | 'TOO_MANY_PAGES'
  /** Reading the file takes too long. */
  | 'TOO_SLOW';

/** A kind of background job to retry. */
export type RetryFailedWorkInput = {
  /** The kind of background job, such as `send-mail`. */
  kind: string;
};

/** The API key to revoke. */
export type RevokeKeyInput = {
  /** The id of the app to which the key belongs. */
  appId: string | number;
  /** The key's id. */
  keyId: string | number;
};

/** A company whose verification to revoke. */
export type RevokeVerificationInput = {
  /** The company's id. */
  companyId: string | number;
  /** The reason, 1 to 2,000 characters, which is emailed to the company's owners. */
  explanation: string;
};

/** The role of an account. A person who needs both roles has two accounts. */
export type Role =
  /** A recruiter, who hires for a company. */
  | 'RECRUITER'
  /** A job seeker, who looks for jobs and applies. */
  | 'SEEKER';

/** The app for which to create a new API key, and for how long its existing keys remain valid. */
export type RotateKeyInput = {
  /** The app's id. */
  appId: string | number;
  /** The number of days until the new key expires, from 1 to 365. */
  expiresInDays?: number;
  /** The number of hours, from 0 to 168, for which the existing keys remain valid; 0 ends them immediately. */
  overlapHours?: number;
};

/** The webhook endpoint whose secret is replaced, and for how long the previous secret stays valid. */
export type RotateWebhookSecretInput = {
  /** The endpoint's id. */
  endpointId: string | number;
  /** The number of hours, from 0 to 24, for which webhooks are also signed with the previous secret; 0 ends it immediately. */
  overlapHours?: number;
};

/** A salary range, in lakh rupees per year (LPA). */
export type SalaryRange =
  /** Shown as “1-2 LPA”. */
  | 'FROM_1_TO_2_LPA'
  /** Shown as “2-3 LPA”. */
  | 'FROM_2_TO_3_LPA'
  /** Shown as “3-4 LPA”. */
  | 'FROM_3_TO_4_LPA'
  /** Shown as “4-5 LPA”. */
  | 'FROM_4_TO_5_LPA'
  /** Shown as “5-6 LPA”. */
  | 'FROM_5_TO_6_LPA'
  /** Shown as “6-7 LPA”. */
  | 'FROM_6_TO_7_LPA'
  /** Shown as “7-8 LPA”. */
  | 'FROM_7_TO_8_LPA'
  /** Shown as “8-9 LPA”. */
  | 'FROM_8_TO_9_LPA'
  /** Shown as “9-10 LPA”. */
  | 'FROM_9_TO_10_LPA'
  /** Shown as “10-12 LPA”. */
  | 'FROM_10_TO_12_LPA'
  /** Shown as “12-15 LPA”. */
  | 'FROM_12_TO_15_LPA'
  /** Shown as “50k - 1L PA”. */
  | 'FROM_50K_TO_1_LAKH'
  /** Shown as “15+ LPA”. */
  | 'OVER_15_LPA';

/** The company's stages in their new order, and the stages to remove. */
export type SaveApplicationStagesInput = {
  /** The ids of the stages to remove. Applications in a removed stage move to the first remaining stage. */
  removedIds?: Array<string | number> | null | undefined;
  /** The stages in order. Existing stages that are neither listed nor removed move to the end. A company has at most 20 stages. */
  stages: Array<ApplicationStageInput>;
};

/** A template to add or change. */
export type SaveMessageTemplateInput = {
  /** The text of the template, at most 5,000 characters. {name}, {job} and {company} are filled in for each applicant; no other placeholders are allowed. */
  body: string;
  /** The id of the template to change. If absent, a new template is added. */
  id?: string | number | null | undefined;
  /** The template's name, not blank, at most 60 characters, unique within the company regardless of case. */
  name: string;
  /** The decision that the template is meant for. */
  status: ToldDecision;
};

/** The viewer's answers after an interview. */
export type SaveScorecardInput = {
  /** An answer to each of the job's questions. */
  answers: Array<ScorecardAnswerInput>;
  /** The application's id. */
  applicationId: string | number;
  /** The interview's id: `interviewId` of the scorecards. */
  interviewId: string | number;
  /** The overall view, at most 2,000 characters. */
  text?: string | null | undefined;
};

/** An answer to a question of a scorecard. */
export type ScorecardAnswerInput = {
  /** The question, as it was when it was answered. */
  question: string;
  /** The score: 1 is a strong no, 2 no, 3 yes and 4 a strong yes. */
  score: number;
  /** An explanation as plain text, at most 500 characters; null if there is none. */
  text?: string | null | undefined;
};

/** What happened in a security event. */
export type SecurityEventKind =
  /** Someone tried to delete the account. */
  | 'ACCOUNT_DELETION'
  /** Operators suspended the account. */
  | 'ACCOUNT_SUSPENDED'
  /** The account downloaded applicants of its company. */
  | 'APPLICANTS_DOWNLOADED'
  /** An authenticator app was added. */
  | 'AUTHENTICATOR_ADDED'
  /** The authenticator app was removed. */
  | 'AUTHENTICATOR_REMOVED'
  /** A calendar feed address was created or replaced. */
  | 'CALENDAR_FEED_CREATED'
  /** The calendar feed was turned off. */
  | 'CALENDAR_FEED_DELETED'
  /** The archive of the account's data was downloaded. */
  | 'DATA_DOWNLOADED'
  /** One or more of the account's other sessions were ended. */
  | 'DEVICE_LOGGED_OUT'
  /** A change to the email address was confirmed. */
  | 'EMAIL_CHANGED'
  /** A pending change to the email address was cancelled. */
  | 'EMAIL_CHANGE_CANCELLED'
  /** A change to the email address was requested. */
  | 'EMAIL_CHANGE_REQUESTED'
  /** A change to the email address was undone with an emailed link. */
  | 'EMAIL_CHANGE_UNDONE'
  /** A session was reauthenticated with the password or a passkey. */
  | 'IDENTITY_CONFIRMED'
  /** An API key was created. */
  | 'KEY_MADE'
  /** An API key was revoked. */
  | 'KEY_REVOKED'
  /** The account logged in, or someone tried to. */
  | 'LOG_IN'
  /** A session was ended by logging out. */
  | 'LOG_OUT'
  /** The account was removed from a company. */
  | 'MEMBER_REMOVED'
  /** A passkey was added. */
  | 'PASSKEY_ADDED'
  /** A passkey was removed. */
  | 'PASSKEY_REMOVED'
  /** The password was changed by someone who entered the current one. */
  | 'PASSWORD_CHANGED'
  /** A new password was set with an emailed link. */
  | 'PASSWORD_RESET'
  /** New recovery codes were created. */
  | 'RECOVERY_CODES_MADE'
  /** A recovery code was used to log in. */
  | 'RECOVERY_CODE_USED'
  /** The account's role in a company changed. */
  | 'ROLE_CHANGED'
  /** Operators ended all sessions of the account. */
  | 'SESSIONS_ENDED'
  /** Operators lifted the account's suspension. */
  | 'SUSPENSION_LIFTED';

/** Whether a security-relevant attempt succeeded. */
export type SecurityEventOutcome =
  /** The attempt succeeded. */
  | 'ALLOWED'
  /** The attempt was rejected, for example because of a wrong password. */
  | 'REFUSED';

/** Search conditions for seekers, all of which a seeker must meet. Texts have at most 200 characters and match anywhere in a field, in upper or lower case. */
export type SeekerFilter = {
  /** The age in whole years, as `min-max`, both inclusive. A part that is not a number counts as 0 or 100. Text without a hyphen is ignored. */
  ageRange?: string | null | undefined;
  /** Only seekers whose current profession contains this text. */
  currentProfession?: string | null | undefined;
  /** Only seekers whose name, location, qualification, profession, skills, CGPA, LinkedIn or GitHub URL contains this text. */
  keyword?: string | null | undefined;
  /** Only seekers who speak this language: an ISO 639 code such as `hi`, or an English name. */
  language?: string | null | undefined;
  /** Only seekers whose location contains this text. */
  location?: string | null | undefined;
  /** Only seekers with a notice period of at most this many days. Ignored in `peers`. */
  maxNoticeDays?: number | null | undefined;
  /** Only seekers who want to work in a place that contains this text. Ignored in `peers`. */
  placeWanted?: string | null | undefined;
  /** Only seekers whose highest qualification contains this text. */
  qualification?: string | null | undefined;
  /** True returns only seekers with a resume. */
  resumeUploaded?: boolean | null | undefined;
  /** Only seekers with a skill that contains this text. */
  skills?: string | null | undefined;
};

/** Another seeker, by id. */
export type SeekerIdInput = {
  /** The other seeker's id. */
  seekerId: string | number;
};

/** A message to send. */
export type SendMessageInput = {
  /** Instead of `recipientId`: the id of the application in whose conversation to send the message. */
  applicationId?: string | number | null | undefined;
  /** A UUID that the client generates for the message. Sending the same UUID again returns the stored message instead of sending another. */
  clientId: string | number;
  /** The text of the message, in plain text; from 1 to 4,000 characters. With `fileId` it may be empty, and “Sent a PDF.” is stored. In a company's message, {name}, {job} and {company} are filled in. */
  content: string;
  /** The id of a file from `uploadMessageFile` to send with the message; only with `applicationId`. */
  fileId?: string | number | null | undefined;
  /** The id of the job seeker to whom to send the message. They must be connected with the caller. */
  recipientId?: string | number | null | undefined;
};

/** An offer to send to an applicant. */
export type SendOfferInput = {
  /** The application's id. */
  applicationId: string | number;
  /** The last day on which the applicant can accept the offer, in `timeZone`; at most 180 days after sending. */
  expiresOn: string;
  /** A PDF, at most 5 MB. If absent, the PDF of the open offer that this one replaces is kept. */
  file?: File | null | undefined;
  /** The currency of the pay, as an ISO 4217 code such as `INR`. */
  payCurrency: string;
  /** The maximum pay; null if the pay is exactly `payMin`. */
  payMax?: number | null | undefined;
  /** The minimum pay in `payCurrency` per `payUnit`, above 0 and at most 1,000,000,000. */
  payMin: number;
  /** The period for which the pay is stated. */
  payUnit: PayUnit;
  /** Where the work is done, at most 500 characters. */
  place: string;
  /** Whether to leave out the PDF of the open offer that this one replaces. */
  removesFile?: boolean;
  /** The first day of work, not before `expiresOn`; when it is sent, within the next 730 days. */
  startsOn: string;
  /** The text, in Markdown; at most 10,000 characters. */
  text?: string | null | undefined;
  /** The time zone of the days, as an IANA name such as `Asia/Kolkata`. */
  timeZone: string;
};

/** One of the caller's sessions. */
export type SessionIdInput = {
  /** The session's id, from `viewerSessions`. */
  sessionId: string | number;
};

/** What a session lacks to meet a company's second-factor requirement. */
export type SessionNeed =
  /** The account has a second factor that this session has not used: call `confirmPasskey`, or log in again. */
  | 'NEW_LOG_IN'
  /** The account has no second factor: add a passkey or an authenticator app. */
  | 'SECOND_FACTOR';

/** Consent, or its withdrawal, to sending data to the assistant's provider. */
export type SetAssistantConsentInput = {
  /** True to give consent, false to withdraw it. */
  given: boolean;
};

/** Whether to turn anonymous review on or off for a job. */
export type SetBlindModeInput = {
  /** True hides applicants' identities until a first decision on each application; false shows them. */
  blind: boolean;
  /** The job's id. */
  jobId: string | number;
};

/** The interviewers to assign to a job. */
export type SetJobInterviewersInput = {
  /** The account ids of all interviewers for the job. Each must be a member of the company with the role INTERVIEWER. */
  accountIds: Array<string | number>;
  /** The job's id. */
  jobId: string | number;
};

/** A new status for a job, which is identified by either `jobId` or `externalId`. */
export type SetJobStatusInput = {
  /** The id of the company's job in its source system, instead of `jobId`. */
  externalId?: string | number | null | undefined;
  /** The job's id. Required unless `externalId` is given. */
  jobId?: string | number | null | undefined;
  /** When the job opens automatically: a time within the next 365 days. Required for the status `SCHEDULED`, and ignored for others. */
  opensAt?: string | null | undefined;
  /** The new status of the job. A job that has been open cannot become `DRAFT` or `SCHEDULED`; one that has never been open cannot become `CLOSED`. */
  status: JobStatus;
};

/** The questions for interviewers of a job. */
export type SetScorecardQuestionsInput = {
  /** The id of an application to the job. */
  applicationId: string | number;
  /** The questions, at most 5 of up to 120 characters; none ends scorecards. */
  questions: Array<string>;
};

/** A typing signal, which is not stored. */
export type SetTypingInput = {
  /** Instead of `recipientId`: the id of an application, to notify the other side of its conversation. */
  applicationId?: string | number | null | undefined;
  /** True if the caller is typing, false if they have stopped. */
  isTyping: boolean;
  /** The id of the job seeker to notify. They must be connected with the caller. */
  recipientId?: string | number | null | undefined;
};

/** A new account for an invited person. */
export type SignUpInvitedInput = {
  /** The name shown to colleagues, at most 120 characters; the email address is shown if absent. */
  displayName?: string | null | undefined;
  /** The account's password, 8 to 256 characters. */
  password: string;
  /** The token from the invitation's link. */
  token: string;
};

/** The details of a new recruiter and of the company that they own. */
export type SignUpRecruiterInput = {
  /** The company's main location, at most 160 characters. */
  companyLocation: string;
  /** The company's name, at most 120 characters. The name of a verified company is rejected. */
  companyName: string;
  /** The company's number of employees. */
  companySize: CompanySize;
  /** The email address, at most 254 characters. Each address can have only one recruiter account. */
  email: string;
  /** The company's industry, at most 120 characters. */
  industry: string;
  /** 8 to 256 characters. Common and leaked passwords, and passwords that contain personal details, are rejected. */
  password: string;
};

/** The details of a new seeker. */
export type SignUpSeekerInput = {
  /** The email address, at most 254 characters. Each address can have only one seeker account. */
  email: string;
  /** First and last name, at most 120 characters. */
  name: string;
  /** 8 to 256 characters. Common and leaked passwords, and passwords that contain personal details, are rejected. */
  password: string;
  /** A phone number of ten digits. Spaces, punctuation and a leading `+91`, `91` or `0` are removed. */
  phone: string;
};

/** A language that a seeker speaks. */
export type SpokenLanguageInput = {
  /** The ISO 639 code of the language, such as `hi`. */
  language: string;
  /** How well the seeker speaks the language. */
  level: LanguageLevel;
};

/** The answer to stop. */
export type StopAssistantAnswerInput = {
  /** The answer's id. */
  answerId: string | number;
};

/** A browser's push subscription, with the values of its `PushSubscription` object. */
export type SubscribeToPushInput = {
  /** The browser's authentication secret (`auth`), in base64url. */
  auth: string;
  /** The subscription's URL at the browser's push service; at most 1,000 characters. */
  endpoint: string;
  /** The browser's public key (`p256dh`), in base64url. */
  p256dh: string;
};

/** An account to suspend, or whose suspension to lift. */
export type SuspensionInput = {
  /** The account's id. */
  accountId: string | number;
  /** The reason, 1 to 2,000 characters, which is emailed to the account's owner. */
  explanation: string;
};

/** The tags to add to applications, and the tags to remove from them. */
export type TagApplicationsInput = {
  /** Up to 20 tags to add, each of at most 40 characters. An application with no room for them stays unchanged: it has at most 20 tags. A tag that the company already uses keeps its spelling. */
  add?: Array<string> | null | undefined;
  /** The applications' ids, at most 500. */
  applicationIds: Array<string | number>;
  /** Up to 20 tags to remove, regardless of case. */
  remove?: Array<string> | null | undefined;
};

/** A job to take down. */
export type TakeDownJobInput = {
  /** The reason, 1 to 2,000 characters, which is emailed to the job's company. */
  explanation: string;
  /** The job's id. */
  jobId: string | number;
  /** A message to the job's applicants, in addition to their notification; at most 2,000 characters. */
  messageToApplicants?: string | null | undefined;
};

/** A decision of which applicants are notified by email. */
export type ToldDecision =
  /** The company accepted the application. */
  | 'ACCEPTED'
  /** The company rejected the application. */
  | 'REJECTED';

/** The push subscription to delete. */
export type UnsubscribeFromPushInput = {
  /** The subscription's URL at the browser's push service. */
  endpoint: string;
};

/** Changes to the profile of the caller's company. Absent fields stay unchanged. */
export type UpdateRecruiterProfileInput = {
  /** The company's description: Markdown, at most 5,000 characters. Null or blank removes it. */
  companyDescription?: string | null | undefined;
  /** The company's main location, 1 to 160 characters. */
  companyLocation?: string | null | undefined;
  /** The company's name, 1 to 120 characters. It is updated in the company's jobs shortly afterwards. Names of verified companies are rejected. */
  companyName?: string | null | undefined;
  /** The company's number of employees. */
  companySize?: CompanySize | null | undefined;
  /** The URL of the company's website, at most 300 characters, stored with https. Null or blank removes it. */
  companyWebsite?: string | null | undefined;
  /** The company's industry, 1 to 120 characters. */
  industry?: string | null | undefined;
  /** The URL or handle of the company's LinkedIn page, at most 300 characters. Null or blank removes it. */
  linkedin?: string | null | undefined;
  /** The company's other locations: at most 20, each at most 160 characters. Null removes all. */
  otherPlaces?: Array<string> | null | undefined;
  /** The company's name in the URL of its public page: 2 to 60 lower-case letters, digits and single hyphens. The previous URL redirects to the new one. */
  slug?: string | null | undefined;
  /** The `Recruiter.updatedAt` that the changes are based on. The update fails with `CONFLICT` if the profile has changed since; without it, the last update wins. */
  unchangedSince?: string | null | undefined;
};

/** Changes of a resume; absent fields stay unchanged. */
export type UpdateResumeInput = {
  /** Whether it becomes the main resume. */
  makeMain?: boolean;
  /** Its name, 1 to 60 characters, unlike those of the others. */
  name?: string | null | undefined;
  /** The resume's id. */
  resumeId: string | number;
};

/** Changes to the caller's profile. Absent fields stay unchanged; null or blank text clears a field, unless the field cannot be cleared. */
export type UpdateSeekerProfileInput = {
  /** The seeker's description of themselves, in plain text, at most 2,000 characters. */
  about?: string | null | undefined;
  /**
   * As `openToWork`: `NO` if false, otherwise not. Cannot be cleared.
   * @deprecated Use `openToWork`, which counts if both are given. May be removed after 2027-11-30.
   */
  browsable?: boolean | null | undefined;
  /** The complete list of certificates, at most 20, which replaces the current one. */
  certificates?: Array<ProfileEntryInput> | null | undefined;
  /** The cumulative grade point average, from 0 to 10, rounded to two decimals. */
  cgpa?: number | null | undefined;
  /** The college, at most 160 characters. */
  college?: string | null | undefined;
  /** The course of study, at most 160 characters. */
  course?: string | null | undefined;
  /** The current profession, at most 160 characters. */
  currentProfession?: string | null | undefined;
  /** The complete list of degrees other than the highest qualification, at most 20, which replaces the current one. */
  degrees?: Array<ProfileEntryInput> | null | undefined;
  /** The date of birth, not in the future. */
  dob?: string | null | undefined;
  /** Which other seekers can see the email address. Cannot be cleared. */
  emailVisibility?: ContactVisibility | null | undefined;
  /** The expected pay. Only companies that the seeker applies to, or whose invitation they accept, see it. */
  expectedPay?: ExpectedPayInput | null | undefined;
  /** The GitHub profile or portfolio, at most 300 characters: an http(s) URL or a GitHub handle. A bare host gets the prefix `https://`. */
  github?: string | null | undefined;
  /** The year of graduation, from 1940 to ten years from now. */
  graduationYear?: number | null | undefined;
  /** Whether companies see the phone number and the email address only once the seeker has applied there. Cannot be cleared. */
  hidesContacts?: boolean | null | undefined;
  /** The complete list of internships, at most 30, which replaces the current one. */
  internExperiences?: Array<ExperienceInput> | null | undefined;
  /** The complete list of jobs, at most 30, which replaces the current one. */
  jobExperiences?: Array<ExperienceInput> | null | undefined;
  /** The complete list of languages, at most 20 and each once, which replaces the current one. */
  languages?: Array<SpokenLanguageInput> | null | undefined;
  /** The LinkedIn profile, at most 300 characters: an http(s) URL or a handle. A bare host gets the prefix `https://`. */
  linkedin?: string | null | undefined;
  /** The place of residence, at most 160 characters. */
  location?: string | null | undefined;
  /** The seeker's first and last name, at most 120 characters. Cannot be cleared. */
  name?: string | null | undefined;
  /** The notice period in days, from 0 (the seeker can start immediately) to 365. */
  noticeDays?: number | null | undefined;
  /** Whether recruiters find the seeker without an application, and how. Cannot be cleared. */
  openToWork?: OpenToWork | null | undefined;
  /** The phone number: ten digits, with or without the prefix +91. Cannot be cleared. */
  phone?: string | null | undefined;
  /** Which other seekers can see the phone number. Cannot be cleared. */
  phoneVisibility?: ContactVisibility | null | undefined;
  /** The complete list of places where the seeker wants to work, which replaces the current one: at most 5, each of at most 60 characters. */
  placesWanted?: Array<string> | null | undefined;
  /** The complete list of projects, at most 20, which replaces the current one. */
  projects?: Array<ProfileEntryInput> | null | undefined;
  /** The highest qualification, at most 160 characters. */
  qualification?: string | null | undefined;
  /** The complete list of skills, which replaces the current one: at most 50, each of at most 60 characters. Duplicates are dropped. */
  skills?: Array<string> | null | undefined;
  /** The complete list of social and extracurricular work, at most 30, which replaces the current one. */
  socialExperiences?: Array<ExperienceInput> | null | undefined;
  /** The year of passing the tenth class, from 1940 to ten years from now. */
  tenthPassout?: number | null | undefined;
  /** The result of the tenth class, from 0 to 100 percent, rounded to two decimals. */
  tenthPercent?: number | null | undefined;
  /** The school of the tenth class (SSC), at most 160 characters. */
  tenthSchool?: string | null | undefined;
  /** The year of passing the twelfth class, from 1940 to ten years from now. */
  twelfthPassout?: number | null | undefined;
  /** The result of the twelfth class, from 0 to 100 percent, rounded to two decimals. */
  twelfthPercent?: number | null | undefined;
  /** The school of the twelfth class (HSC), at most 160 characters. */
  twelfthSchool?: string | null | undefined;
  /** The profile's `settings.updatedAt` on which the update is based. Fails with CONFLICT if the profile has changed since; if absent, the later update wins. */
  unchangedSince?: string | null | undefined;
  /** The complete list of countries in which the seeker can work without sponsorship, as ISO 3166-1 alpha-2 codes, at most 30, which replaces the current one. */
  workPermits?: Array<string> | null | undefined;
};

/** How a company was verified as the owner of a domain. */
export type VerificationMethod =
  /** The domain has a DNS record whose content was given only to this company. */
  | 'DNS'
  /** An owner of the company has a verified email address at the domain. */
  | 'MAIL'
  /** Operators verified the company manually. */
  | 'OPERATOR';

/** The state of a company's verification. */
export type VerificationState =
  /** The company has claimed a domain and not yet proven that it owns it. */
  | 'CLAIMED'
  /** The company is verified, but the proof could no longer be found. */
  | 'PROOF_MISSING'
  /** Operators revoked the company's verification. */
  | 'REVOKED'
  /** The company is verified. */
  | 'VERIFIED';

/** A company to verify manually. */
export type VerifyCompanyManuallyInput = {
  /** The company's id. */
  companyId: string | number;
  /** The domain that the company owns, such as `acme.com`. */
  domain: string;
  /** The reason, 1 to 2,000 characters, which is emailed to the company's owners. */
  explanation: string;
};

/** An application, with the version that a decision is based on. */
export type VersionedApplicationInput = {
  /** The application's id. */
  applicationId: string | number;
  /** The version that the decision is based on. The application is left unchanged if it has changed since. */
  version: number;
};

/** The state of the connection between the viewer and a seeker. */
export type ViewerConnection =
  /** The viewer and the seeker are connected. */
  | 'CONNECTED'
  /** The seeker has sent the viewer a connection request, which is pending. */
  | 'INCOMING'
  /** The viewer and the seeker are not connected, and no request is pending. */
  | 'NONE'
  /** The viewer has sent the seeker a connection request, which is pending. */
  | 'REQUESTED'
  /** The seeker is the viewer. */
  | 'SELF';

/** Identifies a webhook delivery. */
export type WebhookDeliveryIdInput = {
  /** The delivery's id. */
  deliveryId: string | number;
};

/** Identifies a webhook endpoint. */
export type WebhookEndpointIdInput = {
  /** The endpoint's id. */
  endpointId: string | number;
};

/** Where the work of a job is done. */
export type WorkMode =
  /** Shown as “Hybrid”. */
  | 'HYBRID'
  /** Shown as “Onsite”. */
  | 'ONSITE'
  /** Shown as “Remote”. */
  | 'REMOTE';

/** A note to add to an application. */
export type WriteNoteInput = {
  /** The application's id. */
  applicationId: string | number;
  /** The note's text in Markdown, not blank, at most 5,000 characters. */
  text: string;
};

export type SignUpSeekerMutationVariables = Exact<{
  input: SignUpSeekerInput;
}>;


export type SignUpSeekerMutation = { signUpSeeker: { message: string } };

export type SignUpRecruiterMutationVariables = Exact<{
  input: SignUpRecruiterInput;
}>;


export type SignUpRecruiterMutation = { signUpRecruiter: { message: string } };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { logIn: { continueAt: string | null, viewer: Viewer_ViewerFragment } };

export type ResendVerificationMutationVariables = Exact<{
  input: AccountEmailInput;
}>;


export type ResendVerificationMutation = { resendVerification: { message: string } };

export type VerifyEmailMutationVariables = Exact<{
  input: EmailTokenInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { message: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: AccountEmailInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type PasswordResetTokenIsValidQueryVariables = Exact<{
  input: EmailTokenInput;
}>;


export type PasswordResetTokenIsValidQuery = { passwordResetTokenIsValid: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string } };

export type ChangeDisplayNameMutationVariables = Exact<{
  input: ChangeDisplayNameInput;
}>;


export type ChangeDisplayNameMutation = { changeDisplayName: { viewer: { id: string, displayName: string | null } } };

export type ViewerIsConfirmedQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerIsConfirmedQuery = { viewerIsConfirmed: boolean };

export type ConfirmPasswordMutationVariables = Exact<{
  input: ConfirmPasswordInput;
}>;


export type ConfirmPasswordMutation = { confirmPassword: { confirmedUntil: string } };

export type BeginPasskeyConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyConfirmationMutation = { beginPasskeyConfirmation: { challenge: string, options: string } };

export type ConfirmPasskeyMutationVariables = Exact<{
  input: ConfirmPasskeyInput;
}>;


export type ConfirmPasskeyMutation = { confirmPasskey: { confirmedUntil: string } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { viewerSessions: Array<{ id: string, device: string, address: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  input: SessionIdInput;
}>;


export type EndSessionMutation = { endSession: { message: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { message: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string } };

export type WaitingEmailChangeFragment = { newEmail: string, requestedAt: string, expiresAt: string };

export type EmailChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailChangeQuery = { viewerEmailChange: WaitingEmailChangeFragment | null };

export type RequestEmailChangeMutationVariables = Exact<{
  input: RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { message: string, emailChange: WaitingEmailChangeFragment } };

export type ResendEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendEmailChangeMutation = { resendEmailChange: { message: string, emailChange: WaitingEmailChangeFragment } };

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChangeMutation = { cancelEmailChange: { message: string } };

export type EmailChangeLinkQueryVariables = Exact<{
  token: string;
}>;


export type EmailChangeLinkQuery = { emailChangeLink: { kind: EmailChangeLinkKind, state: EmailChangeLinkState, role: Role, oldEmail: string | null, newEmail: string, expiresAt: string } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  input: EmailChangeTokenInput;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { message: string } };

export type UndoEmailChangeMutationVariables = Exact<{
  input: EmailChangeTokenInput;
}>;


export type UndoEmailChangeMutation = { undoEmailChange: { message: string } };

export type OwnFactorsFragment = { hasAuthenticatorApp: boolean, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, isBackedUp: boolean, createdAt: string, lastUsedAt: string | null }> };

export type LogInFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type LogInFactorsQuery = { viewerLogInFactors: OwnFactorsFragment };

export type BeginAddingPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAddingPasskeyMutation = { beginAddingPasskey: { challenge: string, options: string } };

export type FinishAddingPasskeyMutationVariables = Exact<{
  input: FinishAddingPasskeyInput;
}>;


export type FinishAddingPasskeyMutation = { finishAddingPasskey: { recoveryCodes: Array<string> | null, factors: OwnFactorsFragment } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { factors: OwnFactorsFragment } };

export type RemovePasskeyMutationVariables = Exact<{
  input: PasskeyIdInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { factors: OwnFactorsFragment } };

export type BeginAddingAuthenticatorAppMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAddingAuthenticatorAppMutation = { beginAddingAuthenticatorApp: { key: string, uri: string } };

export type ConfirmAuthenticatorAppMutationVariables = Exact<{
  input: AuthenticatorCodeInput;
}>;


export type ConfirmAuthenticatorAppMutation = { confirmAuthenticatorApp: { recoveryCodes: Array<string> | null, factors: OwnFactorsFragment } };

export type RemoveAuthenticatorAppMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorAppMutation = { removeAuthenticatorApp: { factors: OwnFactorsFragment } };

export type CreateRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateRecoveryCodesMutation = { createRecoveryCodes: { recoveryCodes: Array<string>, factors: OwnFactorsFragment } };

export type BeginPasskeyLogInMutationVariables = Exact<{
  input: BeginPasskeyLogInInput;
}>;


export type BeginPasskeyLogInMutation = { beginPasskeyLogIn: { challenge: string, options: string } };

export type FinishLogInMutationVariables = Exact<{
  input: FinishLogInInput;
}>;


export type FinishLogInMutation = { finishLogIn: { continueAt: string | null, viewer: Viewer_ViewerFragment } };

export type CompanyInvitationQueryVariables = Exact<{
  token: string;
}>;


export type CompanyInvitationQuery = { companyInvitation: { companyName: string, invitedBy: string, email: string, role: CompanyRole, hasAccount: boolean, requiresSecondFactor: boolean } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { companies: Array<{ id: string }> } };

export type SignUpInvitedMutationVariables = Exact<{
  input: SignUpInvitedInput;
}>;


export type SignUpInvitedMutation = { signUpInvited: { accountId: string } };

export type LogInReasonQueryVariables = Exact<{
  jobId: string | number;
}>;


export type LogInReasonQuery = { job: { id: string, title: string, company: { id: string, name: string } } };

export type ShownMeasureFragment = { id: string, kind: MeasureKind, about: ReportKind, title: string | null, explanation: string | null, createdAt: string, endedAt: string | null, appealUntil: string, canAppeal: boolean, appeal: string | null, appealedAt: string | null, outcome: AppealOutcome | null, answer: string | null, answeredAt: string | null };

export type OwnMeasuresQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnMeasuresQuery = { viewerMeasures: { edges: Array<{ cursor: string, node: ShownMeasureFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type MeasureByTokenQueryVariables = Exact<{
  token: string;
}>;


export type MeasureByTokenQuery = { measureByToken: ShownMeasureFragment };

export type AppealMutationVariables = Exact<{
  input: AppealInput;
}>;


export type AppealMutation = { appeal: { message: string } };

export type AppealByTokenMutationVariables = Exact<{
  input: AppealByTokenInput;
}>;


export type AppealByTokenMutation = { appealByToken: { message: string } };

export type SecurityActivityQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SecurityActivityQuery = { viewerSecurityEvents: { edges: Array<{ cursor: string, node: { id: string, kind: SecurityEventKind, outcome: SecurityEventOutcome, device: string | null, address: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Viewer_ViewerFragment = { id: string, role: Role, name: string, displayName: string | null, email: string, company: { id: string, role: CompanyRole, may: Array<CompanyAction>, missingFactor: { needs: SessionNeed, from: string, isDue: boolean } | null } | null, companies: Array<{ id: string, name: string, requiresSecondFactor: boolean }> };

export type ViewerQueryVariables = Exact<{
  role: Role;
}>;


export type ViewerQuery = { viewer: Viewer_ViewerFragment | null };

export type LogOutMutationVariables = Exact<{
  role: Role;
}>;


export type LogOutMutation = { logOut: { message: string } };

export type Answer_AnswerFragment = { kind: QuestionKind, label: string, text: string | null, need: string | null, isMet: boolean | null, fileUrl: string | null, fileName: string | null };

export type ApplicantCard_ApplicantFragment = { id: string, jobId: string, jobTitle: string, status: ApplicationStatus, version: number, appliedAt: string, answerDueOn: string | null, unansweredAt: string | null, resumeUrl: string | null, resumeFromProfile: boolean, tags: Array<string>, isHidden: boolean, unmetRequirements: number, seeker: (
    { email: string | null }
    & PersonCard_SeekerFragment
  ) };

export type ApplicantsQueryVariables = Exact<{
  jobId?: string | number | null | undefined;
  status?: Decision | null | undefined;
  stageId?: string | number | null | undefined;
  filter?: SeekerFilter | null | undefined;
  resumeSearch?: string | null | undefined;
  tag?: string | null | undefined;
  due?: AnswerDue | null | undefined;
  source?: ApplicationSource | null | undefined;
  withoutSource?: boolean | null | undefined;
  week?: string | null | undefined;
  meetsRequirements?: boolean | null | undefined;
  order?: ApplicantOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ApplicantsQuery = { applicants: { orderDescription: string, edges: Array<{ cursor: string, node: ApplicantCard_ApplicantFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApplicantQueryVariables = Exact<{
  id: string | number;
}>;


export type ApplicantQuery = { applicant: (
    { coverNote: string | null, answers: Array<Answer_AnswerFragment>, seeker: SeekerProfile_SeekerFragment, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, answerDueOn: string | null, createdAt: string, actorName: string | null }> }
    & ApplicantCard_ApplicantFragment
  ) };

export type DecideApplicationMutationVariables = Exact<{
  input: DecideApplicationInput;
}>;


export type DecideApplicationMutation = { decideApplication: { applicationId: string, status: ApplicationStatus, version: number, stageId: string | null } };

export type ApplicantsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ApplicantsChangedSubscription = { applicationChanged: { update: { applicationId: string, jobId: string, status: ApplicationStatus, version: number, stageId: string | null } | null } };

export type OpenApplicationMutationVariables = Exact<{
  input: OpenApplicationInput;
}>;


export type OpenApplicationMutation = { openApplication: { applicationId: string } };

export type ApplicationStandingFragment = { id: string, status: ApplicationStatus, version: number, stage: { id: string, name: string } | null };

export type OwnApplication_ApplicationFragment = { id: string, status: ApplicationStatus, appliedAt: string, answerDueOn: string | null, offerExpiresOn: string | null, unansweredAt: string | null, message: string | null, isArchived: boolean, resumeUrl: string | null, resumeName: string | null, coverNote: string | null, answers: Array<Answer_AnswerFragment>, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, answerDueOn: string | null, createdAt: string }>, job: TrackedJob_JobFragment };

export type AppliedJobsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AppliedJobsQuery = { appliedJobs: { edges: Array<{ cursor: string, node: OwnApplication_ApplicationFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OwnApplicationQueryVariables = Exact<{
  jobId: string | number;
}>;


export type OwnApplicationQuery = { ownApplication: OwnApplication_ApplicationFragment | null };

export type ArchiveApplicationMutationVariables = Exact<{
  input: ArchiveApplicationInput;
}>;


export type ArchiveApplicationMutation = { archiveApplication: { application: { id: string, isArchived: boolean } } };

export type WithdrawApplicationMutationVariables = Exact<{
  input: JobIdInput;
}>;


export type WithdrawApplicationMutation = { withdrawApplication: { applicationId: string, jobId: string } };

export type ApplicationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ApplicationChangedSubscription = { applicationChanged: { update: { applicationId: string, jobId: string, status: ApplicationStatus, job: { id: string, viewerApplicationStatus: ApplicationStatus | null, viewerAppliedAt: string | null, viewerCanApply: boolean, takesApplications: boolean, status: JobStatus, deletedAt: string | null } | null } | null } };

export type RecentApplication_ApplicantFragment = { id: string, jobId: string, jobTitle: string, status: ApplicationStatus, resumeUrl: string | null, resumeFromProfile: boolean, seeker: { id: string, name: string, photoUrl: string | null, location: string | null, currentProfession: string | null, qualification: string | null, skills: Array<string> } };

export type RecruiterDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type RecruiterDashboardQuery = { recruiterDashboard: { counters: { jobsPosted: number, jobsOpen: number, applicationsReceived: number, applicationsAccepted: number, applicationsRejected: number }, recentJobs: Array<PostedJob_PostedJobFragment>, recentApplications: Array<RecentApplication_ApplicantFragment>, weeks: Array<{ weekStart: string, received: number, accepted: number }>, sources: Array<{ source: ApplicationSource | null, count: number }>, stages: Array<{ stageId: string, stage: string, count: number, medianDays: number | null }>, answersDue: { passed: number, today: number, week: number }, interviews: Array<{ jobId: string, jobTitle: string, stageId: string, stage: string, count: number, since: string }> }, waiting: { edges: Array<{ cursor: string, node: { id: string, waitingSince: string | null, answerDueOn: string | null, applications: { total: number, applied: number, accepted: number, rejected: number }, job: { id: string, title: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, viewerRecruiter: CompanyProfile_RecruiterFragment };

export type ReviewRow_ApplicantFragment = { id: string, jobId: string, status: ApplicationStatus, version: number, appliedAt: string, answerDueOn: string | null, unansweredAt: string | null, tags: Array<string>, isHidden: boolean, unmetRequirements: number, stage: { id: string, name: string } | null, seeker: { id: string, name: string, currentProfession: string | null } };

export type ReviewNotes_ApplicantFragment = { id: string, notes: Array<{ id: string, authorName: string | null, createdAt: string, editedAt: string | null, isOwn: boolean, text: string, textHtml: string }> };

export type ReviewListQueryVariables = Exact<{
  jobId: string | number;
  status?: Decision | null | undefined;
  stageId?: string | number | null | undefined;
  filter?: SeekerFilter | null | undefined;
  resumeSearch?: string | null | undefined;
  tag?: string | null | undefined;
  due?: AnswerDue | null | undefined;
  source?: ApplicationSource | null | undefined;
  withoutSource?: boolean | null | undefined;
  week?: string | null | undefined;
  meetsRequirements?: boolean | null | undefined;
  order?: ApplicantOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReviewListQuery = { applicants: { totalCount: number, orderDescription: string, edges: Array<{ cursor: string, node: ReviewRow_ApplicantFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReviewCountsQueryVariables = Exact<{
  jobId?: string | number | null | undefined;
  filter?: SeekerFilter | null | undefined;
  resumeSearch?: string | null | undefined;
  tag?: string | null | undefined;
  due?: AnswerDue | null | undefined;
  source?: ApplicationSource | null | undefined;
  withoutSource?: boolean | null | undefined;
  week?: string | null | undefined;
  meetsRequirements?: boolean | null | undefined;
}>;


export type ReviewCountsQuery = { applicantCounts: { blind: boolean, all: number, applied: number, accepted: number, rejected: number, notMeetingRequirements: number, stages: Array<{ count: number, stage: { id: string, name: string, notifiesApplicants: boolean } }>, tags: Array<{ tag: string, count: number }> } };

export type ReviewApplicantQueryVariables = Exact<{
  id: string | number;
}>;


export type ReviewApplicantQuery = { applicant: (
    { resumeUrl: string | null, resumeFromProfile: boolean, message: string | null, coverNote: string | null, answers: Array<Answer_AnswerFragment>, appliedBefore: Array<{ id: string, jobTitle: string, status: ApplicationStatus, appliedAt: string }>, seeker: SeekerProfile_SeekerFragment, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, answerDueOn: string | null, createdAt: string, actorName: string | null, reason: DecisionReason | null, reasonText: string | null }> }
    & ReviewRow_ApplicantFragment
    & ReviewNotes_ApplicantFragment
  ) };

export type ApplicantSelectionQueryVariables = Exact<{
  jobId: string | number;
  status?: Decision | null | undefined;
  stageId?: string | number | null | undefined;
  filter?: SeekerFilter | null | undefined;
  resumeSearch?: string | null | undefined;
  tag?: string | null | undefined;
  due?: AnswerDue | null | undefined;
  source?: ApplicationSource | null | undefined;
  withoutSource?: boolean | null | undefined;
  week?: string | null | undefined;
  meetsRequirements?: boolean | null | undefined;
}>;


export type ApplicantSelectionQuery = { applicantSelection: { totalCount: number, applications: Array<{ id: string, version: number }> } };

export type MoveApplicationMutationVariables = Exact<{
  input: MoveApplicationInput;
}>;


export type MoveApplicationMutation = { moveApplication: { applicationId: string, status: ApplicationStatus, stageId: string | null, version: number } };

export type DecideApplicationsMutationVariables = Exact<{
  input: DecideApplicationsInput;
}>;


export type DecideApplicationsMutation = { decideApplications: { results: Array<{ applicationId: string, outcome: DecisionOutcome, before: { status: ApplicationStatus, stageId: string | null, version: number } | null, now: { status: ApplicationStatus, stageId: string | null, version: number } | null }> } };

export type WriteApplicationNoteMutationVariables = Exact<{
  input: WriteNoteInput;
}>;


export type WriteApplicationNoteMutation = { writeApplicationNote: (
    { applicationId: string }
    & ShownNotesFragment
  ) };

export type EditApplicationNoteMutationVariables = Exact<{
  input: EditNoteInput;
}>;


export type EditApplicationNoteMutation = { editApplicationNote: (
    { applicationId: string }
    & ShownNotesFragment
  ) };

export type DeleteApplicationNoteMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteApplicationNoteMutation = { deleteApplicationNote: (
    { applicationId: string }
    & ShownNotesFragment
  ) };

export type ShownNotesFragment = { notes: Array<{ id: string, authorName: string | null, createdAt: string, editedAt: string | null, isOwn: boolean, text: string, textHtml: string }> };

export type AddNoteToApplicationsMutationVariables = Exact<{
  input: NoteApplicationsInput;
}>;


export type AddNoteToApplicationsMutation = { addNoteToApplications: { applicationIds: Array<string> } };

export type SetBlindModeMutationVariables = Exact<{
  input: SetBlindModeInput;
}>;


export type SetBlindModeMutation = { setBlindMode: { jobId: string, blind: boolean } };

export type SaveApplicationStagesMutationVariables = Exact<{
  input: SaveApplicationStagesInput;
}>;


export type SaveApplicationStagesMutation = { saveApplicationStages: { stages: Array<{ id: string, name: string, notifiesApplicants: boolean }> } };

export type ResumeTextQueryVariables = Exact<{
  id: string | number;
}>;


export type ResumeTextQuery = { applicant: { id: string, resumeText: string | null, resumeTextProblem: ResumeProblem | null } };

export type MessageTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageTemplatesQuery = { messageTemplates: Array<{ id: string, name: string, status: ToldDecision, body: string }> };

export type MessagePreviewQueryVariables = Exact<{
  applicationId: string | number;
  body: string;
}>;


export type MessagePreviewQuery = { messagePreview: string };

export type SaveMessageTemplateMutationVariables = Exact<{
  input: SaveMessageTemplateInput;
}>;


export type SaveMessageTemplateMutation = { saveMessageTemplate: { templates: Array<{ id: string }> } };

export type DeleteMessageTemplateMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteMessageTemplateMutation = { deleteMessageTemplate: { templates: Array<{ id: string }> } };

export type ApplicationTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationTagsQuery = { applicationTags: Array<string> };

export type TagApplicationsMutationVariables = Exact<{
  input: TagApplicationsInput;
}>;


export type TagApplicationsMutation = { tagApplications: { applications: Array<{ applicationId: string, tags: Array<string> }> } };

export type OwnAppFragment = { id: string, nodeId: string, name: string, scopes: Array<string>, createdAt: string, keys: Array<{ id: string, hint: string, accountName: string, createdAt: string, expiresAt: string, endReason: KeyEndReason | null, lastUsedAt: string | null }> };

export type LoggedUseFragment = { id: string, operation: string, outcome: string, address: string, usedAt: string };

export type EndedKeyFragment = { id: string, hint: string, accountName: string, createdAt: string, endedAt: string | null, endReason: KeyEndReason | null };

export type AppsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppsQuery = { apps: Array<OwnAppFragment> };

export type KeyUsesQueryVariables = Exact<{
  app: string | number;
  after?: string | null | undefined;
}>;


export type KeyUsesQuery = { node:
    | { id: string, uses: { edges: Array<{ node: LoggedUseFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } }
    | Record<PropertyKey, never>
   | null };

export type EndedKeysQueryVariables = Exact<{
  app: string | number;
  after?: string | null | undefined;
}>;


export type EndedKeysQuery = { node:
    | { id: string, endedKeys: { edges: Array<{ node: EndedKeyFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } }
    | Record<PropertyKey, never>
   | null };

export type CreateAppMutationVariables = Exact<{
  input: CreateAppInput;
}>;


export type CreateAppMutation = { createApp: { key: string, app: { id: string, name: string } } };

export type RotateKeyMutationVariables = Exact<{
  input: RotateKeyInput;
}>;


export type RotateKeyMutation = { rotateKey: { key: string, app: { id: string, name: string } } };

export type RevokeKeyMutationVariables = Exact<{
  input: RevokeKeyInput;
}>;


export type RevokeKeyMutation = { revokeKey: { apps: Array<{ id: string }> } };

export type DeleteAppMutationVariables = Exact<{
  input: AppIdInput;
}>;


export type DeleteAppMutation = { deleteApp: { apps: Array<{ id: string }> } };

export type OwnWebhookFragment = { id: string, url: string, kinds: Array<string>, accountName: string | null, previousSecretUntil: string | null, problem: string | null };

export type WebhooksQueryVariables = Exact<{
  appId: string | number;
}>;


export type WebhooksQuery = { webhookEndpoints: Array<OwnWebhookFragment> };

export type LoggedDeliveryFragment = { id: string, kind: string, createdAt: string, attempts: number, lastStatus: number | null, lastError: string | null, deliveredAt: string | null, failedAt: string | null };

export type WebhookLogQueryVariables = Exact<{
  endpointId: string | number;
  after?: string | null | undefined;
}>;


export type WebhookLogQuery = { webhookDeliveries: { edges: Array<{ node: LoggedDeliveryFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookMutation = { createWebhookEndpoint: { secret: string, endpoint: OwnWebhookFragment } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, endpoint: OwnWebhookFragment } };

export type EnableWebhookMutationVariables = Exact<{
  input: WebhookEndpointIdInput;
}>;


export type EnableWebhookMutation = { enableWebhookEndpoint: { endpoint: OwnWebhookFragment } };

export type DeleteWebhookMutationVariables = Exact<{
  input: WebhookEndpointIdInput;
}>;


export type DeleteWebhookMutation = { deleteWebhookEndpoint: { endpoints: Array<{ id: string }> } };

export type TestWebhookMutationVariables = Exact<{
  input: WebhookEndpointIdInput;
}>;


export type TestWebhookMutation = { sendTestWebhook: { delivery: LoggedDeliveryFragment } };

export type ReplayWebhookMutationVariables = Exact<{
  input: WebhookDeliveryIdInput;
}>;


export type ReplayWebhookMutation = { replayWebhook: { delivery: LoggedDeliveryFragment } };

export type AssistantStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantStatusQuery = { assistantStatus: { configured: boolean, provider: string, consentedAt: string | null, questionsLeftToday: number, questionsPerDay: number, profileResumeName: string | null, answering: { answerId: string, conversationId: string, question: string, fileName: string | null } | null } };

export type AssistantMessage_MessageFragment = { id: string, author: AssistantAuthor, text: string, fileName: string | null, links: Array<string>, createdAt: string, jobs: Array<JobCard_JobFragment> };

export type AssistantConversationQueryVariables = Exact<{
  id: string | number;
}>;


export type AssistantConversationQuery = { assistantConversation: { id: string, title: string, updatedAt: string, messages: Array<AssistantMessage_MessageFragment> } };

export type AssistantConversationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AssistantConversationsQuery = { assistantConversations: { edges: Array<{ cursor: string, node: { id: string, title: string, updatedAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AskAssistantMutationVariables = Exact<{
  input: AskAssistantInput;
}>;


export type AskAssistantMutation = { askAssistant: { answerId: string, conversationId: string } };

export type SetAssistantConsentMutationVariables = Exact<{
  input: SetAssistantConsentInput;
}>;


export type SetAssistantConsentMutation = { setAssistantConsent: { consentedAt: string | null } };

export type StopAssistantAnswerMutationVariables = Exact<{
  input: StopAssistantAnswerInput;
}>;


export type StopAssistantAnswerMutation = { stopAssistantAnswer: { answerId: string } };

export type RenameAssistantConversationMutationVariables = Exact<{
  input: RenameAssistantConversationInput;
}>;


export type RenameAssistantConversationMutation = { renameAssistantConversation: { conversation: { id: string, title: string } } };

export type DeleteAssistantConversationMutationVariables = Exact<{
  input: DeleteAssistantConversationInput;
}>;


export type DeleteAssistantConversationMutation = { deleteAssistantConversation: { id: string } };

export type AssistantAnswerSubscriptionVariables = Exact<{
  answerId: string | number;
  position: number;
}>;


export type AssistantAnswerSubscription = { assistantAnswer: { answerId: string, conversationId: string, state: AssistantAnswerState, text: string, position: number, activity: string | null, error: { code: string, message: string } | null } };

export type CompanyActivityQueryVariables = Exact<{
  actorId?: string | number | null | undefined;
  kind?: CompanyEventKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompanyActivityQuery = { companyActivity: { edges: Array<{ cursor: string, node: { id: string, kind: CompanyEventKind, createdAt: string, actorName: string | null, personName: string | null, applicantName: string | null, subject: string | null, detail: string | null, jobId: string | null, applicationId: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ActivityPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityPeopleQuery = { companyMembers: Array<{ accountId: string, name: string }> };

export type ViewerChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ViewerChangedSubscription = { viewerChanged: Viewer_ViewerFragment };

export type CreateCompanyMutationVariables = Exact<{
  input: CreateCompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: { companies: Array<{ id: string }> } };

export type InterviewersQueryVariables = Exact<{
  jobId: string | number;
}>;


export type InterviewersQuery = { jobInterviewers: Array<string>, companyMembers: Array<{ accountId: string, name: string, email: string, role: CompanyRole }> };

export type SetJobInterviewersMutationVariables = Exact<{
  input: SetJobInterviewersInput;
}>;


export type SetJobInterviewersMutation = { setJobInterviewers: { jobId: string, accountIds: Array<string> } };

export type OwnFactorRequirementFragment = { from: string | null, membersWithoutSecondFactor: number, keysWithoutSecondFactor: number, viewerNeeds: SessionNeed | null };

export type FactorRequirementQueryVariables = Exact<{ [key: string]: never; }>;


export type FactorRequirementQuery = { companyFactorRequirement: OwnFactorRequirementFragment };

export type RequireSecondFactorMutationVariables = Exact<{
  input: RequireSecondFactorInput;
}>;


export type RequireSecondFactorMutation = { requireSecondFactor: { requirement: OwnFactorRequirementFragment } };

export type EndSecondFactorRequirementMutationVariables = Exact<{ [key: string]: never; }>;


export type EndSecondFactorRequirementMutation = { endSecondFactorRequirement: { requirement: OwnFactorRequirementFragment } };

export type JoinableCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type JoinableCompaniesQuery = { joinableCompanies: Array<{ id: string, name: string, hasAsked: boolean }> };

export type AskToJoinMutationVariables = Exact<{
  companyId: string | number;
}>;


export type AskToJoinMutation = { askToJoin: { companies: Array<{ id: string, name: string, hasAsked: boolean }> } };

export type JoinRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type JoinRequestsQuery = { companyJoinRequests: Array<{ accountId: string, name: string, email: string, createdAt: string }> };

export type AnswerJoinRequestMutationVariables = Exact<{
  input: AnswerJoinRequestInput;
}>;


export type AnswerJoinRequestMutation = { answerJoinRequest: { requests: Array<{ accountId: string }> } };

export type PeopleQueryVariables = Exact<{
  invites: boolean;
}>;


export type PeopleQuery = { companyMembers: Array<{ accountId: string, name: string, email: string, role: CompanyRole, joinedAt: string, hasSecondFactor: boolean | null }>, companyInvitations?: Array<{ id: string, email: string, role: CompanyRole, expiresAt: string, invitedBy: string }>, viewerCompanies: Array<{ id: string, name: string, role: CompanyRole, isCurrent: boolean }> };

export type InviteMemberMutationVariables = Exact<{
  input: InviteMemberInput;
}>;


export type InviteMemberMutation = { inviteMember: { invitations: Array<{ id: string }> } };

export type CancelInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelInvitationMutation = { cancelInvitation: { invitations: Array<{ id: string }> } };

export type ChangeMemberRoleMutationVariables = Exact<{
  input: ChangeMemberRoleInput;
}>;


export type ChangeMemberRoleMutation = { changeMemberRole: { members: Array<{ accountId: string }> } };

export type RemoveMemberMutationVariables = Exact<{
  accountId: string | number;
}>;


export type RemoveMemberMutation = { removeMember: { members: Array<{ accountId: string }> } };

export type LeaveCompanyMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveCompanyMutation = { leaveCompany: { companies: Array<{ id: string }> } };

export type ChooseCompanyMutationVariables = Exact<{
  companyId: string | number;
}>;


export type ChooseCompanyMutation = { chooseCompany: { companies: Array<{ id: string }> } };

export type OwnVerification_VerificationFragment = { missingSince: string | null, mailDomain: string | null, holdsUnverified: boolean, verification: { domain: string, method: VerificationMethod, checkedAt: string } | null, claim: { domain: string, record: string } | null };

export type CompanyVerificationQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyVerificationQuery = { companyVerification: OwnVerification_VerificationFragment };

export type VerifyCompanyByMailMutationVariables = Exact<{ [key: string]: never; }>;


export type VerifyCompanyByMailMutation = { verifyCompanyByMail: { verification: OwnVerification_VerificationFragment } };

export type ClaimCompanyDomainMutationVariables = Exact<{
  input: ClaimDomainInput;
}>;


export type ClaimCompanyDomainMutation = { claimCompanyDomain: { verification: OwnVerification_VerificationFragment } };

export type CheckCompanyDomainMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckCompanyDomainMutation = { checkCompanyDomain: { verification: OwnVerification_VerificationFragment } };

export type NetworkCard_SeekerFragment = { id: string, name: string, photoUrl: string | null, location: string | null, currentProfession: string | null, qualification: string | null, linkedin: string | null, viewerConnection: ViewerConnection };

export type NetworkCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type NetworkCountsQuery = { connections: { totalCount: number }, connectionInvitations: { totalCount: number }, connectionRequests: { totalCount: number } };

export type NetworkConnectionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NetworkConnectionsQuery = { people: { edges: Array<{ cursor: string, node: NetworkCard_SeekerFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type NetworkInvitationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NetworkInvitationsQuery = { people: { edges: Array<{ cursor: string, node: NetworkCard_SeekerFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type NetworkRequestedQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NetworkRequestedQuery = { people: { edges: Array<{ cursor: string, node: NetworkCard_SeekerFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RequestConnectionMutationVariables = Exact<{
  input: SeekerIdInput;
}>;


export type RequestConnectionMutation = { requestConnection: { seeker: { id: string, viewerConnection: ViewerConnection } } };

export type WithdrawConnectionRequestMutationVariables = Exact<{
  input: SeekerIdInput;
}>;


export type WithdrawConnectionRequestMutation = { withdrawConnectionRequest: { seeker: { id: string, viewerConnection: ViewerConnection } } };

export type AcceptConnectionMutationVariables = Exact<{
  input: SeekerIdInput;
}>;


export type AcceptConnectionMutation = { acceptConnection: { seeker: { id: string, viewerConnection: ViewerConnection } } };

export type RejectConnectionMutationVariables = Exact<{
  input: SeekerIdInput;
}>;


export type RejectConnectionMutation = { rejectConnection: { seeker: { id: string, viewerConnection: ViewerConnection } } };

export type RemoveConnectionMutationVariables = Exact<{
  input: SeekerIdInput;
}>;


export type RemoveConnectionMutation = { removeConnection: { seeker: { id: string, viewerConnection: ViewerConnection } } };

export type ConnectionChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConnectionChangedSubscription = { connectionChanged: { seeker: { id: string, viewerConnection: ViewerConnection } | null } };

export type JobFitQueryVariables = Exact<{
  jobId: string | number;
}>;


export type JobFitQuery = { jobFit: { jobId: string, items: Array<{ text: string, part: JobPart, offset: number, section: ProfileSection, quote: string | null }> } };

export type CalendarFeed_FeedFragment = { createdAt: string };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { viewerCalendarFeed: CalendarFeed_FeedFragment | null };

export type CreateCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { url: string | null, feed: CalendarFeed_FeedFragment | null } };

export type DeleteCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteCalendarFeedMutation = { deleteCalendarFeed: { feed: { createdAt: string } | null } };

export type Interview_InterviewFragment = { id: string, applicationId: string, jobId: string, jobTitle: string, companyName: string, applicantName: string | null, status: InterviewStatus, title: string, minutes: number, breakMinutes: number, place: string, note: string | null, times: Array<string>, answerBy: string, startsAt: string | null, movesLeft: number, reply: string | null, calendarFile: string | null, members: Array<{ accountId: string | null, name: string | null }> };

export type InterviewQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type InterviewQuery = { interview: Interview_InterviewFragment | null };

export type UpcomingInterviewsQueryVariables = Exact<{
  before: string;
}>;


export type UpcomingInterviewsQuery = { upcomingInterviews: Array<{ id: string, applicationId: string, jobId: string, jobTitle: string, applicantName: string | null, startsAt: string | null, members: Array<{ accountId: string | null, name: string | null }> }> };

export type InterviewMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type InterviewMembersQuery = { companyMembers: Array<{ accountId: string, name: string, email: string }> };

export type OfferInterviewMutationVariables = Exact<{
  input: OfferInterviewInput;
}>;


export type OfferInterviewMutation = { offerInterview: { interview: Interview_InterviewFragment } };

export type ChangeInterviewPlaceMutationVariables = Exact<{
  input: ChangeInterviewPlaceInput;
}>;


export type ChangeInterviewPlaceMutation = { changeInterviewPlace: { interview: Interview_InterviewFragment } };

export type PickInterviewTimeMutationVariables = Exact<{
  input: PickInterviewTimeInput;
}>;


export type PickInterviewTimeMutation = { pickInterviewTime: { interview: Interview_InterviewFragment } };

export type DeclineInterviewMutationVariables = Exact<{
  input: EndInterviewInput;
}>;


export type DeclineInterviewMutation = { declineInterview: { interview: Interview_InterviewFragment } };

export type CancelInterviewMutationVariables = Exact<{
  input: EndInterviewInput;
}>;


export type CancelInterviewMutation = { cancelInterview: { interview: Interview_InterviewFragment } };

export type RecordInterviewOutcomeMutationVariables = Exact<{
  input: RecordInterviewOutcomeInput;
}>;


export type RecordInterviewOutcomeMutation = { recordInterviewOutcome: { interview: Interview_InterviewFragment } };

export type ScorecardSummary_ScorecardFragment = { id: string, interviewId: string, memberName: string | null, isOwn: boolean, text: string | null, answers: Array<{ question: string, score: number, text: string | null }> };

export type Scorecards_ApplicationFragment = { applicationId: string, questions: Array<string>, interviewId: string | null, hiddenCount: number, scorecards: Array<ScorecardSummary_ScorecardFragment> };

export type ApplicationScorecardsQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type ApplicationScorecardsQuery = { applicationScorecards: Scorecards_ApplicationFragment };

export type SaveScorecardMutationVariables = Exact<{
  input: SaveScorecardInput;
}>;


export type SaveScorecardMutation = { saveScorecard: Scorecards_ApplicationFragment };

export type SetScorecardQuestionsMutationVariables = Exact<{
  input: SetScorecardQuestionsInput;
}>;


export type SetScorecardQuestionsMutation = { setScorecardQuestions: Scorecards_ApplicationFragment };

export type SentInvitation_InvitationFragment = { id: string, status: JobInvitationStatus, sentAt: string, job: { id: string, title: string } };

export type ReceivedInvitation_InvitationFragment = { id: string, status: JobInvitationStatus, text: string, sentBy: string | null, sentAt: string, job: JobCard_JobFragment };

export type CandidateInvitationsQueryVariables = Exact<{
  seekerId: string | number;
}>;


export type CandidateInvitationsQuery = { jobInvitations: { nodes: Array<SentInvitation_InvitationFragment> } };

export type JobsToInviteToQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsToInviteToQuery = { postedJobs: { nodes: Array<{ id: string, job: { id: string, title: string, location: string | null, takesApplications: boolean } }> } };

export type InvitationCountsQueryVariables = Exact<{
  jobId: string | number;
}>;


export type InvitationCountsQuery = { sent: { totalCount: number }, accepted: { totalCount: number } };

export type OwnInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnInvitationsQuery = { jobInvitations: { edges: Array<{ node: ReceivedInvitation_InvitationFragment }> } };

export type InviteToJobMutationVariables = Exact<{
  input: InviteToJobInput;
}>;


export type InviteToJobMutation = { inviteToJob: { invitation: SentInvitation_InvitationFragment } };

export type WithdrawJobInvitationMutationVariables = Exact<{
  invitationId: string | number;
}>;


export type WithdrawJobInvitationMutation = { withdrawJobInvitation: { invitation: { id: string, status: JobInvitationStatus } } };

export type AcceptJobInvitationMutationVariables = Exact<{
  invitationId: string | number;
}>;


export type AcceptJobInvitationMutation = { acceptJobInvitation: { invitation: { id: string, status: JobInvitationStatus } } };

export type DeclineJobInvitationMutationVariables = Exact<{
  invitationId: string | number;
}>;


export type DeclineJobInvitationMutation = { declineJobInvitation: { invitationId: string } };

export type JobAlert_AlertFragment = { id: string, name: string, path: string, frequency: JobAlertFrequency, pausedAt: string | null };

export type JobAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobAlertsQuery = { jobAlerts: Array<JobAlert_AlertFragment> };

export type JobAlertPreviewQueryVariables = Exact<{
  filter: JobFilter;
}>;


export type JobAlertPreviewQuery = { jobAlertPreview: { name: string, jobsLastWeek: number, alert: JobAlert_AlertFragment | null } };

export type CreateJobAlertMutationVariables = Exact<{
  input: CreateJobAlertInput;
}>;


export type CreateJobAlertMutation = { createJobAlert: { alert: JobAlert_AlertFragment } };

export type EditJobAlertMutationVariables = Exact<{
  input: EditJobAlertInput;
}>;


export type EditJobAlertMutation = { editJobAlert: { alert: JobAlert_AlertFragment } };

export type DeleteJobAlertMutationVariables = Exact<{
  input: EndJobAlertInput;
}>;


export type DeleteJobAlertMutation = { deleteJobAlert: { alertId: string } };

export type JobToApplyQueryVariables = Exact<{
  id: string | number;
}>;


export type JobToApplyQuery = { job: { id: string, title: string, aiPolicy: AiPolicy | null, answerWithinDays: number, status: JobStatus, deletedAt: string | null, takesApplications: boolean, viewerCanApply: boolean, viewerApplicationStatus: ApplicationStatus | null, company: { id: string, name: string }, questions: Array<JobQuestion_QuestionFragment> }, viewerSeeker: OwnProfile_SeekerFragment, viewerResumes: Array<Resumes_ResumeFragment> };

export type UndoApplicationMutationVariables = Exact<{
  input: JobIdInput;
}>;


export type UndoApplicationMutation = { undoApplication: { job: { id: string, viewerApplicationStatus: ApplicationStatus | null, viewerAppliedAt: string | null, viewerCanApply: boolean } } };

export type HideListingMutationVariables = Exact<{
  input: ListingInput;
}>;


export type HideListingMutation = { hideListing: { jobId: string | null, companyId: string | null } };

export type UnhideListingMutationVariables = Exact<{
  input: ListingInput;
}>;


export type UnhideListingMutation = { unhideListing: { jobId: string | null, companyId: string | null } };

export type HiddenCountQueryVariables = Exact<{ [key: string]: never; }>;


export type HiddenCountQuery = { hidesReposts: boolean, hiddenListings: { totalCount: number } };

export type HiddenListingsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type HiddenListingsQuery = { hidesReposts: boolean, hiddenListings: { edges: Array<{ cursor: string, node: { id: string, jobId: string | null, companyId: string | null, jobTitle: string | null, companyName: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type JobCard_JobFragment = { id: string, title: string, jobType: JobType, industry: Industry, workMode: WorkMode, location: string | null, experienceLevel: ExperienceLevel | null, salaryLabel: string | null, requirements: string | null, applicationDeadline: string | null, answerWithinDays: number, createdAt: string, timesPosted: number, firstPostedAt: string, viewerHasSaved: boolean, viewerApplicationStatus: ApplicationStatus | null, company: { id: string, name: string, logoUrl: string | null, size: CompanySize | null, verification: { domain: string, method: VerificationMethod, checkedAt: string } | null, responseRecord: { sample: number, answered: number, medianDays: number | null } | null } };

export type JobQuestion_QuestionFragment = { id: string, kind: QuestionKind, label: string, required: boolean, choices: Array<string>, needed: Array<string>, minimum: number | null, maximum: number | null };

export type JobDetails_JobFragment = (
  { description: string, descriptionHtml: string, requirementsHtml: string, remoteFrom: string | null, aiPolicy: AiPolicy | null, questions: Array<JobQuestion_QuestionFragment> }
  & JobCard_JobFragment
);

export type JobDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type JobDetailsQuery = { job: (
    { status: JobStatus, deletedAt: string | null, takesApplications: boolean, viewerCanApply: boolean, otherLocations: Array<{ id: string, location: string | null, viewerHasSaved: boolean, viewerApplicationStatus: ApplicationStatus | null }>, company: { slug: string } }
    & JobDetails_JobFragment
  ) };

export type SaveJobMutationVariables = Exact<{
  input: JobIdInput;
}>;


export type SaveJobMutation = { saveJob: { job: { id: string, viewerHasSaved: boolean } } };

export type UnsaveJobMutationVariables = Exact<{
  input: JobIdInput;
}>;


export type UnsaveJobMutation = { unsaveJob: { job: { id: string, viewerHasSaved: boolean } } };

export type ApplyToJobMutationVariables = Exact<{
  input: JobIdInput;
  source?: ApplicationSource | null | undefined;
  answers?: Array<ApplicationAnswerInput> | ApplicationAnswerInput | null | undefined;
  coverNote?: string | null | undefined;
  resumeId?: string | number | null | undefined;
}>;


export type ApplyToJobMutation = { applyToJob: { job: { id: string, viewerApplicationStatus: ApplicationStatus | null, viewerAppliedAt: string | null, viewerCanApply: boolean } } };

export type SearchJobsQueryVariables = Exact<{
  filter?: JobFilter | null | undefined;
  order?: JobOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchJobsQuery = { jobs: { edges: Array<{ cursor: string, reason: string | null, matches: Array<{ field: JobMatchField, found: string | null }> | null, node: JobCard_JobFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountJobsQueryVariables = Exact<{
  filter?: JobFilter | null | undefined;
}>;


export type CountJobsQuery = { jobs: { totalCount: number, totalCountIsCapped: boolean } };

export type PostedJob_JobFragment = (
  { salaryRange: SalaryRange | null, updatedAt: string, status: JobStatus, opensAt: string | null, payMin: number | null, payMax: number | null, payCurrency: string | null, payUnit: PayUnit | null, city: string | null, region: string | null, country: string | null }
  & JobDetails_JobFragment
);

export type PostedJob_PostedJobFragment = { id: string, waitingSince: string | null, owner: string, ownerId: string | null, editors: JobEditors, viewerCanEdit: boolean, viewerEditRefusal: string | null, viewerCanChangeEditors: boolean, job: PostedJob_JobFragment, applications: { total: number, applied: number, accepted: number, rejected: number } };

export type PostedJobsQueryVariables = Exact<{
  status?: JobStatus | null | undefined;
  title?: string | null | undefined;
  order?: PostedJobOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PostedJobsQuery = { postedJobs: { totalCount: number, edges: Array<{ cursor: string, node: PostedJob_PostedJobFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type JobsToStartFromQueryVariables = Exact<{
  title?: string | null | undefined;
}>;


export type JobsToStartFromQuery = { postedJobs: { edges: Array<{ node: { id: string, job: { id: string, title: string, status: JobStatus, opensAt: string | null, applicationDeadline: string | null, createdAt: string } } }> } };

export type PostedJobQueryVariables = Exact<{
  id: string | number;
}>;


export type PostedJobQuery = { postedJob: PostedJob_PostedJobFragment };

export type MarkdownPreviewQueryVariables = Exact<{
  text: string;
}>;


export type MarkdownPreviewQuery = { markdownPreview: string };

export type JobPostingHintsQueryVariables = Exact<{
  input: JobInput;
}>;


export type JobPostingHintsQuery = { jobPostingHints: Array<{ code: JobPostingHintCode, field: string, message: string }> };

export type PostJobMutationVariables = Exact<{
  input: JobInput;
}>;


export type PostJobMutation = { postJob: { job: PostedJob_JobFragment } };

export type EditJobMutationVariables = Exact<{
  input: EditJobInput;
}>;


export type EditJobMutation = { editJob: { job: PostedJob_JobFragment } };

export type SetJobStatusMutationVariables = Exact<{
  input: SetJobStatusInput;
}>;


export type SetJobStatusMutation = { setJobStatus: { job: { id: string, status: JobStatus, opensAt: string | null, createdAt: string } } };

export type CloseJobsMutationVariables = Exact<{
  input: CloseJobsInput;
}>;


export type CloseJobsMutation = { closeJobs: { jobs: Array<{ id: string, status: JobStatus }>, notClosed: Array<{ jobId: string, reason: string }> } };

export type NewJobOwnersQueryVariables = Exact<{ [key: string]: never; }>;


export type NewJobOwnersQuery = { companyMembers: Array<{ accountId: string, name: string, email: string, role: CompanyRole }> };

export type TransferJobMutationVariables = Exact<{
  input: HandOverJobInput;
}>;


export type TransferJobMutation = { transferJob: { postedJob: PostedJob_PostedJobFragment } };

export type DeleteJobMutationVariables = Exact<{
  input: JobIdInput;
}>;


export type DeleteJobMutation = { deleteJob: { id: string } };

export type CitySuggestionsQueryVariables = Exact<{
  prefix: string;
}>;


export type CitySuggestionsQuery = { citySuggestions: Array<string> };

export type RelatedJobsQueryVariables = Exact<{
  jobId: string | number;
  company: string;
}>;


export type RelatedJobsQuery = { relatedJobs: { companyActiveOn: string, similar: Array<JobCard_JobFragment> }, company: { summary: string, website: string | null, jobs: { nodes: Array<JobCard_JobFragment> } } };

export type TrackedJob_JobFragment = (
  { status: JobStatus, deletedAt: string | null, takesApplications: boolean, viewerCanApply: boolean }
  & JobCard_JobFragment
);

export type SavedJobsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SavedJobsQuery = { savedJobs: { edges: Array<{ cursor: string, node: TrackedJob_JobFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type JobFacetsQueryVariables = Exact<{
  filter?: JobFilter | null | undefined;
}>;


export type JobFacetsQuery = { jobFacets: { facets: Array<{ filter: string, counts: Array<{ value: string, count: number }> }> } };

export type JobSuggestionsQueryVariables = Exact<{
  prefix: string;
}>;


export type JobSuggestionsQuery = { jobSuggestions: Array<{ kind: JobSuggestionKind, text: string, jobs: number }> };

export type JobAlternativesQueryVariables = Exact<{
  filter: JobFilter;
}>;


export type JobAlternativesQuery = { jobAlternatives: Array<{ filter: string, value: string, keyword: string | null, count: number, isCapped: boolean }> };

export type ParseJobSearchQueryVariables = Exact<{
  text: string;
}>;


export type ParseJobSearchQuery = { parseJobSearch: { keyword: string | null, filter: { excludeWords: Array<string> | null, experienceLevels: Array<ExperienceLevel> | null, jobTypes: Array<JobType> | null, payAtLeast: number | null, places: Array<string> | null, postedWithinDays: number | null, withinKm: number | null, workModes: Array<WorkMode> | null } } };

export type ChatMessage_MessageFragment = { id: string, conversationId: string, applicationId: string | null, authorName: string | null, seq: number, senderId: string, recipientId: string, clientId: string, content: string, fileName: string | null, fileUrl: string | null, sentAt: string };

export type ChatListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChatListQuery = { unreadCount: number, applicationConversations: { nodes: Array<{ id: string, applicationId: string, jobTitle: string, companyName: string, companyLogoUrl: string | null, unreadCount: number, lastMessage: { id: string, senderId: string, content: string, sentAt: string } }> }, conversations: { edges: Array<{ cursor: string, node: { id: string, lastSeq: number, unreadCount: number, peerSeenSeq: number, isOpen: boolean, peer: { id: string, name: string, photoUrl: string | null, viewerConnection: ViewerConnection }, lastMessage: { id: string, senderId: string, content: string, sentAt: string } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ApplicantTalksQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ApplicantTalksQuery = { unreadCount: number, applicationConversations: { edges: Array<{ cursor: string, node: { id: string, applicationId: string, jobTitle: string, applicantName: string, unreadCount: number, lastMessage: { id: string, senderId: string, authorName: string | null, content: string, sentAt: string } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ChatPeerQueryVariables = Exact<{
  id: string | number;
}>;


export type ChatPeerQuery = { seeker: { id: string, name: string, photoUrl: string | null, currentProfession: string | null, viewerConnection: ViewerConnection } };

export type ChatPartnerQueryVariables = Exact<{
  id: string | number;
}>;


export type ChatPartnerQuery = { conversation: { id: string, peer: { id: string, name: string, photoUrl: string | null, currentProfession: string | null, viewerConnection: ViewerConnection } } | null };

export type ConversationWithQueryVariables = Exact<{
  withId: string | number;
}>;


export type ConversationWithQuery = { conversation: { id: string, lastSeq: number, seenSeq: number, peerSeenSeq: number } | null };

export type ApplicationTalkQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type ApplicationTalkQuery = { applicationConversation: { id: string, applicationId: string, jobId: string, jobTitle: string, companyName: string, applicantName: string, seenSeq: number, peerSeenSeq: number, unreadCount: number, isOpen: boolean, isBlocked: boolean, lastMessage: { id: string, content: string } } | null };

export type ChatHistoryQueryVariables = Exact<{
  conversationId: string | number;
  first: number;
  beforeSeq?: number | null | undefined;
  afterSeq?: number | null | undefined;
}>;


export type ChatHistoryQuery = { messages: { nodes: Array<ChatMessage_MessageFragment>, pageInfo: { hasNextPage: boolean } } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: ChatMessage_MessageFragment } };

export type UploadMessageFileMutationVariables = Exact<{
  applicationId: string | number;
  file: File;
}>;


export type UploadMessageFileMutation = { uploadMessageFile: { fileId: string, fileName: string } };

export type MarkSeenMutationVariables = Exact<{
  input: MarkSeenInput;
}>;


export type MarkSeenMutation = { markSeen: { conversation: { id: string, seenSeq: number, unreadCount: number } } };

export type MarkApplicationMessagesSeenMutationVariables = Exact<{
  input: MarkSeenInput;
}>;


export type MarkApplicationMessagesSeenMutation = { markApplicationMessagesSeen: { conversation: { id: string, seenSeq: number, unreadCount: number } } };

export type BlockApplicationMessagesMutationVariables = Exact<{
  input: BlockApplicationMessagesInput;
}>;


export type BlockApplicationMessagesMutation = { blockApplicationMessages: { conversation: { id: string, isOpen: boolean, isBlocked: boolean } } };

export type SetTypingMutationVariables = Exact<{
  input: SetTypingInput;
}>;


export type SetTypingMutation = { setTyping: { isTyping: boolean } };

export type ChatEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatEventsSubscription = { chatEvents:
    | { __typename: 'CatchUp', at: string }
    | { __typename: 'MessageAdded', message: ChatMessage_MessageFragment }
    | { __typename: 'MessagesSeen', conversationId: string, applicationId: string | null, seekerId: string, seenSeq: number }
    | { __typename: 'TypingChanged', applicationId: string | null, seekerId: string, isTyping: boolean }
   };

export type NoticesQueryVariables = Exact<{
  unreadOnly?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NoticesQuery = { notices: { edges: Array<{ node: { id: string, kind: string, title: string, body: string | null, path: string, createdAt: string, isRead: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MarkNoticesReadMutationVariables = Exact<{
  input: MarkNoticesReadInput;
}>;


export type MarkNoticesReadMutation = { markNoticesRead: { unreadCount: number } };

export type NoticesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NoticesChangedSubscription = { noticesChanged: { unreadCount: number } };

export type NoticePreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticePreferencesQuery = { noticePreferences: { timeZone: string | null, quietFrom: number | null, quietUntil: number | null, kinds: Array<{ kind: NoticeKind, label: string, page: boolean, mail: MailTiming, push: boolean }> } };

export type SaveNoticePreferencesMutationVariables = Exact<{
  input: NoticePreferencesInput;
}>;


export type SaveNoticePreferencesMutation = { saveNoticePreferences: { timeZone: string | null } };

export type PushStateFragment = { publicKey: string, isOnHere: boolean, deviceCount: number };

export type PushSettingsQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type PushSettingsQuery = { pushSettings: PushStateFragment };

export type SubscribeToPushMutationVariables = Exact<{
  input: SubscribeToPushInput;
}>;


export type SubscribeToPushMutation = { subscribeToPush: PushStateFragment };

export type UnsubscribeFromPushMutationVariables = Exact<{
  input: UnsubscribeFromPushInput;
}>;


export type UnsubscribeFromPushMutation = { unsubscribeFromPush: PushStateFragment };

export type Offer_OfferFragment = { id: string, applicationId: string, jobId: string, companyName: string, version: number, status: OfferStatus, payMin: number, payMax: number | null, payCurrency: string, payUnit: PayUnit, startsOn: string, place: string, text: string | null, textHtml: string, fileUrl: string | null, fileName: string | null, expiresOn: string, timeZone: string, reply: string | null, sentBy: string | null, sentAt: string, endedAt: string | null, otherOpenApplications: number, otherOpenJobs: Array<string> };

export type OffersQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type OffersQuery = { offers: Array<Offer_OfferFragment> };

export type SendOfferMutationVariables = Exact<{
  input: SendOfferInput;
}>;


export type SendOfferMutation = { sendOffer: { offer: { id: string } } };

export type AcceptOfferMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptOfferMutation = { acceptOffer: { offer: Offer_OfferFragment } };

export type DeclineOfferMutationVariables = Exact<{
  input: EndOfferInput;
}>;


export type DeclineOfferMutation = { declineOffer: { offer: Offer_OfferFragment } };

export type WithdrawOfferMutationVariables = Exact<{
  input: EndOfferInput;
}>;


export type WithdrawOfferMutation = { withdrawOffer: { offer: Offer_OfferFragment } };

export type OperatorAccountsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type OperatorAccountsQuery = { operatorAccounts: Array<{ id: string, role: Role, email: string, name: string | null, createdAt: string, isEmailVerified: boolean, suspendedAt: string | null, hasSecondFactor: boolean, sessions: number, keys: number, suspension: { id: string, explanation: string | null, decidedBy: string | null, reportedThing: { id: string, kind: ReportKind } | null } | null }> };

export type SuspendAccountMutationVariables = Exact<{
  input: SuspensionInput;
}>;


export type SuspendAccountMutation = { suspendAccount: { message: string } };

export type LiftSuspensionMutationVariables = Exact<{
  input: SuspensionInput;
}>;


export type LiftSuspensionMutation = { liftSuspension: { message: string } };

export type EndAccountSessionsMutationVariables = Exact<{
  input: EndAccountSessionsInput;
}>;


export type EndAccountSessionsMutation = { endAccountSessions: { message: string } };

export type QueuedAppealFragment = { id: string, kind: MeasureKind, about: ReportKind, targetId: string, title: string | null, ownerName: string | null, explanation: string | null, decidedBy: string | null, isOwnDecision: boolean, viewerCanDecide: boolean, createdAt: string, appellant: string | null, appeal: string, appealedAt: string, outcome: AppealOutcome | null, answer: string | null, answeredBy: string | null, answeredAt: string | null, reports: number };

export type OperatorAppealsQueryVariables = Exact<{
  state: ReportState;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorAppealsQuery = { operatorAppeals: { edges: Array<{ cursor: string, node: QueuedAppealFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OperatorAppealQueryVariables = Exact<{
  id: string | number;
}>;


export type OperatorAppealQuery = { operatorAppeal: QueuedAppealFragment };

export type DecideAppealMutationVariables = Exact<{
  input: DecideAppealInput;
}>;


export type DecideAppealMutation = { decideAppeal: { message: string } };

export type AuditEventFragment = { id: string, accountId: string | null, accountName: string | null, subjectId: string | null, subjectName: string | null, operation: string, outcome: AuditOutcome, address: string | null, device: string | null, byKey: boolean, createdAt: string, people: Array<{ id: string, name: string | null }> | null };

export type OperatorAuditEventsQueryVariables = Exact<{
  search?: AuditSearchInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorAuditEventsQuery = { operatorAuditEvents: { edges: Array<{ cursor: string, node: AuditEventFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ConsoleCompanyFragment = { id: string, name: string, slug: string, claimedDomain: string | null, verifiedDomain: string | null, method: VerificationMethod | null, verifiedAt: string | null, checkedAt: string | null, missingSince: string | null, verificationRevokedAt: string | null, openJobs: number };

export type OperatorCompaniesQueryVariables = Exact<{
  state?: VerificationState | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorCompaniesQuery = { operatorCompanies: { edges: Array<{ cursor: string, node: ConsoleCompanyFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type VerifyCompanyManuallyMutationVariables = Exact<{
  input: VerifyCompanyManuallyInput;
}>;


export type VerifyCompanyManuallyMutation = { verifyCompanyManually: { message: string } };

export type RevokeVerificationMutationVariables = Exact<{
  input: RevokeVerificationInput;
}>;


export type RevokeVerificationMutation = { revokeVerification: { message: string } };

export type OperatorHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorHealthQuery = { operatorHealth: { at: string, schemaIsCurrent: boolean, busIsUp: boolean, workers: number, work: Array<{ kind: string, waiting: number, dueSince: string | null, failing: number, failed: number }>, mails: { waiting: number, failing: number, failed: number, oldest: string | null }, webhooks: { endpoints: number, disabled: number, failing: number, waiting: number, oldest: string | null } } };

export type RetryFailedWorkMutationVariables = Exact<{
  input: RetryFailedWorkInput;
}>;


export type RetryFailedWorkMutation = { retryFailedWork: { message: string } };

export type ReportCaseFragment = { id: string, kind: ReportKind, targetId: string, title: string | null, companyName: string | null, excerpt: string | null, reports: number, reportedAt: string, takenBy: string | null, isTakenByViewer: boolean, outcome: ReportOutcome | null, decidedBy: string | null, decidedAt: string | null, reasons: Array<{ reason: ReportReason, count: number }> };

export type OperatorReportCasesQueryVariables = Exact<{
  search?: ReportCaseSearchInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorReportCasesQuery = { operatorReportCases: { totalCount: number, totalCountIsCapped: boolean, edges: Array<{ cursor: string, node: ReportCaseFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OperatorNextCaseQueryVariables = Exact<{
  search?: ReportCaseSearchInput | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorNextCaseQuery = { operatorReportCases: { edges: Array<{ node: { id: string, targetId: string } }> } };

export type OperatorReportCaseQueryVariables = Exact<{
  targetId: string | number;
}>;


export type OperatorReportCaseQuery = { waitingCase: { edges: Array<{ cursor: string, node: ReportCaseFragment }> }, decidedCase: { edges: Array<{ cursor: string, node: ReportCaseFragment }> }, waiting: { edges: Array<{ node: QueuedReportFragment }> }, decided: { edges: Array<{ node: QueuedReportFragment }> } };

export type QueuedReportFragment = { id: string, kind: ReportKind, targetId: string, reason: ReportReason, note: string | null, evidence: string | null, evidenceHtml: string | null, createdAt: string, reporterName: string | null, takenBy: string | null, isTakenByViewer: boolean, outcome: ReportOutcome | null, explanation: string | null, decidedBy: string | null, decidedAt: string | null };

export type OperatorReportsQueryVariables = Exact<{
  state?: ReportState | null | undefined;
  kind?: ReportKind | null | undefined;
  targetId?: string | number | null | undefined;
  relatedTo?: string | number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorReportsQuery = { operatorReports: { edges: Array<{ cursor: string, node: QueuedReportFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AssignReportMutationVariables = Exact<{
  input: ReportIdInput;
}>;


export type AssignReportMutation = { assignReport: { message: string } };

export type DecideReportMutationVariables = Exact<{
  input: DecideReportInput;
}>;


export type DecideReportMutation = { decideReport: { message: string } };

export type ConsoleJobFragment = { id: string, title: string, companyName: string, status: JobStatus, createdAt: string, isDeleted: boolean, takenDownAt: string | null, explanation: string | null, messageToApplicants: string | null, reports: number };

export type OperatorJobsQueryVariables = Exact<{
  search?: string | null | undefined;
  open?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorJobsQuery = { operatorJobs: { edges: Array<{ cursor: string, node: ConsoleJobFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type TakeDownJobMutationVariables = Exact<{
  input: TakeDownJobInput;
}>;


export type TakeDownJobMutation = { takeDownJob: { message: string } };

export type RestoreJobMutationVariables = Exact<{
  input: RestoreJobInput;
}>;


export type RestoreJobMutation = { restoreJob: { message: string } };

export type TeamMemberFragment = { accountId: string, email: string, displayName: string | null, role: OperatorRole, createdAt: string, hasSecondFactor: boolean };

export type OperatorsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorsQuery = { operators: Array<TeamMemberFragment> };

export type AddOperatorMutationVariables = Exact<{
  input: AddOperatorInput;
}>;


export type AddOperatorMutation = { addOperator: { operators: Array<TeamMemberFragment> } };

export type RemoveOperatorMutationVariables = Exact<{
  input: OperatorIdInput;
}>;


export type RemoveOperatorMutation = { removeOperator: { operators: Array<TeamMemberFragment> } };

export type ViewerOperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerOperatorQuery = { viewerOperator: { role: OperatorRole, needs: OperatorNeed | null, may: Array<OperatorAction> } };

export type ContactChoice_SettingsFragment = { openToWork: OpenToWork, hidesContacts: boolean | null, updatedAt: string };

export type ChooseContactsMutationVariables = Exact<{
  hidesContacts: boolean;
  unchangedSince?: string | null | undefined;
}>;


export type ChooseContactsMutation = { updateSeekerProfile: { seeker: { id: string, settings: ContactChoice_SettingsFragment | null } } };

export type HomeNewsQueryVariables = Exact<{
  tomorrow: string;
  nextWeek: string;
}>;


export type HomeNewsQuery = { unreadCount: number, upcomingInterviews: Array<{ id: string, jobId: string, companyName: string, startsAt: string | null }>, notices: { edges: Array<{ node: { id: string, kind: string, title: string, path: string, isRead: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, appliedJobs: { totalCount: number, edges: Array<{ node: { id: string, answerDueOn: string | null, job: { id: string, company: { id: string, name: string } } } }> }, connectionInvitations: { totalCount: number }, viewerSeeker: { id: string, hasResume: boolean, currentProfession: string | null, settings: ContactChoice_SettingsFragment | null }, jobAlerts: Array<{ id: string }> };

export type MayDownloadDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MayDownloadDataQuery = { viewerIsConfirmed: boolean, viewerLogInFactors: { passkeys: Array<{ id: string }> } };

export type ExclusionFragment = { id: string, companyName: string | null, domain: string | null };

export type CompanyExclusionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyExclusionsQuery = { companyExclusions: Array<ExclusionFragment> };

export type ExcludeCompanyMutationVariables = Exact<{
  company: string;
}>;


export type ExcludeCompanyMutation = { excludeCompany: { exclusions: Array<ExclusionFragment> } };

export type RemoveCompanyExclusionMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveCompanyExclusionMutation = { removeCompanyExclusion: { exclusions: Array<ExclusionFragment> } };

export type BlockedPeopleQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BlockedPeopleQuery = { blockedPeople: { edges: Array<{ cursor: string, node: { id: string, name: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type HasBlockedQueryVariables = Exact<{
  seekerId: string | number;
}>;


export type HasBlockedQuery = { viewerHasBlocked: boolean };

export type UnblockPersonMutationVariables = Exact<{
  input: SeekerIdInput;
}>;


export type UnblockPersonMutation = { unblockPerson: { message: string } };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { message: string } };

export type BlockPersonMutationVariables = Exact<{
  input: SeekerIdInput;
}>;


export type BlockPersonMutation = { blockPerson: { person: { id: string } } };

export type ReportMutationVariables = Exact<{
  input: ReportInput;
}>;


export type ReportMutation = { report: { message: string } };

export type PrivacyChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyChoicesQuery = { viewerSeeker: { id: string, settings: { phoneVisibility: ContactVisibility, emailVisibility: ContactVisibility, openToWork: OpenToWork, hidesContacts: boolean | null } | null } };

export type ProfileAccessesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProfileAccessesQuery = { viewerProfileAccesses: { edges: Array<{ cursor: string, node: { id: string, companyName: string | null, kind: ProfileAccessKind, day: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CompanyProfile_RecruiterFragment = { id: string, email: string, createdAt: string, updatedAt: string, companyName: string, companyLocation: string, otherPlaces: Array<string>, industry: string, companySize: CompanySize, companyDescription: string | null, companyDescriptionHtml: string, companyWebsite: string | null, linkedin: string | null, logoUrl: string | null, logoName: string | null, slug: string, verification: { domain: string, method: VerificationMethod, checkedAt: string } | null };

export type ViewerRecruiterQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerRecruiterQuery = { viewerRecruiter: CompanyProfile_RecruiterFragment };

export type UpdateRecruiterProfileMutationVariables = Exact<{
  input: UpdateRecruiterProfileInput;
  logo?: File | null | undefined;
}>;


export type UpdateRecruiterProfileMutation = { updateRecruiterProfile: { recruiter: CompanyProfile_RecruiterFragment } };

export type RemoveCompanyLogoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveCompanyLogoMutation = { removeCompanyLogo: { recruiter: CompanyProfile_RecruiterFragment } };

export type ApplicationsToCompany_SeekerFragment = { applicationsToCompany: Array<{ id: string, jobId: string, jobTitle: string }> };

export type CandidatesQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CandidatesQuery = { candidates: { edges: Array<{ cursor: string, node: (
        { isOpenToWork: boolean, noticeDays: number | null, placesWanted: Array<string>, experiences: Array<{ id: string, kind: ExperienceKind, from: string, to: string | null }> }
        & PersonCard_SeekerFragment
        & ApplicationsToCompany_SeekerFragment
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountCandidatesQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
}>;


export type CountCandidatesQuery = { people: { totalCount: number, totalCountIsCapped: boolean } };

export type CandidateQueryVariables = Exact<{
  id: string | number;
}>;


export type CandidateQuery = { seeker: (
    { isOpenToWork: boolean }
    & SeekerProfile_SeekerFragment
    & ApplicationsToCompany_SeekerFragment
  ) };

export type ReadProfileFileMutationVariables = Exact<{
  file: File;
}>;


export type ReadProfileFileMutation = { readProfileFile: { proposal: ProfileProposal_ProposalFragment } };

export type ProfileProposal_ProposalFragment = { text: Array<string>, isProfile: boolean, leftOver: Array<number>, isTruncated: boolean, fields: Array<{ field: string, value: string, isCertain: boolean, foundIn: Array<number> }>, entries: Array<{ kind: ProfileEntryKind, title: string, organization: string | null, year: number | null, link: string | null, description: string | null, foundIn: Array<number> }>, experiences: Array<{ kind: ExperienceKind, title: string | null, company: string | null, from: string | null, to: string | null, isOngoing: boolean, lacksMonth: boolean, isCertain: boolean, responsibilities: string | null, foundIn: Array<number> }> };

export type Resumes_ResumeFragment = { id: string, name: string, fileName: string, url: string, isMain: boolean };

export type ViewerResumesQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerResumesQuery = { viewerResumes: Array<Resumes_ResumeFragment> };

export type AddResumeMutationVariables = Exact<{
  name: string;
  file: File;
}>;


export type AddResumeMutation = { addResume: { resumes: Array<{ id: string }> } };

export type UpdateResumeMutationVariables = Exact<{
  input: UpdateResumeInput;
}>;


export type UpdateResumeMutation = { updateResume: { resumes: Array<{ id: string }> } };

export type DeleteResumeMutationVariables = Exact<{
  resumeId: string | number;
}>;


export type DeleteResumeMutation = { deleteResume: { resumes: Array<{ id: string }> } };

export type OwnFaceQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFaceQuery = { viewerSeeker: { id: string, photoUrl: string | null } };

export type CommonGround_SeekerFragment = { id: string, location: string | null, currentProfession: string | null, skills: Array<string>, college: string | null, experiences: Array<{ company: string }> };

export type Peer_SeekerFragment = (
  { viewerConnection: ViewerConnection }
  & PersonCard_SeekerFragment
  & CommonGround_SeekerFragment
);

export type PeersQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PeersQuery = { peers: { edges: Array<{ cursor: string, node: Peer_SeekerFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OwnCommonGroundQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCommonGroundQuery = { viewerSeeker: CommonGround_SeekerFragment };

export type CountPeersQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
}>;


export type CountPeersQuery = { people: { totalCount: number, totalCountIsCapped: boolean } };

export type OwnPhoneQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPhoneQuery = { viewerSeeker: { id: string, phone: string | null } };

export type Profile_SeekerFragment = (
  { resumeName: string | null, viewerConnection: ViewerConnection }
  & SeekerProfile_SeekerFragment
);

export type OwnProfile_SeekerFragment = (
  { settings: { phoneVisibility: ContactVisibility, emailVisibility: ContactVisibility, openToWork: OpenToWork, hidesContacts: boolean | null, updatedAt: string } | null }
  & Profile_SeekerFragment
);

export type ViewerProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerProfileQuery = { viewerSeeker: OwnProfile_SeekerFragment };

export type PeerProfileQueryVariables = Exact<{
  id: string | number;
}>;


export type PeerProfileQuery = { seeker: Profile_SeekerFragment };

export type UpdateSeekerProfileMutationVariables = Exact<{
  input: UpdateSeekerProfileInput;
}>;


export type UpdateSeekerProfileMutation = { updateSeekerProfile: { seeker: OwnProfile_SeekerFragment } };

export type UploadResumeMutationVariables = Exact<{
  file: File;
}>;


export type UploadResumeMutation = { uploadResume: { seeker: { id: string, hasResume: boolean, resumeUrl: string | null, resumeName: string | null } } };

export type RemoveResumeMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveResumeMutation = { removeResume: { seeker: { id: string, hasResume: boolean, resumeUrl: string | null, resumeName: string | null } } };

export type UploadPhotoMutationVariables = Exact<{
  file: File;
}>;


export type UploadPhotoMutation = { uploadPhoto: { seeker: { id: string, photoUrl: string | null } } };

export type RemovePhotoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePhotoMutation = { removePhoto: { seeker: { id: string, photoUrl: string | null } } };

export type PersonCard_SeekerFragment = { id: string, name: string, photoUrl: string | null, location: string | null, currentProfession: string | null, qualification: string | null, about: string | null, skills: Array<string>, linkedin: string | null, hasResume: boolean, resumeUrl: string | null };

export type SeekerProfile_SeekerFragment = (
  { email: string | null, phone: string | null, dob: string | null, age: number | null, course: string | null, college: string | null, cgpa: number | null, graduationYear: number | null, tenthSchool: string | null, tenthPercent: number | null, tenthPassout: number | null, twelfthSchool: string | null, twelfthPercent: number | null, twelfthPassout: number | null, github: string | null, noticeDays: number | null, placesWanted: Array<string>, workPermits: Array<string>, experiences: Array<{ id: string, kind: ExperienceKind, title: string, company: string, from: string, to: string | null, responsibilities: string | null }>, entries: Array<{ kind: ProfileEntryKind, title: string, organization: string | null, year: number | null, link: string | null, description: string | null }>, languages: Array<{ language: string, level: LanguageLevel }>, expectedPay: { payMin: number, payMax: number | null, payCurrency: string, payUnit: PayUnit } | null }
  & PersonCard_SeekerFragment
);

export type SessionSecondsLeftQueryVariables = Exact<{
  role: Role;
}>;


export type SessionSecondsLeftQuery = { viewer: { id: string, sessionSecondsLeft: number | null } | null };

export type StayLoggedInMutationVariables = Exact<{ [key: string]: never; }>;


export type StayLoggedInMutation = { stayLoggedIn: { viewer: { id: string, sessionSecondsLeft: number | null } } };
