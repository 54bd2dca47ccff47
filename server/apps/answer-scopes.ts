import type { ScopeRule } from "./admit-key.ts";

const applications: ScopeRule = ["applications:read"];
const jobs: ScopeRule = ["jobs:read"];
const dashboard: ScopeRule = ["jobs:read", "applications:read"];
const profile: ScopeRule = ["profile:read"];
const connections: ScopeRule = ["connections:read"];
const messages: ScopeRule = ["messages:read"];
const assistant: ScopeRule = ["assistant:read"];
const webhooks: ScopeRule = ["webhooks:read"];

/**
 * The scopes that a key needs for response fields, in any operation: `Type` for all of its fields except ids,
 * `Type.field` for one; of a payload's object, selecting only ids needs no scope. So a write cannot be used to read
 * without the scope for reading. Types not listed are open to all keys that may use the operation; `server/testing/permissions/answers.test.ts` lists their fields.
 */
export const ANSWER_SCOPES: Readonly<Record<string, ScopeRule>> = {
  Applicant: applications,
  "ApplicationChangePayload.seekerId": applications,
  "ApplicationChangePayload.stageId": applications,
  ApplicantCounts: applications,
  ApplicationAnswer: applications,
  ApplicantSelection: applications,
  ApplicationChange: applications,
  ApplicationCounts: jobs,
  ApplicationEvent: applications,
  ApplicationNote: applications,
  ApplicationScorecards: applications,
  ApplicationStage: applications,
  ApplicationStanding: applications,
  ApplicationTags: applications,
  ApplicationUpdate: applications,
  EarlierApplication: applications,
  Interview: applications,
  InterviewMember: applications,
  InterviewRange: applications,
  MessageTemplate: applications,
  JobInvitation: applications,
  Offer: applications,
  OwnApplication: applications,
  Scorecard: applications,
  ScorecardAnswer: applications,
  SelectedApplication: applications,
  StageCount: applications,
  TagCount: applications,
  "Job.viewerHasSaved": jobs,
  "Job.viewerApplicationStatus": applications,
  "Job.viewerAppliedAt": applications,
  "Job.viewerCanApply": applications,
  "Seeker.applicationsToCompany": applications,

  HiddenListing: jobs,
  JobPostingHint: jobs,
  PostedJob: jobs,
  "UpsertedJob.status": jobs,
  "UpsertedJob.takesApplications": jobs,
  DashboardCounters: dashboard,
  RecruiterDashboard: dashboard,
  SourceCount: dashboard,
  AnswersDueCounts: dashboard,
  InterviewCount: dashboard,
  TimeInStage: dashboard,
  WeekOfApplications: dashboard,

  CompanyExclusion: profile,
  CompanyMember: profile,
  ExpectedPay: profile,
  Resume: profile,
  "JobEdge.reason": profile,
  JobFit: profile,
  JobFitItem: profile,
  Recruiter: profile,
  SeekerSettings: profile,
  "SeekerPayload.seeker": profile,
  "Viewer.companies": "NEVER",
  "Viewer.displayName": profile,
  "Viewer.email": profile,
  "Viewer.sessionSecondsLeft": "NEVER",

  BlockedPerson: connections,
  ConnectionChange: connections,
  "ConnectionPayload.seeker": connections,

  ApplicationConversation: messages,
  Conversation: messages,
  Message: messages,
  MessageAdded: messages,
  MessagesSeen: messages,
  TypingChanged: messages,

  AssistantAnswerChunk: assistant,
  AssistantAnswerError: assistant,
  AssistantConversation: assistant,
  AssistantMessage: assistant,
  AssistantRunningAnswer: assistant,
  AssistantStatus: assistant,

  WebhookDelivery: webhooks,
  WebhookEndpoint: webhooks,
  "WebhookEndpoint.accountName": ["webhooks:read", "profile:read"],
};

/** Like `ANSWER_SCOPES`, for keys of seekers; the scopes of recruiters include people with their contact details. */
export const SEEKERS_ANSWER_SCOPES: Readonly<Record<string, ScopeRule>> = {
  "Seeker.email": profile,
  "Seeker.phone": profile,
  "Seeker.settings": profile,
  "Seeker.viewerConnection": connections,
};

/** Like `ANSWER_SCOPES`, for keys of companies, whose jobs may be drafts. */
export const COMPANIES_ANSWER_SCOPES: Readonly<Record<string, ScopeRule>> = {
  "CloseJobsPayload.jobs": jobs,
  "JobPayload.job": jobs,
};

/** Whether a field only identifies an object. */
export const isIdField = (field: string): boolean => field === "id" || field === "nodeId" || field === "__typename";

/** Returns the names of the rules that apply to a field: its own, or else its type's. */
export function answerRules(type: string, field: string): string[] {
  const own = `${type}.${field}`;
  if (own in ANSWER_SCOPES || own in SEEKERS_ANSWER_SCOPES || own in COMPANIES_ANSWER_SCOPES) return [own];
  return type in ANSWER_SCOPES && !isIdField(field) ? [type] : [];
}
