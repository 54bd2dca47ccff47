/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An account, named by role and address. */
export type AccountEmailInput = {
  /** E-mail address, in any case. */
  email: string;
  /** Which of the address's accounts. */
  role: Role;
};

/** Somebody who is to work at the operators' desk. */
export type AddOperatorInput = {
  /** The confirmed address of a recruiter's account. */
  email: string;
  /** What they are to be; for an operator, from now on. */
  role: OperatorRole;
};

/** What a company wants of texts written with AI. */
export type AiPolicy =
  /** Welcome, if disclosed */
  | 'DISCLOSE'
  /** Written by people only */
  | 'PEOPLE_ONLY'
  /** Welcome */
  | 'WELCOME';

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

/** An appeal with the link of a mail. */
export type AppealByTokenInput = {
  /** Why it is wrong; at most 4000 characters. */
  text: string;
  /** The token of the link. */
  token: string;
};

/** An appeal of somebody who is logged in. */
export type AppealInput = {
  /** What it is against. */
  measureId: string | number;
  /** Why it is wrong; at most 4000 characters. */
  text: string;
};

/** What became of an appeal. */
export type AppealOutcome =
  /** Granted */
  | 'GRANTED'
  /** Refused */
  | 'REFUSED';

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

/** An answer to one of a job's questions. */
export type ApplicationAnswerInput = {
  /** The answer to a FILE: PDF, DOC or DOCX, at most 5 MB. */
  file?: File | null | undefined;
  /** The question, as `Job.questions` has it. */
  questionId: string | number;
  /** The answer, at most 2000 characters: of CHOICE one of its choices, of YES_NO `YES` or `NO`, of NUMBER its digits. */
  text?: string | null | undefined;
};

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

/** What became of something that was tried. */
export type AuditOutcome =
  /** It was done. */
  | 'ALLOWED'
  /** It was refused. */
  | 'REFUSED';

/** What is looked for in the audit log: events that meet all that is given. */
export type AuditSearchInput = {
  /** Who did it, or whom it is about. */
  accountId?: string | number | null | undefined;
  /** From this IP address, exactly. */
  address?: string | null | undefined;
  /** From this moment on. */
  from?: string | null | undefined;
  /** What was done, exactly, such as `LOG_IN`. */
  operation?: string | null | undefined;
  /** Whether it was done. */
  outcome?: AuditOutcome | null | undefined;
  /** Before this moment. */
  until?: string | null | undefined;
};

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
  /** A job was handed over to another owner. */
  | 'JOB_HANDED_OVER'
  /** A job was posted. */
  | 'JOB_POSTED'
  /** A job was opened again. */
  | 'JOB_REOPENED'
  /** A job was left to its owner and the company's owners to edit. */
  | 'JOB_RESTRICTED'
  /** A job was opened to every recruiter of the company to edit. */
  | 'JOB_UNRESTRICTED'
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
  /** A second factor was demanded of the members. */
  | 'SECOND_FACTOR_DEMANDED'
  /** No second factor was demanded any more. */
  | 'SECOND_FACTOR_NOT_DEMANDED'
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

/** The passkey of who is signed in. */
export type ConfirmPasskeyInput = {
  /** Of `beginPasskeyConfirmation`. */
  challenge: string | number;
  /** The browser's `AuthenticationResponseJSON`, as JSON. */
  passkey: string;
};

/** The password of who is signed in. */
export type ConfirmPasswordInput = {
  /** The acting account's password. */
  password: string;
};

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
  /** Days until its first key expires; at most 365. */
  expiresInDays?: number;
  /** The app's name; at most 60 characters. */
  name: string;
  /** The app's scopes, such as `jobs:read`. */
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
  /** Why; those whom it concerns are written it. At most 2000 characters. */
  explanation: string;
  /** Granted, what was done is taken back. */
  outcome: AppealOutcome;
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

