/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useMutation, useQuery, useSubscription } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An account, named by role and address. */
export type AccountEmailInput = {
  /** E-mail address, in any case. */
  email: string;
  /** Which of the address's accounts. */
  role: Role;
};

/** When an answer is due that is not given yet; days are in UTC. */
export type AnswerDue =
  /** Its day has passed. */
  | 'PASSED'
  /** Today. */
  | 'TODAY'
  /** Today, or on one of the six days after it. */
  | 'WEEK';

/** The answer to somebody who asks to join. */
export type AnswerJoinRequestInput = {
  /** Who asks. */
  accountId: string | number;
  /** What they are to be; absent: they are refused. */
  role?: CompanyRole | null | undefined;
};

/** An app. */
export type AppIdInput = {
  /** The app. */
  appId: string | number;
};

/** The order of a job's applicants; nobody is scored. */
export type ApplicantOrder =
  /** Whose answer is due first; those that are answered or closed come last. */
  | 'DUE'
  /** The longest time in jobs first, added up from the dates in each profile. */
  | 'EXPERIENCE'
  /** By name, from A to Z. */
  | 'NAME'
  /** The newest application first. */
  | 'NEWEST'
  /** The oldest application first. */
  | 'OLDEST';

/** What happened to an application. */
export type ApplicationEventKind =
  /** The recruiter accepted it. */
  | 'ACCEPTED'
  /** The seeker applied. */
  | 'APPLIED'
  /** It was moved to another of the company's stages; the company's people alone see this. */
  | 'MOVED'
  /** One of the company's people looked at it or its resume for the first time; its applicant sees the day alone. */
  | 'OPENED'
  /** The recruiter rejected it. */
  | 'REJECTED'
  /** The recruiter took the decision back. */
  | 'REMOVED'
  /** The promised day passed without an answer. */
  | 'UNANSWERED'
  /** The seeker took it back. */
  | 'WITHDRAWN';

/** Where an applicant found the job. */
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

/** A stage as it shall be. */
export type ApplicationStageInput = {
  /** The stage; a new one when absent. */
  id?: string | number | null | undefined;
  /** Its name: at most 40 characters. */
  name: string;
};

/** Where an application stands. */
export type ApplicationStatus =
  /** The recruiter has accepted it. */
  | 'ACCEPTED'
  /** Waits for the recruiter's decision. */
  | 'APPLIED'
  /** The recruiter has rejected it. */
  | 'REJECTED'
  /** The seeker has taken it back. */
  | 'WITHDRAWN';

/** Archiving an application. */
export type ArchiveApplicationInput = {
  /** True archives it, false brings it back. */
  archived: boolean;
  /** The job. */
  jobId: string | number;
};

/** A question to the career assistant. */
export type AskAssistantInput = {
  /** The conversation to go on with; a new one when absent. */
  conversationId?: string | number | null | undefined;
  /** A resume: PDF, DOC or DOCX, at most 5 MB. */
  file?: File | null | undefined;
  /** At most 4000 characters; may be empty when a resume goes along. */
  prompt: string;
  /** Whether the profile's stored resume goes along instead of a file. */
  useProfileResume?: boolean | null | undefined;
};

/** How far an answer is. */
export type AssistantAnswerState =
  /** It is complete. */
  | 'DONE'
  /** It broke off; what was written stays. */
  | 'FAILED'
  /** It is being written. */
  | 'RUNNING'
  /** Its reader has stopped it; what was written stays. */
  | 'STOPPED';

/** Who wrote a message of a conversation with the assistant. */
export type AssistantAuthor =
  /** The assistant. */
  | 'ASSISTANT'
  /** The person. */
  | 'SEEKER';

/** The code that an authenticator app shows. */
export type AuthenticatorCodeInput = {
  /** Six digits. */
  code: string;
};

/** The beginning of a log-in with a passkey. */
export type BeginPasskeyLogInInput = {
  /** After the password: the challenge of the error `SECOND_FACTOR_REQUIRED`. Without it the passkey logs in alone. */
  challenge?: string | number | null | undefined;
  /** The role of the account that is to be logged in to. */
  role: Role;
};

/** How a recruiter wants to be called. */
export type ChangeDisplayNameInput = {
  /** The name; blank to be called by the e-mail address. */
  displayName: string;
};

/** What a member is to be. */
export type ChangeMemberRoleInput = {
  /** The member's account. */
  accountId: string | number;
  /** The new role. */
  role: CompanyRole;
};

/** A new password in place of the current one. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: string;
  /** The new password, at least 8 characters. */
  password: string;
};

/** A domain that is the company's own. */
export type ClaimDomainInput = {
  /** Such as `acme.com`. */
  domain: string;
};

/** Jobs to close at once. */
export type CloseJobsInput = {
  /** The jobs, at most 100. */
  jobIds: Array<string | number>;
};

/** What can be done for a company. */
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
  /** Make and end apps that act for the company, and their keys. */
  | 'MANAGE_APPS'
  /** See who did what. */
  | 'SEE_ACTIVITY'
  /** See the company, its jobs and their applicants; interviewers those jobs alone that they are on. */
  | 'SEE_JOBS'
  /** Write notes on applicants. */
  | 'WRITE_NOTES';

/** What was done in a company. */
export type CompanyEventKind =
  /** An applicant was accepted. */
  | 'APPLICANT_ACCEPTED'
  /** An applicant was moved to another stage. */
  | 'APPLICANT_MOVED'
  /** An applicant was rejected. */
  | 'APPLICANT_REJECTED'
  /** A job ceased to hide who applied. */
  | 'BLIND_MODE_OFF'
  /** A job began to hide who applied. */
  | 'BLIND_MODE_ON'
  /** Its profile or logo was changed. */
  | 'CHANGED'
  /** The company was created. */
  | 'CREATED'
  /** A decision was taken back. */
  | 'DECISION_REMOVED'
  /** An invitation was taken back. */
  | 'INVITATION_CANCELLED'
  /** A job was closed. */
  | 'JOB_CLOSED'
  /** A job was deleted. */
  | 'JOB_DELETED'
  /** A job was edited. */
  | 'JOB_EDITED'
  /** A job was posted. */
  | 'JOB_POSTED'
  /** A job was opened again. */
  | 'JOB_REOPENED'
  /** Somebody who asked to join was let in. */
  | 'JOIN_GRANTED'
  /** Somebody who asked to join was refused. */
  | 'JOIN_REFUSED'
  /** Somebody was invited. */
  | 'MEMBER_INVITED'
  /** Somebody joined. */
  | 'MEMBER_JOINED'
  /** Somebody left. */
  | 'MEMBER_LEFT'
  /** Somebody was removed. */
  | 'MEMBER_REMOVED'
  /** Somebody's role was changed. */
  | 'ROLE_CHANGED'
  /** What was checked of the company did not hold any more. */
  | 'VERIFICATION_LOST'
  /** The company was verified. */
  | 'VERIFIED';

/** What a member may do for a company. */
export type CompanyRole =
  /** Sees the jobs that they are on, and the applicants of these. */
  | 'INTERVIEWER'
  /** All that a recruiter may; also changes the company's profile and its members. */
  | 'OWNER'
  /** Posts and changes jobs, decides on their applicants, and browses talents. */
  | 'RECRUITER'
  /** Sees all jobs, applicants and talents, and changes nothing. */
  | 'VIEWER';

/** A company's employees. */
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

/** Which seekers may read a contact detail; recruiters may always. */
export type ContactVisibility =
  /** Connections only. */
  | 'CONNECTIONS'
  /** No seeker. */
  | 'NOBODY'
  /** Every signed-in seeker. */
  | 'SEEKERS';

/** A new app. */
export type CreateAppInput = {
  /** Days until its first key ends; at most 365. */
  expiresInDays?: number;
  /** What you call it; at most 60 characters. */
  name: string;
  /** What it may do, such as `jobs:read`. */
  scopes: Array<string>;
};

/** A company of a recruiter who has an account. */
export type CreateCompanyInput = {
  /** Not blank, at most 160 characters. */
  companyLocation: string;
  /** Not blank, at most 120 characters. */
  companyName: string;
  /** How many employees. */
  companySize: CompanySize;
  /** Not blank, at most 120 characters. */
  industry: string;
};

/** A search to be told of. */
export type CreateJobAlertInput = {
  /** The search: at least one condition. */
  filter: JobFilter;
  /** How often it tells. */
  frequency: JobAlertFrequency;
};

/** A new endpoint for webhooks. */
export type CreateWebhookEndpointInput = {
  /** The company's app; a key need not name its own. */
  appId?: string | number | null | undefined;
  /** What to hear of, such as `application.received` or `job.opened`. */
  kinds: Array<string>;
  /** Where to post: an https address of the open internet. */
  url: string;
};

/** A recruiter's decision on an application. */
export type DecideApplicationInput = {
  /** The application. */
  applicationId: string | number;
  /** What it shall be. */
  status: Decision;
  /** The version decided on; a newer one is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** What many applications shall become. */
export type DecideApplicationsInput = {
  /** The applications: at most 500. */
  applications: Array<VersionedApplicationInput>;
  /** What the applicants are told with the decision, also by mail: at most 5,000 characters; {name}, {job} and {company} stand for each one's. */
  message?: string | null | undefined;
  /** Why, for the company's people alone. */
  reason?: DecisionReason | null | undefined;
  /** The same in words: at most 1,000 characters. */
  reasonText?: string | null | undefined;
  /** The new stage. Alone it moves only what is not decided; with the status APPLIED it reopens the others too. */
  stageId?: string | number | null | undefined;
  /** The new status. */
  status?: Decision | null | undefined;
};

/** What a recruiter may set an application to. */
export type Decision =
  /** Accepts it. */
  | 'ACCEPTED'
  /** Takes a decision back. */
  | 'APPLIED'
  /** Rejects it. */
  | 'REJECTED';

/** What became of one application of many. */
export type DecisionOutcome =
  /** It was changed by somebody else before, or withdrawn, and is left as that is. */
  | 'CONFLICT'
  /** It is changed. */
  | 'DONE'
  /** There is no such application to a job of the company. */
  | 'NOT_FOUND'
  /** It was so already. */
  | 'UNCHANGED';

/** Why an application was decided as it was. */
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

/** The proof that it is you who deletes your account. */
export type DeleteAccountInput = {
  /** The account's password. */
  password: string;
};

/** A conversation to delete. */
export type DeleteAssistantConversationInput = {
  /** The conversation. */
  id: string | number;
};

/** What to change of an alert; what is absent stays. */
export type EditJobAlertInput = {
  /** The alert. */
  alertId: string | number;
  /** Another search. */
  filter?: JobFilter | null | undefined;
  /** How often it tells. */
  frequency?: JobAlertFrequency | null | undefined;
  /** Whether it pauses. */
  paused?: boolean | null | undefined;
};

/** Fields of a job to change. One that is absent is kept as it is; null empties it, and is refused where it must not be empty. */
export type EditJobInput = {
  /** Within how many days the company promises to answer who applies now, from 1 to 45; who has applied keeps the day that was promised. */
  answerWithinDays?: number | null | undefined;
  /** Last day to apply; not in the past, unless it is stored so already. */
  applicationDeadline?: string | null | undefined;
  /** The city, at most 100 characters. */
  city?: string | null | undefined;
  /** The country, ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  /** What the job is, in Markdown; plain text keeps its lines, at most 30,000 characters; not empty. */
  description?: string | null | undefined;
  /** Experience asked for. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The job. */
  id: string | number;
  /** The job's category; not empty. */
  industry?: Industry | null | undefined;
  /** Full-time, part-time or internship; not empty. */
  jobType?: JobType | null | undefined;
  /** Where, at most 200 characters. */
  location?: string | null | undefined;
  /** The currency of the numbers, ISO 4217. */
  payCurrency?: string | null | undefined;
  /** The most; null where it is exactly the least. */
  payMax?: number | null | undefined;
  /** The pay in numbers, its least; it sets the salary range, until another range is given. */
  payMin?: number | null | undefined;
  /** What the numbers are for. */
  payUnit?: PayUnit | null | undefined;
  /** The state or region, at most 100 characters. */
  region?: string | null | undefined;
  /** Where a remote worker may be, in words, at most 200 characters. */
  remoteFrom?: string | null | undefined;
  /** What an applicant should bring; plain text, at most 10,000 characters. */
  requirements?: string | null | undefined;
  /** The salary as it is chosen; pay in words of its own is kept when absent. */
  salaryRange?: SalaryRange | null | undefined;
  /** What the work is called, at most 200 characters; not empty. */
  title?: string | null | undefined;
  /** On site, remote or hybrid; not empty. */
  workMode?: WorkMode | null | undefined;
};

/** An own note, edited. */
export type EditNoteInput = {
  /** The note. */
  id: string | number;
  /** Markdown, at most 5,000 characters. */
  text: string;
};

/** A token from a mail. */
export type EmailTokenInput = {
  /** The role of the account that the mail was for. */
  role: Role;
  /** The token from the link. */
  token: string;
};

/** An alert, by id. */
export type EndJobAlertInput = {
  /** The alert. */
  alertId: string | number;
};

/** One entry of a seeker's history. */
export type ExperienceInput = {
  /** Company or organisation, at most 160 characters. */
  company: string;
  /** First day, not in the future. */
  from: string;
  /** What was done, plain text, at most 2,000 characters. */
  responsibilities?: string | null | undefined;
  /** The job title, or the role for social work; at most 160 characters. */
  title: string;
  /** Last day, not before the first; absent means Present. */
  to?: string | null | undefined;
};

/** What kind of experience an entry describes. */
export type ExperienceKind =
  /** An internship. */
  | 'INTERNSHIP'
  /** Paid work. */
  | 'JOB'
  /** Voluntary or social work. */
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
  /** Of `beginAddingPasskey`. */
  challenge: string | number;
  /** What to call it; at most 60 characters. */
  name: string;
  /** The browser's `RegistrationResponseJSON`, as JSON. */
  response: string;
};

/** The answer to a challenge: one of the three. */
export type FinishLogInInput = {
  /** Of `beginPasskeyLogIn`, or of the error `SECOND_FACTOR_REQUIRED`. */
  challenge: string | number;
  /** The six digits of the authenticator app; after the password only. */
  code?: string | null | undefined;
  /** The browser's `AuthenticationResponseJSON`, as JSON. */
  passkey?: string | null | undefined;
  /** A recovery code; after the password only. */
  recoveryCode?: string | null | undefined;
};

/** A job's category. */
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

/** Whom to invite into the company. */
export type InviteMemberInput = {
  /** Their e-mail address: nobody else can accept. */
  email: string;
  /** What they will be. */
  role: CompanyRole;
};

/** How often an alert tells of new jobs. */
export type JobAlertFrequency =
  /** When a job opens. */
  | 'AT_ONCE'
  /** Together, at eight in the morning. */
  | 'DAILY'
  /** Together, at eight on Monday morning. */
  | 'WEEKLY';

/** Which jobs to find; conditions that are given all apply. */
export type JobFilter = {
  /** Of a company with any of these names, or a part of it; at most 20. */
  companies?: Array<string> | null | undefined;
  /** Companies of this size. */
  companySize?: CompanySize | null | undefined;
  /** Any of these company sizes; all when empty. */
  companySizes?: Array<CompanySize> | null | undefined;
  /** Not of companies with these names; at most 20. */
  excludeCompanies?: Array<string> | null | undefined;
  /** Without any of these words, anywhere; at most 20. */
  excludeWords?: Array<string> | null | undefined;
  /** This experience level. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** Any of these experience levels; all when empty. */
  experienceLevels?: Array<ExperienceLevel> | null | undefined;
  /** Any of these categories; all when empty. */
  industries?: Array<Industry> | null | undefined;
  /** This category. */
  industry?: Industry | null | undefined;
  /** This job type. */
  jobType?: JobType | null | undefined;
  /** Any of these job types; all when empty. */
  jobTypes?: Array<JobType> | null | undefined;
  /** Words that the job has, in any order, anywhere: best in its title. Slips of the pen, unfinished last words, singular and plural and synonyms are understood. What is contained as it was typed in the title, company, type, location, work mode, industry, requirements, experience or company size is found, too. At most 200 characters. */
  keyword?: string | null | undefined;
  /** May pay at least this, lakh rupees per year; jobs that state no pay are not found. */
  payAtLeast?: number | null | undefined;
  /** In any of these places, by their names old and new; at most 20. */
  places?: Array<string> | null | undefined;
  /** Posted within so many days, from 1 to 3650. */
  postedWithinDays?: number | null | undefined;
  /** Highest salary at most this, lakh rupees per year; instead of salaryRange. */
  salaryMax?: number | null | undefined;
  /** Least salary at least this, lakh rupees per year; instead of salaryRange. */
  salaryMin?: number | null | undefined;
  /** Within this range; jobs that state no salary always match. Not together with salaryMin or salaryMax. */
  salaryRange?: SalaryRange | null | undefined;
  /** Places no further than so many kilometres from one of `places` count as well, where both are known; at most 500. */
  withinKm?: number | null | undefined;
  /** This work mode. */
  workMode?: WorkMode | null | undefined;
  /** Any of these work modes; all when empty. */
  workModes?: Array<WorkMode> | null | undefined;
};

/** A job, by id. */
export type JobIdInput = {
  /** The job. */
  jobId: string | number;
};

/** The fields of a job. */
export type JobInput = {
  /** Within how many days the company promises to answer who applies now, from 1 to 45; 14 unless given. */
  answerWithinDays?: number | null | undefined;
  /** Last day to apply; not in the past. */
  applicationDeadline?: string | null | undefined;
  /** The city, at most 100 characters. */
  city?: string | null | undefined;
  /** An own job that this is a copy of: imported pay in words of its own comes along, unless salaryRange is given. */
  copyOf?: string | number | null | undefined;
  /** The country, ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  /** What the job is, in Markdown; plain text keeps its lines, at most 30,000 characters. */
  description: string;
  /** Experience asked for. */
  experienceLevel?: ExperienceLevel | null | undefined;
  /** The job's category. */
  industry: Industry;
  /** Keeps it as a draft that only the company sees. */
  isDraft?: boolean | null | undefined;
  /** Full-time, part-time or internship. */
  jobType: JobType;
  /** Where, at most 200 characters. */
  location?: string | null | undefined;
  /** Opens it by itself at this moment, within a year; until then only the company sees it. */
  opensAt?: string | null | undefined;
  /** The currency of the numbers, ISO 4217. */
  payCurrency?: string | null | undefined;
  /** The most; null where it is exactly the least. */
  payMax?: number | null | undefined;
  /** The pay in numbers, its least; with a currency and a unit it sets the salary range. */
  payMin?: number | null | undefined;
  /** What the numbers are for. */
  payUnit?: PayUnit | null | undefined;
  /** The state or region, at most 100 characters. */
  region?: string | null | undefined;
  /** Where a remote worker may be, in words, at most 200 characters. */
  remoteFrom?: string | null | undefined;
  /** What an applicant should bring; plain text, at most 10,000 characters. */
  requirements?: string | null | undefined;
  /** The salary as it is chosen. */
  salaryRange?: SalaryRange | null | undefined;
  /** What the work is called, at most 200 characters. */
  title: string;
  /** On site, remote or hybrid. */
  workMode: WorkMode;
};

/** Where a word of a search was found. */
export type JobMatchField =
  /** In the work mode, type, category or experience. */
  | 'CHOICE'
  /** In the company's name. */
  | 'COMPANY'
  /** In the description, or as a part of a word. */
  | 'DESCRIPTION'
  /** In the place. */
  | 'PLACE'
  /** In the requirements. */
  | 'REQUIREMENTS'
  /** In the title. */
  | 'TITLE';

/** What comes first in a list of jobs. */
export type JobOrder =
  /** What matches the keyword best, and the newest of those; without a keyword the newest. */
  | 'BEST_MATCH'
  /** What ends soonest; jobs without a last day come last. */
  | 'DEADLINE'
  /** The newest. */
  | 'NEWEST'
  /** What may pay most; jobs that state no pay come last. */
  | 'PAY';

/** What would make a post better. */
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

/** What its recruiter has set a job to. */
export type JobStatus =
  /** Takes none; only its recruiter and its applicants see it. */
  | 'CLOSED'
  /** Has not been open; only its company sees it. */
  | 'DRAFT'
  /** Takes applications until its deadline. */
  | 'OPEN'
  /** Opens by itself at its moment; until then only its company sees it. */
  | 'SCHEDULED';

/** What a suggestion is. */
export type JobSuggestionKind =
  /** A company's name. */
  | 'COMPANY'
  /** Where jobs are. */
  | 'PLACE'
  /** What jobs are called. */
  | 'TITLE';

