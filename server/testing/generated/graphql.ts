/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** The author of a message in a conversation with the assistant. */
export type AssistantAuthor =
  /** The assistant wrote the message. */
  | 'ASSISTANT'
  /** The job seeker wrote the message. */
  | 'SEEKER';

/** The new location of an interview. */
export type ChangeInterviewPlaceInput = {
  /** The interview's id. */
  interviewId: string | number;
  /** The interview's location: an address or a link; at most 500 characters. */
  place: string;
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

/** A webhook endpoint to add to an app. */
export type CreateWebhookEndpointInput = {
  /** The id of the company's app. Optional with an API key, which has access to its own app only. */
  appId?: string | number | null | undefined;
  /** The kinds of events to send, at least one, such as `application.received` or `job.opened`. The app needs the scope of each. */
  kinds: Array<string>;
  /** The URL to which webhooks are sent: a public https address without a user name; at most 500 characters. */
  url: string;
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

/** A token from an emailed link. */
export type EmailTokenInput = {
  /** The role of the account that the email is about. */
  role: Role;
  /** The token from the link. */
  token: string;
};

/** An interview to decline or cancel. */
export type EndInterviewInput = {
  /** The interview's id. */
  interviewId: string | number;
  /** A message to the other side, at most 1,000 characters. */
  reply?: string | null | undefined;
};

/** An offer to decline or withdraw. */
export type EndOfferInput = {
  /** The id of the offer's version. */
  offerId: string | number;
  /** A message to the other side, at most 1,000 characters. */
  reply?: string | null | undefined;
};

/** The code of an error, in `extensions.code` of an error and in `UserError.code`. */
export type ErrorCode =
  /** The operators have suspended the account; the reason was sent by email. */
  | 'ACCOUNT_SUSPENDED'
  /** The job seeker has already applied to the job. */
  | 'ALREADY_APPLIED'
  /** The application lacks answers to required screening questions; `extensions.fields` says which ones. */
  | 'ANSWERS_NEEDED'
  /** The career assistant's provider is unavailable. */
  | 'ASSISTANT_UNAVAILABLE'
  /** The request is malformed. */
  | 'BAD_REQUEST'
  /** Some input fields are invalid; `extensions.fields` says which ones, and how to fix them. */
  | 'BAD_USER_INPUT'
  /** The operation conflicts with the current state, for example because the object was changed in the meantime; reload it. */
  | 'CONFLICT'
  /** No account with this role has this email address. */
  | 'EMAIL_NOT_REGISTERED'
  /** The email address of the account is not verified; the verification link was sent to it by email. */
  | 'EMAIL_NOT_VERIFIED'
  /** An account with this email address already exists. */
  | 'EMAIL_TAKEN'
  /** The uploaded file is too large. */
  | 'FILE_TOO_LARGE'
  /** The account lacks a permission, or the API key lacks a scope. */
  | 'FORBIDDEN'
  /** The document is not valid GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not match the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** An unexpected error occurred; the message contains the number to report. */
  | 'INTERNAL_SERVER_ERROR'
  /** The link or challenge has expired or has already been used. */
  | 'INVALID_TOKEN'
  /** The job no longer accepts applications. */
  | 'JOB_CLOSED'
  /** The HTTP method is not allowed; the header `Allow` lists those that are. */
  | 'METHOD_NOT_ALLOWED'
  /** The two job seekers are not connected. */
  | 'NOT_CONNECTED'
  /** The object does not exist, or the caller is not allowed to see it. */
  | 'NOT_FOUND'
  /** The document has no operation with this name. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** Too many operations of this kind are running, or the operation took too long; retry after `extensions.retryAfter` seconds. */
  | 'OVERLOADED'
  /** The request is too large. */
  | 'PAYLOAD_TOO_LARGE'
  /** The hash of the persisted query is unknown; send the hash together with the document. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** The server does not support persisted queries. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** The job seeker's profile is empty, so the company would learn nothing about them. Returned once, and only if the caller requests this check. */
  | 'PROFILE_EMPTY'
  /** The operation is too expensive; request fewer fields or smaller pages. */
  | 'QUERY_TOO_COMPLEX'
  /** The caller has sent too many requests; retry after `extensions.retryAfter` seconds. */
  | 'RATE_LIMITED'
  /** The login is more than 15 minutes old. Call `confirmPassword`, or `confirmPasskey` if `extensions.factors` lists a passkey, then repeat the operation. */
  | 'REAUTHENTICATION_REQUIRED'
  /** The password is correct, and the account requires a second factor: call `finishLogIn` with `extensions.challenge` and one of `extensions.factors`. */
  | 'SECOND_FACTOR_REQUIRED'
  /** A second factor is required, for example by the company, and the session or key was created without one; the message says what to do. */
  | 'STRONGER_LOG_IN_REQUIRED'
  /** The access token has expired; renew it. */
  | 'TOKEN_EXPIRED'
  /** The request has no valid session or API key. */
  | 'UNAUTHENTICATED'
  /** The database is unavailable, or the server is too busy; retry after `extensions.retryAfter` seconds. */
  | 'UNAVAILABLE'
  /** Uploaded files of this type are not accepted. */
  | 'UNSUPPORTED_FILE'
  /** The content type of the request body is not supported. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** The code is wrong or has already been used. */
  | 'WRONG_CODE'
  /** The passkey does not belong to the account, or its response is invalid. */
  | 'WRONG_PASSKEY'
  /** The password is wrong. */
  | 'WRONG_PASSWORD';

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

/** An invitation to send. */
export type InviteToJobInput = {
  /** The id of one of the company's open jobs. */
  jobId: string | number;
  /** The id of a seeker whom `candidates` lists. */
  seekerId: string | number;
  /** Why this person is invited, as plain text, at most 500 characters. */
  text: string;
};

/** The kind of a change to a job. */
export type JobChangeKind =
  /** The job was closed by its company, or because an account was suspended. */
  | 'CLOSED'
  /** The job was deleted, or taken down by operators. */
  | 'DELETED'
  /** The public content of the job changed. */
  | 'EDITED'
  /** The job's application deadline passed. */
  | 'EXPIRED'
  /** The job became open to everyone: for example, it was posted, reopened or restored, or its deadline was extended. */
  | 'OPENED';

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

/** The messages of a conversation to mark as seen. */
export type MarkSeenInput = {
  /** The conversation's id. */
  conversationId: string | number;
  /** The number of the last message to mark as seen; all earlier ones are marked too. A lower number than before has no effect. */
  seq: number;
};

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

/** Whether recruiters find a seeker without an application. */
export type OpenToWork =
  /** Recruiters find the seeker only by an application. */
  | 'NO'
  /** Recruiters find the seeker, without a badge. */
  | 'QUIETLY'
  /** Recruiters find the seeker, with a badge “Open to work”. */
  | 'YES';

/** The sort order of a list of a seeker's own applications. */
export type OwnApplicationOrder =
  /** Most recently sent applications first. */
  | 'NEWEST'
  /** Accepted applications first, then pending ones, the earliest response deadline first, then all others, and archived ones last; otherwise most recently sent first. */
  | 'NEXT'
  /** Pending applications first, then accepted ones, then all others; within each group most recently sent first. */
  | 'STATUS';

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

/** The role of an account. A person who needs both roles has two accounts. */
export type Role =
  /** A recruiter, who hires for a company. */
  | 'RECRUITER'
  /** A job seeker, who looks for jobs and applies. */
  | 'SEEKER';

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

/** What a session lacks to meet a company's second-factor requirement. */
export type SessionNeed =
  /** The account has a second factor that this session has not used: call `confirmPasskey`, or log in again. */
  | 'NEW_LOG_IN'
  /** The account has no second factor: add a passkey or an authenticator app. */
  | 'SECOND_FACTOR';

/** The interviewers to assign to a job. */
export type SetJobInterviewersInput = {
  /** The account ids of all interviewers for the job. Each must be a member of the company with the role INTERVIEWER. */
  accountIds: Array<string | number>;
  /** The job's id. */
  jobId: string | number;
};

/** The questions for interviewers of a job. */
export type SetScorecardQuestionsInput = {
  /** The id of an application to the job. */
  applicationId: string | number;
  /** The questions, at most 5 of up to 120 characters; none ends scorecards. */
  questions: Array<string>;
};

/** A language that a seeker speaks. */
export type SpokenLanguageInput = {
  /** The ISO 639 code of the language, such as `hi`. */
  language: string;
  /** How well the seeker speaks the language. */
  level: LanguageLevel;
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

/** A decision of which applicants are notified by email. */
export type ToldDecision =
  /** The company accepted the application. */
  | 'ACCEPTED'
  /** The company rejected the application. */
  | 'REJECTED';

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

/** The complete state of a job in the company's source system. Absent and null fields are cleared; required fields must be given. */
export type UpsertJobInput = {
  /** The company's policy on the use of AI in applications. */
  aiPolicy?: AiPolicy | null | undefined;
  /** The number of days within which the company promises to respond to a new application, from 1 to 45; 14 by default. Existing applications keep their response deadline. */
  answerWithinDays?: number | null | undefined;
  /** The last day on which the job accepts applications, in UTC; not in the past, unless unchanged. */
  applicationDeadline?: string | null | undefined;
  /** The city of the job, at most 100 characters. */
  city?: string | null | undefined;
  /** The country of the job, as an ISO 3166-1 alpha-2 code such as `IN`. */
  country?: string | null | undefined;
  /** The job description, in Markdown that preserves the line breaks of plain text; at most 30,000 characters. Required. */
  description?: string | null | undefined;
  /** The work experience that the job requires. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The job's id in the company's source system, unique within the company; from 1 to 200 characters. */
  externalId: string | number;
  /** The industry of the job. Required. */
  industry?: Industry | null | undefined;
  /** The type of employment: full-time, part-time or an internship. Required. */
  jobType?: JobType | null | undefined;
  /** The location of the job, as free text; at most 200 characters. If absent, it is composed of `city`, `region` and `country`. */
  location?: string | null | undefined;
  /** The currency of the numeric pay, as an ISO 4217 code such as `INR`; required with `payMin`. */
  payCurrency?: string | null | undefined;
  /** The maximum pay in `payCurrency` per `payUnit`; not below `payMin`, and at most 1,000,000,000. If absent, the pay is exactly `payMin`. */
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
  /** The salary range, in lakh rupees per year; derived from the numeric pay instead if `payMin` is given. */
  salaryRange?: SalaryRange | null | undefined;
  /** The job title, at most 200 characters. Required. */
  title?: string | null | undefined;
  /** Where the work is done: on site, remotely, or both (hybrid). Required. */
  workMode?: WorkMode | null | undefined;
};

/** Jobs to post, or to update if the company already has them. */
export type UpsertJobsInput = {
  /** The jobs to post or update; at most 500, each with a different `externalId`. */
  jobs: Array<UpsertJobInput>;
};

/** What `upsertJobs` did with a submitted job. */
export type UpsertOutcome =
  /** The job was posted, as the company did not have it yet. */
  | 'CREATED'
  /** The job was not saved; `userErrors` say what to fix. */
  | 'REFUSED'
  /** The company already had the job in this state, and nothing changed. */
  | 'UNCHANGED'
  /** The company already had the job, and it was updated. */
  | 'UPDATED';

/** How a company was verified as the owner of a domain. */
export type VerificationMethod =
  /** The domain has a DNS record whose content was given only to this company. */
  | 'DNS'
  /** An owner of the company has a verified email address at the domain. */
  | 'MAIL'
  /** Operators verified the company manually. */
  | 'OPERATOR';

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

/** Where the work of a job is done. */
export type WorkMode =
  /** Shown as “Hybrid”. */
  | 'HYBRID'
  /** Shown as “Onsite”. */
  | 'ONSITE'
  /** Shown as “Remote”. */
  | 'REMOTE';

/** The caller's cover note to the company. */
export type WriteCoverNoteInput = {
  /** The job's id. */
  jobId: string | number;
  /** The cover note in plain text, at most 2,000 characters; an empty text removes it. */
  text: string;
};

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { logIn: { accessToken: string, viewer: { id: string, role: Role, name: string } } };

export type VerifyEmailMutationVariables = Exact<{
  input: EmailTokenInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { message: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: AccountEmailInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type ViewerOfEmailChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerOfEmailChangeQuery = { viewer: { email: string } | null };

export type RenewForConfirmationMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RenewForConfirmationMutation = { renewSession: { accessToken: string } };

export type RenewInTestMutationVariables = Exact<{
  token: string;
}>;


export type RenewInTestMutation = { renewSession: { accessToken: string, refreshToken: string } };

export type SavedJobsOfProgramQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedJobsOfProgramQuery = { savedJobs: { totalCount: number } };

export type LogOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutEverywhereMutation = { logOutEverywhere: { message: string } };

export type AllApplicantsQueryVariables = Exact<{
  status?: Decision | null | undefined;
  stageId?: string | number | null | undefined;
  due?: AnswerDue | null | undefined;
  source?: ApplicationSource | null | undefined;
  withoutSource?: boolean | null | undefined;
  week?: string | null | undefined;
  filter?: SeekerFilter | null | undefined;
  order?: ApplicantOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AllApplicantsQuery = { applicants: { totalCount: number, nodes: Array<{ jobTitle: string, seeker: { name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, applicantCounts: { all: number, applied: number, accepted: number, blind: boolean, stages: Array<{ count: number, stage: { id: string, name: string } }> } };

export type AllWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type AllWorkQuery = { recruiterDashboard: { answersDue: { passed: number, today: number, week: number }, interviews: Array<{ jobTitle: string, stage: string, count: number }>, stages: Array<{ stageId: string, stage: string, count: number }> } };

export type UpsertQuestionsMutationVariables = Exact<{
  input: UpsertJobsInput;
}>;


export type UpsertQuestionsMutation = { upsertJobs: { results: Array<{ outcome: UpsertOutcome, jobId: string | null, userErrors: Array<{ message: string, path: Array<string> }> }> } };

export type ApplyWithFileMutationVariables = Exact<{
  input: JobIdInput;
  id: string | number;
  other: string | number;
  file: File;
}>;


export type ApplyWithFileMutation = { applyToJob: { job: { id: string } } };

export type OwnAnswersQueryVariables = Exact<{
  jobId: string | number;
}>;


export type OwnAnswersQuery = { job: { asksQuestions: boolean }, ownApplication: { answers: Array<{ kind: QuestionKind, label: string, text: string | null, need: string | null, isMet: boolean | null, fileUrl: string | null, fileName: string | null }> } | null };

export type ReceivedAnswersQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ReceivedAnswersQuery = { applicants: { nodes: Array<{ id: string, version: number, isHidden: boolean, answers: Array<{ kind: QuestionKind, label: string, text: string | null, need: string | null, isMet: boolean | null, fileUrl: string | null, fileName: string | null }> }> } };

export type UnmetRequirementsQueryVariables = Exact<{
  jobId?: string | number | null | undefined;
  meetsRequirements?: boolean | null | undefined;
  tag?: string | null | undefined;
  order?: ApplicantOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type UnmetRequirementsQuery = { applicants: { totalCount: number, nodes: Array<{ unmetRequirements: number, seeker: { name: string } }>, pageInfo: { endCursor: string | null } }, applicantCounts: { all: number, notMeetingRequirements: number, tags: Array<{ tag: string, count: number }> } };

export type BlindSeenQueryVariables = Exact<{
  jobId: string | number;
  filter?: SeekerFilter | null | undefined;
  order?: ApplicantOrder | null | undefined;
}>;


export type BlindSeenQuery = { applicants: { nodes: Array<{ id: string, isHidden: boolean, resumeUrl: string | null, resumeText: string | null, appliedBefore: Array<{ id: string }>, seeker: { id: string, name: string, photoUrl: string | null, about: string | null, skills: Array<string>, college: string | null, tenthSchool: string | null, twelfthSchool: string | null, graduationYear: number | null, dob: string | null, age: number | null, phone: string | null, email: string | null, linkedin: string | null, github: string | null, resumeUrl: string | null, experiences: Array<{ responsibilities: string | null }>, entries: Array<{ title: string, organization: string | null, year: number | null, link: string | null }>, expectedPay: { payMin: number } | null } }> }, applicantCounts: { blind: boolean }, recruiterDashboard: { recentApplications: Array<{ seeker: { name: string } }> } };

export type BlindMoveMutationVariables = Exact<{
  input: MoveApplicationInput;
}>;


export type BlindMoveMutation = { moveApplication: { seekerId: string } };

export type BlindDecideMutationVariables = Exact<{
  input: DecideApplicationInput;
}>;


export type BlindDecideMutation = { decideApplication: { seekerId: string } };

export type BlindDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type BlindDetailsQuery = { applicant: { message: string | null, coverNote: string | null, events: Array<{ actorName: string | null, reasonText: string | null }> }, companyActivity: { nodes: Array<{ applicantName: string | null, applicationId: string | null }> } };

export type BlindResumesQueryVariables = Exact<{
  jobId: string | number;
  resumeSearch?: string | null | undefined;
}>;


export type BlindResumesQuery = { applicants: { nodes: Array<{ id: string }> }, applicantCounts: { all: number }, applicantSelection: { totalCount: number } };

export type DecideApplicationMutationVariables = Exact<{
  input: DecideApplicationInput;
}>;


export type DecideApplicationMutation = { decideApplication: { applicationId: string, jobId: string, seekerId: string, status: ApplicationStatus, version: number } };

export type ShownOwnQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ShownOwnQuery = { ownApplication: { status: ApplicationStatus, message: string | null, job: { id: string }, events: Array<{ kind: ApplicationEventKind }> } | null, appliedJobs: { nodes: Array<{ status: ApplicationStatus, message: string | null, job: { id: string }, events: Array<{ kind: ApplicationEventKind }> }> } };

export type NotesOnManyMutationVariables = Exact<{
  input: NoteApplicationsInput;
}>;


export type NotesOnManyMutation = { noteApplications: { applicationIds: Array<string>, notChanged: Array<{ applicationId: string, code: ErrorCode }> } };

export type AppliedJobsQueryVariables = Exact<{
  archived?: boolean | null | undefined;
  answerDueBy?: string | null | undefined;
  order?: OwnApplicationOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AppliedJobsQuery = { list: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, status: ApplicationStatus, resumeName: string | null, resumeUrl: string | null, job: { id: string, status: JobStatus, deletedAt: string | null, viewerApplicationStatus: ApplicationStatus | null }, events: Array<{ kind: ApplicationEventKind }> }> } };

export type SavedJobsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SavedJobsQuery = { list: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, status: JobStatus, deletedAt: string | null, viewerHasSaved: boolean }> } };

export type ApplicationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ApplicationChangedSubscription = { applicationChanged: { update: { jobId: string, status: ApplicationStatus, job: { viewerApplicationStatus: ApplicationStatus | null } | null } | null } };

export type PostedJobsQueryVariables = Exact<{
  status?: JobStatus | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PostedJobsQuery = { postedJobs: { totalCount: number, nodes: Array<{ id: string, job: { title: string, status: JobStatus, company: { name: string } }, applications: { total: number, applied: number, accepted: number, rejected: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApplicantsQueryVariables = Exact<{
  jobId: string | number;
  status?: Decision | null | undefined;
  filter?: SeekerFilter | null | undefined;
  first?: number | null | undefined;
}>;


export type ApplicantsQuery = { applicants: { totalCount: number, nodes: Array<{ id: string, jobTitle: string, status: ApplicationStatus, version: number, resumeUrl: string | null, seeker: { name: string, email: string | null, phone: string | null }, events: Array<{ kind: ApplicationEventKind }> }>, pageInfo: { hasNextPage: boolean } } };

export type RecruiterDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type RecruiterDashboardQuery = { recruiterDashboard: { counters: { jobsPosted: number, jobsOpen: number, applicationsReceived: number, applicationsAccepted: number, applicationsRejected: number }, recentJobs: Array<{ job: { title: string }, applications: { total: number } }>, recentApplications: Array<{ jobTitle: string, status: ApplicationStatus, resumeUrl: string | null, seeker: { name: string, skills: Array<string> } }>, weeks: Array<{ weekStart: string, received: number, accepted: number }> } };

export type ResumesOfApplicantsQueryVariables = Exact<{
  id: string | number;
  jobId: string | number;
}>;


export type ResumesOfApplicantsQuery = { applicant: { resumeUrl: string | null, resumeFromProfile: boolean }, applicants: { nodes: Array<{ resumeUrl: string | null, resumeFromProfile: boolean }> } };

export type DashboardCountersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCountersQuery = { recruiterDashboard: { counters: { jobsPosted: number, applicationsReceived: number, applicationsAccepted: number, applicationsRejected: number } } };

export type InterimOwnQueryVariables = Exact<{
  jobId: string | number;
}>;


export type InterimOwnQuery = { ownApplication: { status: ApplicationStatus, answerDueOn: string | null, unansweredAt: string | null, events: Array<{ kind: ApplicationEventKind, stage: string | null, answerDueOn: string | null, actorName: string | null }> } | null };

export type InterimReceivedQueryVariables = Exact<{
  id: string | number;
}>;


export type InterimReceivedQuery = { applicant: { version: number, answerDueOn: string | null, unansweredAt: string | null, events: Array<{ kind: ApplicationEventKind, stage: string | null, answerDueOn: string | null, actorName: string | null }> } };

export type InterimEverythingQueryVariables = Exact<{
  jobId: string | number;
}>;


export type InterimEverythingQuery = { appliedJobs: { nodes: Array<{ id: string, status: ApplicationStatus, message: string | null, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, createdAt: string, actorName: string | null, reason: DecisionReason | null, reasonText: string | null }> }> }, ownApplication: { id: string, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, actorName: string | null }>, job: { id: string, title: string, company: { name: string } } } | null, notices: { nodes: Array<{ kind: string, title: string, body: string | null, path: string }> } };

export type InterimArchivedQueryVariables = Exact<{ [key: string]: never; }>;


export type InterimArchivedQuery = { appliedJobs: { totalCount: number } };

export type InterimDueQueryVariables = Exact<{
  jobId: string | number;
}>;


export type InterimDueQuery = { applicantCounts: { applied: number }, recruiterDashboard: { answersDue: { passed: number, today: number, week: number } } };

export type PromiseOwnQueryVariables = Exact<{
  jobId: string | number;
}>;


export type PromiseOwnQuery = { ownApplication: { id: string, status: ApplicationStatus, appliedAt: string, answerDueOn: string | null, unansweredAt: string | null, events: Array<{ kind: ApplicationEventKind, createdAt: string, actorName: string | null }> } | null };

export type PromiseReceivedQueryVariables = Exact<{
  id: string | number;
}>;


export type PromiseReceivedQuery = { applicant: { status: ApplicationStatus, answerDueOn: string | null, unansweredAt: string | null, resumeUrl: string | null, events: Array<{ kind: ApplicationEventKind, actorName: string | null }> } };

export type PromiseDueQueryVariables = Exact<{
  jobId: string | number;
}>;


export type PromiseDueQuery = { applicants: { nodes: Array<{ seeker: { name: string } }> } };

export type ResumeApplicantsQueryVariables = Exact<{
  jobId: string | number;
  resumeSearch?: string | null | undefined;
  order?: ApplicantOrder | null | undefined;
}>;


export type ResumeApplicantsQuery = { applicants: { orderDescription: string, totalCount: number, nodes: Array<{ resumeText: string | null, resumeTextProblem: ResumeProblem | null, seeker: { name: string } }> }, applicantCounts: { all: number } };

export type ReviewApplicantsQueryVariables = Exact<{
  jobId: string | number;
  status?: Decision | null | undefined;
  stageId?: string | number | null | undefined;
  tag?: string | null | undefined;
}>;


export type ReviewApplicantsQuery = { applicationTags: Array<string>, applicants: { totalCount: number, nodes: Array<{ id: string, status: ApplicationStatus, version: number, tags: Array<string>, stage: { name: string } | null, events: Array<{ kind: ApplicationEventKind, stage: string | null }>, appliedBefore: Array<{ jobTitle: string, status: ApplicationStatus }> }> }, applicantSelection: { totalCount: number, applications: Array<{ id: string, version: number }> }, all: ReviewCountFragment, tagged: ReviewCountFragment, applicationStages: Array<{ name: string }> };

export type ReviewCountFragment = { all: number, applied: number, accepted: number, rejected: number, stages: Array<{ count: number, stage: { name: string } }>, tags: Array<{ tag: string, count: number }> };

export type ReviewTagMutationVariables = Exact<{
  input: TagApplicationsInput;
}>;


export type ReviewTagMutation = { tagApplications: { applications: Array<{ applicationId: string, tags: Array<string> }>, notChanged: Array<{ applicationId: string, code: ErrorCode, reason: string }> } };

export type TalentsWhoAppliedQueryVariables = Exact<{ [key: string]: never; }>;


export type TalentsWhoAppliedQuery = { candidates: { nodes: Array<{ id: string, applicationsToCompany: Array<{ id: string, jobId: string, jobTitle: string }> }> } };

export type TalentWhoAppliedQueryVariables = Exact<{
  id: string | number;
}>;


export type TalentWhoAppliedQuery = { seeker: { applicationsToCompany: Array<{ id: string, jobId: string, jobTitle: string }> } };

export type UndoneInTestSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UndoneInTestSubscription = { applicationChanged: { undoneId: string | null, update: { applicationId: string } | null } };

export type StateInTestQueryVariables = Exact<{
  id: string | number;
}>;


export type StateInTestQuery = { receivedApplicationState: { applicationId: string, jobId: string, status: ApplicationStatus, version: number } };

export type WriteNoteInTestMutationVariables = Exact<{
  input: WriteCoverNoteInput;
}>;


export type WriteNoteInTestMutation = { writeCoverNote: { application: { id: string, coverNote: string | null } } };

export type ApplyWhenEmptyInTestMutationVariables = Exact<{
  input: JobIdInput;
}>;


export type ApplyWhenEmptyInTestMutation = { applyToJob: { job: { id: string } } };

export type SentApplicantsQueryVariables = Exact<{
  jobId: string | number;
}>;


export type SentApplicantsQuery = { applicants: { totalCount: number, nodes: Array<{ coverNote: string | null, isHidden: boolean, appliedAt: string, undoableUntil: string }> } };

export type TextsOwnQueryVariables = Exact<{
  jobId: string | number;
}>;


export type TextsOwnQuery = { ownApplication: { message: string | null, events: Array<{ kind: ApplicationEventKind, reason: DecisionReason | null, reasonText: string | null }> } | null };

export type TextsSaveTemplateMutationVariables = Exact<{
  input: SaveMessageTemplateInput;
}>;


export type TextsSaveTemplateMutation = { saveMessageTemplate: { templates: Array<{ id: string, name: string, status: ToldDecision, body: string }> } };

export type EndedKeysInTestQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EndedKeysInTestQuery = { apps: Array<{ endedKeys: { totalCount: number, nodes: Array<{ hint: string, endReason: KeyEndReason | null, endedAt: string | null, accountName: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } }> };

export type CreateAppInTestMutationVariables = Exact<{
  input: CreateAppInput;
}>;


export type CreateAppInTestMutation = { createApp: { key: string, app: { id: string, name: string, scopes: Array<string>, keys: Array<{ id: string, hint: string, lastUsedAt: string | null }> } } };

export type ViewerOfKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerOfKeyQuery = { viewer: { id: string, name: string, company: { id: string, role: CompanyRole } | null } | null };

export type KeyOfItselfQueryVariables = Exact<{ [key: string]: never; }>;


export type KeyOfItselfQuery = { viewerKey: { appName: string, scopes: Array<string>, expiresAt: string } | null };

export type AssistantConversationQueryVariables = Exact<{
  id: string | number;
}>;


export type AssistantConversationQuery = { assistantConversation: { title: string, messages: Array<{ author: AssistantAuthor, text: string, fileName: string | null, jobs: Array<{ id: string, title: string, viewerHasSaved: boolean }> }> } };

export type AssistantConversationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AssistantConversationsQuery = { assistantConversations: { totalCount: number, nodes: Array<{ title: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BuiltInStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type BuiltInStatusQuery = { assistantStatus: { configured: boolean, questionsLeftToday: number, questionsPerDay: number } };

export type AppUsesInTestQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AppUsesInTestQuery = { apps: Array<{ id: string, uses: { totalCount: number, nodes: Array<{ operation: string, outcome: string, address: string, usedAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } }> };

export type ReadSeekerForAccessQueryVariables = Exact<{
  id: string | number;
}>;


export type ReadSeekerForAccessQuery = { seeker: { id: string, phone: string | null } };

export type DashboardContactsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardContactsQuery = { recruiterDashboard: { recentApplications: Array<{ seeker: { id: string, email: string | null, phone: string | null } }> } };

export type ApplicantNamesQueryVariables = Exact<{
  jobId: string | number;
  seekerId: string | number;
  id: string | number;
}>;


export type ApplicantNamesQuery = { candidates: { totalCount: number, nodes: Array<{ name: string }> }, applicants: { nodes: Array<{ seeker: { name: string } }> }, applicant: { seeker: { name: string } }, seeker: { name: string } };

export type ApplicantMailQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ApplicantMailQuery = { applicants: { nodes: Array<{ seeker: { mail: string | null } }> } };

export type ConsoleForRefusalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleForRefusalsQuery = { operatorReports: { totalCount: number } };

export type ActivityInTestQueryVariables = Exact<{
  actorId?: string | number | null | undefined;
  kind?: CompanyEventKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ActivityInTestQuery = { companyActivity: { nodes: Array<{ kind: CompanyEventKind, actorName: string | null, personName: string | null, applicantName: string | null, subject: string | null, detail: string | null, jobId: string | null, applicationId: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CompanyBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type CompanyBySlugQuery = { company: { id: string, name: string, slug: string, publicUrl: string, about: string | null, location: string, industry: string, size: CompanySize, website: string | null, linkedin: string | null, logoUrl: string | null, jobs: { totalCount: number, nodes: Array<{ title: string, publicUrl: string, company: { slug: string } }> } } };

export type CountersOfMemberQueryVariables = Exact<{ [key: string]: never; }>;


export type CountersOfMemberQuery = { recruiterDashboard: { counters: { jobsPosted: number, applicationsReceived: number } } };

export type TitlesOfMemberQueryVariables = Exact<{ [key: string]: never; }>;


export type TitlesOfMemberQuery = { postedJobs: { totalCount: number, nodes: Array<{ job: { title: string } }> } };

export type ViewerOfMemberQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerOfMemberQuery = { viewer: { company: { id: string, role: CompanyRole, may: Array<CompanyAction> } | null } | null };

export type ChangesForMembersSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChangesForMembersSubscription = { applicationChanged: { update: { jobId: string } | null } };

export type ViewerLiveInTestSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ViewerLiveInTestSubscription = { viewerChanged: { sessionSecondsLeft: number | null, company: { id: string, role: CompanyRole, may: Array<CompanyAction> } | null, companies: Array<{ id: string, name: string }> } };

export type CreateInTestMutationVariables = Exact<{
  input: CreateCompanyInput;
}>;


export type CreateInTestMutation = { createCompany: { companies: Array<{ name: string, role: CompanyRole, isCurrent: boolean }> } };

export type InterviewersOfTestQueryVariables = Exact<{
  id: string | number;
}>;


export type InterviewersOfTestQuery = { jobInterviewers: Array<string> };

export type HeldViewerInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldViewerInTestQuery = { viewer: { company: { may: Array<CompanyAction>, missingFactor: { needs: SessionNeed, from: string, isDue: boolean } | null } | null, companies: Array<{ name: string, requiresSecondFactor: boolean }> } | null };

export type RequiringInvitationInTestQueryVariables = Exact<{
  token: string;
}>;


export type RequiringInvitationInTestQuery = { companyInvitation: { requiresSecondFactor: boolean } };

export type ApplicationsWithRequirementTestSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ApplicationsWithRequirementTestSubscription = { applicationChanged: { update: { jobId: string } | null } };

export type ViewerWithRequirementTestSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ViewerWithRequirementTestSubscription = { viewerChanged: { company: { missingFactor: { needs: SessionNeed, isDue: boolean } | null } | null } };

export type DashboardWithRequirementTestQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardWithRequirementTestQuery = { recruiterDashboard: { weeks: Array<{ received: number }> } };

export type SeesInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type SeesInTestQuery = { companyMembers: Array<{ accountId: string }> };

export type InvitationsInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsInTestQuery = { companyInvitations: Array<{ email: string, invitedBy: string }> };

export type PreviewInTestQueryVariables = Exact<{
  token: string;
}>;


export type PreviewInTestQuery = { companyInvitation: { companyName: string, email: string, role: CompanyRole, hasAccount: boolean } };

export type AcceptInTestMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInTestMutation = { acceptInvitation: { companies: Array<{ id: string, name: string, role: CompanyRole, isCurrent: boolean }> } };

export type MembersInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type MembersInTestQuery = { companyMembers: Array<{ email: string, role: CompanyRole }> };

export type NameInTestMutationVariables = Exact<{
  name: string;
}>;


export type NameInTestMutation = { changeDisplayName: { viewer: { displayName: string | null } } };

export type NamesInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type NamesInTestQuery = { companyMembers: Array<{ accountId: string, name: string, email: string }> };

export type HistoryInTestQueryVariables = Exact<{
  id: string | number;
}>;


export type HistoryInTestQuery = { applicant: { events: Array<{ kind: ApplicationEventKind, actorName: string | null }> } };

export type OwnHistoryInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnHistoryInTestQuery = { appliedJobs: { nodes: Array<{ events: Array<{ kind: ApplicationEventKind, actorName: string | null }> }> } };

export type UpsertAfterRoleChangeMutationVariables = Exact<{
  input: UpsertJobsInput;
}>;


export type UpsertAfterRoleChangeMutation = { upsertJobs: { results: Array<{ outcome: UpsertOutcome, userErrors: Array<{ code: ErrorCode }> }> } };

export type NoteManyAsOneOfManyMutationVariables = Exact<{
  input: NoteApplicationsInput;
}>;


export type NoteManyAsOneOfManyMutation = { noteApplications: { applicationIds: Array<string> } };

export type ResponseRecordOfQueryVariables = Exact<{
  slug: string;
}>;


export type ResponseRecordOfQuery = { company: { responseRecord: { sample: number, answered: number, shareAnswered: number, answeredTogether: number, late: number, interim: number, medianDays: number | null, since: string, formula: string, eventsUrl: string } | null } };

export type JobsWithRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsWithRecordsQuery = { jobs: { nodes: Array<{ company: { name: string, responseRecord: { sample: number, answered: number, medianDays: number | null } | null } }> } };

export type VerifiedInTestQueryVariables = Exact<{
  slug: string;
}>;


export type VerifiedInTestQuery = { company: { verification: { domain: string, method: VerificationMethod, verifiedAt: string, checkedAt: string } | null, jobs: { nodes: Array<{ company: { verification: { domain: string, checkedAt: string } | null } }> } } };

export type ConnectionListsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConnectionListsQuery = { connections: { totalCount: number, nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, connectionInvitations: { totalCount: number, nodes: Array<{ id: string }> }, connectionRequests: { totalCount: number, nodes: Array<{ id: string }> } };

export type JobsForYouQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: JobFilter | null | undefined;
}>;


export type JobsForYouQuery = { jobs: { totalCount: number, edges: Array<{ reason: string | null, node: { title: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReasonsOfNewestQueryVariables = Exact<{ [key: string]: never; }>;


export type ReasonsOfNewestQuery = { jobs: { edges: Array<{ reason: string | null }> } };

export type FitOfQueryVariables = Exact<{
  jobId: string | number;
}>;


export type FitOfQuery = { jobFit: { items: Array<{ text: string, part: JobPart, offset: number, section: ProfileSection, quote: string | null }> } };

export type OftenConditionalQueryVariables = Exact<{
  more: boolean;
}>;


export type OftenConditionalQuery = { jobs: { nodes: Array<{ id: string, title?: string }> } };

export type JobsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsQuery = { jobs: { totalCount: number } };

export type PageOfJobsQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type PageOfJobsQuery = { jobs: { nodes: Array<{ id: string, title: string, createdAt: string, viewerHasSaved: boolean, viewerApplicationStatus: ApplicationStatus | null, company: { id: string, name: string, logoUrl: string | null } }>, pageInfo: { hasNextPage: boolean } } };

export type CountedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountedJobsQuery = { jobs: { totalCount: number, totalCountIsCapped: boolean, nodes: Array<{ id: string, company: { name: string } }> } };

export type JobsWithoutTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsWithoutTextsQuery = { jobs: { nodes: Array<{ id: string, title: string, requirements: string | null, company: { name: string } }> } };

export type JobsWithDescriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsWithDescriptionQuery = { jobs: { edges: Array<{ node: { id: string, text: string } }> } };

export type JobsWithRemoteFromQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsWithRemoteFromQuery = { jobs: { nodes: Array<JobRemoteFromFragment> } };

export type JobRemoteFromFragment = { remoteFrom: string | null };

export type SavedBothWaysQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type SavedBothWaysQuery = { savedJobs: { totalCount: number, nodes: Array<{ id: string }>, pageInfo: { hasPreviousPage: boolean, hasNextPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type ChatOfThePutOffSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatOfThePutOffSubscription = { chatEvents:
    | { __typename: 'CatchUp' }
    | { __typename: 'MessageAdded', message: { seq: number, content: string } }
    | { __typename: 'MessagesSeen' }
    | { __typename: 'TypingChanged' }
   };

export type MessagesOfThePutOffQueryVariables = Exact<{
  id: string | number;
  afterSeq?: number | null | undefined;
}>;


export type MessagesOfThePutOffQuery = { messages: { nodes: Array<{ content: string }> } };

export type ChatEventNamesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatEventNamesSubscription = { chatEvents:
    | { __typename: 'CatchUp' }
    | { __typename: 'MessageAdded' }
    | { __typename: 'MessagesSeen' }
    | { __typename: 'TypingChanged' }
   };

export type TypenameQueryVariables = Exact<{ [key: string]: never; }>;


export type TypenameQuery = { __typename: 'Query' };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { message: string } };

export type ChatContentsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatContentsSubscription = { chatEvents:
    | { message: { content: string } }
    | Record<PropertyKey, never>
   };

export type UploadResumeFlagMutationVariables = Exact<{
  file: File;
}>;


export type UploadResumeFlagMutation = { uploadResume: { seeker: { hasResume: boolean } } };

export type UpdateNameMutationVariables = Exact<{
  name?: string | null | undefined;
}>;


export type UpdateNameMutation = { updateSeekerProfile: { seeker: { name: string } } };

export type UploadResumeTwiceMutationVariables = Exact<{
  file: File;
}>;


export type UploadResumeTwiceMutation = { a: { seeker: { id: string } }, b: { seeker: { id: string } } };

export type ApplicantForLinkQueryVariables = Exact<{
  id: string | number;
}>;


export type ApplicantForLinkQuery = { applicant: { resumeUrl: string | null } };

export type ResumeTextForLinkQueryVariables = Exact<{
  id: string | number;
}>;


export type ResumeTextForLinkQuery = { applicant: { resumeText: string | null, resumeTextProblem: ResumeProblem | null } };

export type ResumeProblemForLinkQueryVariables = Exact<{
  id: string | number;
}>;


export type ResumeProblemForLinkQuery = { applicant: { resumeTextProblem: ResumeProblem | null } };

export type PostOnceMutationVariables = Exact<{
  input: JobInput;
}>;


export type PostOnceMutation = { postJob: { job: { id: string, title: string } } };

export type JobIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobIdsQuery = { jobs: { nodes: Array<{ id: string }> } };

export type TypenameAndJobIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type TypenameAndJobIdsQuery = { __typename: 'Query', jobs: { nodes: Array<{ id: string }> } };

export type TenJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type TenJobsQuery = { jobs: { nodes: Array<{ id: string, title: string }> } };

export type JobTitlesQueryVariables = Exact<{ [key: string]: never; }>;


export type JobTitlesQuery = { jobs: { nodes: Array<{ title: string }> } };

export type CreateFeedInTestMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateFeedInTestMutation = { createCalendarFeed: { url: string | null, feed: { createdAt: string } | null } };

export type DeleteFeedInTestMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteFeedInTestMutation = { deleteCalendarFeed: { feed: { createdAt: string } | null } };

export type FeedInTestQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedInTestQuery = { viewerCalendarFeed: { createdAt: string } | null };

export type WithdrawInTestMutationVariables = Exact<{
  jobId: string | number;
}>;


export type WithdrawInTestMutation = { withdrawApplication: { applicationId: string } };

export type ApplyAgainInTestMutationVariables = Exact<{
  jobId: string | number;
}>;


export type ApplyAgainInTestMutation = { applyToJob: { job: { id: string } } };

export type InterviewersInTestMutationVariables = Exact<{
  input: SetJobInterviewersInput;
}>;


export type InterviewersInTestMutation = { setJobInterviewers: { accountIds: Array<string> } };

export type RemoveInTestMutationVariables = Exact<{
  accountId: string | number;
}>;


export type RemoveInTestMutation = { removeMember: { members: Array<{ accountId: string }> } };

export type DeclineInTestMutationVariables = Exact<{
  input: EndInterviewInput;
}>;


export type DeclineInTestMutation = { declineInterview: { interview: { status: InterviewStatus, reply: string | null } } };

export type UpcomingInTestQueryVariables = Exact<{
  before: string;
}>;


export type UpcomingInTestQuery = { upcomingInterviews: Array<{ id: string, applicationId: string, startsAt: string | null }> };

export type HistoryWithInterviewQueryVariables = Exact<{
  jobId: string | number;
}>;


export type HistoryWithInterviewQuery = { ownApplication: { status: ApplicationStatus, events: Array<{ kind: ApplicationEventKind }> } | null };

export type ScorecardsInTestQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type ScorecardsInTestQuery = { applicationScorecards: { questions: Array<string>, interviewId: string | null, hiddenCount: number, scorecards: Array<{ memberName: string | null, isOwn: boolean, text: string | null, answers: Array<{ question: string, score: number, text: string | null }> }> } };

export type SaveScorecardInTestMutationVariables = Exact<{
  input: SaveScorecardInput;
}>;


export type SaveScorecardInTestMutation = { saveScorecard: { hiddenCount: number, scorecards: Array<{ memberName: string | null }> } };

export type QuestionsInTestMutationVariables = Exact<{
  input: SetScorecardQuestionsInput;
}>;


export type QuestionsInTestMutation = { setScorecardQuestions: { questions: Array<string> } };

export type OfferInterviewInTestMutationVariables = Exact<{
  input: OfferInterviewInput;
}>;


export type OfferInterviewInTestMutation = { offerInterview: { interview: { id: string, status: InterviewStatus, times: Array<string>, answerBy: string, members: Array<{ accountId: string | null, name: string | null }> } } };

export type InterviewInTestQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type InterviewInTestQuery = { interview: { id: string, status: InterviewStatus, title: string, startsAt: string | null, times: Array<string>, movesLeft: number, place: string, reply: string | null, applicantName: string | null, calendarFile: string | null, members: Array<{ accountId: string | null, name: string | null }> } | null };

export type PickInTestMutationVariables = Exact<{
  input: PickInterviewTimeInput;
}>;


export type PickInTestMutation = { pickInterviewTime: { interview: { status: InterviewStatus, startsAt: string | null, movesLeft: number } } };

export type CancelInTestMutationVariables = Exact<{
  input: EndInterviewInput;
}>;


export type CancelInTestMutation = { cancelInterview: { interview: { status: InterviewStatus, reply: string | null } } };

export type PlaceInTestMutationVariables = Exact<{
  input: ChangeInterviewPlaceInput;
}>;


export type PlaceInTestMutation = { changeInterviewPlace: { interview: { place: string } } };

export type OutcomeInTestMutationVariables = Exact<{
  input: RecordInterviewOutcomeInput;
}>;


export type OutcomeInTestMutation = { recordInterviewOutcome: { interview: { status: InterviewStatus } } };

export type InviteInTestMutationVariables = Exact<{
  input: InviteToJobInput;
}>;


export type InviteInTestMutation = { inviteToJob: { invitation: { id: string, status: JobInvitationStatus, sentBy: string | null, seekerName: string, job: { title: string } } } };

export type AcceptJobInvitationInTestMutationVariables = Exact<{
  id: string | number;
}>;


export type AcceptJobInvitationInTestMutation = { acceptJobInvitation: { invitation: { status: JobInvitationStatus, sentBy: string | null } } };

export type DeclineJobInvitationInTestMutationVariables = Exact<{
  id: string | number;
}>;


export type DeclineJobInvitationInTestMutation = { declineJobInvitation: { invitationId: string } };

export type WithdrawJobInvitationInTestMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawJobInvitationInTestMutation = { withdrawJobInvitation: { invitation: { status: JobInvitationStatus } } };

export type JobInvitationsInTestQueryVariables = Exact<{
  jobId?: string | number | null | undefined;
  acceptedOnly?: boolean;
}>;


export type JobInvitationsInTestQuery = { jobInvitations: { totalCount: number, nodes: Array<{ id: string, status: JobInvitationStatus, text: string }> } };

export type ContactsInTestQueryVariables = Exact<{
  id: string | number;
}>;


export type ContactsInTestQuery = { seeker: { phone: string | null, email: string | null } };

export type ExcludeInvitingInTestMutationVariables = Exact<{
  company: string;
}>;


export type ExcludeInvitingInTestMutation = { excludeCompany: { exclusions: Array<{ id: string }> } };

export type ApplyInvitedInTestMutationVariables = Exact<{
  jobId: string | number;
}>;


export type ApplyInvitedInTestMutation = { applyToJob: { job: { id: string } } };

export type JobChangesQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type JobChangesQuery = { jobChanges: { totalCount: number, edges: Array<{ cursor: string, node: { jobId: string, kind: JobChangeKind, job: { id: string, title: string } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OwnDraftsQueryVariables = Exact<{
  status?: JobStatus | null | undefined;
  title?: string | null | undefined;
  order?: PostedJobOrder | null | undefined;
}>;


export type OwnDraftsQuery = { postedJobs: { totalCount: number, nodes: Array<{ id: string, owner: string, waitingSince: string | null, answerDueOn: string | null, job: { status: JobStatus } }> } };

export type FindDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type FindDraftsQuery = { jobs: { totalCount: number } };

export type UpsertAsOneOfManyMutationVariables = Exact<{
  input: UpsertJobsInput;
}>;


export type UpsertAsOneOfManyMutation = { upsertJobs: { results: Array<{ externalId: string, outcome: UpsertOutcome, userErrors: Array<{ code: ErrorCode, message: string, path: Array<string> }> }> } };

export type JobPostingsQueryVariables = Exact<{
  id: string | number;
}>;


export type JobPostingsQuery = { job: { timesPosted: number, firstPostedAt: string } };

export type HidesRepostsForTestQueryVariables = Exact<{ [key: string]: never; }>;


export type HidesRepostsForTestQuery = { hidesReposts: boolean };

export type HiddenForTestQueryVariables = Exact<{ [key: string]: never; }>;


export type HiddenForTestQuery = { hiddenListings: { totalCount: number, nodes: Array<{ jobTitle: string | null, companyName: string }> } };

export type ImportedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportedJobsQuery = { jobs: { nodes: Array<{ title: string, requirements: string | null, salaryLabel: string | null, industry: Industry, jobType: JobType, company: { name: string } }> } };

export type MayWhenHeldQueryVariables = Exact<{ [key: string]: never; }>;


export type MayWhenHeldQuery = { viewer: { company: { may: Array<CompanyAction> } | null } | null };

export type HintsOfPostQueryVariables = Exact<{
  input: JobInput;
}>;


export type HintsOfPostQuery = { jobPostingHints: Array<{ code: JobPostingHintCode, field: string, message: string, words: Array<string> }> };

export type PostJobMutationVariables = Exact<{
  input: JobInput;
}>;


export type PostJobMutation = { postJob: { job: { id: string, title: string, salaryLabel: string | null, salaryMin: number | null, salaryMax: number | null, applicationDeadline: string | null, status: JobStatus, company: { name: string } } } };

export type PostPaidMutationVariables = Exact<{
  input: JobInput;
}>;


export type PostPaidMutation = { postJob: { job: { id: string, salaryLabel: string | null, salaryRange: SalaryRange | null, salaryMin: number | null, salaryMax: number | null, payMin: number | null, payMax: number | null, payCurrency: string | null, payUnit: PayUnit | null, location: string | null } } };

export type ChangePaidMutationVariables = Exact<{
  input: EditJobInput;
}>;


export type ChangePaidMutation = { editJob: { job: { title: string, salaryLabel: string | null, salaryRange: SalaryRange | null, salaryMin: number | null, salaryMax: number | null, payMin: number | null } } };

export type EditWholeJobMutationVariables = Exact<{
  input: EditJobInput;
}>;


export type EditWholeJobMutation = { editJob: { job: WholeJobFragment } };

export type WholeJobFragment = { title: string, industry: Industry, description: string, requirements: string | null, location: string | null, jobType: JobType, workMode: WorkMode, experienceLevel: ExperienceLevel | null, salaryRange: SalaryRange | null, salaryLabel: string | null, salaryMin: number | null, salaryMax: number | null, applicationDeadline: string | null };

export type PostWholeJobMutationVariables = Exact<{
  input: JobInput;
}>;


export type PostWholeJobMutation = { postJob: { job: (
      { id: string }
      & WholeJobFragment
    ) } };

export type UpsertPolicyMutationVariables = Exact<{
  input: UpsertJobsInput;
}>;


export type UpsertPolicyMutation = { upsertJobs: { results: Array<{ outcome: UpsertOutcome, jobId: string | null }> } };

export type PolicyOfJobQueryVariables = Exact<{
  id: string | number;
}>;


export type PolicyOfJobQuery = { job: { aiPolicy: AiPolicy | null } };

export type RelatedJobsOfQueryVariables = Exact<{
  jobId: string | number;
}>;


export type RelatedJobsOfQuery = { relatedJobs: { companyActiveOn: string, similar: Array<{ title: string, viewerHasSaved: boolean }> } };

export type UpsertInTestMutationVariables = Exact<{
  input: UpsertJobsInput;
}>;


export type UpsertInTestMutation = { upsertJobs: { results: Array<{ outcome: UpsertOutcome, jobId: string | null, status: JobStatus | null, takesApplications: boolean | null, userErrors: Array<{ code: ErrorCode, message: string, path: Array<string> }> }>, rateLimit: { limit: number, remaining: number } } };

export type PostedByExternalIdQueryVariables = Exact<{
  externalId?: string | number | null | undefined;
}>;


export type PostedByExternalIdQuery = { postedJobs: { nodes: Array<{ id: string, externalId: string | null, job: { status: JobStatus } }> } };

export type CloseByExternalIdMutationVariables = Exact<{
  input: CloseJobsInput;
}>;


export type CloseByExternalIdMutation = { closeJobs: { jobs: Array<{ id: string }>, notClosed: Array<{ jobId: string, code: ErrorCode, reason: string }> } };

export type DeleteByExternalIdMutationVariables = Exact<{
  input?: JobIdInput | null | undefined;
  externalId?: string | number | null | undefined;
}>;


export type DeleteByExternalIdMutation = { deleteJob: { id: string } };

export type SavedThatTakeApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedThatTakeApplicationsQuery = { savedJobs: { nodes: Array<{ title: string, takesApplications: boolean, viewerCanApply: boolean }> } };

export type JobsOneCanApplyToQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsOneCanApplyToQuery = { jobs: { nodes: Array<{ title: string, viewerCanApply: boolean }> } };

export type LogInDuringRotationMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInDuringRotationMutation = { logIn: { accessToken: string, refreshToken: string } };

export type RenewDuringRotationMutationVariables = Exact<{
  token: string;
}>;


export type RenewDuringRotationMutation = { renewSession: { accessToken: string } };

export type SendMessageIdMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageIdMutation = { sendMessage: { message: { id: string } } };

export type SendAboutApplicationMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendAboutApplicationMutation = { sendMessage: { message: { id: string, conversationId: string, applicationId: string | null, seq: number, senderId: string, recipientId: string, authorName: string | null, clientId: string, content: string, seen: boolean } } };

export type TalkAboutApplicationQueryVariables = Exact<{
  id: string | number;
}>;


export type TalkAboutApplicationQuery = { applicationConversation: { id: string, jobTitle: string, companyName: string, seenSeq: number, peerSeenSeq: number, unreadCount: number, isOpen: boolean, isBlocked: boolean, lastMessage: { content: string } } | null };

export type HistoryOfTalkQueryVariables = Exact<{
  id: string | number;
}>;


export type HistoryOfTalkQuery = { messages: { totalCount: number, nodes: Array<{ seq: number, senderId: string, authorName: string | null, content: string, seen: boolean }> } };

export type TalksOfSeekerQueryVariables = Exact<{ [key: string]: never; }>;


export type TalksOfSeekerQuery = { unread: number, peersUnread: number, applicationConversations: { totalCount: number, nodes: Array<{ id: string, unreadCount: number }> }, conversations: { totalCount: number } };

export type TalksOfCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type TalksOfCompanyQuery = { unreadCount: number, applicationConversations: { totalCount: number, nodes: Array<{ applicantName: string, unreadCount: number }> } };

export type TalkEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TalkEventsSubscription = { chatEvents:
    | { __typename: 'CatchUp' }
    | { __typename: 'MessageAdded', message: { seq: number, content: string, applicationId: string | null, authorName: string | null } }
    | { __typename: 'MessagesSeen', applicationId: string | null, seekerId: string, seenSeq: number }
    | { __typename: 'TypingChanged', applicationId: string | null, seekerId: string, isTyping: boolean }
   };

export type HistoryWithTalkQueryVariables = Exact<{
  jobId: string | number;
}>;


export type HistoryWithTalkQuery = { ownApplication: { answerDueOn: string | null, events: Array<{ kind: ApplicationEventKind, stage: string | null }> } | null };

export type AttachToTalkMutationVariables = Exact<{
  file: File;
  id: string | number;
}>;


export type AttachToTalkMutation = { uploadMessageFile: { fileId: string, fileName: string } };

export type FilesOfTalkQueryVariables = Exact<{
  id: string | number;
}>;


export type FilesOfTalkQuery = { messages: { nodes: Array<{ fileName: string | null, fileUrl: string | null }> } };

export type ChatEventsOfBothSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatEventsOfBothSubscription = { chatEvents:
    | { __typename: 'CatchUp' }
    | { __typename: 'MessageAdded', message: { seq: number, senderId: string, content: string, clientId: string, conversationId: string } }
    | { __typename: 'MessagesSeen', conversationId: string, seekerId: string, seenSeq: number }
    | { __typename: 'TypingChanged', seekerId: string, isTyping: boolean }
   };

export type ConnectionChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConnectionChangedSubscription = { connectionChanged: { seeker: { id: string, viewerConnection: ViewerConnection } | null } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: { id: string, conversationId: string, seq: number, senderId: string, recipientId: string, clientId: string, content: string, sentAt: string, seen: boolean } } };

export type HistoryQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  beforeSeq?: number | null | undefined;
  afterSeq?: number | null | undefined;
}>;


export type HistoryQuery = { messages: { totalCount: number, nodes: Array<{ seq: number, content: string, seen: boolean }>, pageInfo: { hasNextPage: boolean } } };

export type ConversationListQueryVariables = Exact<{ [key: string]: never; }>;


export type ConversationListQuery = { unreadCount: number, conversations: { totalCount: number, nodes: Array<{ id: string, lastSeq: number, seenSeq: number, peerSeenSeq: number, unreadCount: number, isOpen: boolean, peer: { id: string, name: string }, lastMessage: { content: string } }> } };

export type PageOfConversationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PageOfConversationsQuery = { conversations: { totalCount: number, nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ChatAcrossNodesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatAcrossNodesSubscription = { chatEvents:
    | { __typename: 'CatchUp' }
    | { __typename: 'MessageAdded', message: { seq: number, content: string } }
    | { __typename: 'MessagesSeen', seenSeq: number }
    | { __typename: 'TypingChanged', isTyping: boolean }
   };

export type TalkAcrossNodesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TalkAcrossNodesSubscription = { chatEvents:
    | { __typename: 'CatchUp' }
    | { __typename: 'MessageAdded', message: { seq: number, content: string } }
    | { __typename: 'MessagesSeen' }
    | { __typename: 'TypingChanged' }
   };

export type MessagesAfterQueryVariables = Exact<{
  id: string | number;
  afterSeq?: number | null | undefined;
}>;


export type MessagesAfterQuery = { messages: { nodes: Array<{ seq: number }> } };

export type NoticesInTestQueryVariables = Exact<{
  unreadOnly?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NoticesInTestQuery = { unreadNoticeCount: number, notices: { totalCount: number, nodes: Array<{ id: string, kind: string, title: string, path: string, isRead: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type NoticesInTestChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NoticesInTestChangedSubscription = { noticesChanged: { unreadCount: number, notice: { title: string } | null } };

export type SavePreferencesInTestMutationVariables = Exact<{
  input: NoticePreferencesInput;
}>;


export type SavePreferencesInTestMutation = { saveNoticePreferences: { timeZone: string | null, quietFrom: number | null, quietUntil: number | null, kinds: Array<{ kind: NoticeKind, page: boolean, mail: MailTiming }> } };

export type SendOfferInTestMutationVariables = Exact<{
  input: SendOfferInput;
}>;


export type SendOfferInTestMutation = { sendOffer: { offer: { id: string, version: number, status: OfferStatus, expiresAt: string, fileName: string | null } } };

export type SendOfferWithFileMutationVariables = Exact<{
  id: string | number;
  day: string;
  file?: File | null | undefined;
}>;


export type SendOfferWithFileMutation = { sendOffer: { offer: { fileName: string | null } } };

export type OffersInTestQueryVariables = Exact<{
  applicationId: string | number;
}>;


export type OffersInTestQuery = { offers: Array<{ id: string, version: number, status: OfferStatus, payMin: number, payMax: number | null, textHtml: string, fileUrl: string | null, fileName: string | null, reply: string | null, sentBy: string | null, endedAt: string | null, otherOpenApplications: number, otherOpenJobs: Array<string> }> };

export type AcceptOfferInTestMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptOfferInTestMutation = { acceptOffer: { offer: { status: OfferStatus, reply: string | null } } };

export type DeclineOfferInTestMutationVariables = Exact<{
  input: EndOfferInput;
}>;


export type DeclineOfferInTestMutation = { declineOffer: { offer: { status: OfferStatus, reply: string | null } } };

export type WithdrawOfferInTestMutationVariables = Exact<{
  input: EndOfferInput;
}>;


export type WithdrawOfferInTestMutation = { withdrawOffer: { offer: { status: OfferStatus, reply: string | null } } };

export type ApplicationsWithOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationsWithOffersQuery = { appliedJobs: { nodes: Array<{ offerExpiresOn: string | null }> } };

export type HistoryWithOfferQueryVariables = Exact<{
  jobId: string | number;
}>;


export type HistoryWithOfferQuery = { ownApplication: { status: ApplicationStatus, events: Array<{ kind: ApplicationEventKind }> } | null };

export type FoundInSuspensionTestQueryVariables = Exact<{
  keyword: string;
}>;


export type FoundInSuspensionTestQuery = { jobs: { edges: Array<{ node: { id: string } }> } };

export type PeersInSuspensionTestQueryVariables = Exact<{
  keyword: string;
}>;


export type PeersInSuspensionTestQuery = { peers: { edges: Array<{ node: { id: string } }> } };

export type CandidatesInSuspensionTestQueryVariables = Exact<{
  keyword: string;
}>;


export type CandidatesInSuspensionTestQuery = { candidates: { edges: Array<{ node: { id: string } }> } };

export type UpsertInSuspensionTestMutationVariables = Exact<{
  input: UpsertJobsInput;
}>;


export type UpsertInSuspensionTestMutation = { upsertJobs: { results: Array<{ outcome: UpsertOutcome, userErrors: Array<{ message: string }> }> } };

export type OtherReportsInTestQueryVariables = Exact<{
  targetId?: string | number | null | undefined;
}>;


export type OtherReportsInTestQuery = { operatorReports: { nodes: Array<{ otherReports: number }> } };

export type NumberOfJobsQueryVariables = Exact<{
  filter?: JobFilter | null | undefined;
}>;


export type NumberOfJobsQuery = { jobs: { totalCount: number } };

export type NumberOfPeersQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
}>;


export type NumberOfPeersQuery = { peers: { totalCount: number } };

export type NumberOfCandidatesQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
}>;


export type NumberOfCandidatesQuery = { candidates: { totalCount: number } };

export type NumberOfApplicantsQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
  jobId: string | number;
}>;


export type NumberOfApplicantsQuery = { applicants: { totalCount: number } };

export type ShownReadingQueryVariables = Exact<{
  other: string | number;
  id: string | number;
}>;


export type ShownReadingQuery = { conversation: { peerSeenSeq: number } | null, conversations: { nodes: Array<{ peerSeenSeq: number }> }, messages: { nodes: Array<{ seen: boolean }> } };

export type FiftyPeersQueryVariables = Exact<{ [key: string]: never; }>;


export type FiftyPeersQuery = { peers: { totalCount: number, nodes: Array<{ id: string }> } };

export type EndConnectionAgainMutationVariables = Exact<{
  input: SeekerIdInput;
}>;


export type EndConnectionAgainMutation = { withdrawConnectionRequest: { seeker: NameAloneFragment }, rejectConnection: { seeker: NameAloneFragment }, removeConnection: { seeker: NameAloneFragment } };

export type NameAloneFragment = { id: string, name: string, currentProfession: string | null, viewerConnection: ViewerConnection };

export type ClosedConversationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosedConversationsQuery = { conversations: { totalCount: number, nodes: Array<ClosedConversationFragment> } };

export type ClosedConversationFragment = { id: string, isOpen: boolean, peer: { id: string, name: string, currentProfession: string | null, phone: string | null, viewerConnection: ViewerConnection } };

export type ClosedConversationQueryVariables = Exact<{
  id: string | number;
}>;


export type ClosedConversationQuery = { conversation: ClosedConversationFragment | null };

export type SeenEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SeenEventsSubscription = { chatEvents:
    | { __typename: 'CatchUp' }
    | { __typename: 'MessageAdded' }
    | { __typename: 'MessagesSeen', seekerId: string, seenSeq: number }
    | { __typename: 'TypingChanged' }
   };

export type MarkSeenUnreadMutationVariables = Exact<{
  input: MarkSeenInput;
}>;


export type MarkSeenUnreadMutation = { markSeen: { conversation: { unreadCount: number } } };

export type UnreadCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountsQuery = { unreadCount: number, conversations: { nodes: Array<{ unreadCount: number }> } };

export type ConnectionChangedNameSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConnectionChangedNameSubscription = { connectionChanged: { seeker: { id: string, name: string, currentProfession: string | null, viewerConnection: ViewerConnection } | null } };

export type ToldOfBlocksQueryVariables = Exact<{
  id: string | number;
}>;


export type ToldOfBlocksQuery = { viewerHasBlocked: boolean, blockedPeople: { totalCount: number, nodes: Array<{ id: string, name: string }> } };

export type BlockedPeopleQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BlockedPeopleQuery = { blockedPeople: { totalCount: number, nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SeekerContactQueryVariables = Exact<{
  id: string | number;
}>;


export type SeekerContactQuery = { seeker: { id: string, phone: string | null, email: string | null } };

export type PeerContactsQueryVariables = Exact<{ [key: string]: never; }>;


export type PeerContactsQuery = { peers: { nodes: Array<{ id: string, phone: string | null, email: string | null }> } };

export type ConversationContactsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConversationContactsQuery = { conversations: { nodes: Array<{ peer: { id: string, phone: string | null, email: string | null } }> } };

export type ConversationContactQueryVariables = Exact<{
  id: string | number;
}>;


export type ConversationContactQuery = { conversation: { peer: { id: string, phone: string | null, email: string | null } } | null };

export type RequestContactMutationVariables = Exact<{
  id: string | number;
}>;


export type RequestContactMutation = { requestConnection: { seeker: { id: string, phone: string | null, email: string | null } } };

export type CandidateContactsQueryVariables = Exact<{ [key: string]: never; }>;


export type CandidateContactsQuery = { candidates: { nodes: Array<{ id: string, phone: string | null, email: string | null, resumeUrl: string | null }> } };

export type CandidateContactQueryVariables = Exact<{
  id: string | number;
}>;


export type CandidateContactQuery = { seeker: { id: string, phone: string | null, email: string | null, resumeUrl: string | null } };

export type ApplicantContactsQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ApplicantContactsQuery = { applicants: { nodes: Array<{ seeker: { phone: string | null, email: string | null } }> } };

export type ExclusionsForTestQueryVariables = Exact<{ [key: string]: never; }>;


export type ExclusionsForTestQuery = { companyExclusions: Array<{ id: string, companyName: string | null, domain: string | null }> };

export type ExcludeForTestMutationVariables = Exact<{
  company: string;
}>;


export type ExcludeForTestMutation = { excludeCompany: { exclusions: Array<{ companyName: string | null, domain: string | null }> } };

export type IncludeForTestMutationVariables = Exact<{
  id: string | number;
}>;


export type IncludeForTestMutation = { removeCompanyExclusion: { exclusions: Array<{ companyName: string | null, domain: string | null }> } };

export type FindForTestQueryVariables = Exact<{
  id: string | number;
  keyword: string;
}>;


export type FindForTestQuery = { seeker: { name: string }, candidates: { totalCount: number, nodes: Array<{ name: string }> } };

export type FindPeerForTestQueryVariables = Exact<{
  id: string | number;
  keyword: string;
}>;


export type FindPeerForTestQuery = { seeker: { name: string }, peers: { totalCount: number } };

export type TitlesOfAppliedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type TitlesOfAppliedJobsQuery = { appliedJobs: { nodes: Array<{ job: { title: string } }> } };

export type ReadProfileFile_TestMutationVariables = Exact<{
  file: File;
}>;


export type ReadProfileFile_TestMutation = { readProfileFile: { proposal: { text: Array<string>, isProfile: boolean, leftOver: Array<number>, isTruncated: boolean, fields: Array<{ field: string, value: string, isCertain: boolean, foundIn: Array<number> }>, entries: Array<{ kind: ProfileEntryKind, title: string, organization: string | null, year: number | null, link: string | null, description: string | null }>, experiences: Array<{ kind: ExperienceKind, title: string | null, company: string | null, from: string | null, to: string | null, isOngoing: boolean, lacksMonth: boolean, isCertain: boolean, responsibilities: string | null, foundIn: Array<number> }> } } };

export type SaveCompanyMutationVariables = Exact<{
  input: UpdateRecruiterProfileInput;
}>;


export type SaveCompanyMutation = { updateRecruiterProfile: { recruiter: CompanyFragment } };

export type CompanyFragment = { companyName: string, companyLocation: string, industry: string, companySize: CompanySize, companyDescription: string | null, companyWebsite: string | null, linkedin: string | null, logoUrl: string | null, updatedAt: string };

export type UploadCompanyLogoMutationVariables = Exact<{
  file: File;
}>;


export type UploadCompanyLogoMutation = { uploadCompanyLogo: { recruiter: { logoUrl: string | null, logoName: string | null } } };

export type OwnCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCompanyQuery = { viewerRecruiter: (
    { id: string, email: string, createdAt: string }
    & CompanyFragment
  ) };

export type SavePlacesMutationVariables = Exact<{
  input: UpdateRecruiterProfileInput;
}>;


export type SavePlacesMutation = { updateRecruiterProfile: { recruiter: { slug: string, companyLocation: string, otherPlaces: Array<string> } } };

export type PlacesOfCompanyQueryVariables = Exact<{
  slug: string;
}>;


export type PlacesOfCompanyQuery = { company: { location: string, places: Array<string> } };

export type RemoveLogoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveLogoMutation = { removeCompanyLogo: { recruiter: { logoUrl: string | null, logoName: string | null } } };

export type PeersAsSeenQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PeersAsSeenQuery = { peers: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ name: string, phone: string | null, resumeUrl: string | null, viewerConnection: ViewerConnection }> } };

export type OwnResumesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnResumesQuery = { viewerResumes: Array<{ id: string, name: string, fileName: string, url: string, isMain: boolean }>, viewerSeeker: { resumeName: string | null } };

export type DeleteOwnResumeMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteOwnResumeMutation = { deleteResume: { resumes: Array<{ id: string }> } };

export type ApplyWithResumeMutationVariables = Exact<{
  jobId: string | number;
  resumeId?: string | number | null | undefined;
}>;


export type ApplyWithResumeMutation = { applyToJob: { job: { id: string } } };

export type SaveProfileMutationVariables = Exact<{
  input: UpdateSeekerProfileInput;
}>;


export type SaveProfileMutation = { updateSeekerProfile: { seeker: { id: string, name: string, about: string | null, cgpa: number | null, dob: string | null, skills: Array<string>, linkedin: string | null, github: string | null, tenthPercent: number | null, graduationYear: number | null, noticeDays: number | null, placesWanted: Array<string>, workPermits: Array<string>, experiences: Array<{ kind: ExperienceKind, title: string, from: string, to: string | null }>, entries: Array<{ kind: ProfileEntryKind, title: string, organization: string | null, year: number | null, link: string | null, description: string | null }>, languages: Array<{ language: string, level: LanguageLevel }>, expectedPay: { payMin: number, payMax: number | null, payCurrency: string, payUnit: PayUnit } | null, settings: { phoneVisibility: ContactVisibility, openToWork: OpenToWork, browsable: boolean, updatedAt: string } | null } } };

export type OpenToWorkMarkQueryVariables = Exact<{
  id: string | number;
}>;


export type OpenToWorkMarkQuery = { seeker: { isOpenToWork: boolean } };

export type SeekerAsSeenQueryVariables = Exact<{
  id: string | number;
}>;


export type SeekerAsSeenQuery = { seeker: { id: string, name: string, phone: string | null, email: string | null, resumeUrl: string | null, hasResume: boolean, dob: string | null, age: number | null, viewerConnection: ViewerConnection, settings: { openToWork: OpenToWork } | null } };

export type SeekerExperiencesQueryVariables = Exact<{
  id: string | number;
}>;


export type SeekerExperiencesQuery = { seeker: { experiences: Array<{ kind: ExperienceKind, title: string, from: string, to: string | null }> } };

export type NextJobQueryVariables = Exact<{
  id: string | number;
}>;


export type NextJobQuery = { seeker: { noticeDays: number | null, placesWanted: Array<string>, workPermits: Array<string>, languages: Array<{ language: string, level: LanguageLevel }>, expectedPay: { payMin: number } | null } };

export type PeersByNextJobQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
}>;


export type PeersByNextJobQuery = { peers: { nodes: Array<{ id: string }> } };

export type FoundByNextJobQueryVariables = Exact<{
  filter?: SeekerFilter | null | undefined;
}>;


export type FoundByNextJobQuery = { candidates: { nodes: Array<{ id: string, expectedPay: { payMin: number } | null }> } };

export type PeersOfUnverifiedQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type PeersOfUnverifiedQuery = { peers: { totalCount: number, nodes: Array<{ id: string }> } };

export type CandidatesUnverifiedQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type CandidatesUnverifiedQuery = { candidates: { totalCount: number, nodes: Array<{ id: string }> } };

export type LogInByPasswordMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInByPasswordMutation = { logIn: { viewer: { id: string } } };

export type FinishLogInInTestMutationVariables = Exact<{
  input: FinishLogInInput;
}>;


export type FinishLogInInTestMutation = { finishLogIn: { viewer: { id: string } } };

export type DeliveriesPlanQueryVariables = Exact<{
  endpointId: string | number;
  first?: number | null | undefined;
}>;


export type DeliveriesPlanQuery = { webhookDeliveries: { totalCount: number, nodes: Array<{ id: string, body: string }> } };

export type NotesPlanQueryVariables = Exact<{
  jobId: string | number;
  first?: number | null | undefined;
}>;


export type NotesPlanQuery = { applicants: { nodes: Array<{ id: string, notes: Array<{ id: string, text: string }> }> } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string } | null };

export type EventsOfApplicantSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type EventsOfApplicantSubscription = { chatEvents:
    | { __typename: 'CatchUp' }
    | { __typename: 'MessageAdded', message: { content: string } }
    | { __typename: 'MessagesSeen' }
    | { __typename: 'TypingChanged' }
   };

export type LogInForTokensMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInForTokensMutation = { logIn: { accessToken: string, refreshToken: string } };

export type TracedJobsQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type TracedJobsQuery = { jobs: { nodes: Array<{ id: string, title: string }> } };

export type TracedChatSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TracedChatSubscription = { chatEvents:
    | { __typename: 'CatchUp' }
    | { __typename: 'MessageAdded', message: { content: string } }
    | { __typename: 'MessagesSeen' }
    | { __typename: 'TypingChanged' }
   };

export type TracedSuggestionsQueryVariables = Exact<{
  prefix: string;
}>;


export type TracedSuggestionsQuery = { jobSuggestions: Array<{ text: string }> };

export type SampleAfterRotationMutationVariables = Exact<{
  id: string | number;
}>;


export type SampleAfterRotationMutation = { sendTestWebhook: { delivery: { id: string, body: string } } };

export type CreateWebhookInTestMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookInTestMutation = { createWebhookEndpoint: { secret: string, endpoint: { id: string, kinds: Array<string> } } };

export type WebhookLogInTestQueryVariables = Exact<{
  id: string | number;
}>;


export type WebhookLogInTestQuery = { webhookDeliveries: { totalCount: number, nodes: Array<{ id: string, kind: string, attempts: number, lastStatus: number | null, lastError: string | null, deliveredAt: string | null, failedAt: string | null, body: string }> } };

export type ClientLogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type ClientLogInMutation = { logIn: { accessToken: string, refreshToken: string } };

export type ClientRenewMutationVariables = Exact<{
  refreshToken: string;
}>;


export type ClientRenewMutation = { renewSession: { accessToken: string, refreshToken: string } };

export type ClientJobsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ClientJobsQuery = { jobs: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { id: string, title: string, viewerApplicationStatus: ApplicationStatus | null } }> } };

export type ClientApplyMutationVariables = Exact<{
  jobId: string | number;
}>;


export type ClientApplyMutation = { applyToJob: { job: { id: string, viewerApplicationStatus: ApplicationStatus | null } } };

export type ClientAppliedQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientAppliedQuery = { appliedJobs: { totalCount: number } };

export type JobsBehindProxyQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsBehindProxyQuery = { jobs: { nodes: Array<{ title: string }> } };

export type DecideUnderFaultsMutationVariables = Exact<{
  input: DecideApplicationsInput;
}>;


export type DecideUnderFaultsMutation = { decideApplications: { results: Array<{ outcome: DecisionOutcome }> } };

export type EndpointThroughFaultsMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type EndpointThroughFaultsMutation = { createWebhookEndpoint: { secret: string } };

export type EditThroughFaultsMutationVariables = Exact<{
  input: EditJobInput;
}>;


export type EditThroughFaultsMutation = { editJob: { job: { title: string } } };

export type CloseThroughFaultsMutationVariables = Exact<{
  id: string | number;
}>;


export type CloseThroughFaultsMutation = { setJobStatus: { job: { id: string } } };

export type MirroredJobsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MirroredJobsQuery = { jobChanges: { nodes: Array<{ jobId: string, kind: JobChangeKind, job: { title: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ReplicatedTitlesQueryVariables = Exact<{
  filter?: JobFilter | null | undefined;
}>;


export type ReplicatedTitlesQuery = { jobs: { totalCount: number, nodes: Array<{ id: string, title: string, viewerHasSaved: boolean }> } };

export type ReplicatedSaveMutationVariables = Exact<{
  input: JobIdInput;
}>;


export type ReplicatedSaveMutation = { saveJob: { job: { id: string, viewerHasSaved: boolean } } };

export type JobTitleQueryVariables = Exact<{ [key: string]: never; }>;


export type JobTitleQuery = { jobs: { nodes: Array<{ title: string }> } };

export type ApplyInHistoryMutationVariables = Exact<{
  jobId: string | number;
}>;


export type ApplyInHistoryMutation = { applyToJob: { job: { id: string } } };

export type WithdrawInHistoryMutationVariables = Exact<{
  jobId: string | number;
}>;


export type WithdrawInHistoryMutation = { withdrawApplication: { applicationId: string } };

export type DecideInHistoryMutationVariables = Exact<{
  input: DecideApplicationInput;
}>;


export type DecideInHistoryMutation = { decideApplication: { status: ApplicationStatus, version: number } };

export type OwnApplicationInHistoryQueryVariables = Exact<{
  jobId: string | number;
}>;


export type OwnApplicationInHistoryQuery = { ownApplication: { status: ApplicationStatus } | null };

export type ApplicantsInHistoryQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ApplicantsInHistoryQuery = { applicants: { nodes: Array<{ id: string, status: ApplicationStatus, version: number }> } };

export type RequestInHistoryMutationVariables = Exact<{
  seekerId: string | number;
}>;


export type RequestInHistoryMutation = { requestConnection: { seeker: { id: string } } };

export type TakeBackInHistoryMutationVariables = Exact<{
  seekerId: string | number;
}>;


export type TakeBackInHistoryMutation = { withdrawConnectionRequest: { seeker: { id: string } } };

export type AcceptInHistoryMutationVariables = Exact<{
  seekerId: string | number;
}>;


export type AcceptInHistoryMutation = { acceptConnection: { seeker: { id: string } } };

export type RejectInHistoryMutationVariables = Exact<{
  seekerId: string | number;
}>;


export type RejectInHistoryMutation = { rejectConnection: { seeker: { id: string } } };

export type RemoveInHistoryMutationVariables = Exact<{
  seekerId: string | number;
}>;


export type RemoveInHistoryMutation = { removeConnection: { seeker: { id: string } } };

export type ConnectionInHistoryQueryVariables = Exact<{
  seekerId: string | number;
}>;


export type ConnectionInHistoryQuery = { seeker: { viewerConnection: ViewerConnection } };

export type SendInHistoryMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendInHistoryMutation = { sendMessage: { message: { seq: number } } };

export type ConversationInHistoryQueryVariables = Exact<{
  withId: string | number;
}>;


export type ConversationInHistoryQuery = { conversation: { id: string, lastSeq: number } | null };

export type MessagesInHistoryQueryVariables = Exact<{
  conversationId: string | number;
  afterSeq: number;
}>;


export type MessagesInHistoryQuery = { messages: { nodes: Array<{ seq: number, clientId: string }> } };

export const ReviewCountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ReviewCountFragment, unknown>;
export const JobRemoteFromFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRemoteFrom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}}]}}]} as unknown as DocumentNode<JobRemoteFromFragment, unknown>;
export const WholeJobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}}]} as unknown as DocumentNode<WholeJobFragment, unknown>;
export const NameAloneFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NameAlone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]} as unknown as DocumentNode<NameAloneFragment, unknown>;
export const ClosedConversationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosedConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]} as unknown as DocumentNode<ClosedConversationFragment, unknown>;
export const CompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recruiter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"companyWebsite"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CompanyFragment, unknown>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ViewerOfEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerOfEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ViewerOfEmailChangeQuery, ViewerOfEmailChangeQueryVariables>;
export const RenewForConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewForConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refreshToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"refreshToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refreshToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<RenewForConfirmationMutation, RenewForConfirmationMutationVariables>;
export const RenewInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"refreshToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}}]}}]} as unknown as DocumentNode<RenewInTestMutation, RenewInTestMutationVariables>;
export const SavedJobsOfProgramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedJobsOfProgram"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<SavedJobsOfProgramQuery, SavedJobsOfProgramQueryVariables>;
export const LogOutEverywhereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOutEverywhere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogOutEverywhereMutation, LogOutEverywhereMutationVariables>;
export const AllApplicantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllApplicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decision"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"due"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerDue"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSource"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"stageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"due"},"value":{"kind":"Variable","name":{"kind":"Name","value":"due"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutSource"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}}},{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicantCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"due"},"value":{"kind":"Variable","name":{"kind":"Name","value":"due"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutSource"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}}},{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<AllApplicantsQuery, AllApplicantsQueryVariables>;
export const AllWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answersDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"week"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<AllWorkQuery, AllWorkQueryVariables>;
export const UpsertQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpsertQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpsertJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upsertJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpsertQuestionsMutation, UpsertQuestionsMutationVariables>;
export const ApplyWithFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyWithFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"other"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}]},{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"other"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"StringValue","value":"YES","block":false}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyWithFileMutation, ApplyWithFileMutationVariables>;
export const OwnAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asksQuestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]}}]} as unknown as DocumentNode<OwnAnswersQuery, OwnAnswersQueryVariables>;
export const ReceivedAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceivedAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"need"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReceivedAnswersQuery, ReceivedAnswersQueryVariables>;
export const UnmetRequirementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnmetRequirements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"meetsRequirements"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"meetsRequirements"},"value":{"kind":"Variable","name":{"kind":"Name","value":"meetsRequirements"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmetRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicantCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"meetsRequirements"},"value":{"kind":"Variable","name":{"kind":"Name","value":"meetsRequirements"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"notMeetingRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<UnmetRequirementsQuery, UnmetRequirementsQueryVariables>;
export const BlindSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlindSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeText"}},{"kind":"Field","name":{"kind":"Name","value":"appliedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payMin"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicantCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BlindSeenQuery, BlindSeenQueryVariables>;
export const BlindMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlindMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seekerId"}}]}}]}}]} as unknown as DocumentNode<BlindMoveMutation, BlindMoveMutationVariables>;
export const BlindDecideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlindDecide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seekerId"}}]}}]}}]} as unknown as DocumentNode<BlindDecideMutation, BlindDecideMutationVariables>;
export const BlindDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlindDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"coverNote"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicantName"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}}]}}]}}]} as unknown as DocumentNode<BlindDetailsQuery, BlindDetailsQueryVariables>;
export const BlindResumesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlindResumes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"resumeSearch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicantCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"resumeSearch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicantSelection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"resumeSearch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<BlindResumesQuery, BlindResumesQueryVariables>;
export const DecideApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"seekerId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DecideApplicationMutation, DecideApplicationMutationVariables>;
export const ShownOwnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownOwn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ShownOwnQuery, ShownOwnQueryVariables>;
export const NotesOnManyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotesOnMany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationIds"}},{"kind":"Field","name":{"kind":"Name","value":"notChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<NotesOnManyMutation, NotesOnManyMutationVariables>;
export const AppliedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppliedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answerDueBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnApplicationOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"appliedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}},{"kind":"Argument","name":{"kind":"Name","value":"answerDueBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answerDueBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AppliedJobsQuery, AppliedJobsQueryVariables>;
export const SavedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"savedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}}]}}]}}]} as unknown as DocumentNode<SavedJobsQuery, SavedJobsQueryVariables>;
export const ApplicationChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ApplicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables>;
export const PostedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PostedJobsQuery, PostedJobsQueryVariables>;
export const ApplicantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Applicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decision"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ApplicantsQuery, ApplicantsQueryVariables>;
export const RecruiterDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobsPosted"}},{"kind":"Field","name":{"kind":"Name","value":"jobsOpen"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsReceived"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsRejected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekStart"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]}}]} as unknown as DocumentNode<RecruiterDashboardQuery, RecruiterDashboardQueryVariables>;
export const ResumesOfApplicantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumesOfApplicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeFromProfile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"resumeUploaded"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeFromProfile"}}]}}]}}]}}]} as unknown as DocumentNode<ResumesOfApplicantsQuery, ResumesOfApplicantsQueryVariables>;
export const DashboardCountersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardCounters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobsPosted"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsReceived"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsRejected"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardCountersQuery, DashboardCountersQueryVariables>;
export const InterimOwnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterimOwn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]}}]}}]} as unknown as DocumentNode<InterimOwnQuery, InterimOwnQueryVariables>;
export const InterimReceivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterimReceived"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]}}]}}]} as unknown as DocumentNode<InterimReceivedQuery, InterimReceivedQueryVariables>;
export const InterimEverythingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterimEverything"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appliedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<InterimEverythingQuery, InterimEverythingQueryVariables>;
export const InterimArchivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterimArchived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appliedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<InterimArchivedQuery, InterimArchivedQueryVariables>;
export const InterimDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterimDue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicantCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"due"},"value":{"kind":"EnumValue","value":"TODAY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applied"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answersDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"week"}}]}}]}}]}}]} as unknown as DocumentNode<InterimDueQuery, InterimDueQueryVariables>;
export const PromiseOwnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromiseOwn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]}}]}}]} as unknown as DocumentNode<PromiseOwnQuery, PromiseOwnQueryVariables>;
export const PromiseReceivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromiseReceived"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]}}]}}]} as unknown as DocumentNode<PromiseReceivedQuery, PromiseReceivedQueryVariables>;
export const PromiseDueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromiseDue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"DUE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PromiseDueQuery, PromiseDueQueryVariables>;
export const ResumeApplicantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumeApplicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"resumeSearch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderDescription"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeText"}},{"kind":"Field","name":{"kind":"Name","value":"resumeTextProblem"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicantCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"resumeSearch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}}]}}]}}]} as unknown as DocumentNode<ResumeApplicantsQuery, ResumeApplicantsQueryVariables>;
export const ReviewApplicantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewApplicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decision"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"stageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicantSelection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"stageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"applicantCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"tagged"},"name":{"kind":"Name","value":"applicantCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicationStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicationTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ReviewApplicantsQuery, ReviewApplicantsQueryVariables>;
export const ReviewTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewTagMutation, ReviewTagMutationVariables>;
export const TalentsWhoAppliedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TalentsWhoApplied"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsToCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TalentsWhoAppliedQuery, TalentsWhoAppliedQueryVariables>;
export const TalentWhoAppliedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TalentWhoApplied"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationsToCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}}]}}]}}]}}]} as unknown as DocumentNode<TalentWhoAppliedQuery, TalentWhoAppliedQueryVariables>;
export const UndoneInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UndoneInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoneId"}}]}}]}}]} as unknown as DocumentNode<UndoneInTestSubscription, UndoneInTestSubscriptionVariables>;
export const StateInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StateInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivedApplicationState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<StateInTestQuery, StateInTestQueryVariables>;
export const WriteNoteInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteNoteInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteCoverNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeCoverNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coverNote"}}]}}]}}]}}]} as unknown as DocumentNode<WriteNoteInTestMutation, WriteNoteInTestMutationVariables>;
export const ApplyWhenEmptyInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyWhenEmptyInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"asksWhenEmpty"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyWhenEmptyInTestMutation, ApplyWhenEmptyInTestMutationVariables>;
export const SentApplicantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SentApplicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coverNote"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}}]}}]}}]} as unknown as DocumentNode<SentApplicantsQuery, SentApplicantsQueryVariables>;
export const TextsOwnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextsOwn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}}]}}]}}]}}]} as unknown as DocumentNode<TextsOwnQuery, TextsOwnQueryVariables>;
export const TextsSaveTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TextsSaveTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<TextsSaveTemplateMutation, TextsSaveTemplateMutationVariables>;
export const EndedKeysInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EndedKeysInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EndedKeysInTestQuery, EndedKeysInTestQueryVariables>;
export const CreateAppInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAppInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateAppInTestMutation, CreateAppInTestMutationVariables>;
export const ViewerOfKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerOfKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerOfKeyQuery, ViewerOfKeyQueryVariables>;
export const KeyOfItselfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeyOfItself"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<KeyOfItselfQuery, KeyOfItselfQueryVariables>;
export const AssistantConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AssistantConversationQuery, AssistantConversationQueryVariables>;
export const AssistantConversationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantConversations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantConversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AssistantConversationsQuery, AssistantConversationsQueryVariables>;
export const BuiltInStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuiltInStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured"}},{"kind":"Field","name":{"kind":"Name","value":"questionsLeftToday"}},{"kind":"Field","name":{"kind":"Name","value":"questionsPerDay"}}]}}]}}]} as unknown as DocumentNode<BuiltInStatusQuery, BuiltInStatusQueryVariables>;
export const AppUsesInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppUsesInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AppUsesInTestQuery, AppUsesInTestQueryVariables>;
export const ReadSeekerForAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadSeekerForAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<ReadSeekerForAccessQuery, ReadSeekerForAccessQueryVariables>;
export const DashboardContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DashboardContactsQuery, DashboardContactsQueryVariables>;
export const ApplicantNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ApplicantNamesQuery, ApplicantNamesQueryVariables>;
export const ApplicantMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"mail"},"name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApplicantMailQuery, ApplicantMailQueryVariables>;
export const ConsoleForRefusalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleForRefusals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ConsoleForRefusalsQuery, ConsoleForRefusalsQueryVariables>;
export const ActivityInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyEventKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"applicantName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<ActivityInTestQuery, ActivityInTestQueryVariables>;
export const CompanyBySlugDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyBySlug"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanyBySlugQuery, CompanyBySlugQueryVariables>;
export const CountersOfMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountersOfMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobsPosted"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsReceived"}}]}}]}}]}}]} as unknown as DocumentNode<CountersOfMemberQuery, CountersOfMemberQueryVariables>;
export const TitlesOfMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TitlesOfMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TitlesOfMemberQuery, TitlesOfMemberQueryVariables>;
export const ViewerOfMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerOfMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerOfMemberQuery, ViewerOfMemberQueryVariables>;
export const ChangesForMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChangesForMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]}}]}}]} as unknown as DocumentNode<ChangesForMembersSubscription, ChangesForMembersSubscriptionVariables>;
export const ViewerLiveInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ViewerLiveInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionSecondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerLiveInTestSubscription, ViewerLiveInTestSubscriptionVariables>;
export const CreateInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]}}]} as unknown as DocumentNode<CreateInTestMutation, CreateInTestMutationVariables>;
export const InterviewersOfTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterviewersOfTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobInterviewers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<InterviewersOfTestQuery, InterviewersOfTestQueryVariables>;
export const HeldViewerInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeldViewerInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"RECRUITER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"may"}},{"kind":"Field","name":{"kind":"Name","value":"missingFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}}]}}]}}]}}]} as unknown as DocumentNode<HeldViewerInTestQuery, HeldViewerInTestQueryVariables>;
export const RequiringInvitationInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequiringInvitationInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}}]}}]}}]} as unknown as DocumentNode<RequiringInvitationInTestQuery, RequiringInvitationInTestQueryVariables>;
export const ApplicationsWithRequirementTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ApplicationsWithRequirementTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationsWithRequirementTestSubscription, ApplicationsWithRequirementTestSubscriptionVariables>;
export const ViewerWithRequirementTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ViewerWithRequirementTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ViewerWithRequirementTestSubscription, ViewerWithRequirementTestSubscriptionVariables>;
export const DashboardWithRequirementTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardWithRequirementTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardWithRequirementTestQuery, DashboardWithRequirementTestQueryVariables>;
export const SeesInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeesInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]} as unknown as DocumentNode<SeesInTestQuery, SeesInTestQueryVariables>;
export const InvitationsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationsInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}}]}}]}}]} as unknown as DocumentNode<InvitationsInTestQuery, InvitationsInTestQueryVariables>;
export const PreviewInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}}]}}]}}]} as unknown as DocumentNode<PreviewInTestQuery, PreviewInTestQueryVariables>;
export const AcceptInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptInTestMutation, AcceptInTestMutationVariables>;
export const MembersInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembersInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<MembersInTestQuery, MembersInTestQueryVariables>;
export const NameInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeDisplayName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"displayName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<NameInTestMutation, NameInTestMutationVariables>;
export const NamesInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamesInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<NamesInTestQuery, NamesInTestQueryVariables>;
export const HistoryInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]}}]}}]} as unknown as DocumentNode<HistoryInTestQuery, HistoryInTestQueryVariables>;
export const OwnHistoryInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnHistoryInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appliedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnHistoryInTestQuery, OwnHistoryInTestQueryVariables>;
export const UpsertAfterRoleChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpsertAfterRoleChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpsertJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upsertJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpsertAfterRoleChangeMutation, UpsertAfterRoleChangeMutationVariables>;
export const NoteManyAsOneOfManyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteManyAsOneOfMany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationIds"}}]}}]}}]} as unknown as DocumentNode<NoteManyAsOneOfManyMutation, NoteManyAsOneOfManyMutationVariables>;
export const ResponseRecordOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResponseRecordOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"responseRecord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"shareAnswered"}},{"kind":"Field","name":{"kind":"Name","value":"answeredTogether"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"interim"}},{"kind":"Field","name":{"kind":"Name","value":"medianDays"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"eventsUrl"}}]}}]}}]}}]} as unknown as DocumentNode<ResponseRecordOfQuery, ResponseRecordOfQueryVariables>;
export const JobsWithRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsWithRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"responseRecord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"medianDays"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<JobsWithRecordsQuery, JobsWithRecordsQueryVariables>;
export const VerifiedInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifiedInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<VerifiedInTestQuery, VerifiedInTestQueryVariables>;
export const ConnectionListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectionLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"connectionInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"connectionRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ConnectionListsQuery, ConnectionListsQueryVariables>;
export const JobsForYouDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsForYou"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"FOR_YOU"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<JobsForYouQuery, JobsForYouQueryVariables>;
export const ReasonsOfNewestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReasonsOfNewest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ReasonsOfNewestQuery, ReasonsOfNewestQueryVariables>;
export const FitOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FitOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobFit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"quote"}}]}}]}}]}}]} as unknown as DocumentNode<FitOfQuery, FitOfQueryVariables>;
export const OftenConditionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OftenConditional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"more"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"more"}}}]}]}]}}]}}]}}]} as unknown as DocumentNode<OftenConditionalQuery, OftenConditionalQueryVariables>;
export const JobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<JobsQuery, JobsQueryVariables>;
export const PageOfJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageOfJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<PageOfJobsQuery, PageOfJobsQueryVariables>;
export const CountedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsCapped"}}]}}]}}]} as unknown as DocumentNode<CountedJobsQuery, CountedJobsQueryVariables>;
export const JobsWithoutTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsWithoutTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<JobsWithoutTextsQuery, JobsWithoutTextsQueryVariables>;
export const JobsWithDescriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsWithDescription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"description"}}]}}]}}]}}]}}]} as unknown as DocumentNode<JobsWithDescriptionQuery, JobsWithDescriptionQueryVariables>;
export const JobsWithRemoteFromDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsWithRemoteFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRemoteFrom"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRemoteFrom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}}]}}]} as unknown as DocumentNode<JobsWithRemoteFromQuery, JobsWithRemoteFromQueryVariables>;
export const SavedBothWaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedBothWays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<SavedBothWaysQuery, SavedBothWaysQueryVariables>;
export const ChatOfThePutOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatOfThePutOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChatOfThePutOffSubscription, ChatOfThePutOffSubscriptionVariables>;
export const MessagesOfThePutOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagesOfThePutOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterSeq"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterSeq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterSeq"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<MessagesOfThePutOffQuery, MessagesOfThePutOffQueryVariables>;
export const ChatEventNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatEventNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ChatEventNamesSubscription, ChatEventNamesSubscriptionVariables>;
export const TypenameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Typename"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TypenameQuery, TypenameQueryVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"SEEKER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const ChatContentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatContents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChatContentsSubscription, ChatContentsSubscriptionVariables>;
export const UploadResumeFlagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadResumeFlag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasResume"}}]}}]}}]}}]} as unknown as DocumentNode<UploadResumeFlagMutation, UploadResumeFlagMutationVariables>;
export const UpdateNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSeekerProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNameMutation, UpdateNameMutationVariables>;
export const UploadResumeTwiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadResumeTwice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"a"},"name":{"kind":"Name","value":"uploadResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"b"},"name":{"kind":"Name","value":"uploadResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<UploadResumeTwiceMutation, UploadResumeTwiceMutationVariables>;
export const ApplicantForLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantForLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}}]}}]} as unknown as DocumentNode<ApplicantForLinkQuery, ApplicantForLinkQueryVariables>;
export const ResumeTextForLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumeTextForLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeText"}},{"kind":"Field","name":{"kind":"Name","value":"resumeTextProblem"}}]}}]}}]} as unknown as DocumentNode<ResumeTextForLinkQuery, ResumeTextForLinkQueryVariables>;
export const ResumeProblemForLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumeProblemForLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeTextProblem"}}]}}]}}]} as unknown as DocumentNode<ResumeProblemForLinkQuery, ResumeProblemForLinkQueryVariables>;
export const PostOnceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostOnce"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<PostOnceMutation, PostOnceMutationVariables>;
export const JobIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<JobIdsQuery, JobIdsQueryVariables>;
export const TypenameAndJobIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TypenameAndJobIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TypenameAndJobIdsQuery, TypenameAndJobIdsQueryVariables>;
export const TenJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TenJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<TenJobsQuery, TenJobsQueryVariables>;
export const JobTitlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobTitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<JobTitlesQuery, JobTitlesQueryVariables>;
export const CreateFeedInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFeedInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<CreateFeedInTestMutation, CreateFeedInTestMutationVariables>;
export const DeleteFeedInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFeedInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteFeedInTestMutation, DeleteFeedInTestMutationVariables>;
export const FeedInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedInTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<FeedInTestQuery, FeedInTestQueryVariables>;
export const WithdrawInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}}]}}]} as unknown as DocumentNode<WithdrawInTestMutation, WithdrawInTestMutationVariables>;
export const ApplyAgainInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyAgainInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyAgainInTestMutation, ApplyAgainInTestMutationVariables>;
export const InterviewersInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InterviewersInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetJobInterviewersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setJobInterviewers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountIds"}}]}}]}}]} as unknown as DocumentNode<InterviewersInTestMutation, InterviewersInTestMutationVariables>;
export const RemoveInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveInTestMutation, RemoveInTestMutationVariables>;
export const DeclineInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndInterviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineInterview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}}]}}]}}]}}]} as unknown as DocumentNode<DeclineInTestMutation, DeclineInTestMutationVariables>;
export const UpcomingInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpcomingInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upcomingInterviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}}]} as unknown as DocumentNode<UpcomingInTestQuery, UpcomingInTestQueryVariables>;
export const HistoryWithInterviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryWithInterview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<HistoryWithInterviewQuery, HistoryWithInterviewQueryVariables>;
export const ScorecardsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScorecardsInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationScorecards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"interviewId"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenCount"}},{"kind":"Field","name":{"kind":"Name","value":"scorecards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ScorecardsInTestQuery, ScorecardsInTestQueryVariables>;
export const SaveScorecardInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveScorecardInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveScorecardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveScorecard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiddenCount"}},{"kind":"Field","name":{"kind":"Name","value":"scorecards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberName"}}]}}]}}]}}]} as unknown as DocumentNode<SaveScorecardInTestMutation, SaveScorecardInTestMutationVariables>;
export const QuestionsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuestionsInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetScorecardQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setScorecardQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"}}]}}]}}]} as unknown as DocumentNode<QuestionsInTestMutation, QuestionsInTestMutationVariables>;
export const OfferInterviewInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferInterviewInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferInterviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerInterview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OfferInterviewInTestMutation, OfferInterviewInTestMutationVariables>;
export const InterviewInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InterviewInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"movesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"applicantName"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calendarFile"}}]}}]}}]} as unknown as DocumentNode<InterviewInTestQuery, InterviewInTestQueryVariables>;
export const PickInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PickInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PickInterviewTimeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickInterviewTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"movesLeft"}}]}}]}}]}}]} as unknown as DocumentNode<PickInTestMutation, PickInTestMutationVariables>;
export const CancelInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndInterviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelInterview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}}]}}]}}]}}]} as unknown as DocumentNode<CancelInTestMutation, CancelInTestMutationVariables>;
export const PlaceInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeInterviewPlaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeInterviewPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceInTestMutation, PlaceInTestMutationVariables>;
export const OutcomeInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OutcomeInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInterviewOutcomeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordInterviewOutcome"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<OutcomeInTestMutation, OutcomeInTestMutationVariables>;
export const InviteInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteToJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"seekerName"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InviteInTestMutation, InviteInTestMutationVariables>;
export const AcceptJobInvitationInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptJobInvitationInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptJobInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptJobInvitationInTestMutation, AcceptJobInvitationInTestMutationVariables>;
export const DeclineJobInvitationInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineJobInvitationInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineJobInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}}]}}]}}]} as unknown as DocumentNode<DeclineJobInvitationInTestMutation, DeclineJobInvitationInTestMutationVariables>;
export const WithdrawJobInvitationInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawJobInvitationInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawJobInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawJobInvitationInTestMutation, WithdrawJobInvitationInTestMutationVariables>;
export const JobInvitationsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobInvitationsInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"acceptedOnly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"acceptedOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"acceptedOnly"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<JobInvitationsInTestQuery, JobInvitationsInTestQueryVariables>;
export const ContactsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactsInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ContactsInTestQuery, ContactsInTestQueryVariables>;
export const ExcludeInvitingInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcludeInvitingInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excludeCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclusions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ExcludeInvitingInTestMutation, ExcludeInvitingInTestMutationVariables>;
export const ApplyInvitedInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyInvitedInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyInvitedInTestMutation, ApplyInvitedInTestMutationVariables>;
export const JobChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<JobChangesQuery, JobChangesQueryVariables>;
export const OwnDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDrafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PostedJobOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnDraftsQuery, OwnDraftsQueryVariables>;
export const FindDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"StringValue","value":"secret welder","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FindDraftsQuery, FindDraftsQueryVariables>;
export const UpsertAsOneOfManyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpsertAsOneOfMany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpsertJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upsertJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpsertAsOneOfManyMutation, UpsertAsOneOfManyMutationVariables>;
export const JobPostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobPostings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timesPosted"}},{"kind":"Field","name":{"kind":"Name","value":"firstPostedAt"}}]}}]}}]} as unknown as DocumentNode<JobPostingsQuery, JobPostingsQueryVariables>;
export const HidesRepostsForTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HidesRepostsForTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidesReposts"}}]}}]} as unknown as DocumentNode<HidesRepostsForTestQuery, HidesRepostsForTestQueryVariables>;
export const HiddenForTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HiddenForTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hiddenListings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]}}]}}]} as unknown as DocumentNode<HiddenForTestQuery, HiddenForTestQueryVariables>;
export const ImportedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"StringValue","value":"business serv","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportedJobsQuery, ImportedJobsQueryVariables>;
export const MayWhenHeldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MayWhenHeld"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"may"}}]}}]}}]}}]} as unknown as DocumentNode<MayWhenHeldQuery, MayWhenHeldQueryVariables>;
export const HintsOfPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HintsOfPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobPostingHints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]} as unknown as DocumentNode<HintsOfPostQuery, HintsOfPostQueryVariables>;
export const PostJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PostJobMutation, PostJobMutationVariables>;
export const PostPaidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostPaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"payMin"}},{"kind":"Field","name":{"kind":"Name","value":"payMax"}},{"kind":"Field","name":{"kind":"Name","value":"payCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"payUnit"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}}]}}]}}]} as unknown as DocumentNode<PostPaidMutation, PostPaidMutationVariables>;
export const ChangePaidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePaid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"payMin"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePaidMutation, ChangePaidMutationVariables>;
export const EditWholeJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditWholeJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}}]} as unknown as DocumentNode<EditWholeJobMutation, EditWholeJobMutationVariables>;
export const PostWholeJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostWholeJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeJob"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}}]} as unknown as DocumentNode<PostWholeJobMutation, PostWholeJobMutationVariables>;
export const UpsertPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpsertPolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpsertJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upsertJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]}}]}}]} as unknown as DocumentNode<UpsertPolicyMutation, UpsertPolicyMutationVariables>;
export const PolicyOfJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PolicyOfJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aiPolicy"}}]}}]}}]} as unknown as DocumentNode<PolicyOfJobQuery, PolicyOfJobQueryVariables>;
export const RelatedJobsOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RelatedJobsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relatedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyActiveOn"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}}]}}]}}]} as unknown as DocumentNode<RelatedJobsOfQuery, RelatedJobsOfQueryVariables>;
export const UpsertInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpsertInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpsertJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upsertJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"takesApplications"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rateLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]}}]}}]} as unknown as DocumentNode<UpsertInTestMutation, UpsertInTestMutationVariables>;
export const PostedByExternalIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostedByExternalId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"externalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PostedByExternalIdQuery, PostedByExternalIdQueryVariables>;
export const CloseByExternalIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseByExternalId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notClosed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<CloseByExternalIdMutation, CloseByExternalIdMutationVariables>;
export const DeleteByExternalIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteByExternalId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"externalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"externalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteByExternalIdMutation, DeleteByExternalIdMutationVariables>;
export const SavedThatTakeApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedThatTakeApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"takesApplications"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}}]}}]}}]}}]} as unknown as DocumentNode<SavedThatTakeApplicationsQuery, SavedThatTakeApplicationsQueryVariables>;
export const JobsOneCanApplyToDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsOneCanApplyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}}]}}]}}]}}]} as unknown as DocumentNode<JobsOneCanApplyToQuery, JobsOneCanApplyToQueryVariables>;
export const LogInDuringRotationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogInDuringRotation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}}]}}]} as unknown as DocumentNode<LogInDuringRotationMutation, LogInDuringRotationMutationVariables>;
export const RenewDuringRotationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewDuringRotation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"refreshToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<RenewDuringRotationMutation, RenewDuringRotationMutationVariables>;
export const SendMessageIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessageId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SendMessageIdMutation, SendMessageIdMutationVariables>;
export const SendAboutApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendAboutApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"recipientId"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}}]}}]}}]}}]} as unknown as DocumentNode<SendAboutApplicationMutation, SendAboutApplicationMutationVariables>;
export const TalkAboutApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TalkAboutApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"seenSeq"}},{"kind":"Field","name":{"kind":"Name","value":"peerSeenSeq"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<TalkAboutApplicationQuery, TalkAboutApplicationQueryVariables>;
export const HistoryOfTalkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryOfTalk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<HistoryOfTalkQuery, HistoryOfTalkQueryVariables>;
export const TalksOfSeekerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TalksOfSeeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"unread"},"name":{"kind":"Name","value":"unreadCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applications"},"value":{"kind":"BooleanValue","value":true}}]},{"kind":"Field","alias":{"kind":"Name","value":"peersUnread"},"name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"applicationConversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TalksOfSeekerQuery, TalksOfSeekerQueryVariables>;
export const TalksOfCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TalksOfCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applications"},"value":{"kind":"BooleanValue","value":true}}]},{"kind":"Field","name":{"kind":"Name","value":"applicationConversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicantName"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TalksOfCompanyQuery, TalksOfCompanyQueryVariables>;
export const TalkEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TalkEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applications"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessagesSeen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"seekerId"}},{"kind":"Field","name":{"kind":"Name","value":"seenSeq"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TypingChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"seekerId"}},{"kind":"Field","name":{"kind":"Name","value":"isTyping"}}]}}]}}]}}]} as unknown as DocumentNode<TalkEventsSubscription, TalkEventsSubscriptionVariables>;
export const HistoryWithTalkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryWithTalk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}}]}}]}}]}}]} as unknown as DocumentNode<HistoryWithTalkQuery, HistoryWithTalkQueryVariables>;
export const AttachToTalkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AttachToTalk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadMessageFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<AttachToTalkMutation, AttachToTalkMutationVariables>;
export const FilesOfTalkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilesOfTalk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}}]}}]}}]}}]} as unknown as DocumentNode<FilesOfTalkQuery, FilesOfTalkQueryVariables>;
export const ChatEventsOfBothDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatEventsOfBoth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessagesSeen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"seekerId"}},{"kind":"Field","name":{"kind":"Name","value":"seenSeq"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TypingChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seekerId"}},{"kind":"Field","name":{"kind":"Name","value":"isTyping"}}]}}]}}]}}]} as unknown as DocumentNode<ChatEventsOfBothSubscription, ChatEventsOfBothSubscriptionVariables>;
export const ConnectionChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ConnectionChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectionChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]}}]} as unknown as DocumentNode<ConnectionChangedSubscription, ConnectionChangedSubscriptionVariables>;
export const SendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"recipientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}}]}}]}}]}}]} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"beforeSeq"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterSeq"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"beforeSeq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"beforeSeq"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterSeq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterSeq"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const ConversationListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSeq"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seenSeq"}},{"kind":"Field","name":{"kind":"Name","value":"peerSeenSeq"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ConversationListQuery, ConversationListQueryVariables>;
export const PageOfConversationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageOfConversations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"2"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<PageOfConversationsQuery, PageOfConversationsQueryVariables>;
export const ChatAcrossNodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatAcrossNodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessagesSeen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seenSeq"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TypingChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTyping"}}]}}]}}]}}]} as unknown as DocumentNode<ChatAcrossNodesSubscription, ChatAcrossNodesSubscriptionVariables>;
export const TalkAcrossNodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TalkAcrossNodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applications"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TalkAcrossNodesSubscription, TalkAcrossNodesSubscriptionVariables>;
export const MessagesAfterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagesAfter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterSeq"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterSeq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterSeq"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}}]}}]} as unknown as DocumentNode<MessagesAfterQuery, MessagesAfterQueryVariables>;
export const NoticesInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticesInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unreadOnly"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unreadOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unreadOnly"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadNoticeCount"}}]}}]} as unknown as DocumentNode<NoticesInTestQuery, NoticesInTestQueryVariables>;
export const NoticesInTestChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NoticesInTestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<NoticesInTestChangedSubscription, NoticesInTestChangedSubscriptionVariables>;
export const SavePreferencesInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePreferencesInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNoticePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}}]}}]}}]}}]} as unknown as DocumentNode<SavePreferencesInTestMutation, SavePreferencesInTestMutationVariables>;
export const SendOfferInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOfferInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]}}]} as unknown as DocumentNode<SendOfferInTestMutation, SendOfferInTestMutationVariables>;
export const SendOfferWithFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOfferWithFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"payMin"},"value":{"kind":"IntValue","value":"9"}},{"kind":"ObjectField","name":{"kind":"Name","value":"payCurrency"},"value":{"kind":"StringValue","value":"INR","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"payUnit"},"value":{"kind":"EnumValue","value":"HOUR"}},{"kind":"ObjectField","name":{"kind":"Name","value":"startsOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"place"},"value":{"kind":"StringValue","value":"Pune","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"expiresOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"StringValue","value":"UTC","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]}}]} as unknown as DocumentNode<SendOfferWithFileMutation, SendOfferWithFileMutationVariables>;
export const OffersInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OffersInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payMin"}},{"kind":"Field","name":{"kind":"Name","value":"payMax"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"otherOpenApplications"}},{"kind":"Field","name":{"kind":"Name","value":"otherOpenJobs"}}]}}]}}]} as unknown as DocumentNode<OffersInTestQuery, OffersInTestQueryVariables>;
export const AcceptOfferInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptOfferInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptOfferInTestMutation, AcceptOfferInTestMutationVariables>;
export const DeclineOfferInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineOfferInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}}]}}]}}]}}]} as unknown as DocumentNode<DeclineOfferInTestMutation, DeclineOfferInTestMutationVariables>;
export const WithdrawOfferInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawOfferInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawOfferInTestMutation, WithdrawOfferInTestMutationVariables>;
export const ApplicationsWithOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationsWithOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appliedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerExpiresOn"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationsWithOffersQuery, ApplicationsWithOffersQueryVariables>;
export const HistoryWithOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryWithOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<HistoryWithOfferQuery, HistoryWithOfferQueryVariables>;
export const FoundInSuspensionTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundInSuspensionTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FoundInSuspensionTestQuery, FoundInSuspensionTestQueryVariables>;
export const PeersInSuspensionTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeersInSuspensionTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PeersInSuspensionTestQuery, PeersInSuspensionTestQueryVariables>;
export const CandidatesInSuspensionTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidatesInSuspensionTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CandidatesInSuspensionTestQuery, CandidatesInSuspensionTestQueryVariables>;
export const UpsertInSuspensionTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpsertInSuspensionTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpsertJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upsertJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpsertInSuspensionTestMutation, UpsertInSuspensionTestMutationVariables>;
export const OtherReportsInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtherReportsInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"targetId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"targetId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"targetId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otherReports"}}]}}]}}]}}]} as unknown as DocumentNode<OtherReportsInTestQuery, OtherReportsInTestQueryVariables>;
export const NumberOfJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NumberOfJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NumberOfJobsQuery, NumberOfJobsQueryVariables>;
export const NumberOfPeersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NumberOfPeers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NumberOfPeersQuery, NumberOfPeersQueryVariables>;
export const NumberOfCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NumberOfCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NumberOfCandidatesQuery, NumberOfCandidatesQueryVariables>;
export const NumberOfApplicantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NumberOfApplicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NumberOfApplicantsQuery, NumberOfApplicantsQueryVariables>;
export const ShownReadingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownReading"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"other"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"other"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peerSeenSeq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peerSeenSeq"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seen"}}]}}]}}]}}]} as unknown as DocumentNode<ShownReadingQuery, ShownReadingQueryVariables>;
export const FiftyPeersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FiftyPeers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<FiftyPeersQuery, FiftyPeersQueryVariables>;
export const EndConnectionAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndConnectionAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawConnectionRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NameAlone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejectConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NameAlone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"removeConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NameAlone"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NameAlone"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]} as unknown as DocumentNode<EndConnectionAgainMutation, EndConnectionAgainMutationVariables>;
export const ClosedConversationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosedConversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosedConversation"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosedConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]} as unknown as DocumentNode<ClosedConversationsQuery, ClosedConversationsQueryVariables>;
export const ClosedConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosedConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosedConversation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosedConversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]} as unknown as DocumentNode<ClosedConversationQuery, ClosedConversationQueryVariables>;
export const SeenEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SeenEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessagesSeen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seekerId"}},{"kind":"Field","name":{"kind":"Name","value":"seenSeq"}}]}}]}}]}}]} as unknown as DocumentNode<SeenEventsSubscription, SeenEventsSubscriptionVariables>;
export const MarkSeenUnreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkSeenUnread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkSeenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]}}]} as unknown as DocumentNode<MarkSeenUnreadMutation, MarkSeenUnreadMutationVariables>;
export const UnreadCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]}}]} as unknown as DocumentNode<UnreadCountsQuery, UnreadCountsQueryVariables>;
export const ConnectionChangedNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ConnectionChangedName"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectionChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]}}]} as unknown as DocumentNode<ConnectionChangedNameSubscription, ConnectionChangedNameSubscriptionVariables>;
export const ToldOfBlocksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ToldOfBlocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerHasBlocked"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seekerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]},{"kind":"Field","name":{"kind":"Name","value":"blockedPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ToldOfBlocksQuery, ToldOfBlocksQueryVariables>;
export const BlockedPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<BlockedPeopleQuery, BlockedPeopleQueryVariables>;
export const SeekerContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeekerContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<SeekerContactQuery, SeekerContactQueryVariables>;
export const PeerContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeerContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<PeerContactsQuery, PeerContactsQueryVariables>;
export const ConversationContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConversationContactsQuery, ConversationContactsQueryVariables>;
export const ConversationContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ConversationContactQuery, ConversationContactQueryVariables>;
export const RequestContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"seekerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<RequestContactMutation, RequestContactMutationVariables>;
export const CandidateContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidateContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}}]}}]}}]} as unknown as DocumentNode<CandidateContactsQuery, CandidateContactsQueryVariables>;
export const CandidateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}}]}}]} as unknown as DocumentNode<CandidateContactQuery, CandidateContactQueryVariables>;
export const ApplicantContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApplicantContactsQuery, ApplicantContactsQueryVariables>;
export const ExclusionsForTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExclusionsForTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyExclusions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}}]}}]} as unknown as DocumentNode<ExclusionsForTestQuery, ExclusionsForTestQueryVariables>;
export const ExcludeForTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcludeForTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excludeCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclusions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}}]}}]}}]} as unknown as DocumentNode<ExcludeForTestMutation, ExcludeForTestMutationVariables>;
export const IncludeForTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IncludeForTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCompanyExclusion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclusions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}}]}}]}}]} as unknown as DocumentNode<IncludeForTestMutation, IncludeForTestMutationVariables>;
export const FindForTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindForTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<FindForTestQuery, FindForTestQueryVariables>;
export const FindPeerForTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPeerForTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FindPeerForTestQuery, FindPeerForTestQueryVariables>;
export const TitlesOfAppliedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TitlesOfAppliedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appliedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TitlesOfAppliedJobsQuery, TitlesOfAppliedJobsQueryVariables>;
export const ReadProfileFile_TestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadProfileFile_Test"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readProfileFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isProfile"}},{"kind":"Field","name":{"kind":"Name","value":"leftOver"}},{"kind":"Field","name":{"kind":"Name","value":"isTruncated"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}},{"kind":"Field","name":{"kind":"Name","value":"foundIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isOngoing"}},{"kind":"Field","name":{"kind":"Name","value":"lacksMonth"}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}},{"kind":"Field","name":{"kind":"Name","value":"foundIn"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadProfileFile_TestMutation, ReadProfileFile_TestMutationVariables>;
export const SaveCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRecruiterProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRecruiterProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Company"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recruiter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"companyWebsite"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveCompanyMutation, SaveCompanyMutationVariables>;
export const UploadCompanyLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadCompanyLogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadCompanyLogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoName"}}]}}]}}]}}]} as unknown as DocumentNode<UploadCompanyLogoMutation, UploadCompanyLogoMutationVariables>;
export const OwnCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerRecruiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Company"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Company"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recruiter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"companyWebsite"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<OwnCompanyQuery, OwnCompanyQueryVariables>;
export const SavePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRecruiterProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRecruiterProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherPlaces"}}]}}]}}]}}]} as unknown as DocumentNode<SavePlacesMutation, SavePlacesMutationVariables>;
export const PlacesOfCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlacesOfCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]}}]} as unknown as DocumentNode<PlacesOfCompanyQuery, PlacesOfCompanyQueryVariables>;
export const RemoveLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCompanyLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoName"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveLogoMutation, RemoveLogoMutationVariables>;
export const PeersAsSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeersAsSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]}}]} as unknown as DocumentNode<PeersAsSeenQuery, PeersAsSeenQueryVariables>;
export const OwnResumesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnResumes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerResumes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isMain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerSeeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeName"}}]}}]}}]} as unknown as DocumentNode<OwnResumesQuery, OwnResumesQueryVariables>;
export const DeleteOwnResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOwnResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"resumeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteOwnResumeMutation, DeleteOwnResumeMutationVariables>;
export const ApplyWithResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyWithResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resumeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"resumeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyWithResumeMutation, ApplyWithResumeMutationVariables>;
export const SaveProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSeekerProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSeekerProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noticeDays"}},{"kind":"Field","name":{"kind":"Name","value":"placesWanted"}},{"kind":"Field","name":{"kind":"Name","value":"workPermits"}},{"kind":"Field","name":{"kind":"Name","value":"expectedPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payMin"}},{"kind":"Field","name":{"kind":"Name","value":"payMax"}},{"kind":"Field","name":{"kind":"Name","value":"payCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"payUnit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"openToWork"}},{"kind":"Field","name":{"kind":"Name","value":"browsable"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveProfileMutation, SaveProfileMutationVariables>;
export const OpenToWorkMarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenToWorkMark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOpenToWork"}}]}}]}}]} as unknown as DocumentNode<OpenToWorkMarkQuery, OpenToWorkMarkQueryVariables>;
export const SeekerAsSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeekerAsSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openToWork"}}]}}]}}]}}]} as unknown as DocumentNode<SeekerAsSeenQuery, SeekerAsSeenQueryVariables>;
export const SeekerExperiencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeekerExperiences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]} as unknown as DocumentNode<SeekerExperiencesQuery, SeekerExperiencesQueryVariables>;
export const NextJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeDays"}},{"kind":"Field","name":{"kind":"Name","value":"placesWanted"}},{"kind":"Field","name":{"kind":"Name","value":"workPermits"}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payMin"}}]}}]}}]}}]} as unknown as DocumentNode<NextJobQuery, NextJobQueryVariables>;
export const PeersByNextJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeersByNextJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PeersByNextJobQuery, PeersByNextJobQueryVariables>;
export const FoundByNextJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundByNextJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expectedPay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payMin"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FoundByNextJobQuery, FoundByNextJobQueryVariables>;
export const PeersOfUnverifiedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeersOfUnverified"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PeersOfUnverifiedQuery, PeersOfUnverifiedQueryVariables>;
export const CandidatesUnverifiedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CandidatesUnverified"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CandidatesUnverifiedQuery, CandidatesUnverifiedQueryVariables>;
export const LogInByPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogInByPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LogInByPasswordMutation, LogInByPasswordMutationVariables>;
export const FinishLogInInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishLogInInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishLogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishLogIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<FinishLogInInTestMutation, FinishLogInInTestMutationVariables>;
export const DeliveriesPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliveriesPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<DeliveriesPlanQuery, DeliveriesPlanQueryVariables>;
export const NotesPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotesPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"ACCEPTED"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NotesPlanQuery, NotesPlanQueryVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const EventsOfApplicantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EventsOfApplicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applications"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EventsOfApplicantSubscription, EventsOfApplicantSubscriptionVariables>;
export const LogInForTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogInForTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}}]}}]} as unknown as DocumentNode<LogInForTokensMutation, LogInForTokensMutationVariables>;
export const TracedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TracedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<TracedJobsQuery, TracedJobsQueryVariables>;
export const TracedChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TracedChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TracedChatSubscription, TracedChatSubscriptionVariables>;
export const TracedSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TracedSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"prefix"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<TracedSuggestionsQuery, TracedSuggestionsQueryVariables>;
export const SampleAfterRotationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SampleAfterRotation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<SampleAfterRotationMutation, SampleAfterRotationMutationVariables>;
export const CreateWebhookInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhookInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}}]}}]}}]}}]} as unknown as DocumentNode<CreateWebhookInTestMutation, CreateWebhookInTestMutationVariables>;
export const WebhookLogInTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookLogInTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]} as unknown as DocumentNode<WebhookLogInTestQuery, WebhookLogInTestQueryVariables>;
export const ClientLogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClientLogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}}]}}]} as unknown as DocumentNode<ClientLogInMutation, ClientLogInMutationVariables>;
export const ClientRenewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClientRenew"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refreshToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"refreshToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refreshToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}}]}}]} as unknown as DocumentNode<ClientRenewMutation, ClientRenewMutationVariables>;
export const ClientJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClientJobsQuery, ClientJobsQueryVariables>;
export const ClientApplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClientApply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]}}]}}]} as unknown as DocumentNode<ClientApplyMutation, ClientApplyMutationVariables>;
export const ClientAppliedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientApplied"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appliedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ClientAppliedQuery, ClientAppliedQueryVariables>;
export const JobsBehindProxyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsBehindProxy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<JobsBehindProxyQuery, JobsBehindProxyQueryVariables>;
export const DecideUnderFaultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideUnderFaults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]}}]} as unknown as DocumentNode<DecideUnderFaultsMutation, DecideUnderFaultsMutationVariables>;
export const EndpointThroughFaultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndpointThroughFaults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<EndpointThroughFaultsMutation, EndpointThroughFaultsMutationVariables>;
export const EditThroughFaultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditThroughFaults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<EditThroughFaultsMutation, EditThroughFaultsMutationVariables>;
export const CloseThroughFaultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseThroughFaults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setJobStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"CLOSED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CloseThroughFaultsMutation, CloseThroughFaultsMutationVariables>;
export const MirroredJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MirroredJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<MirroredJobsQuery, MirroredJobsQueryVariables>;
export const ReplicatedTitlesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReplicatedTitles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}}]}}]}}]} as unknown as DocumentNode<ReplicatedTitlesQuery, ReplicatedTitlesQueryVariables>;
export const ReplicatedSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplicatedSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}}]}}]}}]} as unknown as DocumentNode<ReplicatedSaveMutation, ReplicatedSaveMutationVariables>;
export const JobTitleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobTitle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<JobTitleQuery, JobTitleQueryVariables>;
export const ApplyInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyInHistoryMutation, ApplyInHistoryMutationVariables>;
export const WithdrawInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}}]}}]} as unknown as DocumentNode<WithdrawInHistoryMutation, WithdrawInHistoryMutationVariables>;
export const DecideInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DecideInHistoryMutation, DecideInHistoryMutationVariables>;
export const OwnApplicationInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnApplicationInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<OwnApplicationInHistoryQuery, OwnApplicationInHistoryQueryVariables>;
export const ApplicantsInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantsInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicantsInHistoryQuery, ApplicantsInHistoryQueryVariables>;
export const RequestInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"seekerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RequestInHistoryMutation, RequestInHistoryMutationVariables>;
export const TakeBackInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawConnectionRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"seekerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<TakeBackInHistoryMutation, TakeBackInHistoryMutationVariables>;
export const AcceptInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"seekerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptInHistoryMutation, AcceptInHistoryMutationVariables>;
export const RejectInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"seekerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RejectInHistoryMutation, RejectInHistoryMutationVariables>;
export const RemoveInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"seekerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveInHistoryMutation, RemoveInHistoryMutationVariables>;
export const ConnectionInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectionInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]} as unknown as DocumentNode<ConnectionInHistoryQuery, ConnectionInHistoryQueryVariables>;
export const SendInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}}]}}]}}]} as unknown as DocumentNode<SendInHistoryMutation, SendInHistoryMutationVariables>;
export const ConversationInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeq"}}]}}]}}]} as unknown as DocumentNode<ConversationInHistoryQuery, ConversationInHistoryQueryVariables>;
export const MessagesInHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagesInHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterSeq"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterSeq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterSeq"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}}]}}]}}]}}]} as unknown as DocumentNode<MessagesInHistoryQuery, MessagesInHistoryQueryVariables>;