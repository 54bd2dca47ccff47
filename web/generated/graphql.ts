/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An account, identified by role and address. */
export type AccountEmailInput = {
  /** Email address, case-insensitive. */
  email: string;
  /** The role of the account. */
  role: Role;
};

/** A person to make an operator. */
export type AddOperatorInput = {
  /** The verified address of a recruiter's account. */
  email: string;
  /** Their role; for an existing operator, the new one. */
  role: OperatorRole;
};

/** A company's policy on AI-written texts in applications. */
export type AiPolicy =
  /** Welcome, if disclosed */
  | 'DISCLOSE'
  /** Written by people only */
  | 'PEOPLE_ONLY'
  /** Welcome */
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
  /** The role to give to the person; absent declines the request. */
  role?: CompanyRole | null | undefined;
};

/** An app. */
export type AppIdInput = {
  /** The app. */
  appId: string | number;
};

/** An appeal with a mailed link. */
export type AppealByTokenInput = {
  /** Why the measure is wrong; at most 4000 characters. */
  text: string;
  /** The token from the link. */
  token: string;
};

/** An appeal by a logged-in person. */
export type AppealInput = {
  /** The measure to appeal against. */
  measureId: string | number;
  /** Why the measure is wrong; at most 4000 characters. */
  text: string;
};

/** The outcome of an appeal. */
export type AppealOutcome =
  /** Granted */
  | 'GRANTED'
  /** Refused */
  | 'REFUSED';

/** The sort order of a list of applicants. Applicants are not scored. */
export type ApplicantOrder =
  /** The earliest response deadline first. Applications that are decided or closed come last. */
  | 'DUE'
  /** The longest total time in jobs first, computed from the dates in each profile. */
  | 'EXPERIENCE'
  /** By name, from A to Z. */
  | 'NAME'
  /** The newest application first. */
  | 'NEWEST'
  /** The oldest application first. */
  | 'OLDEST';

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
  /** The company moved the application to another stage. Visible only to members of the company. */
  | 'MOVED'
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
  /** Job alerts */
  | 'ALERT'
  /** Career assistant */
  | 'ASSISTANT'
  /** The company's page */
  | 'COMPANY_PAGE'
  /** The job's public page */
  | 'PUBLIC_PAGE'
  /** Saved jobs */
  | 'SAVED'
  /** Search */
  | 'SEARCH'
  /** Jobs on the company's own site */
  | 'WIDGET';

/** A stage to add or change. */
export type ApplicationStageInput = {
  /** The id of the stage to change; absent adds a new stage. */
  id?: string | number | null | undefined;
  /** The stage's name, not blank, at most 40 characters, unique within the company regardless of case. */
  name: string;
  /** Whether applicants who are moved to the stage are notified. Absent leaves an existing stage unchanged, and means false for a new one. */
  notifiesApplicants?: boolean | null | undefined;
};

/** The status of an application. */
export type ApplicationStatus =
  /** The recruiter has accepted it. */
  | 'ACCEPTED'
  /** Pending: awaits the recruiter's decision. */
  | 'APPLIED'
  /** The recruiter has rejected it. */
  | 'REJECTED'
  /** The seeker has withdrawn it. */
  | 'WITHDRAWN';

/** Whether to archive or unarchive an application. */
export type ArchiveApplicationInput = {
  /** True archives the application, false unarchives it. */
  archived: boolean;
  /** The job. */
  jobId: string | number;
};

/** A question to the career assistant. */
export type AskAssistantInput = {
  /** The conversation to continue; absent for a new one. */
  conversationId?: string | number | null | undefined;
  /** A resume: PDF, DOC or DOCX, at most 5 MB. */
  file?: File | null | undefined;
  /** At most 4000 characters; may be empty when a resume goes along. */
  prompt: string;
  /** Whether to send the profile's stored resume instead of a file. */
  useProfileResume?: boolean | null | undefined;
};

/** The state of an answer. */
export type AssistantAnswerState =
  /** It is complete. */
  | 'DONE'
  /** It was interrupted by an error; the text written so far is saved. */
  | 'FAILED'
  /** It is being written. */
  | 'RUNNING'
  /** The seeker stopped it; the text written so far is saved. */
  | 'STOPPED';

/** The author of a message in a conversation with the assistant. */
export type AssistantAuthor =
  /** The assistant. */
  | 'ASSISTANT'
  /** The seeker. */
  | 'SEEKER';

/** The outcome of an attempted operation. */
export type AuditOutcome =
  /** It was performed. */
  | 'ALLOWED'
  /** It was refused. */
  | 'REFUSED';

/** Search conditions for the audit log; an event must meet all of them. */
export type AuditSearchInput = {
  /** The actor or the subject. */
  accountId?: string | number | null | undefined;
  /** The exact IP address. */
  address?: string | null | undefined;
  /** From this time on. */
  from?: string | null | undefined;
  /** The exact operation, such as `LOG_IN`. */
  operation?: string | null | undefined;
  /** Whether it was performed. */
  outcome?: AuditOutcome | null | undefined;
  /** Before this time. */
  until?: string | null | undefined;
};

/** The code that an authenticator app shows. */
export type AuthenticatorCodeInput = {
  /** Six digits. */
  code: string;
};

/** The start of a login with a passkey. */
export type BeginPasskeyLogInInput = {
  /** After the password: the challenge from the error `SECOND_FACTOR_REQUIRED`. Without it, the passkey is the only credential. */
  challenge?: string | number | null | undefined;
  /** The role of the account to log in to. */
  role: Role;
};

/** Who works on a case. */
export type CaseAssignee =
  /** No one, or no longer anyone: an assignment reserves it for an hour. */
  | 'NOBODY'
  /** Another operator. */
  | 'OTHERS'
  /** The acting operator. */
  | 'VIEWER';

/** The order of pending cases. */
export type CaseOrder =
  /** The most reports first. */
  | 'MOST_REPORTS'
  /** The oldest first report first. */
  | 'OLDEST';

/** A recruiter's display name. */
export type ChangeDisplayNameInput = {
  /** The name; blank to use the email address instead. */
  displayName: string;
};

/** A new role for a member. */
export type ChangeMemberRoleInput = {
  /** The member's account id. */
  accountId: string | number;
  /** The member's new role. */
  role: CompanyRole;
};

/** A new password to replace the current one. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** The new password, at least 8 characters. */
  password: string;
};

/** A domain that the company claims to own. */
export type ClaimDomainInput = {
  /** The domain, such as `acme.com`. A URL is reduced to its domain. */
  domain: string;
};

/** Jobs to close together. */
export type CloseJobsInput = {
  /** The jobs' ids in their source system. */
  externalIds?: Array<string | number> | null | undefined;
  /** The jobs, at most 100 together with `externalIds`. */
  jobIds?: Array<string | number> | null | undefined;
};

/** An action that can be taken for a company. */
export type CompanyAction =
  /** Find seekers who have not applied. */
  | 'BROWSE_TALENTS'
  /** Change the company's profile and logo. */
  | 'CHANGE_COMPANY'
  /** Post, edit, close and delete jobs. */
  | 'CHANGE_JOBS'
  /** Invite people, change their roles, and remove them. */
  | 'CHANGE_MEMBERS'
  /** Accept, reject, move and tag applicants; change the company's stages. */
  | 'DECIDE'
  /** Create and delete apps that act for the company, and manage their keys. */
  | 'MANAGE_APPS'
  /** See who did what. */
  | 'SEE_ACTIVITY'
  /** See the company, its jobs and their applicants; interviewers only the jobs assigned to them. */
  | 'SEE_JOBS'
  /** Write notes on applicants. */
  | 'WRITE_NOTES';

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
  /** A member's role was changed. */
  | 'ROLE_CHANGED'
  /** The company stopped requiring a second factor of its members. */
  | 'SECOND_FACTOR_NOT_REQUIRED'
  /** The company began to require a second factor of its members, immediately or from an announced day. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The company lost its verification, because the proof was no longer valid. */
  | 'VERIFICATION_LOST'
  /** The company was verified. */
  | 'VERIFIED';

/** The role of a member in a company. */
export type CompanyRole =
  /** Sees the jobs assigned to them, and their applicants. */
  | 'INTERVIEWER'
  /** Has all rights of a recruiter; also changes the company's profile and its members. */
  | 'OWNER'
  /** Posts and changes jobs, decides on applicants, and browses talents. */
  | 'RECRUITER'
  /** Sees all jobs, applicants and talents, but changes nothing. */
  | 'VIEWER';