/** How much of a week, or for how long, a job is. */
export type JobType =
  /** Full-time */
  | 'FULL_TIME'
  /** Internship */
  | 'INTERNSHIP'
  /** Part-time */
  | 'PART_TIME';

/** A log-in. */
export type LogInInput = {
  /** E-mail address, in any case. */
  email: string;
  /** The password. */
  password: string;
  /** Which of the address's accounts. */
  role: Role;
};

/** When notices are mailed. */
export type MailTiming =
  /** When it happens, or at the end of quiet hours. */
  | 'AT_ONCE'
  /** Together, at eight in the morning. */
  | 'DAILY'
  /** Not at all. */
  | 'NEVER'
  /** Together, at eight on Monday morning. */
  | 'WEEKLY';

/** Which notices were read. */
export type MarkNoticesReadInput = {
  /** These, at most 100; null: all of them. */
  ids?: Array<string | number> | null | undefined;
};

/** How far a conversation was seen. */
export type MarkSeenInput = {
  /** The conversation. */
  conversationId: string | number;
  /** The number of the newest message seen; the pointer never moves back. */
  seq: number;
};

/** A move of an application to another stage. */
export type MoveApplicationInput = {
  /** The application, not decided. */
  applicationId: string | number;
  /** The stage. */
  stageId: string | number;
  /** The version seen; a newer one is refused with CONFLICT. */
  version?: number | null | undefined;
};

/** A note to write on many applications. */
export type NoteApplicationsInput = {
  /** The applications: at most 500. */
  applicationIds: Array<string | number>;
  /** Markdown, at most 5,000 characters. */
  text: string;
};

/** How one wants to be told of a kind of notices. */
export type NoticeChannelsInput = {
  /** The kind. */
  kind: NoticeKind;
  /** When they are mailed. */
  mail: MailTiming;
  /** Whether they stand among the notices on the page. */
  page: boolean;
  /** Whether they are pushed to the browsers that subscribed; null: as it was. */
  push?: boolean | null | undefined;
};

/** What notices are about. */
export type NoticeKind =
  /** Answers that are due. */
  | 'ANSWERS_DUE'
  /** Companies that look at your application. */
  | 'APPLICATION_OPENED'
  /** People who accept your request. */
  | 'CONNECTION_ACCEPTED'
  /** People who ask to connect. */
  | 'CONNECTION_REQUEST'
  /** Decisions on your applications. */
  | 'DECISION'
  /** The first application to a job. */
  | 'FIRST_APPLICATION'
  /** New jobs of your alerts. */
  | 'JOB_ALERTS'
  /** Your jobs that close soon. */
  | 'JOB_CLOSING'
  /** People who join your company. */
  | 'MEMBER_JOINED'
  /** New applications of a day. */
  | 'NEW_APPLICATIONS'
  /** Saved jobs that close soon. */
  | 'SAVED_JOB_CLOSING'
  /** Answers that did not come in time. */
  | 'UNANSWERED'
  /** Messages that you have not read. */
  | 'UNREAD_MESSAGES';

/** How one wants to be told. */
export type NoticePreferencesInput = {
  /** The kinds to change; others stay as they are. */
  kinds: Array<NoticeChannelsInput>;
  /** The hour, 0 to 23, from which on nothing is mailed; null: none. */
  quietFrom?: number | null | undefined;
  /** The hour, 0 to 23, at which mails come again. */
  quietUntil?: number | null | undefined;
  /** IANA name of the time zone, such as `Asia/Kolkata`. */
  timeZone: string;
};

/** An application that somebody looks at. */
export type OpenApplicationInput = {
  /** The application. */
  applicationId: string | number;
};

/** One of the account's own passkeys. */
export type PasskeyIdInput = {
  /** The passkey. */
  passkeyId: string | number;
};

/** What pay in numbers is for. */
export type PayUnit =
  /** day */
  | 'DAY'
  /** hour */
  | 'HOUR'
  /** month */
  | 'MONTH'
  /** year */
  | 'YEAR';

/** What comes first in a list of a company's jobs. */
export type PostedJobOrder =
  /** What ends soonest; jobs without a last day come last. */
  | 'DEADLINE'
  /** The newest. */
  | 'NEWEST'
  /** The oldest. */
  | 'OLDEST'
  /** Whose applicants have waited longest for a decision; jobs that nobody waits for come last. */
  | 'WAITING';

/** A conversation's new title. */
export type RenameAssistantConversationInput = {
  /** The conversation. */
  id: string | number;
  /** From 1 to 100 characters. */
  title: string;
};

/** A passkey under another name. */
export type RenamePasskeyInput = {
  /** What to call it; at most 60 characters. */
  name: string;
  /** The passkey. */
  passkeyId: string | number;
};

/** A report to the operator. */
export type ReportInput = {
  /** The seeker's, message's or job's id. */
  id: string | number;
  /** What kind of thing it is. */
  kind: ReportKind;
  /** More about it, at most 1000 characters. */
  note?: string | null | undefined;
  /** What is wrong with it. */
  reason: ReportReason;
};

/** What kind of thing is reported. */
export type ReportKind =
  /** A job. */
  | 'JOB'
  /** A chat message. */
  | 'MESSAGE'
  /** A seeker. */
  | 'PERSON';

/** Why something is reported. */
export type ReportReason =
  /** Insulting, threatening or hateful */
  | 'ABUSE'
  /** Fake, or pretending to be somebody else */
  | 'FAKE'
  /** Fraud, or asking for money or papers */
  | 'FRAUD'
  /** Something else */
  | 'OTHER'
  /** Spam or advertising */
  | 'SPAM';

/** A new password, with the token from the mail. */
export type ResetPasswordInput = {
  /** The new password, at least 8 characters. */
  password: string;
  /** The role of the account that the mail was for. */
  role: Role;
  /** The token from the link. */
  token: string;
};

/** Why a resume cannot be read. */
export type ResumeProblem =
  /** It cannot be read; it may be damaged. */
  | 'DAMAGED'
  /** It is locked with a password. */
  | 'LOCKED'
  /** It has no text; it may be a scan. */
  | 'NO_TEXT'
  /** It has more than 20 pages. */
  | 'TOO_MANY_PAGES'
  /** It takes too long to read. */
  | 'TOO_SLOW';

/** One of an app's keys. */
export type RevokeKeyInput = {
  /** The app. */
  appId: string | number;
  /** The key. */
  keyId: string | number;
};

/** The two kinds of accounts. */
export type Role =
  /** Posts jobs. */
  | 'RECRUITER'
  /** Looks for jobs. */
  | 'SEEKER';

/** A new key in the place of those that an app has. */
export type RotateKeyInput = {
  /** The app. */
  appId: string | number;
  /** Days until the new key ends; at most 365. */
  expiresInDays?: number;
  /** Hours for which the old keys go on; at most 168, 0: they end now. */
  overlapHours?: number;
};

/** Salary choices in lakh rupees per year (LPA). */
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

/** A company's stages as they shall be. */
export type SaveApplicationStagesInput = {
  /** Stages to remove: what is in them moves to the first of the others. */
  removedIds?: Array<string | number> | null | undefined;
  /** In their order, at most 20. Stages that are neither here nor removed stay, at the end. */
  stages: Array<ApplicationStageInput>;
};

/** A template as it shall be. */
export type SaveMessageTemplateInput = {
  /** The text: at most 5,000 characters; {name}, {job} and {company} stand for each applicant's. */
  body: string;
  /** The template; a new one when absent. */
  id?: string | number | null | undefined;
  /** Its name: at most 60 characters. */
  name: string;
  /** The decision that it is for. */
  status: ToldDecision;
};

/** Which seekers to find; what is given all applies, texts of at most 200 characters are contained in any case. */
export type SeekerFilter = {
  /** Age in whole years as `min-max`; a part that is no number is 0 or 100. Without a hyphen: any age. */
  ageRange?: string | null | undefined;
  /** In the current profession. */
  currentProfession?: string | null | undefined;
  /** In the name, location, qualification, profession, a skill, cgpa, LinkedIn or GitHub. */
  keyword?: string | null | undefined;
  /** In the location. */
  location?: string | null | undefined;
  /** In the highest qualification. */
  qualification?: string | null | undefined;
  /** True: only those with a resume. */
  resumeUploaded?: boolean | null | undefined;
  /** In one of the skills. */
  skills?: string | null | undefined;
};

/** Another seeker. */
export type SeekerIdInput = {
  /** The seeker. */
  seekerId: string | number;
};

/** A message to send. */
export type SendMessageInput = {
  /** A UUID made by the client for this message. Sending it again answers the message as stored. */
  clientId: string | number;
  /** 1 to 4000 characters of plain text. */
  content: string;
  /** The connected person it is for. */
  recipientId: string | number;
};

/** One of the account's own sessions. */
export type SessionIdInput = {
  /** The session's id. */
  sessionId: string | number;
};

/** Whether questions may go to the assistant's provider. */
export type SetAssistantConsentInput = {
  /** True to agree, false to take it back. */
  given: boolean;
};

/** Whether a job's applicants are judged without knowing who they are. */
export type SetBlindModeInput = {
  /** True: hide who applied until a first decision on each application. */
  blind: boolean;
  /** The job. */
  jobId: string | number;
};

/** Who interviews for a job. */
export type SetJobInterviewersInput = {
  /** The accounts of all who do; each an interviewer of the company. */
  accountIds: Array<string | number>;
  /** The job. */
  jobId: string | number;
};

/** Closing, reopening, opening or scheduling a job. */
export type SetJobStatusInput = {
  /** The job. */
  jobId: string | number;
  /** When it opens, for SCHEDULED alone. */
  opensAt?: string | null | undefined;
  /** What it shall be. */
  status: JobStatus;
};

/** A typing signal. It is not stored. */
export type SetTypingInput = {
  /** False when the typing has stopped. */
  isTyping: boolean;
  /** The connected person who shall see it. */
  recipientId: string | number;
};

/** A sign-up by an invitation. */
export type SignUpInvitedInput = {
  /** How they want to be called; by the e-mail address when absent. */
  displayName?: string | null | undefined;
  /** At least 8 characters. */
  password: string;
  /** The token in the invitation's link. */
  token: string;
};

/** A recruiter's sign-up. */
export type SignUpRecruiterInput = {
  /** Where the company is. */
  companyLocation: string;
  /** The company's name, at most 120 characters. */
  companyName: string;
  /** How many employees. */
  companySize: CompanySize;
  /** E-mail address; one recruiter account each. */
  email: string;
  /** The company's industry. */
  industry: string;
  /** At least 8 characters. */
  password: string;
};

/** A seeker's sign-up. */
export type SignUpSeekerInput = {
  /** E-mail address; one seeker account each. */
  email: string;
  /** First and last name, at most 120 characters. */
  name: string;
  /** At least 8 characters. */
  password: string;
  /** Exactly ten digits. */
  phone: string;
};

/** An answer to stop. */
export type StopAssistantAnswerInput = {
  /** The answer. */
  answerId: string | number;
};

/** Where a browser is reached, as its `PushSubscription` says. */
export type SubscribeToPushInput = {
  /** Its secret, in base64url. */
  auth: string;
  /** Its address at its push service. */
  endpoint: string;
  /** Its public key, in base64url. */
  p256dh: string;
};

/** Tags to put on applications, and to take off. */
export type TagApplicationsInput = {
  /** Tags of at most 40 characters; at most 20 stay on an application: one of many that has no room keeps what it has. One that the company has keeps its spelling. */
  add?: Array<string> | null | undefined;
  /** The applications: at most 500. */
  applicationIds: Array<string | number>;
  /** Tags to take off, in any case. */
  remove?: Array<string> | null | undefined;
};

/** A decision that applicants are mailed. */
export type ToldDecision =
  /** Accepted. */
  | 'ACCEPTED'
  /** Rejected. */
  | 'REJECTED';

/** A browser that is to be pushed nothing more. */
export type UnsubscribeFromPushInput = {
  /** Its address at its push service. */
  endpoint: string;
};

/** Fields of the own company profile. One that is absent is kept as it is. */
export type UpdateRecruiterProfileInput = {
  /** Markdown, at most 5,000 characters. */
  companyDescription?: string | null | undefined;
  /** Not blank, at most 160 characters. */
  companyLocation?: string | null | undefined;
  /** Not blank, at most 120 characters. Its jobs follow shortly. */
  companyName?: string | null | undefined;
  /** How many employees. */
  companySize?: CompanySize | null | undefined;
  /** A web address, which is reached over https, or blank. */
  companyWebsite?: string | null | undefined;
  /** Not blank, at most 120 characters. */
  industry?: string | null | undefined;
  /** A web address, or blank. */
  linkedin?: string | null | undefined;
  /** Where it is besides its location: at most 20, each of at most 160 characters. Null empties it. */
  otherPlaces?: Array<string> | null | undefined;
  /** Its name in the address of its public page: 2 to 60 small letters, digits and single hyphens. The old one leads there. */
  slug?: string | null | undefined;
};

/** Fields of the own profile. One that is absent is kept as it is; null or blank text empties it. */
export type UpdateSeekerProfileInput = {
  /** About themselves, plain text, at most 2,000 characters. */
  about?: string | null | undefined;
  /** Whether recruiters find this person without an application. */
  browsable?: boolean | null | undefined;
  /** Cumulative grade point average, 0 to 10. */
  cgpa?: number | null | undefined;
  /** College, at most 160 characters. */
  college?: string | null | undefined;
  /** Course of study, at most 160 characters. */
  course?: string | null | undefined;
  /** What they do now, at most 160 characters. */
  currentProfession?: string | null | undefined;
  /** Date of birth, not in the future. */
  dob?: string | null | undefined;
  /** Which seekers may read the e-mail address. */
  emailVisibility?: ContactVisibility | null | undefined;
  /** GitHub or portfolio address, http(s); `https://` is put before a bare host. */
  github?: string | null | undefined;
  /** Year of graduation, at most ten years ahead. */
  graduationYear?: number | null | undefined;
  /** The whole list of internships, at most 30; replaces the one there is. */
  internExperiences?: Array<ExperienceInput> | null | undefined;
  /** The whole list of jobs, at most 30; replaces the one there is. */
  jobExperiences?: Array<ExperienceInput> | null | undefined;
  /** LinkedIn address, http(s); `https://` is put before a bare host. */
  linkedin?: string | null | undefined;
  /** Where they live, at most 160 characters. */
  location?: string | null | undefined;
  /** First and last name, at most 120 characters; not blank. */
  name?: string | null | undefined;
  /** Exactly ten digits. */
  phone?: string | null | undefined;
  /** Which seekers may read the phone number. */
  phoneVisibility?: ContactVisibility | null | undefined;
  /** Highest qualification, at most 160 characters. */
  qualification?: string | null | undefined;
  /** At most 50 skills of at most 60 characters; repeats are dropped. */
  skills?: Array<string> | null | undefined;
  /** The whole list of social work and extra-curricular work, at most 30; replaces the one there is. */
  socialExperiences?: Array<ExperienceInput> | null | undefined;
  /** Year of passing the tenth class. */
  tenthPassout?: number | null | undefined;
  /** Result of the tenth class, 0 to 100 percent. */
  tenthPercent?: number | null | undefined;
  /** School of the tenth class (SSC), at most 160 characters. */
  tenthSchool?: string | null | undefined;
  /** Year of passing the twelfth class. */
  twelfthPassout?: number | null | undefined;
  /** Result of the twelfth class, 0 to 100 percent. */
  twelfthPercent?: number | null | undefined;
  /** School of the twelfth class (HSC), at most 160 characters. */
  twelfthSchool?: string | null | undefined;
};

/** By which way a company was checked. */
export type VerificationMethod =
  /** The domain has a DNS record that only this company was told. */
  | 'DNS'
  /** An owner has a confirmed e-mail address at the domain. */
  | 'MAIL';

/** An application with the version that was seen. */
export type VersionedApplicationInput = {
  /** The application. */
  applicationId: string | number;
  /** Its version; when it has a newer one the row is not changed. */
  version: number;
};

/** How the viewer and a seeker stand to each other. */
export type ViewerConnection =
  /** Connected. */
  | 'CONNECTED'
  /** The seeker asked the viewer. */
  | 'INCOMING'
  /** Not connected. */
  | 'NONE'
  /** The viewer asked and waits. */
  | 'REQUESTED'
  /** The viewer. */
  | 'SELF';

/** Something that was told to an endpoint. */
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

/** What the acting seeker writes to the company. */
export type WriteCoverNoteInput = {
  /** The job. */
  jobId: string | number;
  /** The note, at most 2000 characters; empty takes it away. */
  text: string;
};

/** A note to write. */
export type WriteNoteInput = {
  /** The application. */
  applicationId: string | number;
  /** Markdown, at most 5,000 characters. */
  text: string;
};

export type Viewer_ViewerFragment = { id: string, role: Role, name: string, displayName: string, email: string, company: { id: string, role: CompanyRole, may: Array<CompanyAction> } | null, companies: Array<{ id: string, name: string }> };

export type ViewerQueryVariables = Exact<{
  role: Role;
}>;


export type ViewerQuery = { viewer: Viewer_ViewerFragment | null };

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

export type LogOutMutationVariables = Exact<{
  role: Role;
}>;


export type LogOutMutation = { logOut: { message: string } };

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


export type ChangeDisplayNameMutation = { changeDisplayName: { viewer: { id: string, displayName: string } } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { viewerSessions: Array<{ id: string, device: string, address: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

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


export type CompanyInvitationQuery = { companyInvitation: { companyName: string, email: string, role: CompanyRole, hasAccount: boolean } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { companies: Array<{ id: string }> } };

export type SignUpInvitedMutationVariables = Exact<{
  input: SignUpInvitedInput;
}>;


export type SignUpInvitedMutation = { signUpInvited: { accountId: string } };

export type ApplicantCard_ApplicantFragment = { id: string, jobId: string, jobTitle: string, status: ApplicationStatus, version: number, appliedAt: string, answerDueOn: string | null, unansweredAt: string | null, resumeUrl: string | null, resumeFromProfile: boolean, tags: Array<string>, isHidden: boolean, seeker: PersonCard_SeekerFragment };

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
    { seeker: SeekerProfile_SeekerFragment, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, createdAt: string, actorName: string | null }> }
    & ApplicantCard_ApplicantFragment
  ) };

export type DecideApplicationMutationVariables = Exact<{
  input: DecideApplicationInput;
}>;


export type DecideApplicationMutation = { decideApplication: { applicationId: string, status: ApplicationStatus, version: number, stageId: string | null } };

export type ApplicantsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ApplicantsChangedSubscription = { applicationChanged: { update: { applicationId: string, jobId: string, status: ApplicationStatus, version: number, stageId: string | null } | null } };

export type ApplicationStandingFragment = { id: string, status: ApplicationStatus, version: number, stage: { id: string, name: string } | null };

export type OpenApplicationMutationVariables = Exact<{
  input: OpenApplicationInput;
}>;


export type OpenApplicationMutation = { openApplication: { applicationId: string } };

export type OwnApplication_ApplicationFragment = { id: string, status: ApplicationStatus, appliedAt: string, answerDueOn: string | null, unansweredAt: string | null, isArchived: boolean, resumeUrl: string | null, resumeName: string | null, events: Array<{ id: string, kind: ApplicationEventKind, createdAt: string }>, job: TrackedJob_JobFragment };

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

