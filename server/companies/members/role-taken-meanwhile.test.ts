import { beforeEach, expect, test } from "vitest";
import { buildApp, buildApplication, buildJob, buildMember, buildRecruiter } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

// A member loses a role while their request waits for the company's lock.

const app = testApp();
const EDIT = graphql(`mutation EditAsOneOfMany($input: EditJobInput!) { editJob(input: $input) { job { title } } }`);
const SET = graphql(
  `mutation SetStatusAsOneOfMany($input: SetJobStatusInput!) { setJobStatus(input: $input) { job { status } } }`,
);
const CLOSE = graphql(`mutation CloseAsOneOfMany($ids: [ID!]!) {
  closeJobs(input: { jobIds: $ids }) { jobs { id status } notClosed { jobId reason } }
}`);
const DELETE = graphql(`mutation DeleteAsOneOfMany($id: ID!) { deleteJob(input: { jobId: $id }) { id } }`);
const HAND_OVER = graphql(`mutation HandOverInTest($jobId: ID!, $accountId: ID!) {
  handOverJob(input: { jobId: $jobId, accountId: $accountId }) { postedJob { owner ownerId viewerCanEdit } }
}`);
const DECIDE_ONE = graphql(`mutation DecideOneTogether($input: DecideApplicationInput!) {
  decideApplication(input: $input) { status version }
}`);
const DECIDE_MANY = graphql(`mutation DecideManyTogether($input: DecideApplicationsInput!) {
  decideApplications(input: $input) { results { applicationId outcome now { status } } }
}`);

const SAVE_STAGES = graphql(`mutation SaveStagesAsOneOfMany($input: SaveApplicationStagesInput!) {
  saveApplicationStages(input: $input) { stages { name } }
}`);
const TAG = graphql(`mutation TagAsOneOfMany($input: TagApplicationsInput!) {
  tagApplications(input: $input) { applications { applicationId tags } }
}`);
const NOTE = graphql(`mutation NoteAsOneOfMany($input: WriteNoteInput!) {
  writeApplicationNote(input: $input) { notes { text } }
}`);
const NOTE_MANY = graphql(`mutation NoteManyAsOneOfMany($input: NoteApplicationsInput!) {
  noteApplications(input: $input) { applicationIds }
}`);
const EDIT_NOTE = graphql(`mutation EditNoteAsOneOfMany($input: EditNoteInput!) {
  editApplicationNote(input: $input) { notes { text } }
}`);
const DELETE_NOTE = graphql(`mutation DeleteNoteAsOneOfMany($id: ID!) {
  deleteApplicationNote(id: $id) { notes { text } }
}`);
const SAVE_TEMPLATE = graphql(`mutation SaveTemplateAsOneOfMany($input: SaveMessageTemplateInput!) {
  saveMessageTemplate(input: $input) { templates { name } }
}`);
const DELETE_TEMPLATE = graphql(`mutation DeleteTemplateAsOneOfMany($id: ID!) {
  deleteMessageTemplate(id: $id) { templates { name } }
}`);
const SET_BLIND = graphql(`mutation SetBlindAsOneOfMany($input: SetBlindModeInput!) {
  setBlindMode(input: $input) { blind }
}`);
const UPSERT = graphql(`mutation UpsertAfterRoleChange($input: UpsertJobsInput!) {
  upsertJobs(input: $input) { results { outcome userErrors { code } } }
}`);
const EDIT_COMPANY = graphql(`mutation EditCompanyAsOneOfMany($input: UpdateRecruiterProfileInput!) {
  updateRecruiterProfile(input: $input) { recruiter { companyName } }
}`);
const REMOVE_LOGO = graphql(`mutation RemoveLogoAsOneOfMany { removeCompanyLogo { recruiter { logoUrl } } }`);
const CLAIM = graphql(`mutation ClaimAsOneOfMany($input: ClaimDomainInput!) {
  claimCompanyDomain(input: $input) { verification { mailDomain } }
}`);
const CREATE_APP = graphql(`mutation CreateAppAsOneOfMany($input: CreateAppInput!) {
  createApp(input: $input) { app { id } }
}`);
const ROTATE_KEY = graphql(`mutation RotateKeyAsOneOfMany($input: RotateKeyInput!) {
  rotateKey(input: $input) { app { id } }
}`);
const REVOKE_KEY = graphql(`mutation RevokeKeyAsOneOfMany($input: RevokeKeyInput!) {
  revokeKey(input: $input) { apps { id } }
}`);
const DELETE_APP = graphql(`mutation DeleteAppAsOneOfMany($input: AppIdInput!) {
  deleteApp(input: $input) { apps { id } }
}`);
const CREATE_WEBHOOK = graphql(`mutation CreateWebhookAsOneOfMany($input: CreateWebhookEndpointInput!) {
  createWebhookEndpoint(input: $input) { endpoint { id } }
}`);
const ENABLE_WEBHOOK = graphql(`mutation EnableWebhookAsOneOfMany($input: WebhookEndpointIdInput!) {
  enableWebhookEndpoint(input: $input) { endpoint { id } }
}`);
const ROTATE_WEBHOOK = graphql(`mutation RotateWebhookAsOneOfMany($input: RotateWebhookSecretInput!) {
  rotateWebhookSecret(input: $input) { endpoint { id } }
}`);
const DELETE_WEBHOOK = graphql(`mutation DeleteWebhookAsOneOfMany($input: WebhookEndpointIdInput!) {
  deleteWebhookEndpoint(input: $input) { endpoints { id } }
}`);
const TEST_WEBHOOK = graphql(`mutation TestWebhookAsOneOfMany($input: WebhookEndpointIdInput!) {
  sendTestWebhook(input: $input) { delivery { id } }
}`);
const REPLAY_WEBHOOK = graphql(`mutation ReplayWebhookAsOneOfMany($input: WebhookDeliveryIdInput!) {
  replayWebhook(input: $input) { delivery { id } }
}`);