/** A company's number of employees. */
export type CompanySize =
  /** 1-10 */
  | 'FROM_1_TO_10'
  /** 11-50 */
  | 'FROM_11_TO_50'
  /** 51-200 */
  | 'FROM_51_TO_200'
  /** 201-500 */
  | 'FROM_201_TO_500'
  /** 501-1000 */
  | 'FROM_501_TO_1000'
  /** 1000+ */
  | 'OVER_1000';

/** A passkey of the logged-in account. */
export type ConfirmPasskeyInput = {
  /** The challenge from `beginPasskeyConfirmation`. */
  challenge: string | number;
  /** The browser's `AuthenticationResponseJSON`, as JSON. */
  passkey: string;
};

/** The password of the logged-in account. */
export type ConfirmPasswordInput = {
  /** The acting account's password. */
  password: string;
};

/** Which other seekers can see a contact detail. Recruiters who can see the profile always can. */
export type ContactVisibility =
  /** Only the seeker's connections can see the contact detail. */
  | 'CONNECTIONS'
  /** No other seeker can see the contact detail. */
  | 'NOBODY'
  /** Every logged-in seeker can see the contact detail. */
  | 'SEEKERS';

/** A new app. */
export type CreateAppInput = {
  /** Days until its first key expires; at most 365. */
  expiresInDays?: number;
  /** The app's name; at most 60 characters. */
  name: string;
  /** The app's scopes, such as `jobs:read`. */
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

/** The search to create an alert for. */
export type CreateJobAlertInput = {
  /** The search; at least one condition. */
  filter: JobFilter;
  /** How often to send new jobs. */
  frequency: JobAlertFrequency;
};

/** A new endpoint for webhooks. */
export type CreateWebhookEndpointInput = {
  /** The company's app; optional for keys, which have their own. */
  appId?: string | number | null | undefined;
  /** Event kinds to send, such as `application.received` or `job.opened`. */
  kinds: Array<string>;
  /** Target URL: a public https address. */
  url: string;
};

/** A decision on an appeal. */
export type DecideAppealInput = {
  /** The appeal. */
  appealId: string | number;
  /** The reason, which is mailed to those concerned. At most 2000 characters. */
  explanation: string;
  /** The outcome; granting reverses the measure. */
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

/** A decision on a reported thing. */
export type DecideReportInput = {
  /** The decision. */
  decision: DeskDecision;
  /** The reason, for both sides; at most 2000 characters. */
  explanation: string;
  /** A message to the applicants of a job, in addition to the notification of its removal; at most 2000 characters. Ignored for other things. */
  messageToApplicants?: string | null | undefined;
  /** One of its reports. */
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

/** The result of a decision for one of many applications. */
export type DecisionOutcome =
  /** Someone else changed the application first, the seeker withdrew it, or a decided application cannot be moved. It is left unchanged. */
  | 'CONFLICT'
  /** The application was changed. */
  | 'DONE'
  /** No application to a job of the company has this id. */
  | 'NOT_FOUND'
  /** The application was in the requested state already. */
  | 'UNCHANGED';

/** The reason for a decision, visible only to members of the company. */
export type DecisionReason =
  /** Availability */
  | 'AVAILABILITY'
  /** Experience */
  | 'EXPERIENCE'
  /** The job is filled */
  | 'FILLED'
  /** Interview */
  | 'INTERVIEW'
  /** Location */
  | 'LOCATION'
  /** Something else */
  | 'OTHER'
  /** Others fit better */
  | 'OTHERS_FIT_BETTER'
  /** Pay */
  | 'PAY'
  /** Skills */
  | 'SKILLS';

/** The confirmation for deleting the acting account. */
export type DeleteAccountInput = {
  /** The account's password. */
  password: string;
};

/** A conversation to delete. */
export type DeleteAssistantConversationInput = {
  /** The conversation. */
  id: string | number;
};

/** The decision on a reported thing. */
export type DeskDecision =
  /** No action */
  | 'DISMISS'
  /** Take it down */
  | 'REMOVE'
  /** Suspend the account */
  | 'SUSPEND'
  /** Warn */
  | 'WARN';

/** Changes to an alert; absent fields stay as they are. */
export type EditJobAlertInput = {
  /** The alert. */
  alertId: string | number;
  /** The new search. */
  filter?: JobFilter | null | undefined;
  /** How often to send new jobs. */
  frequency?: JobAlertFrequency | null | undefined;
  /** Whether the alert is paused. */
  paused?: boolean | null | undefined;
};

/** Fields of a job to change. An absent field stays unchanged; null clears it, and is refused for required fields. */
export type EditJobInput = {
  /** The company's policy on AI-written texts in applications. */
  aiPolicy?: AiPolicy | null | undefined;
  /** The number of days within which the company promises to answer new applicants, from 1 to 45; existing applications keep the day that was promised. */
  answerWithinDays?: number | null | undefined;
  /** The last day to apply; not in the past, unless unchanged. */
  applicationDeadline?: string | null | undefined;
  /** The city, at most 100 characters. */
  city?: string | null | undefined;
  /** The country, ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  /** The job description, in Markdown; line breaks of plain text are preserved, at most 30,000 characters; not empty. */
  description?: string | null | undefined;
  /** Who may edit it; only its owner and the company's owners may change this. Unchanged when absent or null. */
  editors?: JobEditors | null | undefined;
  /** Required experience. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The job. */
  id: string | number;
  /** The job's category; not empty. */
  industry?: Industry | null | undefined;
  /** Full-time, part-time or internship; not empty. */
  jobType?: JobType | null | undefined;
  /** The location, in words, at most 200 characters. */
  location?: string | null | undefined;
  /** The currency of the pay, ISO 4217. */
  payCurrency?: string | null | undefined;
  /** The maximum pay; null when the pay is exactly `payMin`. */
  payMax?: number | null | undefined;
  /** The minimum pay, as a number; it sets the salary range, until another range is given. */
  payMin?: number | null | undefined;
  /** The period that the pay is stated for. */
  payUnit?: PayUnit | null | undefined;
  /** The questions that applicants answer, in order, at most 5; existing answers keep the wording of their questions. */
  questions?: Array<JobQuestionInput> | null | undefined;
  /** The state or region, at most 100 characters. */
  region?: string | null | undefined;
  /** Where remote workers may be located, in words, at most 200 characters. */
  remoteFrom?: string | null | undefined;
  /** Requirements for applicants; plain text, at most 10,000 characters. */
  requirements?: string | null | undefined;
  /** The salary range, as chosen; when absent, a salary that was imported as free text is preserved. */
  salaryRange?: SalaryRange | null | undefined;
  /** The job title, at most 200 characters; not empty. */
  title?: string | null | undefined;
  /** The job's `updatedAt` that the edit is based on: refused with `CONFLICT` if the job has changed since. When absent, the later edit wins. */
  unchangedSince?: string | null | undefined;
  /** On site, remote or hybrid; not empty. */
  workMode?: WorkMode | null | undefined;
};

/** A new text for one of the viewer's own notes. */
export type EditNoteInput = {
  /** The note's id. */
  id: string | number;
  /** The note's text in Markdown, not blank, at most 5,000 characters. */
  text: string;
};

/** The purpose of a link. */
export type EmailChangeLinkKind =
  /** Confirms the new address. */
  | 'CONFIRM'
  /** Restores the previous address. */
  | 'UNDO';

/** The state of a mailed link about a change of the address. */
export type EmailChangeLinkState =
  /** This change was cancelled, or another one was asked for. Look in your settings. */
  | 'CANCELLED'
  /** This address is confirmed already. */
  | 'CONFIRMED'
  /** This link has expired. It no longer changes anything. */
  | 'EXPIRED'
  /** The link can be used. */
  | 'OPEN'
  /** This change is undone: the account has the address from before. */
  | 'UNDONE';

/** A token from a mailed link about a change of the address. */
export type EmailChangeTokenInput = {
  /** The token from the link. */
  token: string;
};

/** A token from a mailed link. */
export type EmailTokenInput = {
  /** The role of the account that the email was sent for. */
  role: Role;
  /** The token from the link. */
  token: string;
};

/** The account whose sessions should end. */
export type EndAccountSessionsInput = {
  /** The account. */
  accountId: string | number;
  /** The reason, which is mailed to its owner. At most 2000 characters. */
  explanation: string;
  /** Whether the keys of its apps should end too. */
  keys?: boolean;
};

/** The alert to delete. */
export type EndJobAlertInput = {
  /** The alert. */
  alertId: string | number;
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
  /** The last day, neither before the first nor in the future; absent if the entry is ongoing. */
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

/** Years of experience a job asks for. */
export type ExperienceLevel =
  /** fresher */
  | 'FRESHER'
  /** 0-1 year */
  | 'FROM_0_TO_1'
  /** 1-3 years */
  | 'FROM_1_TO_3'
  /** 3-5 years */
  | 'FROM_3_TO_5'
  /** 5+ years */
  | 'OVER_5';

/** A new passkey. */
export type FinishAddingPasskeyInput = {
  /** The challenge from `beginAddingPasskey`. */
  challenge: string | number;
  /** The passkey's name, at most 60 characters. */
  name: string;
  /** The browser's `RegistrationResponseJSON`, as JSON. */
  response: string;
};

/** The answer to a challenge: exactly one of the three. */
export type FinishLogInInput = {
  /** The challenge from `beginPasskeyLogIn`, or from the error `SECOND_FACTOR_REQUIRED`. */
  challenge: string | number;
  /** The six digits from the authenticator app; only after the password. */
  code?: string | null | undefined;
  /** The browser's `AuthenticationResponseJSON`, as JSON. */
  passkey?: string | null | undefined;
  /** A recovery code; only after the password. */
  recoveryCode?: string | null | undefined;
};

/** Transferring a job to another owner. */
export type HandOverJobInput = {
  /** The new owner's account: an owner or recruiter of the company. */
  accountId: string | number;
  /** The job. */
  jobId: string | number;
};

/** The category of a job. */
export type Industry =
  /** Business */
  | 'BUSINESS'
  /** Consultant */
  | 'CONSULTANT'
  /** Design */
  | 'DESIGN'
  /** Finance */
  | 'FINANCE'
  /** HealthCare */
  | 'HEALTHCARE'
  /** IT */
  | 'IT'
  /** Law */
  | 'LAW'
  /** other */
  | 'OTHER'
  /** Sales */
  | 'SALES'
  /** Technology */
  | 'TECHNOLOGY';

/** A person to invite to the company. */
export type InviteMemberInput = {
  /** The person's email address. Only an account with this address can accept the invitation. */
  email: string;
  /** The role that the person will have in the company. */
  role: CompanyRole;
};

/** How often an alert sends new jobs. */
export type JobAlertFrequency =
  /** As soon as a job opens. */
  | 'AT_ONCE'
  /** Once a day, at 8 a.m. */
  | 'DAILY'
  /** Once a week, at 8 a.m. on Monday. */
  | 'WEEKLY';

/** Who may edit, schedule, post, close, reopen and delete a job. */
export type JobEditors =
  /** The job's owner and the owners of the company. */
  | 'OWNER'
  /** Every recruiter of the company. */
  | 'RECRUITERS';

/** Search conditions for jobs; a job must meet all of them. */
export type JobFilter = {
  /** Of a company whose name contains any of these; at most 20. */
  companies?: Array<string> | null | undefined;
  /** Only companies of this size. */
  companySize?: CompanySize | null | undefined;
  /** Any of these company sizes; an empty list matches all. */
  companySizes?: Array<CompanySize> | null | undefined;
  /** Not of companies with these names; at most 20. */
  excludeCompanies?: Array<string> | null | undefined;
  /** Without any of these words in any field; at most 20. */
  excludeWords?: Array<string> | null | undefined;
  /** Only this experience level. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** Any of these experience levels; an empty list matches all. */
  experienceLevels?: Array<ExperienceLevel> | null | undefined;
  /** Any of these categories; an empty list matches all. */
  industries?: Array<Industry> | null | undefined;
  /** Only this category. */
  industry?: Industry | null | undefined;
  /** Only this job type. */
  jobType?: JobType | null | undefined;
  /** Any of these job types; an empty list matches all. */
  jobTypes?: Array<JobType> | null | undefined;
  /** Words of the job, in any order and any field; matches in the title rank highest. Typos, unfinished last words, singular and plural forms and synonyms are understood. Verbatim substrings of the title, company, type, location, work mode, industry, requirements, experience and company size match as well. At most 200 characters. */
  keyword?: string | null | undefined;
  /** Pay that may reach at least this, in lakh rupees per year; excludes jobs without stated pay. */
  payAtLeast?: number | null | undefined;
  /** In any of these places, by current or former names; at most 20. */
  places?: Array<string> | null | undefined;
  /** Posted within this number of days, from 1 to 3650. */
  postedWithinDays?: number | null | undefined;
  /** Maximum salary of at most this, in lakh rupees per year; instead of salaryRange. */
  salaryMax?: number | null | undefined;
  /** Minimum salary of at least this, in lakh rupees per year; instead of salaryRange. */
  salaryMin?: number | null | undefined;
  /** Salary within this range; jobs without a stated salary always match. Mutually exclusive with salaryMin and salaryMax. */
  salaryRange?: SalaryRange | null | undefined;
  /** Also includes places within this distance of one of `places`, in kilometres, where both locations are known; at most 500. No effect without `places`. */
  withinKm?: number | null | undefined;
  /** Only this work mode. */
  workMode?: WorkMode | null | undefined;
  /** Any of these work modes; an empty list matches all. */
  workModes?: Array<WorkMode> | null | undefined;
};

/** A job, by id. */
export type JobIdInput = {
  /** The job. */
  jobId: string | number;
};

/** The fields of a job. */
export type JobInput = {
  /** The company's policy on AI-written texts in applications. */
  aiPolicy?: AiPolicy | null | undefined;
  /** The number of days within which the company promises to answer new applicants, from 1 to 45; 14 unless given. */
  answerWithinDays?: number | null | undefined;
  /** The last day to apply; not in the past. */
  applicationDeadline?: string | null | undefined;
  /** The city, at most 100 characters. */
  city?: string | null | undefined;
  /** The id of a job of the company that this is a copy of: free-text pay of an imported job is copied too, unless salaryRange is given. */
  copyOf?: string | number | null | undefined;
  /** The country, ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  /** The job description, in Markdown; line breaks of plain text are preserved, at most 30,000 characters. */
  description: string;
  /** Who may edit it besides the company's owners: its owner, who posts it, or every recruiter. Every recruiter when absent. */
  editors?: JobEditors | null | undefined;
  /** Required experience. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The job's category. */
  industry: Industry;
  /** Saves it as a draft that only the company sees. */
  isDraft?: boolean | null | undefined;
  /** Full-time, part-time or internship. */
  jobType: JobType;
  /** The location, in words, at most 200 characters. */
  location?: string | null | undefined;
  /** Opens it automatically at this time, within a year; until then only the company sees it. */
  opensAt?: string | null | undefined;
  /** The currency of the pay, ISO 4217. */
  payCurrency?: string | null | undefined;
  /** The maximum pay; null when the pay is exactly `payMin`. */
  payMax?: number | null | undefined;
  /** The minimum pay, as a number; with a currency and a unit it sets the salary range. */
  payMin?: number | null | undefined;
  /** The period that the pay is stated for. */
  payUnit?: PayUnit | null | undefined;
  /** The questions that applicants answer, in order, at most 5. */
  questions?: Array<JobQuestionInput> | null | undefined;
  /** The state or region, at most 100 characters. */
  region?: string | null | undefined;
  /** Where remote workers may be located, in words, at most 200 characters. */
  remoteFrom?: string | null | undefined;
  /** Requirements for applicants; plain text, at most 10,000 characters. */
  requirements?: string | null | undefined;
  /** The salary range, as chosen. */
  salaryRange?: SalaryRange | null | undefined;
  /** The job title, at most 200 characters. */
  title: string;
  /** On site, remote or hybrid. */
  workMode: WorkMode;
};

/** The field in which a word of a search was found. */
export type JobMatchField =
  /** The work mode, type, category or experience. */
  | 'CHOICE'
  /** The company's name. */
  | 'COMPANY'
  /** The description, or only a part of a word. */
  | 'DESCRIPTION'
  /** The place. */
  | 'PLACE'
  /** The requirements. */
  | 'REQUIREMENTS'
  /** The title. */
  | 'TITLE';

/** The sort order of a list of jobs. */
export type JobOrder =
  /** Best matches of the keyword first, newest first among equals; without a keyword, newest first. */
  | 'BEST_MATCH'
  /** Earliest deadline first; jobs without a deadline last. */
  | 'DEADLINE'
  /** Newest first. */
  | 'NEWEST'
  /** Highest possible pay first; jobs without stated pay last. */
  | 'PAY';

/** A way to improve a post. */
export type JobPostingHintCode =
  /** Words that turn people away by age. */
  | 'AGE'
  /** A clean record or a check of it is asked for. */
  | 'CRIMINAL_RECORD'
  /** The last day to apply is more than half a year away. */
  | 'DEADLINE_FAR'
  /** No last day to apply. */
  | 'DEADLINE_MISSING'
  /** The last day to apply is over. */
  | 'DEADLINE_PASSED'
  /** The description has fewer than 30 words. */
  | 'DESCRIPTION_SHORT'
  /** Words that turn people with disabilities away. */
  | 'DISABILITY'
  /** Words that turn people away by marriage or family. */
  | 'FAMILY'
  /** Words that turn people away by gender. */
  | 'GENDER'
  /** A text contains HTML, which is shown as letters. */
  | 'HTML'
  /** Words that turn people away by origin, nationality or first language. */
  | 'ORIGIN'
  /** Earlier pay is asked for. */
  | 'PAY_HISTORY'
  /** No pay is stated. */
  | 'PAY_MISSING'
  /** A photo is asked for. */
  | 'PHOTO'
  /** Work on site or hybrid, and no place. */
  | 'PLACE_MISSING'
  /** Words that turn people away by religion or caste. */
  | 'RELIGION_OR_CASTE'
  /** The title has exclamation marks or asterisks. */
  | 'TITLE_EXCLAIMS'
  /** The title says the pay. */
  | 'TITLE_HAS_PAY'
  /** The title says the place or the work mode, too. */
  | 'TITLE_HAS_PLACE'
  /** The title is in capitals. */
  | 'TITLE_SHOUTED'
  /** Words that turn people without work away. */
  | 'UNEMPLOYMENT';

/** A question for applicants to a job. */
export type JobQuestionInput = {
  /** The choices, for CHOICE: from 2 to 20, each of at most 100 characters. */
  choices?: Array<string> | null | undefined;
  /** The kind of answer. Only one question of a job can be a FILE. */
  kind: QuestionKind;
  /** The text of the question, at most 200 characters; unique within the job. */
  label: string;
  /** The maximum that qualifies, for NUMBER. */
  maximum?: number | null | undefined;
  /** The minimum that qualifies, for NUMBER. */
  minimum?: number | null | undefined;
  /** The answers that qualify, for CHOICE and YES_NO (`YES` or `NO`). Applicants with other answers are warned, but can still apply. */
  needed?: Array<string> | null | undefined;
  /** Whether it must be answered; always true when only some answers qualify. */
  required?: boolean | null | undefined;
};

/** The status that a company has given to a job. */
export type JobStatus =
  /** Takes no applications; visible only to its company and to seekers who applied to it or saved it. */
  | 'CLOSED'
  /** Has never been open; visible only to its company. */
  | 'DRAFT'
  /** Takes applications until its deadline. */
  | 'OPEN'
  /** Opens automatically at its scheduled time; until then visible only to its company. */
  | 'SCHEDULED';

/** The kind of a suggestion. */
export type JobSuggestionKind =
  /** A company's name. */
  | 'COMPANY'
  /** A place with jobs. */
  | 'PLACE'
  /** A job title. */
  | 'TITLE';

/** Working time or duration of a job. */
export type JobType =
  /** Full-time */
  | 'FULL_TIME'
  /** Internship */
  | 'INTERNSHIP'
  /** Part-time */
  | 'PART_TIME';

/** Why a key ended. */
export type KeyEndReason =
  /** It expired. */
  | 'EXPIRED'
  /** Its creator left the company. */
  | 'MEMBER_LEFT'
  /** It was replaced by another key. */
  | 'REPLACED'
  /** Someone revoked it. */
  | 'REVOKED';

/** A login. */
export type LogInInput = {
  /** Email address, case-insensitive. */
  email: string;
  /** The password. */
  password: string;
  /** The role of the account: an address may have one account per role. */
  role: Role;
};

/** When notifications are mailed. */
export type MailTiming =
  /** Immediately, or at the end of quiet hours. */
  | 'AT_ONCE'
  /** Once a day, at 8 a.m. */
  | 'DAILY'
  /** Never. */
  | 'NEVER'
  /** Once a week, at 8 a.m. on Monday. */
  | 'WEEKLY';

/** The notifications to mark as read. */
export type MarkNoticesReadInput = {
  /** The ids of the notifications, at most 100; null: all of them. */
  ids?: Array<string | number> | null | undefined;
};

/** How far a conversation has been seen. */
export type MarkSeenInput = {
  /** The conversation. */
  conversationId: string | number;
  /** The number of the newest message seen; the position never moves backwards. */
  seq: number;
};

/** The kind of measure that operators take. */
export type MeasureKind =
  /** Job taken down */
  | 'JOB_TAKEN_DOWN'
  /** Message taken down */
  | 'MESSAGE_REMOVED'
  /** Account suspended */
  | 'SUSPENSION'
  /** Warning */
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

/** The channels to set for a kind of notifications. */
export type NoticeChannelsInput = {
  /** The kind of notifications. */
  kind: NoticeKind;
  /** When they are mailed. */
  mail: MailTiming;
  /** Whether they appear among the notifications on the page. */
  page: boolean;
  /** Whether they are pushed to the subscribed browsers; unchanged when null. */
  push?: boolean | null | undefined;
};

/** The kind of a notification. */
export type NoticeKind =
  /** Answers that are due. */
  | 'ANSWERS_DUE'
  /** Companies that look at your application. */
  | 'APPLICATION_OPENED'
  /** API keys that expire soon. */
  | 'COMPANY_KEY_EXPIRING'
  /** People who accept your request. */
  | 'CONNECTION_ACCEPTED'
  /** People who ask to connect. */
  | 'CONNECTION_REQUEST'
  /** Decisions on your applications. */
  | 'DECISION'
  /** The first application to a job. */
  | 'FIRST_APPLICATION'
  /** Progress of your applications. */
  | 'INTERIM_ANSWER'
  /** New jobs of your alerts. */
  | 'JOB_ALERTS'
  /** Jobs assigned to you as an interviewer. */
  | 'JOB_ASSIGNED'
  /** Your jobs that close soon. */
  | 'JOB_CLOSING'
  /** People who join your company. */
  | 'MEMBER_JOINED'
  /** New applications of a day. */
  | 'NEW_APPLICATIONS'
  /** API keys that expire soon. */
  | 'OWN_KEY_EXPIRING'
  /** Saved jobs that close soon. */
  | 'SAVED_JOB_CLOSING'
  /** Missed response deadlines. */
  | 'UNANSWERED'
  /** Messages that you have not read. */
  | 'UNREAD_MESSAGES';

/** Notification preferences. */
export type NoticePreferencesInput = {
  /** The kinds to change; others stay unchanged. */
  kinds: Array<NoticeChannelsInput>;
  /** The hour, 0 to 23, at which quiet hours start, in which nothing is mailed; null for none. */
  quietFrom?: number | null | undefined;
  /** The hour, 0 to 23, at which quiet hours end. */
  quietUntil?: number | null | undefined;
  /** The IANA name of the time zone, such as `Asia/Kolkata`. */
  timeZone: string;
};

/** The application that a member of the company opens. */
export type OpenApplicationInput = {
  /** The application's id. */
  applicationId: string | number;
};

/** An action of operators. */
export type OperatorAction =
  /** See, add and remove operators, and change their roles. */
  | 'CHANGE_OPERATORS'
  /** Decide on appeals against what others decided. */
  | 'DECIDE_APPEALS'
  /** Take and decide reports. */
  | 'DECIDE_REPORTS'
  /** End all sessions of an account. */
  | 'END_SESSIONS'
  /** Retry failed background jobs. */
  | 'RETRY_WORK'
  /** Find accounts, and see how they stand. */
  | 'SEE_ACCOUNTS'
  /** See appeals. */
  | 'SEE_APPEALS'
  /** Search the audit log. */
  | 'SEE_AUDIT_LOG'
  /** See how companies are verified. */
  | 'SEE_COMPANIES'
  /** See the state of the queue, emails and webhooks. */
  | 'SEE_HEALTH'
  /** Find jobs, and see which are taken down. */
  | 'SEE_JOBS'
  /** See reports and what was reported. */
  | 'SEE_REPORTS'
  /** Suspend accounts, and lift that. */
  | 'SUSPEND'
  /** Take jobs down, and put them back. */
  | 'TAKE_DOWN_JOBS'
  /** Verify companies manually, and revoke verifications. */
  | 'VERIFY_COMPANIES';

/** An operator. */
export type OperatorIdInput = {
  /** The operator's account. */
  accountId: string | number;
};

/** What an operator still needs before they may work. */
export type OperatorNeed =
  /** A new login, as the account got its factor after this one. */
  | 'NEW_LOG_IN'
  /** A passkey or an authenticator app. */
  | 'SECOND_FACTOR';

/** The role of an operator. */
export type OperatorRole =
  /** Administrator */
  | 'ADMINISTRATOR'
  /** Moderator */
  | 'MODERATOR'
  /** Support */
  | 'SUPPORT';

/** One of the account's own passkeys. */
export type PasskeyIdInput = {
  /** The passkey. */
  passkeyId: string | number;
};

/** The period that numeric pay is stated for. */
export type PayUnit =
  /** day */
  | 'DAY'
  /** hour */
  | 'HOUR'
  /** month */
  | 'MONTH'
  /** year */
  | 'YEAR';

/** The sort order of a company's jobs. */
export type PostedJobOrder =
  /** Earliest deadline first; jobs without a deadline last. */
  | 'DEADLINE'
  /** Earliest promised answer first; jobs without pending applications last. */
  | 'DUE'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Longest pending application first; jobs without pending applications last. */
  | 'WAITING';

/** The data of a seeker that a company saw. */
export type ProfileAccessKind =
  /** Opened a file of your answers */
  | 'ANSWER_READ'
  /** Saw your contact details */
  | 'CONTACT_READ'
  /** Opened your resume */
  | 'RESUME_READ';

/** The kind of answer to a question of a job. */
export type QuestionKind =
  /** Choice */
  | 'CHOICE'
  /** File */
  | 'FILE'
  /** Number */
  | 'NUMBER'
  /** Text */
  | 'TEXT'
  /** Yes or no */
  | 'YES_NO';

/** A new title for a conversation. */
export type RenameAssistantConversationInput = {
  /** The conversation. */
  id: string | number;
  /** From 1 to 100 characters. */
  title: string;
};

/** A new name for a passkey. */
export type RenamePasskeyInput = {
  /** The passkey's name, at most 60 characters. */
  name: string;
  /** The passkey. */
  passkeyId: string | number;
};

/** Search conditions for cases; a case must meet all of them. */
export type ReportCaseSearchInput = {
  /** Who works on it: any of these. */
  assignees?: Array<CaseAssignee> | null | undefined;
  /** The kind of thing. */
  kind?: ReportKind | null | undefined;
  /** The order of pending cases, `OLDEST` when absent; decided ones are listed latest first. */
  order?: CaseOrder | null | undefined;
  /** At least one report has this reason. */
  reason?: ReportReason | null | undefined;
  /** The state of its reports; pending when absent. */
  state?: ReportState | null | undefined;
  /** Only about this seeker, message or job. */
  targetId?: string | number | null | undefined;
  /** A part of the job's title, its company or the person's name, in any case. */
  words?: string | null | undefined;
};

/** A report. */
export type ReportIdInput = {
  /** The report's id. */
  reportId: string | number;
};

/** A report to the operator. */
export type ReportInput = {
  /** The seeker's, message's or job's id. */
  id: string | number;
  /** The kind of thing reported. */
  kind: ReportKind;
  /** More details, at most 1000 characters. */
  note?: string | null | undefined;
  /** The problem with it. */
  reason: ReportReason;
};

/** The kind of thing reported. */
export type ReportKind =
  /** A job. */
  | 'JOB'
  /** A chat message. */
  | 'MESSAGE'
  /** A seeker. */
  | 'PERSON';

/** The outcome of a report. */
export type ReportOutcome =
  /** The reported thing may stay. */
  | 'DISMISSED'
  /** The thing was taken down. */
  | 'REMOVED'
  /** The account of the responsible seeker was suspended. */
  | 'SUSPENDED'
  /** The people responsible were warned. */
  | 'WARNED';

/** The reason for a report. */
export type ReportReason =
  /** Insulting, threatening or hateful */
  | 'ABUSE'
  /** Fake, or pretending to be someone else */
  | 'FAKE'
  /** Fraud, or asking for money or papers */
  | 'FRAUD'
  /** Something else */
  | 'OTHER'
  /** Spam or advertising */
  | 'SPAM';

/** The state of a report. */
export type ReportState =
  /** It was decided. */
  | 'DECIDED'
  /** It is pending. */
  | 'WAITING';

/** A new address for the acting account. */
export type RequestEmailChangeInput = {
  /** Email address; at most one account per role. */
  email: string;
};

/** When a second factor becomes required. */
export type RequireSecondFactorInput = {
  /** The number of days until a second factor is required, 0 to 30; 0 means immediately. */
  inDays: number;
};

/** A new password, with the token from the reset email. */
export type ResetPasswordInput = {
  /** The new password, at least 8 characters. */
  password: string;
  /** The role of the account that the email was sent for. */
  role: Role;
  /** The token from the link. */
  token: string;
};

/** A job to restore. */
export type RestoreJobInput = {
  /** The reason, which is mailed to its company. At most 2000 characters. */
  explanation: string;
  /** The job. */
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

/** A kind of background work. */
export type RetryFailedWorkInput = {
  /** The kind, such as `send-mail`. */
  kind: string;
};

/** One of an app's keys. */
export type RevokeKeyInput = {
  /** The app. */
  appId: string | number;
  /** The key. */
  keyId: string | number;
};

/** A company whose verification is revoked. */
export type RevokeVerificationInput = {
  /** The company. */
  companyId: string | number;
  /** The reason, which is mailed to its owners. At most 2000 characters. */
  explanation: string;
};

/** The two kinds of accounts. */
export type Role =
  /** Posts jobs. */
  | 'RECRUITER'
  /** Looks for jobs. */
  | 'SEEKER';

/** A new key that replaces those of an app. */
export type RotateKeyInput = {
  /** The app. */
  appId: string | number;
  /** Days until the new key expires; at most 365. */
  expiresInDays?: number;
  /** Hours for which the old keys remain valid; at most 168, 0: they expire now. */
  overlapHours?: number;
};

/** A new secret that replaces the one of an endpoint. */
export type RotateWebhookSecretInput = {
  /** The endpoint. */
  endpointId: string | number;
  /** Hours for which webhooks are also signed with the previous secret; at most 24, 0: it ends now. */
  overlapHours?: number;
};

/** Salary ranges in lakh rupees per year (LPA). */
export type SalaryRange =
  /** 1-2 LPA */
  | 'FROM_1_TO_2_LPA'
  /** 2-3 LPA */
  | 'FROM_2_TO_3_LPA'
  /** 3-4 LPA */
  | 'FROM_3_TO_4_LPA'
  /** 4-5 LPA */
  | 'FROM_4_TO_5_LPA'
  /** 5-6 LPA */
  | 'FROM_5_TO_6_LPA'
  /** 6-7 LPA */
  | 'FROM_6_TO_7_LPA'
  /** 7-8 LPA */
  | 'FROM_7_TO_8_LPA'
  /** 8-9 LPA */
  | 'FROM_8_TO_9_LPA'
  /** 9-10 LPA */
  | 'FROM_9_TO_10_LPA'
  /** 10-12 LPA */
  | 'FROM_10_TO_12_LPA'
  /** 12-15 LPA */
  | 'FROM_12_TO_15_LPA'
  /** 50k - 1L PA */
  | 'FROM_50K_TO_1_LAKH'
  /** 15+ LPA */
  | 'OVER_15_LPA';

/** The company's stages in their new order, and the stages to remove. */
export type SaveApplicationStagesInput = {
  /** The ids of the stages to remove. Applications in a removed stage move to the first remaining stage. */
  removedIds?: Array<string | number> | null | undefined;
  /** The stages in order. Existing stages that are neither listed nor removed stay, at the end. A company has at most 20 stages. */
  stages: Array<ApplicationStageInput>;
};

/** A template to add or change. */
export type SaveMessageTemplateInput = {
  /** The text of the template, at most 5,000 characters. {name}, {job} and {company} are filled in for each applicant; no other placeholders are allowed. */
  body: string;
  /** The id of the template to change; absent adds a new template. */
  id?: string | number | null | undefined;
  /** The template's name, not blank, at most 60 characters, unique within the company regardless of case. */
  name: string;
  /** The decision that the template is meant for. */
  status: ToldDecision;
};

/** The kind of a security event. */
export type SecurityEventKind =
  /** Deletion of the account */
  | 'ACCOUNT_DELETION'
  /** Suspension by the operators */
  | 'ACCOUNT_SUSPENDED'
  /** Download of applicants */
  | 'APPLICANTS_DOWNLOADED'
  /** Authenticator app added */
  | 'AUTHENTICATOR_ADDED'
  /** Authenticator app removed */
  | 'AUTHENTICATOR_REMOVED'
  /** Download of your data */
  | 'DATA_DOWNLOADED'
  /** Device logged out */
  | 'DEVICE_LOGGED_OUT'
  /** Change of the email address */
  | 'EMAIL_CHANGED'
  /** Change of the email address cancelled */
  | 'EMAIL_CHANGE_CANCELLED'
  /** Change of the email address asked for */
  | 'EMAIL_CHANGE_REQUESTED'
  /** Change of the email address undone */
  | 'EMAIL_CHANGE_UNDONE'
  /** Confirmation that it is you */
  | 'IDENTITY_CONFIRMED'
  /** New key of an app */
  | 'KEY_MADE'
  /** Key of an app revoked */
  | 'KEY_REVOKED'
  /** Login */
  | 'LOG_IN'
  /** Log-out */
  | 'LOG_OUT'
  /** Removed from a company */
  | 'MEMBER_REMOVED'
  /** Passkey added */
  | 'PASSKEY_ADDED'
  /** Passkey removed */
  | 'PASSKEY_REMOVED'
  /** Change of the password */
  | 'PASSWORD_CHANGED'
  /** New password set by email */
  | 'PASSWORD_RESET'
  /** New recovery codes */
  | 'RECOVERY_CODES_MADE'
  /** Recovery code used */
  | 'RECOVERY_CODE_USED'
  /** Your role in a company changed */
  | 'ROLE_CHANGED'
  /** Logged out everywhere by the operators */
  | 'SESSIONS_ENDED'
  /** Suspension lifted */
  | 'SUSPENSION_LIFTED';

/** The outcome of an attempt. */
export type SecurityEventOutcome =
  /** It was carried out. */
  | 'ALLOWED'
  /** It was rejected, for example because of a wrong password. */
  | 'REFUSED';

/** Search conditions for seekers, all of which a seeker must meet. Texts have at most 200 characters and match anywhere in a field, in upper or lower case. */
export type SeekerFilter = {
  /** The age in whole years, as `min-max`, both inclusive. A part that is not a number counts as 0 or 100. Text without a hyphen is ignored. */
  ageRange?: string | null | undefined;
  /** A text in the current profession. */
  currentProfession?: string | null | undefined;
  /** A text in the seeker's name, location, qualification, profession, skills, CGPA, LinkedIn or GitHub URL. */
  keyword?: string | null | undefined;
  /** A text in the location. */
  location?: string | null | undefined;
  /** A text in the highest qualification. */
  qualification?: string | null | undefined;
  /** True returns only seekers with a resume. */
  resumeUploaded?: boolean | null | undefined;
  /** A text in one of the skills. */
  skills?: string | null | undefined;
};

/** Another seeker, by id. */
export type SeekerIdInput = {
  /** The other seeker's id. */
  seekerId: string | number;
};

/** A message to send. */
export type SendMessageInput = {
  /** A UUID generated by the client for this message. Sending it again returns the stored message. */
  clientId: string | number;
  /** 1 to 4000 characters of plain text. */
  content: string;
  /** The recipient; must be connected to the sender. */
  recipientId: string | number;
};

/** One of the account's own sessions. */
export type SessionIdInput = {
  /** The session's id. */
  sessionId: string | number;
};

/** What a session lacks to satisfy a second-factor requirement. */
export type SessionNeed =
  /** The account has one, but the session has not used it: `confirmPasskey`, or a new login. */
  | 'NEW_LOG_IN'
  /** The account has neither a passkey nor an authenticator app. */
  | 'SECOND_FACTOR';

/** Consent to send questions to the assistant's provider. */
export type SetAssistantConsentInput = {
  /** True to consent, false to withdraw consent. */
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

/** Closing, reopening, opening or scheduling a job. */
export type SetJobStatusInput = {
  /** Instead of `jobId`, for the company's own jobs: the job's id in its source system. */
  externalId?: string | number | null | undefined;
  /** The job. */
  jobId?: string | number | null | undefined;
  /** When it opens; only for SCHEDULED. */
  opensAt?: string | null | undefined;
  /** The new status. */
  status: JobStatus;
};

/** A typing signal. It is not stored. */
export type SetTypingInput = {
  /** False when typing has stopped. */
  isTyping: boolean;
  /** The recipient; must be connected to the sender. */
  recipientId: string | number;
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

/** A recruiter's sign-up. */
export type SignUpRecruiterInput = {
  /** The company's location. */
  companyLocation: string;
  /** The company's name, at most 120 characters. */
  companyName: string;
  /** The company's number of employees. */
  companySize: CompanySize;
  /** Email address; at most one recruiter account per address. */
  email: string;
  /** The company's industry. */
  industry: string;
  /** At least 8 characters. */
  password: string;
};

/** A seeker's sign-up. */
export type SignUpSeekerInput = {
  /** Email address; at most one seeker account per address. */
  email: string;
  /** First and last name, at most 120 characters. */
  name: string;
  /** At least 8 characters. */
  password: string;
  /** Exactly ten digits. */
  phone: string;
};

/** The answer to stop. */
export type StopAssistantAnswerInput = {
  /** The answer. */
  answerId: string | number;
};

/** A browser's push subscription, with the values of its `PushSubscription`. */
export type SubscribeToPushInput = {
  /** Its secret, in base64url. */
  auth: string;
  /** Its URL at its push service. */
  endpoint: string;
  /** Its public key, in base64url. */
  p256dh: string;
};

/** The account to suspend or reinstate. */
export type SuspensionInput = {
  /** The account. */
  accountId: string | number;
  /** The reason, which is mailed to its owner. At most 2000 characters. */
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
  /** The reason, which is mailed to its company. At most 2000 characters. */
  explanation: string;
  /** The job. */
  jobId: string | number;
  /** A message to the applicants, in addition to the notification of the takedown. At most 2000 characters. */
  messageToApplicants?: string | null | undefined;
};

/** A decision of which applicants are notified by email. */
export type ToldDecision =
  /** The company accepted the application. */
  | 'ACCEPTED'
  /** The company rejected the application. */
  | 'REJECTED';

/** A browser to unsubscribe. */
export type UnsubscribeFromPushInput = {
  /** Its URL at its push service. */
  endpoint: string;
};

/** Fields of the acting recruiter's company profile. An absent field stays unchanged. */
export type UpdateRecruiterProfileInput = {
  /** Markdown, at most 5,000 characters. */
  companyDescription?: string | null | undefined;
  /** Not blank, at most 160 characters. */
  companyLocation?: string | null | undefined;
  /** Not blank, at most 120 characters. The company's jobs are updated shortly after. */
  companyName?: string | null | undefined;
  /** The number of employees. */
  companySize?: CompanySize | null | undefined;
  /** A URL, stored with https, or blank. */
  companyWebsite?: string | null | undefined;
  /** Not blank, at most 120 characters. */
  industry?: string | null | undefined;
  /** A URL, or blank. */
  linkedin?: string | null | undefined;
  /** Locations in addition to the main one: at most 20, each of at most 160 characters. Null clears them. */
  otherPlaces?: Array<string> | null | undefined;
  /** Its name in the URL of its public page: 2 to 60 lower-case letters, digits and single hyphens. The former one redirects there. */
  slug?: string | null | undefined;
  /** The `Recruiter.updatedAt` that the update is based on: refused with `CONFLICT` if the profile has changed since. When absent, the later update wins. */
  unchangedSince?: string | null | undefined;
};

/** Changes of the acting seeker's profile. Absent fields stay unchanged; null or blank text clears a field, unless the field cannot be cleared. */
export type UpdateSeekerProfileInput = {
  /** The seeker's description of themselves, in plain text, at most 2,000 characters. */
  about?: string | null | undefined;
  /** Whether recruiters can find the seeker without an application. Cannot be cleared. */
  browsable?: boolean | null | undefined;
  /** The cumulative grade point average, from 0 to 10, rounded to two decimals. */
  cgpa?: number | null | undefined;
  /** The college, at most 160 characters. */
  college?: string | null | undefined;
  /** The course of study, at most 160 characters. */
  course?: string | null | undefined;
  /** The current profession, at most 160 characters. */
  currentProfession?: string | null | undefined;
  /** The date of birth, not in the future. */
  dob?: string | null | undefined;
  /** Which other seekers can see the email address. Cannot be cleared. */
  emailVisibility?: ContactVisibility | null | undefined;
  /** The GitHub profile or portfolio, at most 300 characters: an http(s) URL or a GitHub handle. A bare host gets the prefix `https://`. */
  github?: string | null | undefined;
  /** The year of graduation, from 1940 to ten years ahead. */
  graduationYear?: number | null | undefined;
  /** The complete list of internships, at most 30, which replaces the current one. */
  internExperiences?: Array<ExperienceInput> | null | undefined;
  /** The complete list of jobs, at most 30, which replaces the current one. */
  jobExperiences?: Array<ExperienceInput> | null | undefined;
  /** The LinkedIn profile, at most 300 characters: an http(s) URL or a handle. A bare host gets the prefix `https://`. */
  linkedin?: string | null | undefined;
  /** The place of residence, at most 160 characters. */
  location?: string | null | undefined;
  /** The seeker's first and last name, at most 120 characters. Cannot be cleared. */
  name?: string | null | undefined;
  /** The phone number: ten digits, with or without the prefix +91. Cannot be cleared. */
  phone?: string | null | undefined;
  /** Which other seekers can see the phone number. Cannot be cleared. */
  phoneVisibility?: ContactVisibility | null | undefined;
  /** The highest qualification, at most 160 characters. */
  qualification?: string | null | undefined;
  /** The complete list of skills, which replaces the current one: at most 50, each of at most 60 characters. Duplicates are dropped. */
  skills?: Array<string> | null | undefined;
  /** The complete list of social and extracurricular work, at most 30, which replaces the current one. */
  socialExperiences?: Array<ExperienceInput> | null | undefined;
  /** The year of passing the tenth class, from 1940 to ten years ahead. */
  tenthPassout?: number | null | undefined;
  /** The result of the tenth class, from 0 to 100 percent, rounded to two decimals. */
  tenthPercent?: number | null | undefined;
  /** The school of the tenth class (SSC), at most 160 characters. */
  tenthSchool?: string | null | undefined;
  /** The year of passing the twelfth class, from 1940 to ten years ahead. */
  twelfthPassout?: number | null | undefined;
  /** The result of the twelfth class, from 0 to 100 percent, rounded to two decimals. */
  twelfthPercent?: number | null | undefined;
  /** The school of the twelfth class (HSC), at most 160 characters. */
  twelfthSchool?: string | null | undefined;
  /** The profile's `settings.updatedAt` on which the update is based. Fails with CONFLICT if the profile has changed since; if absent, the later update wins. */
  unchangedSince?: string | null | undefined;
};

/** How a company was verified. */
export type VerificationMethod =
  /** The domain has a DNS record whose content was given only to this company. */
  | 'DNS'
  /** An owner has a confirmed email address at the domain. */
  | 'MAIL'
  /** The operator of this site confirmed it manually. */
  | 'OPERATOR';

/** The state of a company's verification. */
export type VerificationState =
  /** It has claimed a domain whose ownership is not proven yet. */
  | 'CLAIMED'
  /** It is verified. */
  | 'HOLDING'
  /** It is verified, but the proof is no longer there. */
  | 'MISSING'
  /** Operators revoked its verification. */
  | 'REVOKED';

/** A company to verify manually. */
export type VerifyCompanyManuallyInput = {
  /** The company. */
  companyId: string | number;
  /** The domain that it owns, such as `acme.com`. */
  domain: string;
  /** The reason, which is mailed to its owners. At most 2000 characters. */
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

/** A delivery to an endpoint. */
export type WebhookDeliveryIdInput = {
  /** The delivery. */
  deliveryId: string | number;
};

/** An endpoint for webhooks. */
export type WebhookEndpointIdInput = {
  /** The endpoint. */
  endpointId: string | number;
};

/** Where the work is done. */
export type WorkMode =
  /** hybrid */
  | 'HYBRID'
  /** onSite */
  | 'ONSITE'
  /** remote */
  | 'REMOTE';

/** The acting seeker's cover note to the company. */
export type WriteCoverNoteInput = {
  /** The job. */
  jobId: string | number;
  /** The cover note in plain text, at most 2,000 characters; an empty text removes it. */
  text: string;
};

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

export type MakeRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeRecoveryCodesMutation = { makeRecoveryCodes: { recoveryCodes: Array<string>, factors: OwnFactorsFragment } };

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

export type ApplicantCard_ApplicantFragment = { id: string, jobId: string, jobTitle: string, status: ApplicationStatus, version: number, appliedAt: string, answerDueOn: string | null, unansweredAt: string | null, resumeUrl: string | null, resumeFromProfile: boolean, tags: Array<string>, isHidden: boolean, seeker: (
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
  order?: ApplicantOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ApplicantsQuery = { applicants: { orderDescription: string, edges: Array<{ cursor: string, node: ApplicantCard_ApplicantFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApplicantQueryVariables = Exact<{
  id: string | number;
}>;


export type ApplicantQuery = { applicant: (
    { answers: Array<Answer_AnswerFragment>, seeker: SeekerProfile_SeekerFragment, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, answerDueOn: string | null, createdAt: string, actorName: string | null }> }
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

export type OwnApplication_ApplicationFragment = { id: string, status: ApplicationStatus, appliedAt: string, answerDueOn: string | null, unansweredAt: string | null, message: string | null, isArchived: boolean, resumeUrl: string | null, resumeName: string | null, answers: Array<Answer_AnswerFragment>, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, answerDueOn: string | null, createdAt: string }>, job: TrackedJob_JobFragment };

export type AppliedJobsQueryVariables = Exact<{
  archived: boolean;
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

export type ReviewRow_ApplicantFragment = { id: string, jobId: string, status: ApplicationStatus, version: number, appliedAt: string, answerDueOn: string | null, unansweredAt: string | null, tags: Array<string>, isHidden: boolean, stage: { id: string, name: string } | null, seeker: { id: string, name: string, currentProfession: string | null } };

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
}>;


export type ReviewCountsQuery = { applicantCounts: { blind: boolean, all: number, applied: number, accepted: number, rejected: number, stages: Array<{ count: number, stage: { id: string, name: string, notifiesApplicants: boolean } }>, tags: Array<{ tag: string, count: number }> } };

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

export type NoteApplicationsMutationVariables = Exact<{
  input: NoteApplicationsInput;
}>;


export type NoteApplicationsMutation = { noteApplications: { applicationIds: Array<string> } };

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

export type OwnFactorRequirementFragment = { from: string | null, membersWithout: number, keysWithout: number, viewerNeeds: SessionNeed | null };

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

export type EndJobAlertMutationVariables = Exact<{
  input: EndJobAlertInput;
}>;


export type EndJobAlertMutation = { endJobAlert: { alertId: string } };

export type ApplicationReceiptQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ApplicationReceiptQuery = { ownApplication: { id: string, answerDueOn: string | null, resumeName: string | null, answers: Array<{ label: string }>, job: { id: string, aiPolicy: AiPolicy | null } } | null, viewerSeeker: OwnProfile_SeekerFragment };

export type UndoApplicationMutationVariables = Exact<{
  input: JobIdInput;
}>;


export type UndoApplicationMutation = { undoApplication: { job: { id: string, viewerApplicationStatus: ApplicationStatus | null, viewerAppliedAt: string | null, viewerCanApply: boolean } } };

export type WriteCoverNoteMutationVariables = Exact<{
  input: WriteCoverNoteInput;
}>;


export type WriteCoverNoteMutation = { writeCoverNote: { application: { id: string, coverNote: string | null } } };

export type JobToApplyQueryVariables = Exact<{
  id: string | number;
}>;


export type JobToApplyQuery = { job: { id: string, title: string, aiPolicy: AiPolicy | null, status: JobStatus, deletedAt: string | null, takesApplications: boolean, viewerCanApply: boolean, viewerApplicationStatus: ApplicationStatus | null, company: { id: string, name: string }, questions: Array<JobQuestion_QuestionFragment> }, viewerSeeker: { id: string, hasResume: boolean } };

export type JobCard_JobFragment = { id: string, title: string, jobType: JobType, industry: Industry, workMode: WorkMode, location: string | null, experienceLevel: ExperienceLevel | null, salaryLabel: string | null, requirements: string | null, createdAt: string, asksQuestions: boolean, viewerHasSaved: boolean, viewerApplicationStatus: ApplicationStatus | null, company: { id: string, name: string, logoUrl: string | null, size: CompanySize | null, verification: { domain: string, method: VerificationMethod, checkedAt: string } | null } };

export type JobQuestion_QuestionFragment = { id: string, kind: QuestionKind, label: string, required: boolean, choices: Array<string>, needed: Array<string>, minimum: number | null, maximum: number | null };

export type JobDetails_JobFragment = (
  { description: string, descriptionHtml: string, remoteFrom: string | null, applicationDeadline: string | null, answerWithinDays: number, aiPolicy: AiPolicy | null, questions: Array<JobQuestion_QuestionFragment> }
  & JobCard_JobFragment
);

export type JobDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type JobDetailsQuery = { job: (
    { status: JobStatus, deletedAt: string | null, takesApplications: boolean, viewerCanApply: boolean, company: { slug: string } }
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
  asksWhenEmpty?: boolean | null | undefined;
  answers?: Array<ApplicationAnswerInput> | ApplicationAnswerInput | null | undefined;
}>;


export type ApplyToJobMutation = { applyToJob: { job: { id: string, viewerApplicationStatus: ApplicationStatus | null, viewerAppliedAt: string | null, viewerCanApply: boolean } } };

export type SearchJobsQueryVariables = Exact<{
  filter?: JobFilter | null | undefined;
  order?: JobOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchJobsQuery = { jobs: { edges: Array<{ cursor: string, matches: Array<{ field: JobMatchField, found: string | null }> | null, node: JobCard_JobFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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

export type HandOverJobMutationVariables = Exact<{
  input: HandOverJobInput;
}>;


export type HandOverJobMutation = { handOverJob: { postedJob: PostedJob_PostedJobFragment } };

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
  { status: JobStatus, deletedAt: string | null, takesApplications: boolean, viewerCanApply: boolean, applicationDeadline: string | null }
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

export type ChatMessage_MessageFragment = { id: string, conversationId: string, seq: number, senderId: string, recipientId: string, clientId: string, content: string, sentAt: string };

export type ChatListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChatListQuery = { unreadCount: number, conversations: { edges: Array<{ cursor: string, node: { id: string, lastSeq: number, unreadCount: number, peerSeenSeq: number, isOpen: boolean, peer: { id: string, name: string, photoUrl: string | null, viewerConnection: ViewerConnection }, lastMessage: { id: string, senderId: string, content: string, sentAt: string } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type MarkSeenMutationVariables = Exact<{
  input: MarkSeenInput;
}>;


export type MarkSeenMutation = { markSeen: { conversation: { id: string, seenSeq: number, unreadCount: number } } };

export type SetTypingMutationVariables = Exact<{
  input: SetTypingInput;
}>;


export type SetTypingMutation = { setTyping: { isTyping: boolean } };

export type ChatEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatEventsSubscription = { chatEvents:
    | { __typename: 'CatchUp', at: string }
    | { __typename: 'MessageAdded', message: ChatMessage_MessageFragment }
    | { __typename: 'MessagesSeen', conversationId: string, seekerId: string, seenSeq: number }
    | { __typename: 'TypingChanged', seekerId: string, isTyping: boolean }
   };

export type NoticesQueryVariables = Exact<{
  unreadOnly?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NoticesQuery = { notices: { edges: Array<{ node: { id: string, title: string, body: string | null, path: string, createdAt: string, isRead: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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

export type OperatorAccountsQueryVariables = Exact<{
  search: string;
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

export type AuditEventFragment = { id: string, accountId: string | null, accountName: string | null, subjectId: string | null, subjectName: string | null, operation: string, outcome: AuditOutcome, address: string | null, device: string | null, byKey: boolean, createdAt: string };

export type OperatorAuditEventsQueryVariables = Exact<{
  search?: AuditSearchInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorAuditEventsQuery = { operatorAuditEvents: { edges: Array<{ cursor: string, node: AuditEventFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ConsoleCompanyFragment = { id: string, name: string, slug: string, claimedDomain: string | null, verifiedDomain: string | null, method: VerificationMethod | null, verifiedAt: string | null, missingSince: string | null, verificationRevokedAt: string | null, openJobs: number };

export type OperatorCompaniesQueryVariables = Exact<{
  state: VerificationState;
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

export type QueuedReportFragment = { id: string, kind: ReportKind, targetId: string, reason: ReportReason, note: string | null, evidence: string | null, createdAt: string, reporterName: string | null, takenBy: string | null, isTakenByViewer: boolean, outcome: ReportOutcome | null, explanation: string | null, decidedBy: string | null, decidedAt: string | null };

export type OperatorReportsQueryVariables = Exact<{
  state?: ReportState | null | undefined;
  kind?: ReportKind | null | undefined;
  targetId?: string | number | null | undefined;
  relatedTo?: string | number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorReportsQuery = { operatorReports: { edges: Array<{ cursor: string, node: QueuedReportFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type TakeReportMutationVariables = Exact<{
  input: ReportIdInput;
}>;


export type TakeReportMutation = { takeReport: { message: string } };

export type DecideReportMutationVariables = Exact<{
  input: DecideReportInput;
}>;


export type DecideReportMutation = { decideReport: { message: string } };

export type ConsoleJobFragment = { id: string, title: string, companyName: string, status: JobStatus, createdAt: string, isDeleted: boolean, takenDownAt: string | null, explanation: string | null, messageToApplicants: string | null, reports: number };

export type OperatorJobsQueryVariables = Exact<{
  search?: string | null | undefined;
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

export type MayDownloadDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MayDownloadDataQuery = { viewerIsConfirmed: boolean, viewerLogInFactors: { passkeys: Array<{ id: string }> } };

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


export type PrivacyChoicesQuery = { viewerSeeker: { id: string, settings: { phoneVisibility: ContactVisibility, emailVisibility: ContactVisibility, browsable: boolean } | null } };

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

export type CandidatesQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CandidatesQuery = { candidates: { edges: Array<{ cursor: string, node: PersonCard_SeekerFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountCandidatesQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
}>;


export type CountCandidatesQuery = { candidates: { totalCount: number, totalCountIsCapped: boolean } };

export type CandidateQueryVariables = Exact<{
  id: string | number;
}>;


export type CandidateQuery = { seeker: SeekerProfile_SeekerFragment };

export type Peer_SeekerFragment = (
  { viewerConnection: ViewerConnection }
  & PersonCard_SeekerFragment
);

export type PeersQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PeersQuery = { peers: { edges: Array<{ cursor: string, node: Peer_SeekerFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountPeersQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
}>;


export type CountPeersQuery = { peers: { totalCount: number, totalCountIsCapped: boolean } };

export type OwnPhoneQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPhoneQuery = { viewerSeeker: { id: string, phone: string | null } };

export type Profile_SeekerFragment = (
  { resumeName: string | null, viewerConnection: ViewerConnection }
  & SeekerProfile_SeekerFragment
);

export type OwnProfile_SeekerFragment = (
  { settings: { phoneVisibility: ContactVisibility, emailVisibility: ContactVisibility, browsable: boolean, updatedAt: string } | null }
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
  { email: string | null, phone: string | null, dob: string | null, age: number | null, course: string | null, college: string | null, cgpa: number | null, graduationYear: number | null, tenthSchool: string | null, tenthPercent: number | null, tenthPassout: number | null, twelfthSchool: string | null, twelfthPercent: number | null, twelfthPassout: number | null, github: string | null, experiences: Array<{ id: string, kind: ExperienceKind, title: string, company: string, from: string, to: string | null, responsibilities: string | null }> }
  & PersonCard_SeekerFragment
);

export type SessionSecondsLeftQueryVariables = Exact<{
  role: Role;
}>;


export type SessionSecondsLeftQuery = { viewer: { id: string, sessionSecondsLeft: number | null } | null };

export type StayLoggedInMutationVariables = Exact<{ [key: string]: never; }>;


export type StayLoggedInMutation = { stayLoggedIn: { viewer: { id: string, sessionSecondsLeft: number | null } } };