export type RecruiterDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type RecruiterDashboardQuery = { recruiterDashboard: { counters: { jobsPosted: number, jobsOpen: number, applicationsReceived: number, applicationsAccepted: number, applicationsRejected: number }, recentJobs: Array<PostedJob_PostedJobFragment>, recentApplications: Array<ApplicantCard_ApplicantFragment>, weeks: Array<{ weekStart: string, received: number, accepted: number }>, sources: Array<{ source: ApplicationSource | null, count: number }>, stages: Array<{ stageId: string, stage: string, count: number, medianDays: number | null }>, answersDue: { passed: number, today: number, week: number }, interviews: Array<{ jobId: string, jobTitle: string, stageId: string, stage: string, count: number, since: string }> }, waiting: { edges: Array<{ cursor: string, node: { id: string, waitingSince: string | null, applications: { total: number, applied: number, accepted: number, rejected: number }, job: { id: string, title: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, viewerRecruiter: CompanyProfile_RecruiterFragment };

export type ReviewRow_ApplicantFragment = { id: string, jobId: string, status: ApplicationStatus, version: number, appliedAt: string, answerDueOn: string | null, unansweredAt: string | null, tags: Array<string>, isHidden: boolean, stage: { id: string, name: string } | null, seeker: { id: string, name: string, currentProfession: string } };

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


export type ReviewCountsQuery = { applicantCounts: { blind: boolean, all: number, applied: number, accepted: number, rejected: number, stages: Array<{ count: number, stage: { id: string, name: string } }>, tags: Array<{ tag: string, count: number }> } };

export type ReviewApplicantQueryVariables = Exact<{
  id: string | number;
}>;


export type ReviewApplicantQuery = { applicant: (
    { resumeUrl: string | null, resumeFromProfile: boolean, message: string, coverNote: string, appliedBefore: Array<{ id: string, jobTitle: string, status: ApplicationStatus, appliedAt: string }>, seeker: SeekerProfile_SeekerFragment, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, createdAt: string, actorName: string | null, reason: DecisionReason | null, reasonText: string | null }> }
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


export type SaveApplicationStagesMutation = { saveApplicationStages: { stages: Array<{ id: string, name: string }> } };

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

export type OwnAppFragment = { id: string, name: string, scopes: Array<string>, createdAt: string, keys: Array<{ id: string, hint: string, createdAt: string, expiresAt: string, lastUsedAt: string | null }> };

export type AppsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppsQuery = { apps: Array<OwnAppFragment> };

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

export type OwnWebhookFragment = { id: string, url: string, kinds: Array<string>, accountName: string | null, problem: string | null };

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


export type AssistantStatusQuery = { assistantStatus: { configured: boolean, provider: string, consentedAt: string | null, questionsLeftToday: number, questionsPerDay: number, profileResumeName: string | null, answering: { answerId: string, conversationId: string, question: string, fileName: string } | null } };

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


export type AssistantAnswerSubscription = { assistantAnswer: { answerId: string, conversationId: string, state: AssistantAnswerState, text: string, position: number, activity: string, error: { code: string, message: string } | null } };

export type CompanyActivityQueryVariables = Exact<{
  actorId?: string | number | null | undefined;
  kind?: CompanyEventKind | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompanyActivityQuery = { companyActivity: { edges: Array<{ cursor: string, node: { id: string, kind: CompanyEventKind, createdAt: string, actorName: string | null, personName: string | null, subject: string, detail: string, jobId: string | null, applicationId: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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


export type PeopleQuery = { companyMembers: Array<{ accountId: string, name: string, email: string, role: CompanyRole, joinedAt: string }>, companyInvitations?: Array<{ id: string, email: string, role: CompanyRole, expiresAt: string }>, viewerCompanies: Array<{ id: string, name: string, role: CompanyRole, isCurrent: boolean }> };

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

export type NetworkCard_SeekerFragment = { id: string, name: string, photoUrl: string, location: string, currentProfession: string, qualification: string, linkedin: string, viewerConnection: ViewerConnection };

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

export type ApplicationReceiptQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ApplicationReceiptQuery = { ownApplication: { id: string, resumeName: string | null } | null, viewerSeeker: OwnProfile_SeekerFragment };

export type UndoApplicationMutationVariables = Exact<{
  input: JobIdInput;
}>;


export type UndoApplicationMutation = { undoApplication: { job: { id: string, viewerApplicationStatus: ApplicationStatus | null, viewerAppliedAt: string | null, viewerCanApply: boolean } } };

export type WriteCoverNoteMutationVariables = Exact<{
  input: WriteCoverNoteInput;
}>;


export type WriteCoverNoteMutation = { writeCoverNote: { application: { id: string, coverNote: string } } };

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

export type JobCard_JobFragment = { id: string, title: string, jobType: JobType, industry: Industry, workMode: WorkMode, location: string, experienceLevel: ExperienceLevel | null, salaryLabel: string, requirements: string, createdAt: string, viewerHasSaved: boolean, viewerApplicationStatus: ApplicationStatus | null, company: { id: string, name: string, logoUrl: string, size: CompanySize | null, verification: { domain: string, method: VerificationMethod, checkedAt: string } | null } };

export type JobDetails_JobFragment = (
  { description: string, descriptionHtml: string, remoteFrom: string, applicationDeadline: string | null, answerWithinDays: number }
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
}>;


export type ApplyToJobMutation = { applyToJob: { job: { id: string, viewerApplicationStatus: ApplicationStatus | null, viewerAppliedAt: string | null, viewerCanApply: boolean } } };

export type SearchJobsQueryVariables = Exact<{
  filter?: JobFilter | null | undefined;
  order?: JobOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchJobsQuery = { jobs: { edges: Array<{ cursor: string, matches: Array<{ field: JobMatchField, found: string }> | null, node: JobCard_JobFragment }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountJobsQueryVariables = Exact<{
  filter?: JobFilter | null | undefined;
}>;


export type CountJobsQuery = { jobs: { totalCount: number, totalCountIsCapped: boolean } };

export type PostedJob_JobFragment = (
  { salaryRange: SalaryRange | null, status: JobStatus, opensAt: string | null, payMin: number | null, payMax: number | null, payCurrency: string | null, payUnit: PayUnit | null, city: string, region: string, country: string }
  & JobDetails_JobFragment
);

export type PostedJob_PostedJobFragment = { id: string, waitingSince: string | null, owner: string, job: PostedJob_JobFragment, applications: { total: number, applied: number, accepted: number, rejected: number } };

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


export type CloseJobsMutation = { closeJobs: { jobs: Array<{ id: string, status: JobStatus }> } };

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


export type RelatedJobsQuery = { relatedJobs: { companyActiveOn: string, similar: Array<JobCard_JobFragment> }, company: { summary: string, website: string, jobs: { nodes: Array<JobCard_JobFragment> } } };

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


export type ParseJobSearchQuery = { parseJobSearch: { keyword: string, filter: { excludeWords: Array<string> | null, experienceLevels: Array<ExperienceLevel> | null, jobTypes: Array<JobType> | null, payAtLeast: number | null, places: Array<string> | null, postedWithinDays: number | null, withinKm: number | null, workModes: Array<WorkMode> | null } } };

export type ChatMessage_MessageFragment = { id: string, conversationId: string, seq: number, senderId: string, recipientId: string, clientId: string, content: string, sentAt: string };

export type ChatListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChatListQuery = { unreadCount: number, conversations: { edges: Array<{ cursor: string, node: { id: string, lastSeq: number, unreadCount: number, peerSeenSeq: number, isOpen: boolean, peer: { id: string, name: string, photoUrl: string, viewerConnection: ViewerConnection }, lastMessage: { id: string, senderId: string, content: string, sentAt: string } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ChatPeerQueryVariables = Exact<{
  id: string | number;
}>;


export type ChatPeerQuery = { seeker: { id: string, name: string, photoUrl: string, currentProfession: string, viewerConnection: ViewerConnection } };

export type ChatPartnerQueryVariables = Exact<{
  id: string | number;
}>;


export type ChatPartnerQuery = { conversation: { id: string, peer: { id: string, name: string, photoUrl: string, currentProfession: string, viewerConnection: ViewerConnection } } | null };

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


export type NoticesQuery = { notices: { edges: Array<{ node: { id: string, title: string, body: string, path: string, createdAt: string, isRead: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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

export type CompanyProfile_RecruiterFragment = { id: string, email: string, createdAt: string, companyName: string, companyLocation: string, otherPlaces: Array<string>, industry: string, companySize: CompanySize, companyDescription: string, companyDescriptionHtml: string, companyWebsite: string, linkedin: string, logoUrl: string, logoName: string | null, slug: string, verification: { domain: string, method: VerificationMethod, checkedAt: string } | null };

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

export type Profile_SeekerFragment = (
  { resumeName: string | null, viewerConnection: ViewerConnection }
  & SeekerProfile_SeekerFragment
);

export type OwnProfile_SeekerFragment = (
  { settings: { phoneVisibility: ContactVisibility, emailVisibility: ContactVisibility, browsable: boolean } | null }
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


export type UploadPhotoMutation = { uploadPhoto: { seeker: { id: string, photoUrl: string } } };

export type RemovePhotoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePhotoMutation = { removePhoto: { seeker: { id: string, photoUrl: string } } };

export type PersonCard_SeekerFragment = { id: string, name: string, photoUrl: string, location: string, currentProfession: string, qualification: string, about: string, skills: Array<string>, email: string | null, linkedin: string, hasResume: boolean, resumeUrl: string | null };

export type SeekerProfile_SeekerFragment = (
  { phone: string | null, dob: string | null, age: number | null, course: string, college: string, cgpa: number | null, graduationYear: number | null, tenthSchool: string, tenthPercent: number | null, tenthPassout: number | null, twelfthSchool: string, twelfthPercent: number | null, twelfthPassout: number | null, github: string, experiences: Array<{ id: string, kind: ExperienceKind, title: string, company: string, from: string, to: string | null, responsibilities: string }> }
  & PersonCard_SeekerFragment
);

export const Viewer_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Viewer_ViewerFragment, unknown>;
export const OwnFactorsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnFactors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticatorApp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<OwnFactorsFragment, unknown>;
export const PersonCard_SeekerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}}]} as unknown as DocumentNode<PersonCard_SeekerFragment, unknown>;
export const ApplicantCard_ApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeFromProfile"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}}]} as unknown as DocumentNode<ApplicantCard_ApplicantFragment, unknown>;
export const ApplicationStandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ApplicationStandingFragment, unknown>;
export const JobCard_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]} as unknown as DocumentNode<JobCard_JobFragment, unknown>;
export const TrackedJob_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takesApplications"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]} as unknown as DocumentNode<TrackedJob_JobFragment, unknown>;
export const OwnApplication_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackedJob_job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takesApplications"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}}]} as unknown as DocumentNode<OwnApplication_ApplicationFragment, unknown>;
export const ReviewRow_ApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}}]}}]}}]} as unknown as DocumentNode<ReviewRow_ApplicantFragment, unknown>;
export const ReviewNotes_ApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewNotes_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}}]}}]}}]} as unknown as DocumentNode<ReviewNotes_ApplicantFragment, unknown>;
export const ShownNotesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationNotesPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}}]}}]}}]} as unknown as DocumentNode<ShownNotesFragment, unknown>;
export const OwnAppFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"App"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<OwnAppFragment, unknown>;
export const OwnWebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<OwnWebhookFragment, unknown>;
export const LoggedDeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoggedDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}}]}}]} as unknown as DocumentNode<LoggedDeliveryFragment, unknown>;
export const AssistantMessage_MessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssistantMessage_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]} as unknown as DocumentNode<AssistantMessage_MessageFragment, unknown>;
export const OwnVerification_VerificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVerification_verification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingSince"}},{"kind":"Field","name":{"kind":"Name","value":"mailDomain"}},{"kind":"Field","name":{"kind":"Name","value":"holdsUnverified"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"record"}}]}}]}}]} as unknown as DocumentNode<OwnVerification_VerificationFragment, unknown>;
export const NetworkCard_SeekerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NetworkCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]} as unknown as DocumentNode<NetworkCard_SeekerFragment, unknown>;
export const JobAlert_AlertFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobAlert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode<JobAlert_AlertFragment, unknown>;
export const JobDetails_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"answerWithinDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]} as unknown as DocumentNode<JobDetails_JobFragment, unknown>;
export const PostedJob_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails_job"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"payMin"}},{"kind":"Field","name":{"kind":"Name","value":"payMax"}},{"kind":"Field","name":{"kind":"Name","value":"payCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"payUnit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"answerWithinDays"}}]}}]} as unknown as DocumentNode<PostedJob_JobFragment, unknown>;
export const PostedJob_PostedJobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_postedJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostedJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostedJob_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"answerWithinDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails_job"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"payMin"}},{"kind":"Field","name":{"kind":"Name","value":"payMax"}},{"kind":"Field","name":{"kind":"Name","value":"payCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"payUnit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]} as unknown as DocumentNode<PostedJob_PostedJobFragment, unknown>;
export const ChatMessage_MessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessage_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"recipientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<ChatMessage_MessageFragment, unknown>;
export const PushStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHere"}},{"kind":"Field","name":{"kind":"Name","value":"deviceCount"}}]}}]} as unknown as DocumentNode<PushStateFragment, unknown>;
export const CompanyProfile_RecruiterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfile_recruiter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recruiter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"companyWebsite"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<CompanyProfile_RecruiterFragment, unknown>;
export const Peer_SeekerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Peer_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}}]} as unknown as DocumentNode<Peer_SeekerFragment, unknown>;
export const SeekerProfile_SeekerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeekerProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}}]} as unknown as DocumentNode<SeekerProfile_SeekerFragment, unknown>;
export const Profile_SeekerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeekerProfile_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeekerProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}}]}}]} as unknown as DocumentNode<Profile_SeekerFragment, unknown>;
export const OwnProfile_SeekerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"emailVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"browsable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeekerProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeekerProfile_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]} as unknown as DocumentNode<OwnProfile_SeekerFragment, unknown>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const SignUpSeekerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpSeeker"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpSeekerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpSeeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SignUpSeekerMutation, SignUpSeekerMutationVariables>;
export const SignUpRecruiterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpRecruiter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpRecruiterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpRecruiter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SignUpRecruiterMutation, SignUpRecruiterMutationVariables>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_viewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"continueAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const ResendVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResendVerificationMutation, ResendVerificationMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const PasswordResetTokenIsValidDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordResetTokenIsValid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordResetTokenIsValid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PasswordResetTokenIsValidQuery, PasswordResetTokenIsValidQueryVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangeDisplayNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeDisplayName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeDisplayNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeDisplayName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeDisplayNameMutation, ChangeDisplayNameMutationVariables>;
export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const LogInFactorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LogInFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerLogInFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnFactors"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnFactors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticatorApp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<LogInFactorsQuery, LogInFactorsQueryVariables>;
export const BeginAddingPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAddingPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAddingPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginAddingPasskeyMutation, BeginAddingPasskeyMutationVariables>;
export const FinishAddingPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishAddingPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishAddingPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishAddingPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnFactors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnFactors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticatorApp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<FinishAddingPasskeyMutation, FinishAddingPasskeyMutationVariables>;
export const RenamePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnFactors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnFactors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticatorApp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnFactors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnFactors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticatorApp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const BeginAddingAuthenticatorAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAddingAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAddingAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginAddingAuthenticatorAppMutation, BeginAddingAuthenticatorAppMutationVariables>;
export const ConfirmAuthenticatorAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAuthenticatorApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuthenticatorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAuthenticatorApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnFactors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnFactors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticatorApp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<ConfirmAuthenticatorAppMutation, ConfirmAuthenticatorAppMutationVariables>;
export const RemoveAuthenticatorAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnFactors"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnFactors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticatorApp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<RemoveAuthenticatorAppMutation, RemoveAuthenticatorAppMutationVariables>;
export const MakeRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnFactors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnFactors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInFactors"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isBackedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAuthenticatorApp"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]} as unknown as DocumentNode<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>;
export const BeginPasskeyLogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyLogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginPasskeyLogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyLogIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyLogInMutation, BeginPasskeyLogInMutationVariables>;
export const FinishLogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishLogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishLogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishLogIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_viewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"continueAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FinishLogInMutation, FinishLogInMutationVariables>;
export const CompanyInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}}]}}]}}]} as unknown as DocumentNode<CompanyInvitationQuery, CompanyInvitationQueryVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const SignUpInvitedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpInvited"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInvitedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpInvited"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]} as unknown as DocumentNode<SignUpInvitedMutation, SignUpInvitedMutationVariables>;
export const ApplicantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Applicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decision"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"due"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerDue"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSource"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"stageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"resumeSearch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"due"},"value":{"kind":"Variable","name":{"kind":"Name","value":"due"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutSource"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}}},{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderDescription"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicantCard_applicant"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeFromProfile"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}}]}}]}}]} as unknown as DocumentNode<ApplicantsQuery, ApplicantsQueryVariables>;
export const ApplicantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Applicant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicantCard_applicant"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeekerProfile_seeker"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeFromProfile"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeekerProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}}]}}]} as unknown as DocumentNode<ApplicantQuery, ApplicantQueryVariables>;
export const DecideApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}}]}}]}}]} as unknown as DocumentNode<DecideApplicationMutation, DecideApplicationMutationVariables>;
export const ApplicantsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ApplicantsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicantsChangedSubscription, ApplicantsChangedSubscriptionVariables>;
export const OpenApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}}]}}]} as unknown as DocumentNode<OpenApplicationMutation, OpenApplicationMutationVariables>;
export const AppliedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppliedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appliedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"STATUS"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApplication_application"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takesApplications"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackedJob_job"}}]}}]}}]} as unknown as DocumentNode<AppliedJobsQuery, AppliedJobsQueryVariables>;
export const OwnApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApplication_application"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takesApplications"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApplication_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackedJob_job"}}]}}]}}]} as unknown as DocumentNode<OwnApplicationQuery, OwnApplicationQueryVariables>;
export const ArchiveApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isArchived"}}]}}]}}]}}]} as unknown as DocumentNode<ArchiveApplicationMutation, ArchiveApplicationMutationVariables>;
export const WithdrawApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]}}]} as unknown as DocumentNode<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;
export const ApplicationChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ApplicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"viewerAppliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"takesApplications"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables>;
export const RecruiterDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiterDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobsPosted"}},{"kind":"Field","name":{"kind":"Name","value":"jobsOpen"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsReceived"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsRejected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostedJob_postedJob"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicantCard_applicant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekStart"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"medianDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"week"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"postedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"EnumValue","value":"WAITING"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerRecruiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfile_recruiter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"answerWithinDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails_job"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"payMin"}},{"kind":"Field","name":{"kind":"Name","value":"payMax"}},{"kind":"Field","name":{"kind":"Name","value":"payCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"payUnit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_postedJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostedJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostedJob_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantCard_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeFromProfile"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfile_recruiter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recruiter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"companyWebsite"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<RecruiterDashboardQuery, RecruiterDashboardQueryVariables>;
export const ReviewListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decision"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"due"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerDue"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSource"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"stageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"resumeSearch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"due"},"value":{"kind":"Variable","name":{"kind":"Name","value":"due"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutSource"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}}},{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"orderDescription"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewRow_applicant"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}}]}}]}}]} as unknown as DocumentNode<ReviewListQuery, ReviewListQueryVariables>;
export const ReviewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"due"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerDue"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSource"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicantCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"resumeSearch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"due"},"value":{"kind":"Variable","name":{"kind":"Name","value":"due"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutSource"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}}},{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blind"}},{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewCountsQuery, ReviewCountsQueryVariables>;
export const ReviewApplicantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewApplicant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewRow_applicant"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewNotes_applicant"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeFromProfile"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"coverNote"}},{"kind":"Field","name":{"kind":"Name","value":"appliedBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeekerProfile_seeker"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasonText"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"stage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueOn"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredAt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewNotes_applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Applicant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeekerProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}}]}}]} as unknown as DocumentNode<ReviewApplicantQuery, ReviewApplicantQueryVariables>;
export const ApplicantSelectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantSelection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Decision"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"due"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerDue"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSource"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"week"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicantSelection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"stageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"resumeSearch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resumeSearch"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"due"},"value":{"kind":"Variable","name":{"kind":"Name","value":"due"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutSource"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutSource"}}},{"kind":"Argument","name":{"kind":"Name","value":"week"},"value":{"kind":"Variable","name":{"kind":"Name","value":"week"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicantSelectionQuery, ApplicantSelectionQueryVariables>;
export const MoveApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<MoveApplicationMutation, MoveApplicationMutationVariables>;
export const DecideApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DecideApplicationsMutation, DecideApplicationsMutationVariables>;
export const WriteApplicationNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteApplicationNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeApplicationNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownNotes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationNotesPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}}]}}]}}]} as unknown as DocumentNode<WriteApplicationNoteMutation, WriteApplicationNoteMutationVariables>;
export const EditApplicationNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditApplicationNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editApplicationNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownNotes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationNotesPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}}]}}]}}]} as unknown as DocumentNode<EditApplicationNoteMutation, EditApplicationNoteMutationVariables>;
export const DeleteApplicationNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteApplicationNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteApplicationNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownNotes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationNotesPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textHtml"}}]}}]}}]} as unknown as DocumentNode<DeleteApplicationNoteMutation, DeleteApplicationNoteMutationVariables>;
export const NoteApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationIds"}}]}}]}}]} as unknown as DocumentNode<NoteApplicationsMutation, NoteApplicationsMutationVariables>;
export const SetBlindModeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBlindMode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBlindModeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBlindMode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"blind"}}]}}]}}]} as unknown as DocumentNode<SetBlindModeMutation, SetBlindModeMutationVariables>;
export const SaveApplicationStagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveApplicationStages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveApplicationStagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveApplicationStages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SaveApplicationStagesMutation, SaveApplicationStagesMutationVariables>;
export const ResumeTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumeText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resumeText"}},{"kind":"Field","name":{"kind":"Name","value":"resumeTextProblem"}}]}}]}}]} as unknown as DocumentNode<ResumeTextQuery, ResumeTextQueryVariables>;
export const MessageTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]} as unknown as DocumentNode<MessageTemplatesQuery, MessageTemplatesQueryVariables>;
export const MessagePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"body"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messagePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"body"},"value":{"kind":"Variable","name":{"kind":"Name","value":"body"}}}]}]}}]} as unknown as DocumentNode<MessagePreviewQuery, MessagePreviewQueryVariables>;
export const SaveMessageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>;
export const DeleteMessageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteMessageTemplateMutation, DeleteMessageTemplateMutationVariables>;
export const ApplicationTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationTags"}}]}}]} as unknown as DocumentNode<ApplicationTagsQuery, ApplicationTagsQueryVariables>;
export const TagApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]}}]}}]} as unknown as DocumentNode<TagApplicationsMutation, TagApplicationsMutationVariables>;
export const AppsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Apps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnApp"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnApp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"App"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<AppsQuery, AppsQueryVariables>;
export const CreateAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateAppMutation, CreateAppMutationVariables>;
export const RotateKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RotateKeyMutation, RotateKeyMutationVariables>;
export const RevokeKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeKeyMutation, RevokeKeyMutationVariables>;
export const DeleteAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteAppMutation, DeleteAppMutationVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnWebhook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoggedDelivery"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoggedDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}}]}}]} as unknown as DocumentNode<WebhookLogQuery, WebhookLogQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const EnableWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnWebhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<EnableWebhookMutation, EnableWebhookMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoggedDelivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoggedDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const ReplayWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoggedDelivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoggedDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}}]}}]} as unknown as DocumentNode<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
export const AssistantStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionsLeftToday"}},{"kind":"Field","name":{"kind":"Name","value":"questionsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"profileResumeName"}},{"kind":"Field","name":{"kind":"Name","value":"answering"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]}}]} as unknown as DocumentNode<AssistantStatusQuery, AssistantStatusQueryVariables>;
export const AssistantConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssistantMessage_message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssistantMessage_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AssistantConversationQuery, AssistantConversationQueryVariables>;
export const AssistantConversationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantConversations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantConversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AssistantConversationsQuery, AssistantConversationsQueryVariables>;
export const AskAssistantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskAssistant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskAssistantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askAssistant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}}]}}]}}]} as unknown as DocumentNode<AskAssistantMutation, AskAssistantMutationVariables>;
export const SetAssistantConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAssistantConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAssistantConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAssistantConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}}]}}]}}]} as unknown as DocumentNode<SetAssistantConsentMutation, SetAssistantConsentMutationVariables>;
export const StopAssistantAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopAssistantAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopAssistantAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopAssistantAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerId"}}]}}]}}]} as unknown as DocumentNode<StopAssistantAnswerMutation, StopAssistantAnswerMutationVariables>;
export const RenameAssistantConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameAssistantConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameAssistantConversationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameAssistantConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<RenameAssistantConversationMutation, RenameAssistantConversationMutationVariables>;
export const DeleteAssistantConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAssistantConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAssistantConversationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAssistantConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAssistantConversationMutation, DeleteAssistantConversationMutationVariables>;
export const AssistantAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AssistantAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"position"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"answerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"position"},"value":{"kind":"Variable","name":{"kind":"Name","value":"position"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AssistantAnswerSubscription, AssistantAnswerSubscriptionVariables>;
export const CompanyActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyEventKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<CompanyActivityQuery, CompanyActivityQueryVariables>;
export const ActivityPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ActivityPeopleQuery, ActivityPeopleQueryVariables>;
export const ViewerChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ViewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"may"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ViewerChangedSubscription, ViewerChangedSubscriptionVariables>;
export const CreateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const InterviewersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Interviewers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobInterviewers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}]},{"kind":"Field","name":{"kind":"Name","value":"companyMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<InterviewersQuery, InterviewersQueryVariables>;
export const SetJobInterviewersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetJobInterviewers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetJobInterviewersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setJobInterviewers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"accountIds"}}]}}]}}]} as unknown as DocumentNode<SetJobInterviewersMutation, SetJobInterviewersMutationVariables>;
export const JoinableCompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinableCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinableCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasAsked"}}]}}]}}]} as unknown as DocumentNode<JoinableCompaniesQuery, JoinableCompaniesQueryVariables>;
export const AskToJoinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskToJoin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askToJoin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasAsked"}}]}}]}}]}}]} as unknown as DocumentNode<AskToJoinMutation, AskToJoinMutationVariables>;
export const JoinRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyJoinRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<JoinRequestsQuery, JoinRequestsQueryVariables>;
export const AnswerJoinRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerJoinRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerJoinRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerJoinRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerJoinRequestMutation, AnswerJoinRequestMutationVariables>;
export const PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invites"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companyInvitations"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invites"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCompanies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const InviteMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<InviteMemberMutation, InviteMemberMutationVariables>;
export const CancelInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CancelInvitationMutation, CancelInvitationMutationVariables>;
export const ChangeMemberRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMemberRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMemberRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMemberRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>;
export const RemoveMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const LeaveCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LeaveCompanyMutation, LeaveCompanyMutationVariables>;
export const ChooseCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ChooseCompanyMutation, ChooseCompanyMutationVariables>;
export const CompanyVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVerification_verification"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVerification_verification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingSince"}},{"kind":"Field","name":{"kind":"Name","value":"mailDomain"}},{"kind":"Field","name":{"kind":"Name","value":"holdsUnverified"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"record"}}]}}]}}]} as unknown as DocumentNode<CompanyVerificationQuery, CompanyVerificationQueryVariables>;
export const VerifyCompanyByMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyCompanyByMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyCompanyByMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVerification_verification"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVerification_verification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingSince"}},{"kind":"Field","name":{"kind":"Name","value":"mailDomain"}},{"kind":"Field","name":{"kind":"Name","value":"holdsUnverified"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"record"}}]}}]}}]} as unknown as DocumentNode<VerifyCompanyByMailMutation, VerifyCompanyByMailMutationVariables>;
export const ClaimCompanyDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimCompanyDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimDomainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimCompanyDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVerification_verification"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVerification_verification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingSince"}},{"kind":"Field","name":{"kind":"Name","value":"mailDomain"}},{"kind":"Field","name":{"kind":"Name","value":"holdsUnverified"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"record"}}]}}]}}]} as unknown as DocumentNode<ClaimCompanyDomainMutation, ClaimCompanyDomainMutationVariables>;
export const CheckCompanyDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckCompanyDomain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkCompanyDomain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVerification_verification"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVerification_verification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnVerification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingSince"}},{"kind":"Field","name":{"kind":"Name","value":"mailDomain"}},{"kind":"Field","name":{"kind":"Name","value":"holdsUnverified"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"record"}}]}}]}}]} as unknown as DocumentNode<CheckCompanyDomainMutation, CheckCompanyDomainMutationVariables>;
export const NetworkCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NetworkCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"connectionInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"connectionRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NetworkCountsQuery, NetworkCountsQueryVariables>;
export const NetworkConnectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NetworkConnections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"people"},"name":{"kind":"Name","value":"connections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NetworkCard_seeker"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NetworkCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]} as unknown as DocumentNode<NetworkConnectionsQuery, NetworkConnectionsQueryVariables>;
export const NetworkInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NetworkInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"people"},"name":{"kind":"Name","value":"connectionInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NetworkCard_seeker"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NetworkCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]} as unknown as DocumentNode<NetworkInvitationsQuery, NetworkInvitationsQueryVariables>;
export const NetworkRequestedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NetworkRequested"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"people"},"name":{"kind":"Name","value":"connectionRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NetworkCard_seeker"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NetworkCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]} as unknown as DocumentNode<NetworkRequestedQuery, NetworkRequestedQueryVariables>;
export const RequestConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]}}]} as unknown as DocumentNode<RequestConnectionMutation, RequestConnectionMutationVariables>;
export const WithdrawConnectionRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawConnectionRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawConnectionRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawConnectionRequestMutation, WithdrawConnectionRequestMutationVariables>;
export const AcceptConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptConnectionMutation, AcceptConnectionMutationVariables>;
export const RejectConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]}}]} as unknown as DocumentNode<RejectConnectionMutation, RejectConnectionMutationVariables>;
export const RemoveConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveConnectionMutation, RemoveConnectionMutationVariables>;
export const ConnectionChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ConnectionChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectionChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]}}]} as unknown as DocumentNode<ConnectionChangedSubscription, ConnectionChangedSubscriptionVariables>;
export const ApplicationReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerSeeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnProfile_seeker"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeekerProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeekerProfile_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"emailVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"browsable"}}]}}]}}]} as unknown as DocumentNode<ApplicationReceiptQuery, ApplicationReceiptQueryVariables>;
export const UndoApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"viewerAppliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}}]}}]}}]}}]} as unknown as DocumentNode<UndoApplicationMutation, UndoApplicationMutationVariables>;
export const WriteCoverNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteCoverNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteCoverNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeCoverNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coverNote"}}]}}]}}]}}]} as unknown as DocumentNode<WriteCoverNoteMutation, WriteCoverNoteMutationVariables>;
export const JobAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobAlert_alert"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobAlert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode<JobAlertsQuery, JobAlertsQueryVariables>;
export const JobAlertPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobAlertPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobAlertPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"jobsLastWeek"}},{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobAlert_alert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobAlert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode<JobAlertPreviewQuery, JobAlertPreviewQueryVariables>;
export const CreateJobAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateJobAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateJobAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJobAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobAlert_alert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobAlert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode<CreateJobAlertMutation, CreateJobAlertMutationVariables>;
export const EditJobAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditJobAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditJobAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editJobAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobAlert_alert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobAlert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}}]}}]} as unknown as DocumentNode<EditJobAlertMutation, EditJobAlertMutationVariables>;
export const EndJobAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndJobAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndJobAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endJobAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertId"}}]}}]}}]} as unknown as DocumentNode<EndJobAlertMutation, EndJobAlertMutationVariables>;
export const JobDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails_job"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takesApplications"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"answerWithinDays"}}]}}]} as unknown as DocumentNode<JobDetailsQuery, JobDetailsQueryVariables>;
export const SaveJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}}]}}]}}]} as unknown as DocumentNode<SaveJobMutation, SaveJobMutationVariables>;
export const UnsaveJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsaveJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsaveJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}}]}}]}}]}}]} as unknown as DocumentNode<UnsaveJobMutation, UnsaveJobMutationVariables>;
export const ApplyToJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyToJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSource"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asksWhenEmpty"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}},{"kind":"Argument","name":{"kind":"Name","value":"asksWhenEmpty"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asksWhenEmpty"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"viewerAppliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyToJobMutation, ApplyToJobMutationVariables>;
export const SearchJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]} as unknown as DocumentNode<SearchJobsQuery, SearchJobsQueryVariables>;
export const CountJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsCapped"}}]}}]}}]} as unknown as DocumentNode<CountJobsQuery, CountJobsQueryVariables>;
export const PostedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PostedJobOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostedJob_postedJob"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"answerWithinDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails_job"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"payMin"}},{"kind":"Field","name":{"kind":"Name","value":"payMax"}},{"kind":"Field","name":{"kind":"Name","value":"payCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"payUnit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_postedJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostedJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostedJob_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}}]}}]} as unknown as DocumentNode<PostedJobsQuery, PostedJobsQueryVariables>;
export const JobsToStartFromDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsToStartFrom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<JobsToStartFromQuery, JobsToStartFromQueryVariables>;
export const PostedJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostedJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostedJob_postedJob"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"answerWithinDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails_job"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"payMin"}},{"kind":"Field","name":{"kind":"Name","value":"payMax"}},{"kind":"Field","name":{"kind":"Name","value":"payCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"payUnit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_postedJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostedJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostedJob_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}}]}}]} as unknown as DocumentNode<PostedJobQuery, PostedJobQueryVariables>;
export const MarkdownPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkdownPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markdownPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}]}}]} as unknown as DocumentNode<MarkdownPreviewQuery, MarkdownPreviewQueryVariables>;
export const JobPostingHintsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobPostingHints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobPostingHints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<JobPostingHintsQuery, JobPostingHintsQueryVariables>;
export const PostJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostedJob_job"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"answerWithinDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails_job"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"payMin"}},{"kind":"Field","name":{"kind":"Name","value":"payMax"}},{"kind":"Field","name":{"kind":"Name","value":"payCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"payUnit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]} as unknown as DocumentNode<PostJobMutation, PostJobMutationVariables>;
export const EditJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostedJob_job"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFrom"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"answerWithinDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails_job"}},{"kind":"Field","name":{"kind":"Name","value":"salaryRange"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"payMin"}},{"kind":"Field","name":{"kind":"Name","value":"payMax"}},{"kind":"Field","name":{"kind":"Name","value":"payCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"payUnit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]} as unknown as DocumentNode<EditJobMutation, EditJobMutationVariables>;
export const SetJobStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetJobStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetJobStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setJobStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<SetJobStatusMutation, SetJobStatusMutationVariables>;
export const CloseJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseJobsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<CloseJobsMutation, CloseJobsMutationVariables>;
export const DeleteJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteJobMutation, DeleteJobMutationVariables>;
export const CitySuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CitySuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"citySuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"prefix"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}}}]}]}}]} as unknown as DocumentNode<CitySuggestionsQuery, CitySuggestionsQueryVariables>;
export const RelatedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RelatedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relatedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyActiveOn"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]} as unknown as DocumentNode<RelatedJobsQuery, RelatedJobsQueryVariables>;
export const SavedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackedJob_job"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"salaryLabel"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasSaved"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedJob_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_job"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"takesApplications"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDeadline"}}]}}]} as unknown as DocumentNode<SavedJobsQuery, SavedJobsQueryVariables>;
export const JobFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFacets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobFacets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<JobFacetsQuery, JobFacetsQueryVariables>;
export const JobSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"prefix"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prefix"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"}}]}}]}}]} as unknown as DocumentNode<JobSuggestionsQuery, JobSuggestionsQueryVariables>;
export const JobAlternativesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobAlternatives"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobAlternatives"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}}]}}]}}]} as unknown as DocumentNode<JobAlternativesQuery, JobAlternativesQueryVariables>;
export const ParseJobSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParseJobSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parseJobSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyword"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excludeWords"}},{"kind":"Field","name":{"kind":"Name","value":"experienceLevels"}},{"kind":"Field","name":{"kind":"Name","value":"jobTypes"}},{"kind":"Field","name":{"kind":"Name","value":"payAtLeast"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"postedWithinDays"}},{"kind":"Field","name":{"kind":"Name","value":"withinKm"}},{"kind":"Field","name":{"kind":"Name","value":"workModes"}}]}}]}}]}}]} as unknown as DocumentNode<ParseJobSearchQuery, ParseJobSearchQueryVariables>;
export const ChatListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"conversations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeq"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"peerSeenSeq"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<ChatListQuery, ChatListQueryVariables>;
export const ChatPeerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatPeer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]} as unknown as DocumentNode<ChatPeerQuery, ChatPeerQueryVariables>;
export const ChatPartnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatPartner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]}}]}}]} as unknown as DocumentNode<ChatPartnerQuery, ChatPartnerQueryVariables>;
export const ConversationWithDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationWith"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeq"}},{"kind":"Field","name":{"kind":"Name","value":"seenSeq"}},{"kind":"Field","name":{"kind":"Name","value":"peerSeenSeq"}}]}}]}}]} as unknown as DocumentNode<ConversationWithQuery, ConversationWithQueryVariables>;
export const ChatHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"beforeSeq"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterSeq"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"beforeSeq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"beforeSeq"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterSeq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterSeq"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessage_message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessage_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"recipientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<ChatHistoryQuery, ChatHistoryQueryVariables>;
export const SendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessage_message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessage_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"recipientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const MarkSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkSeenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seenSeq"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]}}]} as unknown as DocumentNode<MarkSeenMutation, MarkSeenMutationVariables>;
export const SetTypingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTyping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetTypingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTyping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTyping"}}]}}]}}]} as unknown as DocumentNode<SetTypingMutation, SetTypingMutationVariables>;
export const ChatEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessage_message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessagesSeen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"seekerId"}},{"kind":"Field","name":{"kind":"Name","value":"seenSeq"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TypingChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seekerId"}},{"kind":"Field","name":{"kind":"Name","value":"isTyping"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatchUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessage_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"recipientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<ChatEventsSubscription, ChatEventsSubscriptionVariables>;
export const NoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unreadOnly"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unreadOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unreadOnly"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const MarkNoticesReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNoticesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkNoticesReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNoticesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkNoticesReadMutation, MarkNoticesReadMutationVariables>;
export const NoticesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NoticesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<NoticesChangedSubscription, NoticesChangedSubscriptionVariables>;
export const NoticePreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticePreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticePreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"push"}}]}}]}}]}}]} as unknown as DocumentNode<NoticePreferencesQuery, NoticePreferencesQueryVariables>;
export const SaveNoticePreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNoticePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveNoticePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SaveNoticePreferencesMutation, SaveNoticePreferencesMutationVariables>;
export const PushSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHere"}},{"kind":"Field","name":{"kind":"Name","value":"deviceCount"}}]}}]} as unknown as DocumentNode<PushSettingsQuery, PushSettingsQueryVariables>;
export const SubscribeToPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeToPushInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHere"}},{"kind":"Field","name":{"kind":"Name","value":"deviceCount"}}]}}]} as unknown as DocumentNode<SubscribeToPushMutation, SubscribeToPushMutationVariables>;
export const UnsubscribeFromPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnsubscribeFromPushInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHere"}},{"kind":"Field","name":{"kind":"Name","value":"deviceCount"}}]}}]} as unknown as DocumentNode<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>;
export const BlockedPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockedPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<BlockedPeopleQuery, BlockedPeopleQueryVariables>;
export const HasBlockedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasBlocked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerHasBlocked"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seekerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seekerId"}}}]}]}}]} as unknown as DocumentNode<HasBlockedQuery, HasBlockedQueryVariables>;
export const UnblockPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UnblockPersonMutation, UnblockPersonMutationVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const BlockPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<BlockPersonMutation, BlockPersonMutationVariables>;
export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ReportMutation, ReportMutationVariables>;
export const PrivacyChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSeeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"emailVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"browsable"}}]}}]}}]}}]} as unknown as DocumentNode<PrivacyChoicesQuery, PrivacyChoicesQueryVariables>;
export const ViewerRecruiterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerRecruiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerRecruiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfile_recruiter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfile_recruiter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recruiter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"companyWebsite"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<ViewerRecruiterQuery, ViewerRecruiterQueryVariables>;
export const UpdateRecruiterProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRecruiterProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRecruiterProfileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"logo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRecruiterProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"logo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"logo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfile_recruiter"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfile_recruiter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recruiter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"companyWebsite"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<UpdateRecruiterProfileMutation, UpdateRecruiterProfileMutationVariables>;
export const RemoveCompanyLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCompanyLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCompanyLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recruiter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyProfile_recruiter"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyProfile_recruiter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recruiter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLocation"}},{"kind":"Field","name":{"kind":"Name","value":"otherPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescriptionHtml"}},{"kind":"Field","name":{"kind":"Name","value":"companyWebsite"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<RemoveCompanyLogoMutation, RemoveCompanyLogoMutationVariables>;
export const CandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Candidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}}]} as unknown as DocumentNode<CandidatesQuery, CandidatesQueryVariables>;
export const CountCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsCapped"}}]}}]}}]} as unknown as DocumentNode<CountCandidatesQuery, CountCandidatesQueryVariables>;
export const CandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Candidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeekerProfile_seeker"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeekerProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}}]}}]} as unknown as DocumentNode<CandidateQuery, CandidateQueryVariables>;
export const PeersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Peers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Peer_seeker"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Peer_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]} as unknown as DocumentNode<PeersQuery, PeersQueryVariables>;
export const CountPeersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountPeers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeekerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsCapped"}}]}}]}}]} as unknown as DocumentNode<CountPeersQuery, CountPeersQueryVariables>;
export const ViewerProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerSeeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnProfile_seeker"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeekerProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeekerProfile_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"emailVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"browsable"}}]}}]}}]} as unknown as DocumentNode<ViewerProfileQuery, ViewerProfileQueryVariables>;
export const PeerProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeerProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_seeker"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeekerProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeekerProfile_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}}]} as unknown as DocumentNode<PeerProfileQuery, PeerProfileQueryVariables>;
export const UpdateSeekerProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSeekerProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSeekerProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSeekerProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnProfile_seeker"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonCard_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"currentProfession"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeekerProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonCard_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"college"}},{"kind":"Field","name":{"kind":"Name","value":"cgpa"}},{"kind":"Field","name":{"kind":"Name","value":"graduationYear"}},{"kind":"Field","name":{"kind":"Name","value":"tenthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"tenthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthSchool"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPercent"}},{"kind":"Field","name":{"kind":"Name","value":"twelfthPassout"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"experiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeekerProfile_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}},{"kind":"Field","name":{"kind":"Name","value":"viewerConnection"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnProfile_seeker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seeker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile_seeker"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"emailVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"browsable"}}]}}]}}]} as unknown as DocumentNode<UpdateSeekerProfileMutation, UpdateSeekerProfileMutationVariables>;
export const UploadResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}}]}}]}}]}}]} as unknown as DocumentNode<UploadResumeMutation, UploadResumeMutationVariables>;
export const RemoveResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveResume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeResume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"resumeName"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveResumeMutation, RemoveResumeMutationVariables>;
export const UploadPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]}}]} as unknown as DocumentNode<UploadPhotoMutation, UploadPhotoMutationVariables>;
export const RemovePhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePhoto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePhoto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePhotoMutation, RemovePhotoMutationVariables>;
/** Hook of the query `Viewer`. */
export const useViewerQuery = (options: useQuery.Options<ViewerQuery, ViewerQueryVariables> & ({ variables: ViewerQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ViewerDocument, options as useQuery.Options<ViewerQuery, ViewerQueryVariables> & { variables: ViewerQueryVariables });
/** Hook that asks the query `Viewer` when called. */
export const useViewerLazyQuery = (options?: useLazyQuery.Options<ViewerQuery, ViewerQueryVariables>) => useLazyQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);

/** Hook of the mutation `SignUpSeeker`. */
export const useSignUpSeekerMutation = (options?: useMutation.Options<SignUpSeekerMutation, SignUpSeekerMutationVariables>) => useMutation<SignUpSeekerMutation, SignUpSeekerMutationVariables>(SignUpSeekerDocument, options);

/** Hook of the mutation `SignUpRecruiter`. */
export const useSignUpRecruiterMutation = (options?: useMutation.Options<SignUpRecruiterMutation, SignUpRecruiterMutationVariables>) => useMutation<SignUpRecruiterMutation, SignUpRecruiterMutationVariables>(SignUpRecruiterDocument, options);

/** Hook of the mutation `LogIn`. */
export const useLogInMutation = (options?: useMutation.Options<LogInMutation, LogInMutationVariables>) => useMutation<LogInMutation, LogInMutationVariables>(LogInDocument, options);

/** Hook of the mutation `LogOut`. */
export const useLogOutMutation = (options?: useMutation.Options<LogOutMutation, LogOutMutationVariables>) => useMutation<LogOutMutation, LogOutMutationVariables>(LogOutDocument, options);

/** Hook of the mutation `ResendVerification`. */
export const useResendVerificationMutation = (options?: useMutation.Options<ResendVerificationMutation, ResendVerificationMutationVariables>) => useMutation<ResendVerificationMutation, ResendVerificationMutationVariables>(ResendVerificationDocument, options);

/** Hook of the mutation `VerifyEmail`. */
export const useVerifyEmailMutation = (options?: useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>) => useMutation<VerifyEmailMutation, VerifyEmailMutationVariables>(VerifyEmailDocument, options);

/** Hook of the mutation `RequestPasswordReset`. */
export const useRequestPasswordResetMutation = (options?: useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) => useMutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(RequestPasswordResetDocument, options);

/** Hook of the query `PasswordResetTokenIsValid`. */
export const usePasswordResetTokenIsValidQuery = (options: useQuery.Options<PasswordResetTokenIsValidQuery, PasswordResetTokenIsValidQueryVariables> & ({ variables: PasswordResetTokenIsValidQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(PasswordResetTokenIsValidDocument, options as useQuery.Options<PasswordResetTokenIsValidQuery, PasswordResetTokenIsValidQueryVariables> & { variables: PasswordResetTokenIsValidQueryVariables });
/** Hook that asks the query `PasswordResetTokenIsValid` when called. */
export const usePasswordResetTokenIsValidLazyQuery = (options?: useLazyQuery.Options<PasswordResetTokenIsValidQuery, PasswordResetTokenIsValidQueryVariables>) => useLazyQuery<PasswordResetTokenIsValidQuery, PasswordResetTokenIsValidQueryVariables>(PasswordResetTokenIsValidDocument, options);

/** Hook of the mutation `ResetPassword`. */
export const useResetPasswordMutation = (options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) => useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);

/** Hook of the mutation `ChangeDisplayName`. */
export const useChangeDisplayNameMutation = (options?: useMutation.Options<ChangeDisplayNameMutation, ChangeDisplayNameMutationVariables>) => useMutation<ChangeDisplayNameMutation, ChangeDisplayNameMutationVariables>(ChangeDisplayNameDocument, options);

/** Hook of the query `Sessions`. */
export const useSessionsQuery = (options?: useQuery.Options<SessionsQuery, SessionsQueryVariables>) =>
  useQuery(SessionsDocument, options as useQuery.Options<SessionsQuery, SessionsQueryVariables> & { variables: SessionsQueryVariables });
/** Hook that asks the query `Sessions` when called. */
export const useSessionsLazyQuery = (options?: useLazyQuery.Options<SessionsQuery, SessionsQueryVariables>) => useLazyQuery<SessionsQuery, SessionsQueryVariables>(SessionsDocument, options);

/** Hook of the mutation `EndSession`. */
export const useEndSessionMutation = (options?: useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) => useMutation<EndSessionMutation, EndSessionMutationVariables>(EndSessionDocument, options);

/** Hook of the mutation `EndOtherSessions`. */
export const useEndOtherSessionsMutation = (options?: useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) => useMutation<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(EndOtherSessionsDocument, options);

/** Hook of the mutation `ChangePassword`. */
export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) => useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);

/** Hook of the query `LogInFactors`. */
export const useLogInFactorsQuery = (options?: useQuery.Options<LogInFactorsQuery, LogInFactorsQueryVariables>) =>
  useQuery(LogInFactorsDocument, options as useQuery.Options<LogInFactorsQuery, LogInFactorsQueryVariables> & { variables: LogInFactorsQueryVariables });
/** Hook that asks the query `LogInFactors` when called. */
export const useLogInFactorsLazyQuery = (options?: useLazyQuery.Options<LogInFactorsQuery, LogInFactorsQueryVariables>) => useLazyQuery<LogInFactorsQuery, LogInFactorsQueryVariables>(LogInFactorsDocument, options);

/** Hook of the mutation `BeginAddingPasskey`. */
export const useBeginAddingPasskeyMutation = (options?: useMutation.Options<BeginAddingPasskeyMutation, BeginAddingPasskeyMutationVariables>) => useMutation<BeginAddingPasskeyMutation, BeginAddingPasskeyMutationVariables>(BeginAddingPasskeyDocument, options);

/** Hook of the mutation `FinishAddingPasskey`. */
export const useFinishAddingPasskeyMutation = (options?: useMutation.Options<FinishAddingPasskeyMutation, FinishAddingPasskeyMutationVariables>) => useMutation<FinishAddingPasskeyMutation, FinishAddingPasskeyMutationVariables>(FinishAddingPasskeyDocument, options);

/** Hook of the mutation `RenamePasskey`. */
export const useRenamePasskeyMutation = (options?: useMutation.Options<RenamePasskeyMutation, RenamePasskeyMutationVariables>) => useMutation<RenamePasskeyMutation, RenamePasskeyMutationVariables>(RenamePasskeyDocument, options);

/** Hook of the mutation `RemovePasskey`. */
export const useRemovePasskeyMutation = (options?: useMutation.Options<RemovePasskeyMutation, RemovePasskeyMutationVariables>) => useMutation<RemovePasskeyMutation, RemovePasskeyMutationVariables>(RemovePasskeyDocument, options);

/** Hook of the mutation `BeginAddingAuthenticatorApp`. */
export const useBeginAddingAuthenticatorAppMutation = (options?: useMutation.Options<BeginAddingAuthenticatorAppMutation, BeginAddingAuthenticatorAppMutationVariables>) => useMutation<BeginAddingAuthenticatorAppMutation, BeginAddingAuthenticatorAppMutationVariables>(BeginAddingAuthenticatorAppDocument, options);

/** Hook of the mutation `ConfirmAuthenticatorApp`. */
export const useConfirmAuthenticatorAppMutation = (options?: useMutation.Options<ConfirmAuthenticatorAppMutation, ConfirmAuthenticatorAppMutationVariables>) => useMutation<ConfirmAuthenticatorAppMutation, ConfirmAuthenticatorAppMutationVariables>(ConfirmAuthenticatorAppDocument, options);

/** Hook of the mutation `RemoveAuthenticatorApp`. */
export const useRemoveAuthenticatorAppMutation = (options?: useMutation.Options<RemoveAuthenticatorAppMutation, RemoveAuthenticatorAppMutationVariables>) => useMutation<RemoveAuthenticatorAppMutation, RemoveAuthenticatorAppMutationVariables>(RemoveAuthenticatorAppDocument, options);

/** Hook of the mutation `MakeRecoveryCodes`. */
export const useMakeRecoveryCodesMutation = (options?: useMutation.Options<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>) => useMutation<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>(MakeRecoveryCodesDocument, options);

/** Hook of the mutation `BeginPasskeyLogIn`. */
export const useBeginPasskeyLogInMutation = (options?: useMutation.Options<BeginPasskeyLogInMutation, BeginPasskeyLogInMutationVariables>) => useMutation<BeginPasskeyLogInMutation, BeginPasskeyLogInMutationVariables>(BeginPasskeyLogInDocument, options);

/** Hook of the mutation `FinishLogIn`. */
export const useFinishLogInMutation = (options?: useMutation.Options<FinishLogInMutation, FinishLogInMutationVariables>) => useMutation<FinishLogInMutation, FinishLogInMutationVariables>(FinishLogInDocument, options);

/** Hook of the query `CompanyInvitation`. */
export const useCompanyInvitationQuery = (options: useQuery.Options<CompanyInvitationQuery, CompanyInvitationQueryVariables> & ({ variables: CompanyInvitationQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(CompanyInvitationDocument, options as useQuery.Options<CompanyInvitationQuery, CompanyInvitationQueryVariables> & { variables: CompanyInvitationQueryVariables });
/** Hook that asks the query `CompanyInvitation` when called. */
export const useCompanyInvitationLazyQuery = (options?: useLazyQuery.Options<CompanyInvitationQuery, CompanyInvitationQueryVariables>) => useLazyQuery<CompanyInvitationQuery, CompanyInvitationQueryVariables>(CompanyInvitationDocument, options);

/** Hook of the mutation `AcceptInvitation`. */
export const useAcceptInvitationMutation = (options?: useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables>) => useMutation<AcceptInvitationMutation, AcceptInvitationMutationVariables>(AcceptInvitationDocument, options);

/** Hook of the mutation `SignUpInvited`. */
export const useSignUpInvitedMutation = (options?: useMutation.Options<SignUpInvitedMutation, SignUpInvitedMutationVariables>) => useMutation<SignUpInvitedMutation, SignUpInvitedMutationVariables>(SignUpInvitedDocument, options);

/** Hook of the query `Applicants`. */
export const useApplicantsQuery = (options?: useQuery.Options<ApplicantsQuery, ApplicantsQueryVariables>) =>
  useQuery(ApplicantsDocument, options as useQuery.Options<ApplicantsQuery, ApplicantsQueryVariables> & { variables: ApplicantsQueryVariables });
/** Hook that asks the query `Applicants` when called. */
export const useApplicantsLazyQuery = (options?: useLazyQuery.Options<ApplicantsQuery, ApplicantsQueryVariables>) => useLazyQuery<ApplicantsQuery, ApplicantsQueryVariables>(ApplicantsDocument, options);

/** Hook of the query `Applicant`. */
export const useApplicantQuery = (options: useQuery.Options<ApplicantQuery, ApplicantQueryVariables> & ({ variables: ApplicantQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ApplicantDocument, options as useQuery.Options<ApplicantQuery, ApplicantQueryVariables> & { variables: ApplicantQueryVariables });
/** Hook that asks the query `Applicant` when called. */
export const useApplicantLazyQuery = (options?: useLazyQuery.Options<ApplicantQuery, ApplicantQueryVariables>) => useLazyQuery<ApplicantQuery, ApplicantQueryVariables>(ApplicantDocument, options);

/** Hook of the mutation `DecideApplication`. */
export const useDecideApplicationMutation = (options?: useMutation.Options<DecideApplicationMutation, DecideApplicationMutationVariables>) => useMutation<DecideApplicationMutation, DecideApplicationMutationVariables>(DecideApplicationDocument, options);

/** Hook of the subscription `ApplicantsChanged`. */
export const useApplicantsChangedSubscription = (options?: useSubscription.Options<ApplicantsChangedSubscription, ApplicantsChangedSubscriptionVariables>) =>
  useSubscription(ApplicantsChangedDocument, options as useSubscription.Options<ApplicantsChangedSubscription, ApplicantsChangedSubscriptionVariables> & { variables: ApplicantsChangedSubscriptionVariables });

/** Hook of the mutation `OpenApplication`. */
export const useOpenApplicationMutation = (options?: useMutation.Options<OpenApplicationMutation, OpenApplicationMutationVariables>) => useMutation<OpenApplicationMutation, OpenApplicationMutationVariables>(OpenApplicationDocument, options);

/** Hook of the query `AppliedJobs`. */
export const useAppliedJobsQuery = (options: useQuery.Options<AppliedJobsQuery, AppliedJobsQueryVariables> & ({ variables: AppliedJobsQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(AppliedJobsDocument, options as useQuery.Options<AppliedJobsQuery, AppliedJobsQueryVariables> & { variables: AppliedJobsQueryVariables });
/** Hook that asks the query `AppliedJobs` when called. */
export const useAppliedJobsLazyQuery = (options?: useLazyQuery.Options<AppliedJobsQuery, AppliedJobsQueryVariables>) => useLazyQuery<AppliedJobsQuery, AppliedJobsQueryVariables>(AppliedJobsDocument, options);

/** Hook of the query `OwnApplication`. */
export const useOwnApplicationQuery = (options: useQuery.Options<OwnApplicationQuery, OwnApplicationQueryVariables> & ({ variables: OwnApplicationQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(OwnApplicationDocument, options as useQuery.Options<OwnApplicationQuery, OwnApplicationQueryVariables> & { variables: OwnApplicationQueryVariables });
/** Hook that asks the query `OwnApplication` when called. */
export const useOwnApplicationLazyQuery = (options?: useLazyQuery.Options<OwnApplicationQuery, OwnApplicationQueryVariables>) => useLazyQuery<OwnApplicationQuery, OwnApplicationQueryVariables>(OwnApplicationDocument, options);

/** Hook of the mutation `ArchiveApplication`. */
export const useArchiveApplicationMutation = (options?: useMutation.Options<ArchiveApplicationMutation, ArchiveApplicationMutationVariables>) => useMutation<ArchiveApplicationMutation, ArchiveApplicationMutationVariables>(ArchiveApplicationDocument, options);

/** Hook of the mutation `WithdrawApplication`. */
export const useWithdrawApplicationMutation = (options?: useMutation.Options<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>) => useMutation<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>(WithdrawApplicationDocument, options);

/** Hook of the subscription `ApplicationChanged`. */
export const useApplicationChangedSubscription = (options?: useSubscription.Options<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables>) =>
  useSubscription(ApplicationChangedDocument, options as useSubscription.Options<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables> & { variables: ApplicationChangedSubscriptionVariables });

/** Hook of the query `RecruiterDashboard`. */
export const useRecruiterDashboardQuery = (options?: useQuery.Options<RecruiterDashboardQuery, RecruiterDashboardQueryVariables>) =>
  useQuery(RecruiterDashboardDocument, options as useQuery.Options<RecruiterDashboardQuery, RecruiterDashboardQueryVariables> & { variables: RecruiterDashboardQueryVariables });
/** Hook that asks the query `RecruiterDashboard` when called. */
export const useRecruiterDashboardLazyQuery = (options?: useLazyQuery.Options<RecruiterDashboardQuery, RecruiterDashboardQueryVariables>) => useLazyQuery<RecruiterDashboardQuery, RecruiterDashboardQueryVariables>(RecruiterDashboardDocument, options);

/** Hook of the query `ReviewList`. */
export const useReviewListQuery = (options: useQuery.Options<ReviewListQuery, ReviewListQueryVariables> & ({ variables: ReviewListQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ReviewListDocument, options as useQuery.Options<ReviewListQuery, ReviewListQueryVariables> & { variables: ReviewListQueryVariables });
/** Hook that asks the query `ReviewList` when called. */
export const useReviewListLazyQuery = (options?: useLazyQuery.Options<ReviewListQuery, ReviewListQueryVariables>) => useLazyQuery<ReviewListQuery, ReviewListQueryVariables>(ReviewListDocument, options);

/** Hook of the query `ReviewCounts`. */
export const useReviewCountsQuery = (options?: useQuery.Options<ReviewCountsQuery, ReviewCountsQueryVariables>) =>
  useQuery(ReviewCountsDocument, options as useQuery.Options<ReviewCountsQuery, ReviewCountsQueryVariables> & { variables: ReviewCountsQueryVariables });
/** Hook that asks the query `ReviewCounts` when called. */
export const useReviewCountsLazyQuery = (options?: useLazyQuery.Options<ReviewCountsQuery, ReviewCountsQueryVariables>) => useLazyQuery<ReviewCountsQuery, ReviewCountsQueryVariables>(ReviewCountsDocument, options);

/** Hook of the query `ReviewApplicant`. */
export const useReviewApplicantQuery = (options: useQuery.Options<ReviewApplicantQuery, ReviewApplicantQueryVariables> & ({ variables: ReviewApplicantQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ReviewApplicantDocument, options as useQuery.Options<ReviewApplicantQuery, ReviewApplicantQueryVariables> & { variables: ReviewApplicantQueryVariables });
/** Hook that asks the query `ReviewApplicant` when called. */
export const useReviewApplicantLazyQuery = (options?: useLazyQuery.Options<ReviewApplicantQuery, ReviewApplicantQueryVariables>) => useLazyQuery<ReviewApplicantQuery, ReviewApplicantQueryVariables>(ReviewApplicantDocument, options);

/** Hook of the query `ApplicantSelection`. */
export const useApplicantSelectionQuery = (options: useQuery.Options<ApplicantSelectionQuery, ApplicantSelectionQueryVariables> & ({ variables: ApplicantSelectionQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ApplicantSelectionDocument, options as useQuery.Options<ApplicantSelectionQuery, ApplicantSelectionQueryVariables> & { variables: ApplicantSelectionQueryVariables });
/** Hook that asks the query `ApplicantSelection` when called. */
export const useApplicantSelectionLazyQuery = (options?: useLazyQuery.Options<ApplicantSelectionQuery, ApplicantSelectionQueryVariables>) => useLazyQuery<ApplicantSelectionQuery, ApplicantSelectionQueryVariables>(ApplicantSelectionDocument, options);

/** Hook of the mutation `MoveApplication`. */
export const useMoveApplicationMutation = (options?: useMutation.Options<MoveApplicationMutation, MoveApplicationMutationVariables>) => useMutation<MoveApplicationMutation, MoveApplicationMutationVariables>(MoveApplicationDocument, options);

/** Hook of the mutation `DecideApplications`. */
export const useDecideApplicationsMutation = (options?: useMutation.Options<DecideApplicationsMutation, DecideApplicationsMutationVariables>) => useMutation<DecideApplicationsMutation, DecideApplicationsMutationVariables>(DecideApplicationsDocument, options);

/** Hook of the mutation `WriteApplicationNote`. */
export const useWriteApplicationNoteMutation = (options?: useMutation.Options<WriteApplicationNoteMutation, WriteApplicationNoteMutationVariables>) => useMutation<WriteApplicationNoteMutation, WriteApplicationNoteMutationVariables>(WriteApplicationNoteDocument, options);

/** Hook of the mutation `EditApplicationNote`. */
export const useEditApplicationNoteMutation = (options?: useMutation.Options<EditApplicationNoteMutation, EditApplicationNoteMutationVariables>) => useMutation<EditApplicationNoteMutation, EditApplicationNoteMutationVariables>(EditApplicationNoteDocument, options);

/** Hook of the mutation `DeleteApplicationNote`. */
export const useDeleteApplicationNoteMutation = (options?: useMutation.Options<DeleteApplicationNoteMutation, DeleteApplicationNoteMutationVariables>) => useMutation<DeleteApplicationNoteMutation, DeleteApplicationNoteMutationVariables>(DeleteApplicationNoteDocument, options);

/** Hook of the mutation `NoteApplications`. */
export const useNoteApplicationsMutation = (options?: useMutation.Options<NoteApplicationsMutation, NoteApplicationsMutationVariables>) => useMutation<NoteApplicationsMutation, NoteApplicationsMutationVariables>(NoteApplicationsDocument, options);

/** Hook of the mutation `SetBlindMode`. */
export const useSetBlindModeMutation = (options?: useMutation.Options<SetBlindModeMutation, SetBlindModeMutationVariables>) => useMutation<SetBlindModeMutation, SetBlindModeMutationVariables>(SetBlindModeDocument, options);

/** Hook of the mutation `SaveApplicationStages`. */
export const useSaveApplicationStagesMutation = (options?: useMutation.Options<SaveApplicationStagesMutation, SaveApplicationStagesMutationVariables>) => useMutation<SaveApplicationStagesMutation, SaveApplicationStagesMutationVariables>(SaveApplicationStagesDocument, options);

/** Hook of the query `ResumeText`. */
export const useResumeTextQuery = (options: useQuery.Options<ResumeTextQuery, ResumeTextQueryVariables> & ({ variables: ResumeTextQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ResumeTextDocument, options as useQuery.Options<ResumeTextQuery, ResumeTextQueryVariables> & { variables: ResumeTextQueryVariables });
/** Hook that asks the query `ResumeText` when called. */
export const useResumeTextLazyQuery = (options?: useLazyQuery.Options<ResumeTextQuery, ResumeTextQueryVariables>) => useLazyQuery<ResumeTextQuery, ResumeTextQueryVariables>(ResumeTextDocument, options);

/** Hook of the query `MessageTemplates`. */
export const useMessageTemplatesQuery = (options?: useQuery.Options<MessageTemplatesQuery, MessageTemplatesQueryVariables>) =>
  useQuery(MessageTemplatesDocument, options as useQuery.Options<MessageTemplatesQuery, MessageTemplatesQueryVariables> & { variables: MessageTemplatesQueryVariables });
/** Hook that asks the query `MessageTemplates` when called. */
export const useMessageTemplatesLazyQuery = (options?: useLazyQuery.Options<MessageTemplatesQuery, MessageTemplatesQueryVariables>) => useLazyQuery<MessageTemplatesQuery, MessageTemplatesQueryVariables>(MessageTemplatesDocument, options);

/** Hook of the query `MessagePreview`. */
export const useMessagePreviewQuery = (options: useQuery.Options<MessagePreviewQuery, MessagePreviewQueryVariables> & ({ variables: MessagePreviewQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(MessagePreviewDocument, options as useQuery.Options<MessagePreviewQuery, MessagePreviewQueryVariables> & { variables: MessagePreviewQueryVariables });
/** Hook that asks the query `MessagePreview` when called. */
export const useMessagePreviewLazyQuery = (options?: useLazyQuery.Options<MessagePreviewQuery, MessagePreviewQueryVariables>) => useLazyQuery<MessagePreviewQuery, MessagePreviewQueryVariables>(MessagePreviewDocument, options);

/** Hook of the mutation `SaveMessageTemplate`. */
export const useSaveMessageTemplateMutation = (options?: useMutation.Options<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>) => useMutation<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>(SaveMessageTemplateDocument, options);

/** Hook of the mutation `DeleteMessageTemplate`. */
export const useDeleteMessageTemplateMutation = (options?: useMutation.Options<DeleteMessageTemplateMutation, DeleteMessageTemplateMutationVariables>) => useMutation<DeleteMessageTemplateMutation, DeleteMessageTemplateMutationVariables>(DeleteMessageTemplateDocument, options);

/** Hook of the query `ApplicationTags`. */
export const useApplicationTagsQuery = (options?: useQuery.Options<ApplicationTagsQuery, ApplicationTagsQueryVariables>) =>
  useQuery(ApplicationTagsDocument, options as useQuery.Options<ApplicationTagsQuery, ApplicationTagsQueryVariables> & { variables: ApplicationTagsQueryVariables });
/** Hook that asks the query `ApplicationTags` when called. */
export const useApplicationTagsLazyQuery = (options?: useLazyQuery.Options<ApplicationTagsQuery, ApplicationTagsQueryVariables>) => useLazyQuery<ApplicationTagsQuery, ApplicationTagsQueryVariables>(ApplicationTagsDocument, options);

/** Hook of the mutation `TagApplications`. */
export const useTagApplicationsMutation = (options?: useMutation.Options<TagApplicationsMutation, TagApplicationsMutationVariables>) => useMutation<TagApplicationsMutation, TagApplicationsMutationVariables>(TagApplicationsDocument, options);

/** Hook of the query `Apps`. */
export const useAppsQuery = (options?: useQuery.Options<AppsQuery, AppsQueryVariables>) =>
  useQuery(AppsDocument, options as useQuery.Options<AppsQuery, AppsQueryVariables> & { variables: AppsQueryVariables });
/** Hook that asks the query `Apps` when called. */
export const useAppsLazyQuery = (options?: useLazyQuery.Options<AppsQuery, AppsQueryVariables>) => useLazyQuery<AppsQuery, AppsQueryVariables>(AppsDocument, options);

/** Hook of the mutation `CreateApp`. */
export const useCreateAppMutation = (options?: useMutation.Options<CreateAppMutation, CreateAppMutationVariables>) => useMutation<CreateAppMutation, CreateAppMutationVariables>(CreateAppDocument, options);

/** Hook of the mutation `RotateKey`. */
export const useRotateKeyMutation = (options?: useMutation.Options<RotateKeyMutation, RotateKeyMutationVariables>) => useMutation<RotateKeyMutation, RotateKeyMutationVariables>(RotateKeyDocument, options);

/** Hook of the mutation `RevokeKey`. */
export const useRevokeKeyMutation = (options?: useMutation.Options<RevokeKeyMutation, RevokeKeyMutationVariables>) => useMutation<RevokeKeyMutation, RevokeKeyMutationVariables>(RevokeKeyDocument, options);

/** Hook of the mutation `DeleteApp`. */
export const useDeleteAppMutation = (options?: useMutation.Options<DeleteAppMutation, DeleteAppMutationVariables>) => useMutation<DeleteAppMutation, DeleteAppMutationVariables>(DeleteAppDocument, options);

/** Hook of the query `Webhooks`. */
export const useWebhooksQuery = (options: useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & ({ variables: WebhooksQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(WebhooksDocument, options as useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & { variables: WebhooksQueryVariables });
/** Hook that asks the query `Webhooks` when called. */
export const useWebhooksLazyQuery = (options?: useLazyQuery.Options<WebhooksQuery, WebhooksQueryVariables>) => useLazyQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);

/** Hook of the query `WebhookLog`. */
export const useWebhookLogQuery = (options: useQuery.Options<WebhookLogQuery, WebhookLogQueryVariables> & ({ variables: WebhookLogQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(WebhookLogDocument, options as useQuery.Options<WebhookLogQuery, WebhookLogQueryVariables> & { variables: WebhookLogQueryVariables });
/** Hook that asks the query `WebhookLog` when called. */
export const useWebhookLogLazyQuery = (options?: useLazyQuery.Options<WebhookLogQuery, WebhookLogQueryVariables>) => useLazyQuery<WebhookLogQuery, WebhookLogQueryVariables>(WebhookLogDocument, options);

/** Hook of the mutation `CreateWebhook`. */
export const useCreateWebhookMutation = (options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) => useMutation<CreateWebhookMutation, CreateWebhookMutationVariables>(CreateWebhookDocument, options);

/** Hook of the mutation `EnableWebhook`. */
export const useEnableWebhookMutation = (options?: useMutation.Options<EnableWebhookMutation, EnableWebhookMutationVariables>) => useMutation<EnableWebhookMutation, EnableWebhookMutationVariables>(EnableWebhookDocument, options);

/** Hook of the mutation `DeleteWebhook`. */
export const useDeleteWebhookMutation = (options?: useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>) => useMutation<DeleteWebhookMutation, DeleteWebhookMutationVariables>(DeleteWebhookDocument, options);

/** Hook of the mutation `TestWebhook`. */
export const useTestWebhookMutation = (options?: useMutation.Options<TestWebhookMutation, TestWebhookMutationVariables>) => useMutation<TestWebhookMutation, TestWebhookMutationVariables>(TestWebhookDocument, options);

/** Hook of the mutation `ReplayWebhook`. */
export const useReplayWebhookMutation = (options?: useMutation.Options<ReplayWebhookMutation, ReplayWebhookMutationVariables>) => useMutation<ReplayWebhookMutation, ReplayWebhookMutationVariables>(ReplayWebhookDocument, options);

/** Hook of the query `AssistantStatus`. */
export const useAssistantStatusQuery = (options?: useQuery.Options<AssistantStatusQuery, AssistantStatusQueryVariables>) =>
  useQuery(AssistantStatusDocument, options as useQuery.Options<AssistantStatusQuery, AssistantStatusQueryVariables> & { variables: AssistantStatusQueryVariables });
/** Hook that asks the query `AssistantStatus` when called. */
export const useAssistantStatusLazyQuery = (options?: useLazyQuery.Options<AssistantStatusQuery, AssistantStatusQueryVariables>) => useLazyQuery<AssistantStatusQuery, AssistantStatusQueryVariables>(AssistantStatusDocument, options);

/** Hook of the query `AssistantConversation`. */
export const useAssistantConversationQuery = (options: useQuery.Options<AssistantConversationQuery, AssistantConversationQueryVariables> & ({ variables: AssistantConversationQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(AssistantConversationDocument, options as useQuery.Options<AssistantConversationQuery, AssistantConversationQueryVariables> & { variables: AssistantConversationQueryVariables });
/** Hook that asks the query `AssistantConversation` when called. */
export const useAssistantConversationLazyQuery = (options?: useLazyQuery.Options<AssistantConversationQuery, AssistantConversationQueryVariables>) => useLazyQuery<AssistantConversationQuery, AssistantConversationQueryVariables>(AssistantConversationDocument, options);

/** Hook of the query `AssistantConversations`. */
export const useAssistantConversationsQuery = (options?: useQuery.Options<AssistantConversationsQuery, AssistantConversationsQueryVariables>) =>
  useQuery(AssistantConversationsDocument, options as useQuery.Options<AssistantConversationsQuery, AssistantConversationsQueryVariables> & { variables: AssistantConversationsQueryVariables });
/** Hook that asks the query `AssistantConversations` when called. */
export const useAssistantConversationsLazyQuery = (options?: useLazyQuery.Options<AssistantConversationsQuery, AssistantConversationsQueryVariables>) => useLazyQuery<AssistantConversationsQuery, AssistantConversationsQueryVariables>(AssistantConversationsDocument, options);

/** Hook of the mutation `AskAssistant`. */
export const useAskAssistantMutation = (options?: useMutation.Options<AskAssistantMutation, AskAssistantMutationVariables>) => useMutation<AskAssistantMutation, AskAssistantMutationVariables>(AskAssistantDocument, options);

/** Hook of the mutation `SetAssistantConsent`. */
export const useSetAssistantConsentMutation = (options?: useMutation.Options<SetAssistantConsentMutation, SetAssistantConsentMutationVariables>) => useMutation<SetAssistantConsentMutation, SetAssistantConsentMutationVariables>(SetAssistantConsentDocument, options);

/** Hook of the mutation `StopAssistantAnswer`. */
export const useStopAssistantAnswerMutation = (options?: useMutation.Options<StopAssistantAnswerMutation, StopAssistantAnswerMutationVariables>) => useMutation<StopAssistantAnswerMutation, StopAssistantAnswerMutationVariables>(StopAssistantAnswerDocument, options);

/** Hook of the mutation `RenameAssistantConversation`. */
export const useRenameAssistantConversationMutation = (options?: useMutation.Options<RenameAssistantConversationMutation, RenameAssistantConversationMutationVariables>) => useMutation<RenameAssistantConversationMutation, RenameAssistantConversationMutationVariables>(RenameAssistantConversationDocument, options);

/** Hook of the mutation `DeleteAssistantConversation`. */
export const useDeleteAssistantConversationMutation = (options?: useMutation.Options<DeleteAssistantConversationMutation, DeleteAssistantConversationMutationVariables>) => useMutation<DeleteAssistantConversationMutation, DeleteAssistantConversationMutationVariables>(DeleteAssistantConversationDocument, options);

/** Hook of the subscription `AssistantAnswer`. */
export const useAssistantAnswerSubscription = (options: useSubscription.Options<AssistantAnswerSubscription, AssistantAnswerSubscriptionVariables> & ({ variables: AssistantAnswerSubscriptionVariables } | { skip: true })) =>
  useSubscription(AssistantAnswerDocument, options as useSubscription.Options<AssistantAnswerSubscription, AssistantAnswerSubscriptionVariables> & { variables: AssistantAnswerSubscriptionVariables });

/** Hook of the query `CompanyActivity`. */
export const useCompanyActivityQuery = (options?: useQuery.Options<CompanyActivityQuery, CompanyActivityQueryVariables>) =>
  useQuery(CompanyActivityDocument, options as useQuery.Options<CompanyActivityQuery, CompanyActivityQueryVariables> & { variables: CompanyActivityQueryVariables });
/** Hook that asks the query `CompanyActivity` when called. */
export const useCompanyActivityLazyQuery = (options?: useLazyQuery.Options<CompanyActivityQuery, CompanyActivityQueryVariables>) => useLazyQuery<CompanyActivityQuery, CompanyActivityQueryVariables>(CompanyActivityDocument, options);

/** Hook of the query `ActivityPeople`. */
export const useActivityPeopleQuery = (options?: useQuery.Options<ActivityPeopleQuery, ActivityPeopleQueryVariables>) =>
  useQuery(ActivityPeopleDocument, options as useQuery.Options<ActivityPeopleQuery, ActivityPeopleQueryVariables> & { variables: ActivityPeopleQueryVariables });
/** Hook that asks the query `ActivityPeople` when called. */
export const useActivityPeopleLazyQuery = (options?: useLazyQuery.Options<ActivityPeopleQuery, ActivityPeopleQueryVariables>) => useLazyQuery<ActivityPeopleQuery, ActivityPeopleQueryVariables>(ActivityPeopleDocument, options);

/** Hook of the subscription `ViewerChanged`. */
export const useViewerChangedSubscription = (options?: useSubscription.Options<ViewerChangedSubscription, ViewerChangedSubscriptionVariables>) =>
  useSubscription(ViewerChangedDocument, options as useSubscription.Options<ViewerChangedSubscription, ViewerChangedSubscriptionVariables> & { variables: ViewerChangedSubscriptionVariables });

/** Hook of the mutation `CreateCompany`. */
export const useCreateCompanyMutation = (options?: useMutation.Options<CreateCompanyMutation, CreateCompanyMutationVariables>) => useMutation<CreateCompanyMutation, CreateCompanyMutationVariables>(CreateCompanyDocument, options);

/** Hook of the query `Interviewers`. */
export const useInterviewersQuery = (options: useQuery.Options<InterviewersQuery, InterviewersQueryVariables> & ({ variables: InterviewersQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(InterviewersDocument, options as useQuery.Options<InterviewersQuery, InterviewersQueryVariables> & { variables: InterviewersQueryVariables });
/** Hook that asks the query `Interviewers` when called. */
export const useInterviewersLazyQuery = (options?: useLazyQuery.Options<InterviewersQuery, InterviewersQueryVariables>) => useLazyQuery<InterviewersQuery, InterviewersQueryVariables>(InterviewersDocument, options);

/** Hook of the mutation `SetJobInterviewers`. */
export const useSetJobInterviewersMutation = (options?: useMutation.Options<SetJobInterviewersMutation, SetJobInterviewersMutationVariables>) => useMutation<SetJobInterviewersMutation, SetJobInterviewersMutationVariables>(SetJobInterviewersDocument, options);

/** Hook of the query `JoinableCompanies`. */
export const useJoinableCompaniesQuery = (options?: useQuery.Options<JoinableCompaniesQuery, JoinableCompaniesQueryVariables>) =>
  useQuery(JoinableCompaniesDocument, options as useQuery.Options<JoinableCompaniesQuery, JoinableCompaniesQueryVariables> & { variables: JoinableCompaniesQueryVariables });
/** Hook that asks the query `JoinableCompanies` when called. */
export const useJoinableCompaniesLazyQuery = (options?: useLazyQuery.Options<JoinableCompaniesQuery, JoinableCompaniesQueryVariables>) => useLazyQuery<JoinableCompaniesQuery, JoinableCompaniesQueryVariables>(JoinableCompaniesDocument, options);

/** Hook of the mutation `AskToJoin`. */
export const useAskToJoinMutation = (options?: useMutation.Options<AskToJoinMutation, AskToJoinMutationVariables>) => useMutation<AskToJoinMutation, AskToJoinMutationVariables>(AskToJoinDocument, options);

/** Hook of the query `JoinRequests`. */
export const useJoinRequestsQuery = (options?: useQuery.Options<JoinRequestsQuery, JoinRequestsQueryVariables>) =>
  useQuery(JoinRequestsDocument, options as useQuery.Options<JoinRequestsQuery, JoinRequestsQueryVariables> & { variables: JoinRequestsQueryVariables });
/** Hook that asks the query `JoinRequests` when called. */
export const useJoinRequestsLazyQuery = (options?: useLazyQuery.Options<JoinRequestsQuery, JoinRequestsQueryVariables>) => useLazyQuery<JoinRequestsQuery, JoinRequestsQueryVariables>(JoinRequestsDocument, options);

/** Hook of the mutation `AnswerJoinRequest`. */
export const useAnswerJoinRequestMutation = (options?: useMutation.Options<AnswerJoinRequestMutation, AnswerJoinRequestMutationVariables>) => useMutation<AnswerJoinRequestMutation, AnswerJoinRequestMutationVariables>(AnswerJoinRequestDocument, options);

/** Hook of the query `People`. */
export const usePeopleQuery = (options: useQuery.Options<PeopleQuery, PeopleQueryVariables> & ({ variables: PeopleQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(PeopleDocument, options as useQuery.Options<PeopleQuery, PeopleQueryVariables> & { variables: PeopleQueryVariables });
/** Hook that asks the query `People` when called. */
export const usePeopleLazyQuery = (options?: useLazyQuery.Options<PeopleQuery, PeopleQueryVariables>) => useLazyQuery<PeopleQuery, PeopleQueryVariables>(PeopleDocument, options);

/** Hook of the mutation `InviteMember`. */
export const useInviteMemberMutation = (options?: useMutation.Options<InviteMemberMutation, InviteMemberMutationVariables>) => useMutation<InviteMemberMutation, InviteMemberMutationVariables>(InviteMemberDocument, options);

/** Hook of the mutation `CancelInvitation`. */
export const useCancelInvitationMutation = (options?: useMutation.Options<CancelInvitationMutation, CancelInvitationMutationVariables>) => useMutation<CancelInvitationMutation, CancelInvitationMutationVariables>(CancelInvitationDocument, options);

/** Hook of the mutation `ChangeMemberRole`. */
export const useChangeMemberRoleMutation = (options?: useMutation.Options<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>) => useMutation<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>(ChangeMemberRoleDocument, options);

/** Hook of the mutation `RemoveMember`. */
export const useRemoveMemberMutation = (options?: useMutation.Options<RemoveMemberMutation, RemoveMemberMutationVariables>) => useMutation<RemoveMemberMutation, RemoveMemberMutationVariables>(RemoveMemberDocument, options);

/** Hook of the mutation `LeaveCompany`. */
export const useLeaveCompanyMutation = (options?: useMutation.Options<LeaveCompanyMutation, LeaveCompanyMutationVariables>) => useMutation<LeaveCompanyMutation, LeaveCompanyMutationVariables>(LeaveCompanyDocument, options);

/** Hook of the mutation `ChooseCompany`. */
export const useChooseCompanyMutation = (options?: useMutation.Options<ChooseCompanyMutation, ChooseCompanyMutationVariables>) => useMutation<ChooseCompanyMutation, ChooseCompanyMutationVariables>(ChooseCompanyDocument, options);

/** Hook of the query `CompanyVerification`. */
export const useCompanyVerificationQuery = (options?: useQuery.Options<CompanyVerificationQuery, CompanyVerificationQueryVariables>) =>
  useQuery(CompanyVerificationDocument, options as useQuery.Options<CompanyVerificationQuery, CompanyVerificationQueryVariables> & { variables: CompanyVerificationQueryVariables });
/** Hook that asks the query `CompanyVerification` when called. */
export const useCompanyVerificationLazyQuery = (options?: useLazyQuery.Options<CompanyVerificationQuery, CompanyVerificationQueryVariables>) => useLazyQuery<CompanyVerificationQuery, CompanyVerificationQueryVariables>(CompanyVerificationDocument, options);

/** Hook of the mutation `VerifyCompanyByMail`. */
export const useVerifyCompanyByMailMutation = (options?: useMutation.Options<VerifyCompanyByMailMutation, VerifyCompanyByMailMutationVariables>) => useMutation<VerifyCompanyByMailMutation, VerifyCompanyByMailMutationVariables>(VerifyCompanyByMailDocument, options);

/** Hook of the mutation `ClaimCompanyDomain`. */
export const useClaimCompanyDomainMutation = (options?: useMutation.Options<ClaimCompanyDomainMutation, ClaimCompanyDomainMutationVariables>) => useMutation<ClaimCompanyDomainMutation, ClaimCompanyDomainMutationVariables>(ClaimCompanyDomainDocument, options);

/** Hook of the mutation `CheckCompanyDomain`. */
export const useCheckCompanyDomainMutation = (options?: useMutation.Options<CheckCompanyDomainMutation, CheckCompanyDomainMutationVariables>) => useMutation<CheckCompanyDomainMutation, CheckCompanyDomainMutationVariables>(CheckCompanyDomainDocument, options);

/** Hook of the query `NetworkCounts`. */
export const useNetworkCountsQuery = (options?: useQuery.Options<NetworkCountsQuery, NetworkCountsQueryVariables>) =>
  useQuery(NetworkCountsDocument, options as useQuery.Options<NetworkCountsQuery, NetworkCountsQueryVariables> & { variables: NetworkCountsQueryVariables });
/** Hook that asks the query `NetworkCounts` when called. */
export const useNetworkCountsLazyQuery = (options?: useLazyQuery.Options<NetworkCountsQuery, NetworkCountsQueryVariables>) => useLazyQuery<NetworkCountsQuery, NetworkCountsQueryVariables>(NetworkCountsDocument, options);

/** Hook of the query `NetworkConnections`. */
export const useNetworkConnectionsQuery = (options?: useQuery.Options<NetworkConnectionsQuery, NetworkConnectionsQueryVariables>) =>
  useQuery(NetworkConnectionsDocument, options as useQuery.Options<NetworkConnectionsQuery, NetworkConnectionsQueryVariables> & { variables: NetworkConnectionsQueryVariables });
/** Hook that asks the query `NetworkConnections` when called. */
export const useNetworkConnectionsLazyQuery = (options?: useLazyQuery.Options<NetworkConnectionsQuery, NetworkConnectionsQueryVariables>) => useLazyQuery<NetworkConnectionsQuery, NetworkConnectionsQueryVariables>(NetworkConnectionsDocument, options);

/** Hook of the query `NetworkInvitations`. */
export const useNetworkInvitationsQuery = (options?: useQuery.Options<NetworkInvitationsQuery, NetworkInvitationsQueryVariables>) =>
  useQuery(NetworkInvitationsDocument, options as useQuery.Options<NetworkInvitationsQuery, NetworkInvitationsQueryVariables> & { variables: NetworkInvitationsQueryVariables });
/** Hook that asks the query `NetworkInvitations` when called. */
export const useNetworkInvitationsLazyQuery = (options?: useLazyQuery.Options<NetworkInvitationsQuery, NetworkInvitationsQueryVariables>) => useLazyQuery<NetworkInvitationsQuery, NetworkInvitationsQueryVariables>(NetworkInvitationsDocument, options);

/** Hook of the query `NetworkRequested`. */
export const useNetworkRequestedQuery = (options?: useQuery.Options<NetworkRequestedQuery, NetworkRequestedQueryVariables>) =>
  useQuery(NetworkRequestedDocument, options as useQuery.Options<NetworkRequestedQuery, NetworkRequestedQueryVariables> & { variables: NetworkRequestedQueryVariables });
/** Hook that asks the query `NetworkRequested` when called. */
export const useNetworkRequestedLazyQuery = (options?: useLazyQuery.Options<NetworkRequestedQuery, NetworkRequestedQueryVariables>) => useLazyQuery<NetworkRequestedQuery, NetworkRequestedQueryVariables>(NetworkRequestedDocument, options);

/** Hook of the mutation `RequestConnection`. */
export const useRequestConnectionMutation = (options?: useMutation.Options<RequestConnectionMutation, RequestConnectionMutationVariables>) => useMutation<RequestConnectionMutation, RequestConnectionMutationVariables>(RequestConnectionDocument, options);

/** Hook of the mutation `WithdrawConnectionRequest`. */
export const useWithdrawConnectionRequestMutation = (options?: useMutation.Options<WithdrawConnectionRequestMutation, WithdrawConnectionRequestMutationVariables>) => useMutation<WithdrawConnectionRequestMutation, WithdrawConnectionRequestMutationVariables>(WithdrawConnectionRequestDocument, options);

/** Hook of the mutation `AcceptConnection`. */
export const useAcceptConnectionMutation = (options?: useMutation.Options<AcceptConnectionMutation, AcceptConnectionMutationVariables>) => useMutation<AcceptConnectionMutation, AcceptConnectionMutationVariables>(AcceptConnectionDocument, options);

/** Hook of the mutation `RejectConnection`. */
export const useRejectConnectionMutation = (options?: useMutation.Options<RejectConnectionMutation, RejectConnectionMutationVariables>) => useMutation<RejectConnectionMutation, RejectConnectionMutationVariables>(RejectConnectionDocument, options);

/** Hook of the mutation `RemoveConnection`. */
export const useRemoveConnectionMutation = (options?: useMutation.Options<RemoveConnectionMutation, RemoveConnectionMutationVariables>) => useMutation<RemoveConnectionMutation, RemoveConnectionMutationVariables>(RemoveConnectionDocument, options);

/** Hook of the subscription `ConnectionChanged`. */
export const useConnectionChangedSubscription = (options?: useSubscription.Options<ConnectionChangedSubscription, ConnectionChangedSubscriptionVariables>) =>
  useSubscription(ConnectionChangedDocument, options as useSubscription.Options<ConnectionChangedSubscription, ConnectionChangedSubscriptionVariables> & { variables: ConnectionChangedSubscriptionVariables });

/** Hook of the query `ApplicationReceipt`. */
export const useApplicationReceiptQuery = (options: useQuery.Options<ApplicationReceiptQuery, ApplicationReceiptQueryVariables> & ({ variables: ApplicationReceiptQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ApplicationReceiptDocument, options as useQuery.Options<ApplicationReceiptQuery, ApplicationReceiptQueryVariables> & { variables: ApplicationReceiptQueryVariables });
/** Hook that asks the query `ApplicationReceipt` when called. */
export const useApplicationReceiptLazyQuery = (options?: useLazyQuery.Options<ApplicationReceiptQuery, ApplicationReceiptQueryVariables>) => useLazyQuery<ApplicationReceiptQuery, ApplicationReceiptQueryVariables>(ApplicationReceiptDocument, options);

/** Hook of the mutation `UndoApplication`. */
export const useUndoApplicationMutation = (options?: useMutation.Options<UndoApplicationMutation, UndoApplicationMutationVariables>) => useMutation<UndoApplicationMutation, UndoApplicationMutationVariables>(UndoApplicationDocument, options);

/** Hook of the mutation `WriteCoverNote`. */
export const useWriteCoverNoteMutation = (options?: useMutation.Options<WriteCoverNoteMutation, WriteCoverNoteMutationVariables>) => useMutation<WriteCoverNoteMutation, WriteCoverNoteMutationVariables>(WriteCoverNoteDocument, options);

/** Hook of the query `JobAlerts`. */
export const useJobAlertsQuery = (options?: useQuery.Options<JobAlertsQuery, JobAlertsQueryVariables>) =>
  useQuery(JobAlertsDocument, options as useQuery.Options<JobAlertsQuery, JobAlertsQueryVariables> & { variables: JobAlertsQueryVariables });
/** Hook that asks the query `JobAlerts` when called. */
export const useJobAlertsLazyQuery = (options?: useLazyQuery.Options<JobAlertsQuery, JobAlertsQueryVariables>) => useLazyQuery<JobAlertsQuery, JobAlertsQueryVariables>(JobAlertsDocument, options);

/** Hook of the query `JobAlertPreview`. */
export const useJobAlertPreviewQuery = (options: useQuery.Options<JobAlertPreviewQuery, JobAlertPreviewQueryVariables> & ({ variables: JobAlertPreviewQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(JobAlertPreviewDocument, options as useQuery.Options<JobAlertPreviewQuery, JobAlertPreviewQueryVariables> & { variables: JobAlertPreviewQueryVariables });
/** Hook that asks the query `JobAlertPreview` when called. */
export const useJobAlertPreviewLazyQuery = (options?: useLazyQuery.Options<JobAlertPreviewQuery, JobAlertPreviewQueryVariables>) => useLazyQuery<JobAlertPreviewQuery, JobAlertPreviewQueryVariables>(JobAlertPreviewDocument, options);

/** Hook of the mutation `CreateJobAlert`. */
export const useCreateJobAlertMutation = (options?: useMutation.Options<CreateJobAlertMutation, CreateJobAlertMutationVariables>) => useMutation<CreateJobAlertMutation, CreateJobAlertMutationVariables>(CreateJobAlertDocument, options);

/** Hook of the mutation `EditJobAlert`. */
export const useEditJobAlertMutation = (options?: useMutation.Options<EditJobAlertMutation, EditJobAlertMutationVariables>) => useMutation<EditJobAlertMutation, EditJobAlertMutationVariables>(EditJobAlertDocument, options);

/** Hook of the mutation `EndJobAlert`. */
export const useEndJobAlertMutation = (options?: useMutation.Options<EndJobAlertMutation, EndJobAlertMutationVariables>) => useMutation<EndJobAlertMutation, EndJobAlertMutationVariables>(EndJobAlertDocument, options);

/** Hook of the query `JobDetails`. */
export const useJobDetailsQuery = (options: useQuery.Options<JobDetailsQuery, JobDetailsQueryVariables> & ({ variables: JobDetailsQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(JobDetailsDocument, options as useQuery.Options<JobDetailsQuery, JobDetailsQueryVariables> & { variables: JobDetailsQueryVariables });
/** Hook that asks the query `JobDetails` when called. */
export const useJobDetailsLazyQuery = (options?: useLazyQuery.Options<JobDetailsQuery, JobDetailsQueryVariables>) => useLazyQuery<JobDetailsQuery, JobDetailsQueryVariables>(JobDetailsDocument, options);

/** Hook of the mutation `SaveJob`. */
export const useSaveJobMutation = (options?: useMutation.Options<SaveJobMutation, SaveJobMutationVariables>) => useMutation<SaveJobMutation, SaveJobMutationVariables>(SaveJobDocument, options);

/** Hook of the mutation `UnsaveJob`. */
export const useUnsaveJobMutation = (options?: useMutation.Options<UnsaveJobMutation, UnsaveJobMutationVariables>) => useMutation<UnsaveJobMutation, UnsaveJobMutationVariables>(UnsaveJobDocument, options);

/** Hook of the mutation `ApplyToJob`. */
export const useApplyToJobMutation = (options?: useMutation.Options<ApplyToJobMutation, ApplyToJobMutationVariables>) => useMutation<ApplyToJobMutation, ApplyToJobMutationVariables>(ApplyToJobDocument, options);

/** Hook of the query `SearchJobs`. */
export const useSearchJobsQuery = (options?: useQuery.Options<SearchJobsQuery, SearchJobsQueryVariables>) =>
  useQuery(SearchJobsDocument, options as useQuery.Options<SearchJobsQuery, SearchJobsQueryVariables> & { variables: SearchJobsQueryVariables });
/** Hook that asks the query `SearchJobs` when called. */
export const useSearchJobsLazyQuery = (options?: useLazyQuery.Options<SearchJobsQuery, SearchJobsQueryVariables>) => useLazyQuery<SearchJobsQuery, SearchJobsQueryVariables>(SearchJobsDocument, options);

/** Hook of the query `CountJobs`. */
export const useCountJobsQuery = (options?: useQuery.Options<CountJobsQuery, CountJobsQueryVariables>) =>
  useQuery(CountJobsDocument, options as useQuery.Options<CountJobsQuery, CountJobsQueryVariables> & { variables: CountJobsQueryVariables });
/** Hook that asks the query `CountJobs` when called. */
export const useCountJobsLazyQuery = (options?: useLazyQuery.Options<CountJobsQuery, CountJobsQueryVariables>) => useLazyQuery<CountJobsQuery, CountJobsQueryVariables>(CountJobsDocument, options);

/** Hook of the query `PostedJobs`. */
export const usePostedJobsQuery = (options?: useQuery.Options<PostedJobsQuery, PostedJobsQueryVariables>) =>
  useQuery(PostedJobsDocument, options as useQuery.Options<PostedJobsQuery, PostedJobsQueryVariables> & { variables: PostedJobsQueryVariables });
/** Hook that asks the query `PostedJobs` when called. */
export const usePostedJobsLazyQuery = (options?: useLazyQuery.Options<PostedJobsQuery, PostedJobsQueryVariables>) => useLazyQuery<PostedJobsQuery, PostedJobsQueryVariables>(PostedJobsDocument, options);

/** Hook of the query `JobsToStartFrom`. */
export const useJobsToStartFromQuery = (options?: useQuery.Options<JobsToStartFromQuery, JobsToStartFromQueryVariables>) =>
  useQuery(JobsToStartFromDocument, options as useQuery.Options<JobsToStartFromQuery, JobsToStartFromQueryVariables> & { variables: JobsToStartFromQueryVariables });
/** Hook that asks the query `JobsToStartFrom` when called. */
export const useJobsToStartFromLazyQuery = (options?: useLazyQuery.Options<JobsToStartFromQuery, JobsToStartFromQueryVariables>) => useLazyQuery<JobsToStartFromQuery, JobsToStartFromQueryVariables>(JobsToStartFromDocument, options);

/** Hook of the query `PostedJob`. */
export const usePostedJobQuery = (options: useQuery.Options<PostedJobQuery, PostedJobQueryVariables> & ({ variables: PostedJobQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(PostedJobDocument, options as useQuery.Options<PostedJobQuery, PostedJobQueryVariables> & { variables: PostedJobQueryVariables });
/** Hook that asks the query `PostedJob` when called. */
export const usePostedJobLazyQuery = (options?: useLazyQuery.Options<PostedJobQuery, PostedJobQueryVariables>) => useLazyQuery<PostedJobQuery, PostedJobQueryVariables>(PostedJobDocument, options);

/** Hook of the query `MarkdownPreview`. */
export const useMarkdownPreviewQuery = (options: useQuery.Options<MarkdownPreviewQuery, MarkdownPreviewQueryVariables> & ({ variables: MarkdownPreviewQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(MarkdownPreviewDocument, options as useQuery.Options<MarkdownPreviewQuery, MarkdownPreviewQueryVariables> & { variables: MarkdownPreviewQueryVariables });
/** Hook that asks the query `MarkdownPreview` when called. */
export const useMarkdownPreviewLazyQuery = (options?: useLazyQuery.Options<MarkdownPreviewQuery, MarkdownPreviewQueryVariables>) => useLazyQuery<MarkdownPreviewQuery, MarkdownPreviewQueryVariables>(MarkdownPreviewDocument, options);

/** Hook of the query `JobPostingHints`. */
export const useJobPostingHintsQuery = (options: useQuery.Options<JobPostingHintsQuery, JobPostingHintsQueryVariables> & ({ variables: JobPostingHintsQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(JobPostingHintsDocument, options as useQuery.Options<JobPostingHintsQuery, JobPostingHintsQueryVariables> & { variables: JobPostingHintsQueryVariables });
/** Hook that asks the query `JobPostingHints` when called. */
export const useJobPostingHintsLazyQuery = (options?: useLazyQuery.Options<JobPostingHintsQuery, JobPostingHintsQueryVariables>) => useLazyQuery<JobPostingHintsQuery, JobPostingHintsQueryVariables>(JobPostingHintsDocument, options);

/** Hook of the mutation `PostJob`. */
export const usePostJobMutation = (options?: useMutation.Options<PostJobMutation, PostJobMutationVariables>) => useMutation<PostJobMutation, PostJobMutationVariables>(PostJobDocument, options);

/** Hook of the mutation `EditJob`. */
export const useEditJobMutation = (options?: useMutation.Options<EditJobMutation, EditJobMutationVariables>) => useMutation<EditJobMutation, EditJobMutationVariables>(EditJobDocument, options);

/** Hook of the mutation `SetJobStatus`. */
export const useSetJobStatusMutation = (options?: useMutation.Options<SetJobStatusMutation, SetJobStatusMutationVariables>) => useMutation<SetJobStatusMutation, SetJobStatusMutationVariables>(SetJobStatusDocument, options);

/** Hook of the mutation `CloseJobs`. */
export const useCloseJobsMutation = (options?: useMutation.Options<CloseJobsMutation, CloseJobsMutationVariables>) => useMutation<CloseJobsMutation, CloseJobsMutationVariables>(CloseJobsDocument, options);

/** Hook of the mutation `DeleteJob`. */
export const useDeleteJobMutation = (options?: useMutation.Options<DeleteJobMutation, DeleteJobMutationVariables>) => useMutation<DeleteJobMutation, DeleteJobMutationVariables>(DeleteJobDocument, options);

/** Hook of the query `CitySuggestions`. */
export const useCitySuggestionsQuery = (options: useQuery.Options<CitySuggestionsQuery, CitySuggestionsQueryVariables> & ({ variables: CitySuggestionsQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(CitySuggestionsDocument, options as useQuery.Options<CitySuggestionsQuery, CitySuggestionsQueryVariables> & { variables: CitySuggestionsQueryVariables });
/** Hook that asks the query `CitySuggestions` when called. */
export const useCitySuggestionsLazyQuery = (options?: useLazyQuery.Options<CitySuggestionsQuery, CitySuggestionsQueryVariables>) => useLazyQuery<CitySuggestionsQuery, CitySuggestionsQueryVariables>(CitySuggestionsDocument, options);

/** Hook of the query `RelatedJobs`. */
export const useRelatedJobsQuery = (options: useQuery.Options<RelatedJobsQuery, RelatedJobsQueryVariables> & ({ variables: RelatedJobsQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(RelatedJobsDocument, options as useQuery.Options<RelatedJobsQuery, RelatedJobsQueryVariables> & { variables: RelatedJobsQueryVariables });
/** Hook that asks the query `RelatedJobs` when called. */
export const useRelatedJobsLazyQuery = (options?: useLazyQuery.Options<RelatedJobsQuery, RelatedJobsQueryVariables>) => useLazyQuery<RelatedJobsQuery, RelatedJobsQueryVariables>(RelatedJobsDocument, options);

/** Hook of the query `SavedJobs`. */
export const useSavedJobsQuery = (options?: useQuery.Options<SavedJobsQuery, SavedJobsQueryVariables>) =>
  useQuery(SavedJobsDocument, options as useQuery.Options<SavedJobsQuery, SavedJobsQueryVariables> & { variables: SavedJobsQueryVariables });
/** Hook that asks the query `SavedJobs` when called. */
export const useSavedJobsLazyQuery = (options?: useLazyQuery.Options<SavedJobsQuery, SavedJobsQueryVariables>) => useLazyQuery<SavedJobsQuery, SavedJobsQueryVariables>(SavedJobsDocument, options);

/** Hook of the query `JobFacets`. */
export const useJobFacetsQuery = (options?: useQuery.Options<JobFacetsQuery, JobFacetsQueryVariables>) =>
  useQuery(JobFacetsDocument, options as useQuery.Options<JobFacetsQuery, JobFacetsQueryVariables> & { variables: JobFacetsQueryVariables });
/** Hook that asks the query `JobFacets` when called. */
export const useJobFacetsLazyQuery = (options?: useLazyQuery.Options<JobFacetsQuery, JobFacetsQueryVariables>) => useLazyQuery<JobFacetsQuery, JobFacetsQueryVariables>(JobFacetsDocument, options);

/** Hook of the query `JobSuggestions`. */
export const useJobSuggestionsQuery = (options: useQuery.Options<JobSuggestionsQuery, JobSuggestionsQueryVariables> & ({ variables: JobSuggestionsQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(JobSuggestionsDocument, options as useQuery.Options<JobSuggestionsQuery, JobSuggestionsQueryVariables> & { variables: JobSuggestionsQueryVariables });
/** Hook that asks the query `JobSuggestions` when called. */
export const useJobSuggestionsLazyQuery = (options?: useLazyQuery.Options<JobSuggestionsQuery, JobSuggestionsQueryVariables>) => useLazyQuery<JobSuggestionsQuery, JobSuggestionsQueryVariables>(JobSuggestionsDocument, options);

/** Hook of the query `JobAlternatives`. */
export const useJobAlternativesQuery = (options: useQuery.Options<JobAlternativesQuery, JobAlternativesQueryVariables> & ({ variables: JobAlternativesQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(JobAlternativesDocument, options as useQuery.Options<JobAlternativesQuery, JobAlternativesQueryVariables> & { variables: JobAlternativesQueryVariables });
/** Hook that asks the query `JobAlternatives` when called. */
export const useJobAlternativesLazyQuery = (options?: useLazyQuery.Options<JobAlternativesQuery, JobAlternativesQueryVariables>) => useLazyQuery<JobAlternativesQuery, JobAlternativesQueryVariables>(JobAlternativesDocument, options);

/** Hook of the query `ParseJobSearch`. */
export const useParseJobSearchQuery = (options: useQuery.Options<ParseJobSearchQuery, ParseJobSearchQueryVariables> & ({ variables: ParseJobSearchQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ParseJobSearchDocument, options as useQuery.Options<ParseJobSearchQuery, ParseJobSearchQueryVariables> & { variables: ParseJobSearchQueryVariables });
/** Hook that asks the query `ParseJobSearch` when called. */
export const useParseJobSearchLazyQuery = (options?: useLazyQuery.Options<ParseJobSearchQuery, ParseJobSearchQueryVariables>) => useLazyQuery<ParseJobSearchQuery, ParseJobSearchQueryVariables>(ParseJobSearchDocument, options);

/** Hook of the query `ChatList`. */
export const useChatListQuery = (options?: useQuery.Options<ChatListQuery, ChatListQueryVariables>) =>
  useQuery(ChatListDocument, options as useQuery.Options<ChatListQuery, ChatListQueryVariables> & { variables: ChatListQueryVariables });
/** Hook that asks the query `ChatList` when called. */
export const useChatListLazyQuery = (options?: useLazyQuery.Options<ChatListQuery, ChatListQueryVariables>) => useLazyQuery<ChatListQuery, ChatListQueryVariables>(ChatListDocument, options);

/** Hook of the query `ChatPeer`. */
export const useChatPeerQuery = (options: useQuery.Options<ChatPeerQuery, ChatPeerQueryVariables> & ({ variables: ChatPeerQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ChatPeerDocument, options as useQuery.Options<ChatPeerQuery, ChatPeerQueryVariables> & { variables: ChatPeerQueryVariables });
/** Hook that asks the query `ChatPeer` when called. */
export const useChatPeerLazyQuery = (options?: useLazyQuery.Options<ChatPeerQuery, ChatPeerQueryVariables>) => useLazyQuery<ChatPeerQuery, ChatPeerQueryVariables>(ChatPeerDocument, options);

/** Hook of the query `ChatPartner`. */
export const useChatPartnerQuery = (options: useQuery.Options<ChatPartnerQuery, ChatPartnerQueryVariables> & ({ variables: ChatPartnerQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ChatPartnerDocument, options as useQuery.Options<ChatPartnerQuery, ChatPartnerQueryVariables> & { variables: ChatPartnerQueryVariables });
/** Hook that asks the query `ChatPartner` when called. */
export const useChatPartnerLazyQuery = (options?: useLazyQuery.Options<ChatPartnerQuery, ChatPartnerQueryVariables>) => useLazyQuery<ChatPartnerQuery, ChatPartnerQueryVariables>(ChatPartnerDocument, options);

/** Hook of the query `ConversationWith`. */
export const useConversationWithQuery = (options: useQuery.Options<ConversationWithQuery, ConversationWithQueryVariables> & ({ variables: ConversationWithQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ConversationWithDocument, options as useQuery.Options<ConversationWithQuery, ConversationWithQueryVariables> & { variables: ConversationWithQueryVariables });
/** Hook that asks the query `ConversationWith` when called. */
export const useConversationWithLazyQuery = (options?: useLazyQuery.Options<ConversationWithQuery, ConversationWithQueryVariables>) => useLazyQuery<ConversationWithQuery, ConversationWithQueryVariables>(ConversationWithDocument, options);

/** Hook of the query `ChatHistory`. */
export const useChatHistoryQuery = (options: useQuery.Options<ChatHistoryQuery, ChatHistoryQueryVariables> & ({ variables: ChatHistoryQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(ChatHistoryDocument, options as useQuery.Options<ChatHistoryQuery, ChatHistoryQueryVariables> & { variables: ChatHistoryQueryVariables });
/** Hook that asks the query `ChatHistory` when called. */
export const useChatHistoryLazyQuery = (options?: useLazyQuery.Options<ChatHistoryQuery, ChatHistoryQueryVariables>) => useLazyQuery<ChatHistoryQuery, ChatHistoryQueryVariables>(ChatHistoryDocument, options);

/** Hook of the mutation `SendMessage`. */
export const useSendMessageMutation = (options?: useMutation.Options<SendMessageMutation, SendMessageMutationVariables>) => useMutation<SendMessageMutation, SendMessageMutationVariables>(SendMessageDocument, options);

/** Hook of the mutation `MarkSeen`. */
export const useMarkSeenMutation = (options?: useMutation.Options<MarkSeenMutation, MarkSeenMutationVariables>) => useMutation<MarkSeenMutation, MarkSeenMutationVariables>(MarkSeenDocument, options);

/** Hook of the mutation `SetTyping`. */
export const useSetTypingMutation = (options?: useMutation.Options<SetTypingMutation, SetTypingMutationVariables>) => useMutation<SetTypingMutation, SetTypingMutationVariables>(SetTypingDocument, options);

/** Hook of the subscription `ChatEvents`. */
export const useChatEventsSubscription = (options?: useSubscription.Options<ChatEventsSubscription, ChatEventsSubscriptionVariables>) =>
  useSubscription(ChatEventsDocument, options as useSubscription.Options<ChatEventsSubscription, ChatEventsSubscriptionVariables> & { variables: ChatEventsSubscriptionVariables });

/** Hook of the query `Notices`. */
export const useNoticesQuery = (options?: useQuery.Options<NoticesQuery, NoticesQueryVariables>) =>
  useQuery(NoticesDocument, options as useQuery.Options<NoticesQuery, NoticesQueryVariables> & { variables: NoticesQueryVariables });
/** Hook that asks the query `Notices` when called. */
export const useNoticesLazyQuery = (options?: useLazyQuery.Options<NoticesQuery, NoticesQueryVariables>) => useLazyQuery<NoticesQuery, NoticesQueryVariables>(NoticesDocument, options);

/** Hook of the mutation `MarkNoticesRead`. */
export const useMarkNoticesReadMutation = (options?: useMutation.Options<MarkNoticesReadMutation, MarkNoticesReadMutationVariables>) => useMutation<MarkNoticesReadMutation, MarkNoticesReadMutationVariables>(MarkNoticesReadDocument, options);

/** Hook of the subscription `NoticesChanged`. */
export const useNoticesChangedSubscription = (options?: useSubscription.Options<NoticesChangedSubscription, NoticesChangedSubscriptionVariables>) =>
  useSubscription(NoticesChangedDocument, options as useSubscription.Options<NoticesChangedSubscription, NoticesChangedSubscriptionVariables> & { variables: NoticesChangedSubscriptionVariables });

/** Hook of the query `NoticePreferences`. */
export const useNoticePreferencesQuery = (options?: useQuery.Options<NoticePreferencesQuery, NoticePreferencesQueryVariables>) =>
  useQuery(NoticePreferencesDocument, options as useQuery.Options<NoticePreferencesQuery, NoticePreferencesQueryVariables> & { variables: NoticePreferencesQueryVariables });
/** Hook that asks the query `NoticePreferences` when called. */
export const useNoticePreferencesLazyQuery = (options?: useLazyQuery.Options<NoticePreferencesQuery, NoticePreferencesQueryVariables>) => useLazyQuery<NoticePreferencesQuery, NoticePreferencesQueryVariables>(NoticePreferencesDocument, options);

/** Hook of the mutation `SaveNoticePreferences`. */
export const useSaveNoticePreferencesMutation = (options?: useMutation.Options<SaveNoticePreferencesMutation, SaveNoticePreferencesMutationVariables>) => useMutation<SaveNoticePreferencesMutation, SaveNoticePreferencesMutationVariables>(SaveNoticePreferencesDocument, options);

/** Hook of the query `PushSettings`. */
export const usePushSettingsQuery = (options?: useQuery.Options<PushSettingsQuery, PushSettingsQueryVariables>) =>
  useQuery(PushSettingsDocument, options as useQuery.Options<PushSettingsQuery, PushSettingsQueryVariables> & { variables: PushSettingsQueryVariables });
/** Hook that asks the query `PushSettings` when called. */
export const usePushSettingsLazyQuery = (options?: useLazyQuery.Options<PushSettingsQuery, PushSettingsQueryVariables>) => useLazyQuery<PushSettingsQuery, PushSettingsQueryVariables>(PushSettingsDocument, options);

/** Hook of the mutation `SubscribeToPush`. */
export const useSubscribeToPushMutation = (options?: useMutation.Options<SubscribeToPushMutation, SubscribeToPushMutationVariables>) => useMutation<SubscribeToPushMutation, SubscribeToPushMutationVariables>(SubscribeToPushDocument, options);

/** Hook of the mutation `UnsubscribeFromPush`. */
export const useUnsubscribeFromPushMutation = (options?: useMutation.Options<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>) => useMutation<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>(UnsubscribeFromPushDocument, options);

/** Hook of the query `BlockedPeople`. */
export const useBlockedPeopleQuery = (options?: useQuery.Options<BlockedPeopleQuery, BlockedPeopleQueryVariables>) =>
  useQuery(BlockedPeopleDocument, options as useQuery.Options<BlockedPeopleQuery, BlockedPeopleQueryVariables> & { variables: BlockedPeopleQueryVariables });
/** Hook that asks the query `BlockedPeople` when called. */
export const useBlockedPeopleLazyQuery = (options?: useLazyQuery.Options<BlockedPeopleQuery, BlockedPeopleQueryVariables>) => useLazyQuery<BlockedPeopleQuery, BlockedPeopleQueryVariables>(BlockedPeopleDocument, options);

/** Hook of the query `HasBlocked`. */
export const useHasBlockedQuery = (options: useQuery.Options<HasBlockedQuery, HasBlockedQueryVariables> & ({ variables: HasBlockedQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(HasBlockedDocument, options as useQuery.Options<HasBlockedQuery, HasBlockedQueryVariables> & { variables: HasBlockedQueryVariables });
/** Hook that asks the query `HasBlocked` when called. */
export const useHasBlockedLazyQuery = (options?: useLazyQuery.Options<HasBlockedQuery, HasBlockedQueryVariables>) => useLazyQuery<HasBlockedQuery, HasBlockedQueryVariables>(HasBlockedDocument, options);

/** Hook of the mutation `UnblockPerson`. */
export const useUnblockPersonMutation = (options?: useMutation.Options<UnblockPersonMutation, UnblockPersonMutationVariables>) => useMutation<UnblockPersonMutation, UnblockPersonMutationVariables>(UnblockPersonDocument, options);

/** Hook of the mutation `DeleteAccount`. */
export const useDeleteAccountMutation = (options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) => useMutation<DeleteAccountMutation, DeleteAccountMutationVariables>(DeleteAccountDocument, options);

/** Hook of the mutation `BlockPerson`. */
export const useBlockPersonMutation = (options?: useMutation.Options<BlockPersonMutation, BlockPersonMutationVariables>) => useMutation<BlockPersonMutation, BlockPersonMutationVariables>(BlockPersonDocument, options);

/** Hook of the mutation `Report`. */
export const useReportMutation = (options?: useMutation.Options<ReportMutation, ReportMutationVariables>) => useMutation<ReportMutation, ReportMutationVariables>(ReportDocument, options);

/** Hook of the query `PrivacyChoices`. */
export const usePrivacyChoicesQuery = (options?: useQuery.Options<PrivacyChoicesQuery, PrivacyChoicesQueryVariables>) =>
  useQuery(PrivacyChoicesDocument, options as useQuery.Options<PrivacyChoicesQuery, PrivacyChoicesQueryVariables> & { variables: PrivacyChoicesQueryVariables });
/** Hook that asks the query `PrivacyChoices` when called. */
export const usePrivacyChoicesLazyQuery = (options?: useLazyQuery.Options<PrivacyChoicesQuery, PrivacyChoicesQueryVariables>) => useLazyQuery<PrivacyChoicesQuery, PrivacyChoicesQueryVariables>(PrivacyChoicesDocument, options);

/** Hook of the query `ViewerRecruiter`. */
export const useViewerRecruiterQuery = (options?: useQuery.Options<ViewerRecruiterQuery, ViewerRecruiterQueryVariables>) =>
  useQuery(ViewerRecruiterDocument, options as useQuery.Options<ViewerRecruiterQuery, ViewerRecruiterQueryVariables> & { variables: ViewerRecruiterQueryVariables });
/** Hook that asks the query `ViewerRecruiter` when called. */
export const useViewerRecruiterLazyQuery = (options?: useLazyQuery.Options<ViewerRecruiterQuery, ViewerRecruiterQueryVariables>) => useLazyQuery<ViewerRecruiterQuery, ViewerRecruiterQueryVariables>(ViewerRecruiterDocument, options);

/** Hook of the mutation `UpdateRecruiterProfile`. */
export const useUpdateRecruiterProfileMutation = (options?: useMutation.Options<UpdateRecruiterProfileMutation, UpdateRecruiterProfileMutationVariables>) => useMutation<UpdateRecruiterProfileMutation, UpdateRecruiterProfileMutationVariables>(UpdateRecruiterProfileDocument, options);

/** Hook of the mutation `RemoveCompanyLogo`. */
export const useRemoveCompanyLogoMutation = (options?: useMutation.Options<RemoveCompanyLogoMutation, RemoveCompanyLogoMutationVariables>) => useMutation<RemoveCompanyLogoMutation, RemoveCompanyLogoMutationVariables>(RemoveCompanyLogoDocument, options);

/** Hook of the query `Candidates`. */
export const useCandidatesQuery = (options?: useQuery.Options<CandidatesQuery, CandidatesQueryVariables>) =>
  useQuery(CandidatesDocument, options as useQuery.Options<CandidatesQuery, CandidatesQueryVariables> & { variables: CandidatesQueryVariables });
/** Hook that asks the query `Candidates` when called. */
export const useCandidatesLazyQuery = (options?: useLazyQuery.Options<CandidatesQuery, CandidatesQueryVariables>) => useLazyQuery<CandidatesQuery, CandidatesQueryVariables>(CandidatesDocument, options);

/** Hook of the query `CountCandidates`. */
export const useCountCandidatesQuery = (options?: useQuery.Options<CountCandidatesQuery, CountCandidatesQueryVariables>) =>
  useQuery(CountCandidatesDocument, options as useQuery.Options<CountCandidatesQuery, CountCandidatesQueryVariables> & { variables: CountCandidatesQueryVariables });
/** Hook that asks the query `CountCandidates` when called. */
export const useCountCandidatesLazyQuery = (options?: useLazyQuery.Options<CountCandidatesQuery, CountCandidatesQueryVariables>) => useLazyQuery<CountCandidatesQuery, CountCandidatesQueryVariables>(CountCandidatesDocument, options);

/** Hook of the query `Candidate`. */
export const useCandidateQuery = (options: useQuery.Options<CandidateQuery, CandidateQueryVariables> & ({ variables: CandidateQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(CandidateDocument, options as useQuery.Options<CandidateQuery, CandidateQueryVariables> & { variables: CandidateQueryVariables });
/** Hook that asks the query `Candidate` when called. */
export const useCandidateLazyQuery = (options?: useLazyQuery.Options<CandidateQuery, CandidateQueryVariables>) => useLazyQuery<CandidateQuery, CandidateQueryVariables>(CandidateDocument, options);

/** Hook of the query `Peers`. */
export const usePeersQuery = (options?: useQuery.Options<PeersQuery, PeersQueryVariables>) =>
  useQuery(PeersDocument, options as useQuery.Options<PeersQuery, PeersQueryVariables> & { variables: PeersQueryVariables });
/** Hook that asks the query `Peers` when called. */
export const usePeersLazyQuery = (options?: useLazyQuery.Options<PeersQuery, PeersQueryVariables>) => useLazyQuery<PeersQuery, PeersQueryVariables>(PeersDocument, options);

/** Hook of the query `CountPeers`. */
export const useCountPeersQuery = (options?: useQuery.Options<CountPeersQuery, CountPeersQueryVariables>) =>
  useQuery(CountPeersDocument, options as useQuery.Options<CountPeersQuery, CountPeersQueryVariables> & { variables: CountPeersQueryVariables });
/** Hook that asks the query `CountPeers` when called. */
export const useCountPeersLazyQuery = (options?: useLazyQuery.Options<CountPeersQuery, CountPeersQueryVariables>) => useLazyQuery<CountPeersQuery, CountPeersQueryVariables>(CountPeersDocument, options);

/** Hook of the query `ViewerProfile`. */
export const useViewerProfileQuery = (options?: useQuery.Options<ViewerProfileQuery, ViewerProfileQueryVariables>) =>
  useQuery(ViewerProfileDocument, options as useQuery.Options<ViewerProfileQuery, ViewerProfileQueryVariables> & { variables: ViewerProfileQueryVariables });
/** Hook that asks the query `ViewerProfile` when called. */
export const useViewerProfileLazyQuery = (options?: useLazyQuery.Options<ViewerProfileQuery, ViewerProfileQueryVariables>) => useLazyQuery<ViewerProfileQuery, ViewerProfileQueryVariables>(ViewerProfileDocument, options);

/** Hook of the query `PeerProfile`. */
export const usePeerProfileQuery = (options: useQuery.Options<PeerProfileQuery, PeerProfileQueryVariables> & ({ variables: PeerProfileQueryVariables; skip?: boolean } | { skip: boolean })) =>
  useQuery(PeerProfileDocument, options as useQuery.Options<PeerProfileQuery, PeerProfileQueryVariables> & { variables: PeerProfileQueryVariables });
/** Hook that asks the query `PeerProfile` when called. */
export const usePeerProfileLazyQuery = (options?: useLazyQuery.Options<PeerProfileQuery, PeerProfileQueryVariables>) => useLazyQuery<PeerProfileQuery, PeerProfileQueryVariables>(PeerProfileDocument, options);

/** Hook of the mutation `UpdateSeekerProfile`. */
export const useUpdateSeekerProfileMutation = (options?: useMutation.Options<UpdateSeekerProfileMutation, UpdateSeekerProfileMutationVariables>) => useMutation<UpdateSeekerProfileMutation, UpdateSeekerProfileMutationVariables>(UpdateSeekerProfileDocument, options);

/** Hook of the mutation `UploadResume`. */
export const useUploadResumeMutation = (options?: useMutation.Options<UploadResumeMutation, UploadResumeMutationVariables>) => useMutation<UploadResumeMutation, UploadResumeMutationVariables>(UploadResumeDocument, options);

/** Hook of the mutation `RemoveResume`. */
export const useRemoveResumeMutation = (options?: useMutation.Options<RemoveResumeMutation, RemoveResumeMutationVariables>) => useMutation<RemoveResumeMutation, RemoveResumeMutationVariables>(RemoveResumeDocument, options);

/** Hook of the mutation `UploadPhoto`. */
export const useUploadPhotoMutation = (options?: useMutation.Options<UploadPhotoMutation, UploadPhotoMutationVariables>) => useMutation<UploadPhotoMutation, UploadPhotoMutationVariables>(UploadPhotoDocument, options);

/** Hook of the mutation `RemovePhoto`. */
export const useRemovePhotoMutation = (options?: useMutation.Options<RemovePhotoMutation, RemovePhotoMutationVariables>) => useMutation<RemovePhotoMutation, RemovePhotoMutationVariables>(RemovePhotoDocument, options);