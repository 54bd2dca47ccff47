import { createECDH, randomUUID } from "node:crypto";
import type { GraphQLField, GraphQLInputField, GraphQLInputType, GraphQLSchema } from "graphql";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import { nextEmail } from "../../../prisma/factories/factory.ts";
import { FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import { JOB_INPUT } from "../job-input.ts";
import { INTERVIEW_DAY, type Scene } from "./scene.ts";

type Variables = (scene: Scene) => Record<string, unknown>;

const passkey = (response: object) => JSON.stringify({ id: "AA", rawId: "AA", type: "public-key", response });

/** What required arguments and fields of inputs are, by their names, beside the ids of the scene. */
const BY_NAME: Readonly<Record<string, (scene: Scene) => unknown>> = {
  ...Object.fromEntries(Object.entries(JOB_INPUT).map(([name, value]) => [name, () => value])),
  accountId: ({ colleagueId }) => colleagueId,
  alertId: ({ jobAlertId }) => jobAlertId,
  appId: ({ seekerAppId }) => seekerAppId,
  keyId: ({ seekerKeyId }) => seekerKeyId,
  sessionId: ({ seekerSessionId }) => seekerSessionId,
  withId: ({ connectedId }) => connectedId,
  auth: () => "A".repeat(22),
  code: () => "123456",
  domain: () => "acme.com",
  email: () => nextEmail(),
  endpoint: () => "https://push.example/1",
  filter: () => ({ keyword: "welder" }),
  p256dh: () => createECDH("prime256v1").generateKeys("base64url"),
  passkey: () => passkey({ clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" }),
  currentPassword: () => FACTORY_PASSWORD,
  password: () => FACTORY_PASSWORD,
  phone: () => "9876543210",
  response: () => passkey({ clientDataJSON: "AA", attestationObject: "AA" }),
  scopes: () => ["jobs:read"],
  timeZone: () => "UTC",
};
/** The values of enums of which the first does not fit. */
const OF_ENUMS: Readonly<Record<string, string>> = {
  CompanyRole: "VIEWER",
  CompanySize: "FROM_1_TO_10",
  JobStatus: "OPEN",
  Role: "SEEKER",
};
const TEXT = "Welding";

const byApplication: Variables = ({ applicationId }) => ({ id: applicationId });
const byJob: Variables = ({ jobId }) => ({ id: jobId });
const byInvitation: Variables = ({ invitationToken }) => ({ token: invitationToken });
const ofJob: Variables = ({ jobId }) => ({ jobId });
const byJobInvitation: Variables = ({ jobInvitationId }) => ({ input: { invitationId: jobInvitationId } });
const toCompany: Variables = ({ jobId, companyId }) => ({ input: { jobId, accountId: companyId } });

/** The variables of operations that need more than `variablesOf` finds. */
const SPECIAL: Readonly<Record<string, Variables>> = {
  acceptInvitation: byInvitation,
  acceptJobInvitation: byJobInvitation,
  answerJoinRequest: ({ colleagueId }) => ({ input: { accountId: colleagueId, role: "VIEWER" } }),
  applicant: byApplication,
  applicantCounts: ofJob,
  applicants: ofJob,
  applyToJob: ({ openJobId }) => ({ input: { jobId: openJobId } }),
  askAssistant: ({ assistantConversationId }) => ({ input: { conversationId: assistantConversationId, prompt: TEXT } }),
  assistantConversation: ({ assistantConversationId }) => ({ id: assistantConversationId }),
  cancelInvitation: ({ invitationId }) => ({ id: invitationId }),
  changePassword: () => ({ input: { currentPassword: FACTORY_PASSWORD, password: "another password" } }),
  closeJobs: ({ jobId }) => ({ input: { jobIds: [jobId] } }),
  company: ({ companySlug }) => ({ slug: companySlug }),
  companyInvitation: byInvitation,
  createWebhookEndpoint: ({ companyAppId: appId }) => ({
    input: { appId, url: "https://example.com/hooks", kinds: ["job.opened"] },
  }),
  decideApplications: ({ applicationId }) => ({
    input: { applications: [{ applicationId, version: 1 }], status: "ACCEPTED" },
  }),
  declineJobInvitation: byJobInvitation,
  deleteApplicationNote: ({ noteId }) => ({ id: noteId }),
  deleteAssistantConversation: ({ assistantConversationId }) => ({ input: { id: assistantConversationId } }),
  deleteJob: ({ jobId }) => ({ input: { jobId } }),
  deleteMessageTemplate: ({ templateId }) => ({ id: templateId }),
  editApplicationNote: ({ noteId }) => ({ input: { id: noteId, text: TEXT } }),
  editJob: ({ jobId }) => ({ input: { ...JOB_INPUT, id: jobId } }),
  editJobAlert: ({ jobAlertId }) => ({ input: { alertId: jobAlertId, paused: true } }),
  finishLogIn: () => ({ input: { challenge: "no-such-challenge", code: "123456" } }),
  handOverJob: toCompany,
  excludeCompany: () => ({ input: { company: "acme.com" } }),
  hideListing: ({ jobId }) => ({ input: { jobId } }),
  inviteToJob: ({ openJobId, connectedId }) => ({ input: { jobId: openJobId, seekerId: connectedId, text: TEXT } }),
  job: byJob,
  jobAlternatives: () => ({ filter: { keyword: "welder", workModes: ["REMOTE"] } }),
  logIn: ({ seekerEmail }) => ({ input: { role: "SEEKER", email: seekerEmail, password: FACTORY_PASSWORD } }),
  markApplicationMessagesSeen: ({ talkId }) => ({ input: { conversationId: talkId, seq: 1 } }),
  node: ({ jobId }) => ({ id: `Job:${jobId}` }),
  nodes: ({ jobId }) => ({ ids: [`Job:${jobId}`] }),
  offerInterview: ({ applicationId, companyId }) => ({
    input: {
      ...{ applicationId, minutes: 30, place: "Here", timeZone: "UTC", interviewerIds: [companyId] },
      ranges: [{ day: INTERVIEW_DAY.slice(0, 10), from: "10:00", until: "12:00" }],
    },
  }),
  operatorReportCases: () => ({ search: { state: "WAITING" } }),
  pickInterviewTime: ({ interviewId }) => ({ input: { interviewId, startsAt: INTERVIEW_DAY } }),
  postedJob: byJob,
  receivedApplicationState: byApplication,
  renameAssistantConversation: ({ assistantConversationId: id }) => ({ input: { id, title: "Salaries" } }),
  report: ({ seekerId }) => ({ input: { kind: "PERSON", id: seekerId, reason: "SPAM" } }),
  saveNoticePreferences: () => ({ input: { timeZone: "UTC", kinds: [] } }),
  seeker: ({ seekerId }) => ({ id: seekerId }),
  sendMessage: ({ seekerId }) => ({ input: { recipientId: seekerId, clientId: randomUUID(), content: "Hello" } }),
  setJobStatus: ({ jobId }) => ({ input: { jobId, status: "OPEN" } }),
  setTyping: ({ seekerId }) => ({ input: { recipientId: seekerId, isTyping: true } }),
  signUpInvited: ({ invitationToken }) => ({ input: { token: invitationToken, password: FACTORY_PASSWORD } }),
  tagApplications: ({ applicationId }) => ({ input: { applicationIds: [applicationId], add: ["Go"] } }),
  transferJob: toCompany,
  unhideListing: ({ jobId }) => ({ input: { jobId } }),
  sendOffer: ({ applicationId }) => ({
    input: {
      ...{ applicationId, payMin: 100, payCurrency: "INR", payUnit: "HOUR", place: "Here", timeZone: "UTC" },
      ...{ startsOn: INTERVIEW_DAY.slice(0, 10), expiresOn: INTERVIEW_DAY.slice(0, 10) },
    },
  }),
  upcomingInterviews: () => ({ before: INTERVIEW_DAY }),
  upsertJobs: () => ({ input: { jobs: [{ ...JOB_INPUT, externalId: "1" }] } }),
  withdrawJobInvitation: byJobInvitation,
  webhookEndpoints: ({ companyAppId: appId }) => ({ appId }),
};

function valueFor(type: GraphQLInputType, name: string, scene: Scene): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, name, scene);
  const known = name in scene ? scene[name as keyof Scene] : BY_NAME[name]?.(scene);
  if (known !== undefined) return known;
  if (isListType(type)) return [valueFor(type.ofType, name.replace(/s$/, ""), scene)];
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    // What operators decide on, and explain, does not exist: they may, and change nothing.
    return valuesFor(fields, fields.some((field) => field.name === "explanation") ? ({} as Scene) : scene);
  }
  if (isEnumType(type)) return OF_ENUMS[type.name] ?? type.getValues()[0]?.name;
  const text = /token|challenge/i.test(name) ? `no-such-${name}` : /Id$|^id$/.test(name) ? randomUUID() : TEXT;
  return { Boolean: true, Int: 1 }[type.name] ?? text;
}

const valuesFor = (
  fields: readonly Pick<GraphQLInputField, "name" | "type">[],
  scene: Scene,
): Record<string, unknown> => Object.fromEntries(fields.map(({ name, type }) => [name, valueFor(type, name, scene)]));

/** The variables of an operation that needs some: objects of the first seeker and the first recruiter. */
export function variablesOf(field: GraphQLField<unknown, unknown>, scene: Scene): Record<string, unknown> {
  const required = field.args.filter((argument) => isRequiredArgument(argument) && argument.name !== "file");
  return SPECIAL[field.name]?.(scene) ?? valuesFor(required, scene);
}

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
