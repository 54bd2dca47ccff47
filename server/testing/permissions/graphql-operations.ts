import { createECDH, randomUUID } from "node:crypto";
import type { GraphQLField, GraphQLSchema } from "graphql";
import { getNamedType, isLeafType } from "graphql";
import { nextEmail } from "../../../prisma/factories/factory.ts";
import { FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import { JOB_INPUT } from "../job-input.ts";
import { INTERVIEW_DAY, type Scene } from "./scene.ts";

type Variables = (scene: Scene) => Record<string, unknown>;

const token = { role: "SEEKER", token: "no-such-token" };
const passkey = (response: object) => JSON.stringify({ id: "AA", rawId: "AA", type: "public-key", response });
const PASSKEY = passkey({ clientDataJSON: "AA", attestationObject: "AA" });
const LOG_IN_PASSKEY = passkey({ clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" });
const COMPANY = { companyName: "Acme", companyLocation: "Pune", companySize: "FROM_1_TO_10", industry: "IT" };
const email = () => ({ role: "SEEKER", email: nextEmail() });
const aboutSeeker: Variables = ({ seekerId }) => ({ input: { seekerId } });
const aboutJob: Variables = ({ jobId }) => ({ input: { jobId } });
const aboutOpenJob: Variables = ({ openJobId }) => ({ input: { jobId: openJobId } });

/** The variables of each operation that needs some: objects of the first seeker and the first recruiter. */
export const VARIABLES: Readonly<Record<string, Variables>> = {
  acceptConnection: aboutSeeker,
  addOperator: () => ({ input: { email: "nobody@example.com", role: "SUPPORT" } }),
  operatorAccounts: () => ({ search: "nobody@example.com" }),
  operatorReports: () => ({ state: "WAITING" }),
  operatorReportCases: () => ({ search: { state: "WAITING" } }),
  assignReport: () => ({ input: { reportId: randomUUID() } }),
  takeReport: () => ({ input: { reportId: randomUUID() } }),
  decideReport: () => ({ input: { reportId: randomUUID(), decision: "DISMISS", explanation: "It is fine." } }),
  suspendAccount: () => ({ input: { accountId: randomUUID(), explanation: "It sends spam." } }),
  liftSuspension: () => ({ input: { accountId: randomUUID(), explanation: "It was a mistake." } }),
  takeDownJob: () => ({ input: { jobId: randomUUID(), explanation: "It asks for money." } }),
  restoreJob: () => ({ input: { jobId: randomUUID(), explanation: "It was a mistake." } }),
  operatorCompanies: () => ({ state: "CLAIMED" }),
  verifyCompanyManually: () => ({
    input: { companyId: randomUUID(), domain: "acme.com", explanation: "We called them." },
  }),
  revokeVerification: () => ({ input: { companyId: randomUUID(), explanation: "It is another company's domain." } }),
  retryFailedWork: () => ({ input: { kind: "nothing" } }),
  operatorAppeals: () => ({ state: "WAITING" }),
  operatorAppeal: () => ({ id: randomUUID() }),
  decideAppeal: () => ({ input: { appealId: randomUUID(), outcome: "REFUSED", explanation: "It stands." } }),
  endAccountSessions: () => ({ input: { accountId: randomUUID(), explanation: "Somebody else is in it." } }),
  measureByToken: () => ({ token: "no-such-token" }),
  appeal: () => ({ input: { measureId: randomUUID(), text: "It is a real job." } }),
  appealByToken: () => ({ input: { token: "no-such-token", text: "It is a real job." } }),
  removeOperator: () => ({ input: { accountId: randomUUID() } }),
  applicant: ({ applicationId }) => ({ id: applicationId }),
  receivedApplicationState: ({ applicationId }) => ({ id: applicationId }),
  applicants: ({ jobId }) => ({ jobId }),
  applicantCounts: ({ jobId }) => ({ jobId }),
  applicantSelection: ({ jobId }) => ({ jobId }),
  applyToJob: aboutOpenJob,
  askAssistant: ({ assistantConversationId }) => ({
    input: { conversationId: assistantConversationId, prompt: "How do I prepare?" },
  }),
  assistantAnswer: () => ({ answerId: randomUUID() }),
  assistantConversation: ({ assistantConversationId }) => ({ id: assistantConversationId }),
  blockPerson: aboutSeeker,
  changeDisplayName: () => ({ input: { displayName: "Ada" } }),
  changePassword: () => ({ input: { currentPassword: FACTORY_PASSWORD, password: "another password" } }),
  requestEmailChange: () => ({ input: { email: nextEmail() } }),
  confirmEmailChange: () => ({ input: { token: "no-such-token" } }),
  undoEmailChange: () => ({ input: { token: "no-such-token" } }),
  emailChangeLink: () => ({ token: "no-such-token" }),
  confirmPasskey: () => ({ input: { challenge: "no-such-challenge", passkey: LOG_IN_PASSKEY } }),
  confirmPassword: () => ({ input: { password: FACTORY_PASSWORD } }),
  beginPasskeyLogIn: () => ({ input: { role: "SEEKER" } }),
  confirmAuthenticatorApp: () => ({ input: { code: "123456" } }),
  finishAddingPasskey: () => ({ input: { challenge: "no-such-challenge", name: "Phone", response: PASSKEY } }),
  finishLogIn: () => ({ input: { challenge: "no-such-challenge", code: "123456" } }),
  removePasskey: () => ({ input: { passkeyId: randomUUID() } }),
  renamePasskey: () => ({ input: { passkeyId: randomUUID(), name: "Phone" } }),
  citySuggestions: () => ({ prefix: "pun" }),
  upsertJobs: () => ({ input: { jobs: [{ ...JOB_INPUT, externalId: "1" }] } }),
  closeJobs: ({ jobId }) => ({ input: { jobIds: [jobId] } }),
  company: ({ companySlug }) => ({ slug: companySlug }),
  applicationConversation: ({ applicationId }) => ({ applicationId }),
  interview: ({ applicationId }) => ({ applicationId }),
  upcomingInterviews: () => ({ before: INTERVIEW_DAY }),
  offerInterview: ({ applicationId, companyId }) => ({
    input: {
      ...{ applicationId, minutes: 30, place: "Here", timeZone: "UTC", interviewerIds: [companyId] },
      ranges: [{ day: INTERVIEW_DAY.slice(0, 10), from: "10:00", until: "12:00" }],
    },
  }),
  changeInterviewPlace: ({ interviewId }) => ({ input: { interviewId, place: "There" } }),
  pickInterviewTime: ({ interviewId }) => ({ input: { interviewId, startsAt: INTERVIEW_DAY } }),
  declineInterview: ({ interviewId }) => ({ input: { interviewId } }),
  cancelInterview: ({ interviewId }) => ({ input: { interviewId } }),
  recordInterviewOutcome: ({ interviewId }) => ({ input: { interviewId, outcome: "TOOK_PLACE" } }),
  blockApplicationMessages: ({ applicationId }) => ({ input: { applicationId, blocked: true } }),
  conversation: ({ connectedId }) => ({ withId: connectedId }),
  decideApplication: ({ applicationId }) => ({ input: { applicationId, status: "ACCEPTED" } }),
  decideApplications: ({ applicationId }) => ({
    input: { applications: [{ applicationId, version: 1 }], status: "ACCEPTED" },
  }),
  deleteApplicationNote: ({ noteId }) => ({ id: noteId }),
  editApplicationNote: ({ noteId }) => ({ input: { id: noteId, text: "Call them" } }),
  deleteMessageTemplate: ({ templateId }) => ({ id: templateId }),
  markNoticesRead: () => ({ input: {} }),
  jobAlertPreview: () => ({ filter: { keyword: "welder" } }),
  createJobAlert: () => ({ input: { filter: { keyword: "welder" }, frequency: "DAILY" } }),
  editJobAlert: ({ jobAlertId }) => ({ input: { alertId: jobAlertId, paused: true } }),
  deleteJobAlert: ({ jobAlertId }) => ({ input: { alertId: jobAlertId } }),
  endJobAlert: ({ jobAlertId }) => ({ input: { alertId: jobAlertId } }),
  subscribeToPush: () => ({
    input: {
      endpoint: "https://push.example/1",
      p256dh: createECDH("prime256v1").generateKeys("base64url"),
      auth: "A".repeat(22),
    },
  }),
  unsubscribeFromPush: () => ({ input: { endpoint: "https://push.example/1" } }),
  saveNoticePreferences: () => ({ input: { timeZone: "UTC", kinds: [] } }),
  messagePreview: ({ applicationId }) => ({ applicationId, body: "Dear {name}" }),
  saveMessageTemplate: () => ({ input: { name: "Welcome", status: "ACCEPTED", body: "Dear {name}" } }),
  openApplication: ({ applicationId }) => ({ input: { applicationId } }),
  setBlindMode: ({ jobId }) => ({ input: { jobId, blind: true } }),
  moveApplication: ({ applicationId, stageId }) => ({ input: { applicationId, stageId } }),
  saveApplicationStages: () => ({ input: { stages: [{ name: "Phone call" }] } }),
  tagApplications: ({ applicationId }) => ({ input: { applicationIds: [applicationId], add: ["Go"] } }),
  addNoteToApplications: ({ applicationId }) => ({ input: { applicationIds: [applicationId], text: "Strong in SQL" } }),
  noteApplications: ({ applicationId }) => ({ input: { applicationIds: [applicationId], text: "Strong in SQL" } }),
  writeCoverNote: ({ jobId }) => ({ input: { jobId, text: "I live around the corner." } }),
  writeApplicationNote: ({ applicationId }) => ({ input: { applicationId, text: "Strong in SQL" } }),
  deleteAccount: () => ({ input: { password: FACTORY_PASSWORD } }),
  createWebhookEndpoint: ({ companyAppId: appId }) => ({
    input: { appId, url: "https://example.com/hooks", kinds: ["job.opened"] },
  }),
  rotateWebhookSecret: ({ endpointId }) => ({ input: { endpointId } }),
  deleteWebhookEndpoint: ({ endpointId }) => ({ input: { endpointId } }),
  enableWebhookEndpoint: ({ endpointId }) => ({ input: { endpointId } }),
  sendTestWebhook: ({ endpointId }) => ({ input: { endpointId } }),
  replayWebhook: ({ deliveryId }) => ({ input: { deliveryId } }),
  webhookDeliveries: ({ endpointId }) => ({ endpointId }),
  webhookEndpoints: ({ companyAppId: appId }) => ({ appId }),
  renewSession: () => ({ refreshToken: "no-such-token" }),
  createApp: () => ({ input: { name: "Importer", scopes: ["jobs:read"] } }),
  deleteApp: ({ seekerAppId: appId }) => ({ input: { appId } }),
  revokeKey: ({ seekerAppId: appId, seekerKeyId: keyId }) => ({ input: { appId, keyId } }),
  rotateKey: ({ seekerAppId: appId }) => ({ input: { appId } }),
  deleteAssistantConversation: ({ assistantConversationId }) => ({ input: { id: assistantConversationId } }),
  deleteJob: aboutJob,
  transferJob: ({ jobId, companyId }) => ({ input: { jobId, accountId: companyId } }),
  handOverJob: ({ jobId, companyId }) => ({ input: { jobId, accountId: companyId } }),
  editJob: ({ jobId }) => ({ input: { ...JOB_INPUT, id: jobId } }),
  endSession: ({ seekerSessionId }) => ({ input: { sessionId: seekerSessionId } }),
  job: ({ jobId }) => ({ id: jobId }),
  jobAlternatives: () => ({ filter: { keyword: "welder", workModes: ["REMOTE"] } }),
  jobPostingHints: () => ({ input: JOB_INPUT }),
  jobSuggestions: () => ({ prefix: "weld" }),
  logIn: ({ seekerEmail }) => ({ input: { role: "SEEKER", email: seekerEmail, password: FACTORY_PASSWORD } }),
  logOut: () => ({ role: "SEEKER" }),
  markdownPreview: () => ({ text: "**Weld**" }),
  markApplicationMessagesSeen: ({ talkId }) => ({ input: { conversationId: talkId, seq: 1 } }),
  markSeen: ({ conversationId }) => ({ input: { conversationId, seq: 1 } }),
  messages: ({ conversationId }) => ({ conversationId }),
  ownApplication: ({ jobId }) => ({ jobId }),
  parseJobSearch: () => ({ text: "welder in pune" }),
  passwordResetTokenIsValid: () => ({ input: token }),
  postJob: () => ({ input: JOB_INPUT }),
  postedJob: ({ jobId }) => ({ id: jobId }),
  rejectConnection: aboutSeeker,
  removeConnection: aboutSeeker,
  renameAssistantConversation: ({ assistantConversationId }) => ({
    input: { id: assistantConversationId, title: "Salaries" },
  }),
  report: ({ seekerId }) => ({ input: { kind: "PERSON", id: seekerId, reason: "SPAM" } }),
  requestConnection: aboutSeeker,
  requestPasswordReset: () => ({ input: email() }),
  resendVerification: () => ({ input: email() }),
  resetPassword: () => ({ input: { ...token, password: "another password" } }),
  saveJob: aboutJob,
  seeker: ({ seekerId }) => ({ id: seekerId }),
  node: ({ jobId }) => ({ id: `Job:${jobId}` }),
  nodes: ({ jobId }) => ({ ids: [`Job:${jobId}`] }),
  sendMessage: ({ seekerId }) => ({ input: { recipientId: seekerId, clientId: randomUUID(), content: "Hello" } }),
  relatedJobs: ({ jobId }) => ({ jobId }),
  jobFit: ({ jobId }) => ({ jobId }),
  setJobStatus: ({ jobId }) => ({ input: { jobId, status: "OPEN" } }),
  setTyping: ({ seekerId }) => ({ input: { recipientId: seekerId, isTyping: true } }),
  signUpRecruiter: () => ({ input: { ...COMPANY, email: nextEmail(), password: FACTORY_PASSWORD } }),
  signUpSeeker: () => ({
    input: { name: "Ada", phone: "9876543210", email: nextEmail(), password: FACTORY_PASSWORD },
  }),
  setAssistantConsent: () => ({ input: { given: true } }),
  stopAssistantAnswer: () => ({ input: { answerId: randomUUID() } }),
  unblockPerson: aboutSeeker,
  unsaveJob: aboutJob,
  updateRecruiterProfile: () => ({ input: {} }),
  updateSeekerProfile: () => ({ input: {} }),
  companyInvitation: ({ invitationToken }) => ({ token: invitationToken }),
  inviteMember: () => ({ input: { email: nextEmail(), role: "VIEWER" } }),
  cancelInvitation: ({ invitationId }) => ({ id: invitationId }),
  acceptInvitation: ({ invitationToken }) => ({ token: invitationToken }),
  signUpInvited: ({ invitationToken }) => ({ input: { token: invitationToken, password: FACTORY_PASSWORD } }),
  changeMemberRole: ({ colleagueId }) => ({ input: { accountId: colleagueId, role: "VIEWER" } }),
  removeMember: ({ colleagueId }) => ({ accountId: colleagueId }),
  requireSecondFactor: () => ({ input: { inDays: 7 } }),
  claimCompanyDomain: () => ({ input: { domain: "acme.com" } }),
  askToJoin: ({ companyId }) => ({ companyId }),
  answerJoinRequest: ({ colleagueId }) => ({ input: { accountId: colleagueId, role: "VIEWER" } }),
  createCompany: () => ({ input: COMPANY }),
  jobInterviewers: ({ jobId }) => ({ jobId }),
  chooseCompany: ({ companyId }) => ({ companyId }),
  setJobInterviewers: ({ jobId, colleagueId }) => ({ input: { jobId, accountIds: [colleagueId] } }),
  verifyEmail: () => ({ input: token }),
  archiveApplication: ({ jobId }) => ({ input: { jobId, archived: true } }),
  undoApplication: aboutJob,
  withdrawApplication: aboutJob,
  viewerHasBlocked: ({ seekerId }) => ({ seekerId }),
  withdrawConnectionRequest: aboutSeeker,
};

/** Every operation of the schema, as `query job`, `mutation postJob`, `subscription chatEvents`. */
export function operationsOf(
  schema: GraphQLSchema,
): Map<string, { kind: string; field: GraphQLField<unknown, unknown> }> {
  const roots = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return new Map(
    roots.flatMap(([kind, type]) =>
      Object.values(type?.getFields() ?? {}).map((field) => [`${kind} ${field.name}`, { kind, field }] as const),
    ),
  );
}

/** The document that runs one operation with exactly these variables. */
export function documentOf(kind: string, field: GraphQLField<unknown, unknown>, given: readonly string[]): string {
  const args = field.args.filter(({ name }) => given.includes(name));
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const passed = args.map(({ name }) => `${name}: $${name}`).join(", ");
  const list = (text: string) => (text ? `(${text})` : "");
  const leaf = isLeafType(getNamedType(field.type));
  return `${kind} ${list(declared)} { ${field.name}${list(passed)} ${leaf ? "" : "{ __typename }"} }`;
}