/** A decision on what was reported. */
export type DecideReportInput = {
  /** What is done. */
  decision: DeskDecision;
  /** Why, for both sides; at most 2000 characters. */
  explanation: string;
  /** One of the reports of it. */
  reportId: string | number;
  /** What those who applied to a job are told, beside that it is taken down; at most 2000 characters. Of no meaning for others. */
  toldApplicants?: string | null | undefined;
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

/** From when on a second factor is demanded. */
export type DemandSecondFactorInput = {
  /** In how many days, at most 30; 0: at once. */
  inDays: number;
};

/** What is decided on what was reported. */
export type DeskDecision =
  /** It may stay */
  | 'DISMISS'
  /** Take it down */
  | 'REMOVE'
  /** Suspend the account */
  | 'SUSPEND'
  /** Warn */
  | 'WARN';

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
  /** What the company wants of texts in applications that are written with AI. */
  aiPolicy?: AiPolicy | null | undefined;
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
  /** Who edits it. Its owner and the company's owners change this; kept when absent or null. */
  editors?: JobEditors | null | undefined;
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
  /** What is asked of who applies, in order, at most 5; answers that are there keep the words of their questions. */
  questions?: Array<JobQuestionInput> | null | undefined;
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

/** What a link does. */
export type EmailChangeLinkKind =
  /** Confirms the new address. */
  | 'CONFIRM'
  /** Brings the address from before back. */
  | 'UNDO';

/** How a link from a mail about a change of the address stands. */
export type EmailChangeLinkState =
  /** This change was cancelled, or another one was asked for. Look in your settings. */
  | 'CANCELLED'
  /** This address is confirmed already. */
  | 'CONFIRMED'
  /** This link is too old. Nothing changes by it any more. */
  | 'EXPIRED'
  /** The link can be used. */
  | 'OPEN'
  /** This change is undone: the account has the address from before. */
  | 'UNDONE';

/** A link from a mail about a change of the address. */
export type EmailChangeTokenInput = {
  /** The token from the link. */
  token: string;
};

/** A token from a mail. */
export type EmailTokenInput = {
  /** The role of the account that the mail was for. */
  role: Role;
  /** The token from the link. */
  token: string;
};

/** An account whose sessions are to end. */
export type EndAccountSessionsInput = {
  /** The account. */
  accountId: string | number;
  /** Why; its owner is written it. At most 2000 characters. */
  explanation: string;
  /** Whether the keys of its apps end too. */
  keys?: boolean;
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

/** Making somebody else the owner of a job. */
export type HandOverJobInput = {
  /** The account of an owner or recruiter of the company. */
  accountId: string | number;
  /** The job. */
  jobId: string | number;
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

/** Who edits a job, and schedules, posts, closes, reopens and deletes it. */
export type JobEditors =
  /** The job's owner and the owners of the company. */
  | 'OWNER'
  /** Every recruiter of the company. */
  | 'RECRUITERS';

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
  /** Places no further than so many kilometres from one of `places` count as well, where both are known; at most 500. Without places it has no effect. */
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
  /** What the company wants of texts in applications that are written with AI. */
  aiPolicy?: AiPolicy | null | undefined;
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
  /** Who edits it besides the company's owners: its owner, who posts it, or every recruiter, as when absent. */
  editors?: JobEditors | null | undefined;
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
  /** What is asked of who applies, in order, at most 5. */
  questions?: Array<JobQuestionInput> | null | undefined;
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

/** What to ask of who applies to a job. */
export type JobQuestionInput = {
  /** What there is to choose from, for CHOICE: from 2 to 20, each of at most 100 characters. */
  choices?: Array<string> | null | undefined;
  /** How it is answered. One question of a job can be a FILE. */
  kind: QuestionKind;
  /** The question, at most 200 characters; no two of a job are the same. */
  label: string;
  /** The most that is needed, for NUMBER. */
  maximum?: number | null | undefined;
  /** The least that is needed, for NUMBER. */
  minimum?: number | null | undefined;
  /** The answers that are needed for the job, for CHOICE and YES_NO (`YES` or `NO`). Who answers otherwise is told so before, and can apply all the same. */
  needed?: Array<string> | null | undefined;
  /** Whether it must be answered; always so where an answer is needed. */
  required?: boolean | null | undefined;
};

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

/** Why a key ended. */
export type KeyEndReason =
  /** It expired. */
  | 'EXPIRED'
  /** Its creator left the company. */
  | 'MEMBER_LEFT'
  /** It was replaced by another key. */
  | 'REPLACED'
  /** Somebody revoked it. */
  | 'REVOKED';

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

/** What operators did about somebody. */
export type MeasureKind =
  /** Job taken down */
  | 'JOB_TAKEN_DOWN'
  /** Message taken down */
  | 'MESSAGE_REMOVED'
  /** Account suspended */
  | 'SUSPENSION'
  /** Warning */
  | 'WARNING';

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

/** What can be done at the operators' desk. */
export type OperatorAction =
  /** See, add and remove operators, and change their roles. */
  | 'CHANGE_OPERATORS'
  /** Decide on appeals against what others decided. */
  | 'DECIDE_APPEALS'
  /** Take and decide reports. */
  | 'DECIDE_REPORTS'
  /** End all sessions of an account. */
  | 'END_SESSIONS'
  /** Begin background work anew that was given up. */
  | 'RETRY_WORK'
  /** Find accounts, and see how they stand. */
  | 'SEE_ACCOUNTS'
  /** See appeals. */
  | 'SEE_APPEALS'
  /** Search the audit log. */
  | 'SEE_AUDIT_LOG'
  /** See how companies are verified. */
  | 'SEE_COMPANIES'
  /** See how the queue, mails and webhooks stand. */
  | 'SEE_HEALTH'
  /** Find jobs, and see which are taken down. */
  | 'SEE_JOBS'
  /** See reports and what was reported. */
  | 'SEE_REPORTS'
  /** Suspend accounts, and lift that. */
  | 'SUSPEND'
  /** Take jobs down, and put them back. */
  | 'TAKE_DOWN_JOBS'
  /** Confirm companies by hand, and take verifications away. */
  | 'VERIFY_COMPANIES';

/** An operator. */
export type OperatorIdInput = {
  /** Their account. */
  accountId: string | number;
};

/** What an operator lacks before they may work. */
export type OperatorNeed =
  /** A log-in since the account has had one. */
  | 'NEW_LOG_IN'
  /** A passkey or an authenticator app. */
  | 'SECOND_FACTOR';

/** What an operator is at the desk. */
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
  /** Whose first promised answer is due soonest; jobs that nobody waits for come last. */
  | 'DUE'
  /** The newest. */
  | 'NEWEST'
  /** The oldest. */
  | 'OLDEST'
  /** Whose applicants have waited longest for a decision; jobs that nobody waits for come last. */
  | 'WAITING';

/** The data of a seeker that a company saw. */
export type ProfileAccessKind =
  /** Opened a file of your answers */
  | 'ANSWER_READ'
  /** Saw your contact details */
  | 'CONTACT_READ'
  /** Opened your resume */
  | 'RESUME_READ';

/** A job that was taken down. */
export type PutBackJobInput = {
  /** Why; its company is written it. At most 2000 characters. */
  explanation: string;
  /** The job. */
  jobId: string | number;
};

/** How a question of a job is answered. */
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

/** A report. */
export type ReportIdInput = {
  /** Its id. */
  reportId: string | number;
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

/** What became of a report. */
export type ReportOutcome =
  /** What was reported may stay. */
  | 'DISMISSED'
  /** It was taken down. */
  | 'REMOVED'
  /** The account of the seeker whose it is was suspended. */
  | 'SUSPENDED'
  /** Those whose it is were warned. */
  | 'WARNED';

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

/** How far a report is. */
export type ReportState =
  /** It was decided. */
  | 'DECIDED'
  /** It waits for a decision. */
  | 'WAITING';

/** Another address for the acting account. */
export type RequestEmailChangeInput = {
  /** E-mail address; one account of the role each. */
  email: string;
};

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
  /** Log-in */
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
  /** New password set by mail */
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

/** What a session lacks of one that a second factor opened. */
export type SessionNeed =
  /** It has, and the session has not shown it: `confirmPasskey`, or a new log-in. */
  | 'NEW_LOG_IN'
  /** The account has neither a passkey nor an authenticator app. */
  | 'SECOND_FACTOR';

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

/** An account that is to be suspended, or not any more. */
export type SuspensionInput = {
  /** The account. */
  accountId: string | number;
  /** Why; its owner is written it. At most 2000 characters. */
  explanation: string;
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

/** A job that is to be taken down. */
export type TakeDownJobInput = {
  /** Why; its company is written it. At most 2000 characters. */
  explanation: string;
  /** The job. */
  jobId: string | number;
  /** What those who applied are told, beside that it is taken down. At most 2000 characters. */
  toldApplicants?: string | null | undefined;
};

/** A company whose verification is taken away. */
export type TakeVerificationAwayInput = {
  /** The company. */
  companyId: string | number;
  /** Why; its owners are written it. At most 2000 characters. */
  explanation: string;
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

/** How a company was verified. */
export type VerificationMethod =
  /** The domain has a DNS record whose content was given only to this company. */
  | 'DNS'
  /** An owner has a confirmed e-mail address at the domain. */
  | 'MAIL'
  /** The operator of this site confirmed it manually. */
  | 'OPERATOR';

/** How a company's verification stands. */
export type VerificationState =
  /** It has named a domain that nothing shows to be its own yet. */
  | 'CLAIMED'
  /** It is verified. */
  | 'HOLDING'
  /** It is verified, and what showed it is not there any more. */
  | 'MISSING'
  /** Operators took it away. */
  | 'TAKEN_AWAY';

/** A company that is confirmed by hand. */
export type VerifyCompanyByHandInput = {
  /** The company. */
  companyId: string | number;
  /** The domain that is its own, such as `acme.com`. */
  domain: string;
  /** Why; its owners are written it. At most 2000 characters. */
  explanation: string;
};

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


export type CompanyInvitationQuery = { companyInvitation: { companyName: string, email: string, role: CompanyRole, hasAccount: boolean, demandsSecondFactor: boolean } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { companies: Array<{ id: string }> } };

export type SignUpInvitedMutationVariables = Exact<{
  input: SignUpInvitedInput;
}>;


export type SignUpInvitedMutation = { signUpInvited: { accountId: string } };

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

export type Viewer_ViewerFragment = { id: string, role: Role, name: string, displayName: string | null, email: string, company: { id: string, role: CompanyRole, may: Array<CompanyAction>, asked: { needs: SessionNeed, from: string, isDue: boolean } | null } | null, companies: Array<{ id: string, name: string, demandsSecondFactor: boolean }> };

export type ViewerQueryVariables = Exact<{
  role: Role;
}>;


export type ViewerQuery = { viewer: Viewer_ViewerFragment | null };

export type LogOutMutationVariables = Exact<{
  role: Role;
}>;


export type LogOutMutation = { logOut: { message: string } };

export type Answer_AnswerFragment = { kind: QuestionKind, label: string, text: string | null, need: string | null, isMet: boolean | null, fileUrl: string | null, fileName: string | null };

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
    { answers: Array<Answer_AnswerFragment>, seeker: SeekerProfile_SeekerFragment, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, createdAt: string, actorName: string | null }> }
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

export type OwnApplication_ApplicationFragment = { id: string, status: ApplicationStatus, appliedAt: string, answerDueOn: string | null, unansweredAt: string | null, message: string | null, isArchived: boolean, resumeUrl: string | null, resumeName: string | null, answers: Array<Answer_AnswerFragment>, events: Array<{ id: string, kind: ApplicationEventKind, createdAt: string }>, job: TrackedJob_JobFragment };

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


export type RecruiterDashboardQuery = { recruiterDashboard: { counters: { jobsPosted: number, jobsOpen: number, applicationsReceived: number, applicationsAccepted: number, applicationsRejected: number }, recentJobs: Array<PostedJob_PostedJobFragment>, recentApplications: Array<ApplicantCard_ApplicantFragment>, weeks: Array<{ weekStart: string, received: number, accepted: number }>, sources: Array<{ source: ApplicationSource | null, count: number }>, stages: Array<{ stageId: string, stage: string, count: number, medianDays: number | null }>, answersDue: { passed: number, today: number, week: number }, interviews: Array<{ jobId: string, jobTitle: string, stageId: string, stage: string, count: number, since: string }> }, waiting: { edges: Array<{ cursor: string, node: { id: string, waitingSince: string | null, answerDueOn: string | null, applications: { total: number, applied: number, accepted: number, rejected: number }, job: { id: string, title: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, viewerRecruiter: CompanyProfile_RecruiterFragment };

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


export type ReviewCountsQuery = { applicantCounts: { blind: boolean, all: number, applied: number, accepted: number, rejected: number, stages: Array<{ count: number, stage: { id: string, name: string } }>, tags: Array<{ tag: string, count: number }> } };

export type ReviewApplicantQueryVariables = Exact<{
  id: string | number;
}>;


export type ReviewApplicantQuery = { applicant: (
    { resumeUrl: string | null, resumeFromProfile: boolean, message: string | null, coverNote: string | null, answers: Array<Answer_AnswerFragment>, appliedBefore: Array<{ id: string, jobTitle: string, status: ApplicationStatus, appliedAt: string }>, seeker: SeekerProfile_SeekerFragment, events: Array<{ id: string, kind: ApplicationEventKind, stage: string | null, createdAt: string, actorName: string | null, reason: DecisionReason | null, reasonText: string | null }> }
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


export type CompanyActivityQuery = { companyActivity: { edges: Array<{ cursor: string, node: { id: string, kind: CompanyEventKind, createdAt: string, actorName: string | null, personName: string | null, subject: string | null, detail: string | null, jobId: string | null, applicationId: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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

export type OwnFactorDemandFragment = { from: string | null, membersWithout: number, keysWithout: number, viewerNeeds: SessionNeed | null };

export type FactorDemandQueryVariables = Exact<{ [key: string]: never; }>;


export type FactorDemandQuery = { companyFactorDemand: OwnFactorDemandFragment };

export type DemandSecondFactorMutationVariables = Exact<{
  input: DemandSecondFactorInput;
}>;


export type DemandSecondFactorMutation = { demandSecondFactor: { demand: OwnFactorDemandFragment } };

export type EndSecondFactorDemandMutationVariables = Exact<{ [key: string]: never; }>;


export type EndSecondFactorDemandMutation = { endSecondFactorDemand: { demand: OwnFactorDemandFragment } };

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


export type PeopleQuery = { companyMembers: Array<{ accountId: string, name: string, email: string, role: CompanyRole, joinedAt: string, hasSecondFactor: boolean | null }>, companyInvitations?: Array<{ id: string, email: string, role: CompanyRole, expiresAt: string }>, viewerCompanies: Array<{ id: string, name: string, role: CompanyRole, isCurrent: boolean }> };

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
  { salaryRange: SalaryRange | null, status: JobStatus, opensAt: string | null, payMin: number | null, payMax: number | null, payCurrency: string | null, payUnit: PayUnit | null, city: string | null, region: string | null, country: string | null }
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


export type OperatorAccountsQuery = { operatorAccounts: Array<{ id: string, role: Role, email: string, name: string | null, createdAt: string, isEmailVerified: boolean, suspendedAt: string | null, hasSecondFactor: boolean, sessions: number, keys: number }> };

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

export type QueuedAppealFragment = { id: string, kind: MeasureKind, about: ReportKind, targetId: string, title: string | null, whose: string | null, explanation: string | null, decidedBy: string | null, isOwnDecision: boolean, createdAt: string, appellant: string | null, appeal: string, appealedAt: string, outcome: AppealOutcome | null, answer: string | null, answeredBy: string | null, answeredAt: string | null, reports: number };

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

export type DeskCompanyFragment = { id: string, name: string, slug: string, claimedDomain: string | null, verifiedDomain: string | null, method: VerificationMethod | null, verifiedAt: string | null, missingSince: string | null, takenAwayAt: string | null, openJobs: number };

export type OperatorCompaniesQueryVariables = Exact<{
  state: VerificationState;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorCompaniesQuery = { operatorCompanies: { edges: Array<{ cursor: string, node: DeskCompanyFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type VerifyCompanyByHandMutationVariables = Exact<{
  input: VerifyCompanyByHandInput;
}>;


export type VerifyCompanyByHandMutation = { verifyCompanyByHand: { message: string } };

export type TakeVerificationAwayMutationVariables = Exact<{
  input: TakeVerificationAwayInput;
}>;


export type TakeVerificationAwayMutation = { takeVerificationAway: { message: string } };

export type OperatorHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorHealthQuery = { operatorHealth: { at: string, schemaIsCurrent: boolean, busIsUp: boolean, workers: number, work: Array<{ kind: string, waiting: number, dueSince: string | null, failing: number, failed: number }>, mails: { waiting: number, failing: number, failed: number, oldest: string | null }, webhooks: { endpoints: number, disabled: number, failing: number, waiting: number, oldest: string | null } } };

export type RetryFailedWorkMutationVariables = Exact<{
  input: RetryFailedWorkInput;
}>;


export type RetryFailedWorkMutation = { retryFailedWork: { message: string } };

export type QueuedReportFragment = { id: string, kind: ReportKind, targetId: string, reason: ReportReason, note: string | null, evidence: string | null, createdAt: string, reporterName: string | null, otherReports: number, takenBy: string | null, isTakenByViewer: boolean, takenAt: string | null, outcome: ReportOutcome | null, explanation: string | null, decidedBy: string | null, decidedAt: string | null };

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

export type DeskJobFragment = { id: string, title: string, companyName: string, status: JobStatus, createdAt: string, isDeleted: boolean, takenDownAt: string | null, explanation: string | null, toldApplicants: string | null, reports: number };

export type OperatorJobsQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OperatorJobsQuery = { operatorJobs: { edges: Array<{ cursor: string, node: DeskJobFragment }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type TakeDownJobMutationVariables = Exact<{
  input: TakeDownJobInput;
}>;


export type TakeDownJobMutation = { takeDownJob: { message: string } };

export type PutBackJobMutationVariables = Exact<{
  input: PutBackJobInput;
}>;


export type PutBackJobMutation = { putBackJob: { message: string } };

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

export type CompanyProfile_RecruiterFragment = { id: string, email: string, createdAt: string, companyName: string, companyLocation: string, otherPlaces: Array<string>, industry: string, companySize: CompanySize, companyDescription: string | null, companyDescriptionHtml: string, companyWebsite: string | null, linkedin: string | null, logoUrl: string | null, logoName: string | null, slug: string, verification: { domain: string, method: VerificationMethod, checkedAt: string } | null };

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


export type UploadPhotoMutation = { uploadPhoto: { seeker: { id: string, photoUrl: string | null } } };

export type RemovePhotoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePhotoMutation = { removePhoto: { seeker: { id: string, photoUrl: string | null } } };

export type PersonCard_SeekerFragment = { id: string, name: string, photoUrl: string | null, location: string | null, currentProfession: string | null, qualification: string | null, about: string | null, skills: Array<string>, email: string | null, linkedin: string | null, hasResume: boolean, resumeUrl: string | null };

export type SeekerProfile_SeekerFragment = (
  { phone: string | null, dob: string | null, age: number | null, course: string | null, college: string | null, cgpa: number | null, graduationYear: number | null, tenthSchool: string | null, tenthPercent: number | null, tenthPassout: number | null, twelfthSchool: string | null, twelfthPercent: number | null, twelfthPassout: number | null, github: string | null, experiences: Array<{ id: string, kind: ExperienceKind, title: string, company: string, from: string, to: string | null, responsibilities: string | null }> }
  & PersonCard_SeekerFragment
);

export type SessionSecondsLeftQueryVariables = Exact<{
  role: Role;
}>;


export type SessionSecondsLeftQuery = { viewer: { id: string, sessionSecondsLeft: number | null } | null };

export type StayLoggedInMutationVariables = Exact<{ [key: string]: never; }>;


export type StayLoggedInMutation = { stayLoggedIn: { viewer: { id: string, sessionSecondsLeft: number | null } } };