let companyId = "";
let accountId = "";
let jobId = "";
let applicationId = "";
let noteId = "";
let templateId = "";
let appId = "";
let keyId = "";
let endpointId = "";
let deliveryId = "";
beforeEach(async () => {
  const { prisma } = app.db;
  companyId = (await buildRecruiter(prisma)).id;
  accountId = (await buildMember(prisma, { companyId, role: "OWNER" })).accountId;
  jobId = (await buildJob(prisma, { companyId, postedById: companyId, editors: "OWNER", title: "Welder" })).id;
  applicationId = (await buildApplication(prisma, { jobId })).id;
  const note = { applicationId, authorId: accountId, text: "Good" };
  noteId = (await prisma.applicationNote.create({ data: note })).id;
  const template = { companyId, name: "Thanks", status: "REJECTED", body: "Thank you." } as const;
  templateId = (await prisma.messageTemplate.create({ data: template })).id;
  ({ appId, keyId } = await buildApp(prisma, { companyId, accountId: companyId, scopes: ["jobs:read"] }));
  const endpoint = { appId, accountId: companyId, url: "https://example.com/hooks", kinds: ["job.opened"] };
  endpointId = (await prisma.webhookEndpoint.create({ data: endpoint })).id;
  const delivery = { endpointId, eventId: "test:1", kind: "test", body: "{}", deliveredAt: new Date() };
  deliveryId = (await prisma.webhookDelivery.create({ data: delivery })).id;
});

const CHANGED =
  "jobs, applications, application_notes, company_stages, message_templates, companies, company_domain_claims, apps, webhook_endpoints, webhook_deliveries";

/** Returns everything that the company's members change, as it is stored. */
async function stored(): Promise<unknown> {
  const rowsOf = (table: string) => `(select json_agg(t order by t::text) from ${table} t) as ${table}`;
  const keys = "(select json_agg(s order by id) from sessions s where app_id is not null) as keys";
  const { rows } = await app.db.pool.query(`select ${CHANGED.split(", ").map(rowsOf).join()}, ${keys}`);
  return rows;
}

/** Sends a request of the member, and changes their membership before it gets the company's lock. */
async function sendWhile<Sent extends Parameters<typeof app.execute>[0]>(
  change: string,
  operation: Sent,
  variables: object,
) {
  const cookie = await signIn(app.db, { id: accountId, role: "RECRUITER" });
  const changing = await app.db.pool.connect();
  await changing.query("begin");
  await changing.query("select from companies where id = $1 for update", [companyId]);
  await changing.query(`${change} where account_id = $1`, [accountId]);
  const answer = app.execute(operation, variables, { cookie });
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  try {
    await expect.poll(async () => (await app.db.pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  } finally {
    await changing.query("commit");
    changing.release();
  }
  return answer;
}

const WRITES: [string, Parameters<typeof app.execute>[0], () => object][] = [
  ["editing a job", EDIT, () => ({ input: { id: jobId, title: "Changed" } })],
  ["closing a job", SET, () => ({ input: { jobId, status: "CLOSED" } })],
  ["closing jobs", CLOSE, () => ({ ids: [jobId] })],
  ["deleting a job", DELETE, () => ({ id: jobId })],
  ["transferring a job", HAND_OVER, () => ({ jobId, accountId })],
  ["hiding applicants", SET_BLIND, () => ({ input: { jobId, blind: true } })],
  ["deciding on an applicant", DECIDE_ONE, () => ({ input: { applicationId, status: "REJECTED" } })],
  [
    "deciding on applicants",
    DECIDE_MANY,
    () => ({ input: { applications: [{ applicationId, version: 1 }], status: "REJECTED" } }),
  ],
  ["changing the stages", SAVE_STAGES, () => ({ input: { stages: [{ name: "Call" }] } })],
  ["tagging applicants", TAG, () => ({ input: { applicationIds: [applicationId], add: ["go"] } })],
  ["writing a note", NOTE, () => ({ input: { applicationId, text: "Changed" } })],
  ["writing notes", NOTE_MANY, () => ({ input: { applicationIds: [applicationId], text: "Changed" } })],
  ["editing a note", EDIT_NOTE, () => ({ input: { id: noteId, text: "Changed" } })],
  ["deleting a note", DELETE_NOTE, () => ({ id: noteId })],
  ["saving a template", SAVE_TEMPLATE, () => ({ input: { name: "New", status: "ACCEPTED", body: "Changed" } })],
  ["deleting a template", DELETE_TEMPLATE, () => ({ id: templateId })],
  ["changing the company", EDIT_COMPANY, () => ({ input: { companyDescription: "Changed" } })],
  ["removing the logo", REMOVE_LOGO, () => ({})],
  ["claiming a domain", CLAIM, () => ({ input: { domain: "acme.com" } })],
  ["creating an app", CREATE_APP, () => ({ input: { name: "New", scopes: ["jobs:read"] } })],
  ["rotating a key", ROTATE_KEY, () => ({ input: { appId } })],
  ["revoking a key", REVOKE_KEY, () => ({ input: { appId, keyId } })],
  ["deleting an app", DELETE_APP, () => ({ input: { appId } })],
  [
    "adding a webhook",
    CREATE_WEBHOOK,
    () => ({ input: { appId, url: "https://example.com/new", kinds: ["job.opened"] } }),
  ],
  ["enabling a webhook", ENABLE_WEBHOOK, () => ({ input: { endpointId } })],
  ["rotating a webhook's secret", ROTATE_WEBHOOK, () => ({ input: { endpointId } })],
  ["deleting a webhook", DELETE_WEBHOOK, () => ({ input: { endpointId } })],
  ["sending a test webhook", TEST_WEBHOOK, () => ({ input: { endpointId } })],
  ["replaying a webhook", REPLAY_WEBHOOK, () => ({ input: { deliveryId } })],
];

test.each(WRITES)("%s is refused to a member who was just removed, and nothing changes", async (_, write, input) => {
  const before = await stored();
  const { errors } = await sendWhile("delete from company_members", write, input());
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect(await stored()).toEqual(before);
});

test("an owner who was just made a recruiter cannot edit a job that only owners may edit", async () => {
  const toRecruiter = "update company_members set role = 'RECRUITER'";
  const edited = await sendWhile(toRecruiter, EDIT, { input: { id: jobId, title: "Changed" } });
  expect(edited.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("an owner who was just made a recruiter cannot synchronise a job that only owners may edit", async () => {
  await app.db.prisma.job.update({ where: { id: jobId }, data: { externalId: "W-1" } });
  const input = { jobs: [{ externalId: "W-1", title: "Changed" }] };
  const { data } = await sendWhile("update company_members set role = 'RECRUITER'", UPSERT, { input });
  expect(data?.upsertJobs.results).toMatchObject([{ outcome: "REFUSED", userErrors: [{ code: "FORBIDDEN" }] }]);
});

test("an owner who was just made an interviewer writes no notes on jobs that they are not assigned to", async () => {
  const before = await stored();
  const toInterviewer = "update company_members set role = 'INTERVIEWER'";
  const one = await sendWhile(toInterviewer, NOTE, { input: { applicationId, text: "Changed" } });
  expect(one.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  await app.db.prisma.companyMember.updateMany({ where: { accountId }, data: { role: "OWNER" } });
  const many = await sendWhile(toInterviewer, NOTE_MANY, {
    input: { applicationIds: [applicationId], text: "Changed" },
  });
  expect(many.data?.noteApplications.applicationIds).toEqual([]);
  expect(await stored()).toEqual(before);
});
