import { beforeEach, expect, test } from "vitest";
import { tokenHash } from "../../accounts/tokens.ts";
import { operations } from "../../testing/permissions/graphql-answers.ts";
import { variablesOf } from "../../testing/permissions/graphql-operations.ts";
import { makeScene, type Scene } from "../../testing/permissions/scene.ts";
import { permissionTable } from "../../testing/permissions/table.ts";
import type { As } from "../../testing/send.ts";
import { graphql, testApp } from "../../testing/test-app.ts";

// A member loses a role while their request waits for the company's lock.

const app = testApp();
const UPSERT = graphql(`mutation UpsertAfterRoleChange($input: UpsertJobsInput!) {
  upsertJobs(input: $input) { results { outcome userErrors { code } } }
}`);
const NOTE_MANY = graphql(`mutation NoteManyAsOneOfMany($input: NoteApplicationsInput!) {
  noteApplications(input: $input) { applicationIds }
}`);

let scene: Scene;
let accountId = "";
let as: As = {};
beforeEach(async () => {
  scene = await makeScene(app);
  const { prisma } = app.db;
  accountId = (await app.build.member({ companyId: scene.companyId, role: "OWNER" })).accountId;
  as = { cookie: await app.signIn({ id: accountId, role: "RECRUITER" }) };
  await prisma.job.update({ where: { id: scene.jobId }, data: { editors: "OWNER" } });
  await prisma.applicationNote.update({ where: { id: scene.noteId }, data: { authorId: accountId } });
});

const CHANGED =
  "jobs, job_interviewers, applications, application_notes, company_invitations, company_stages, message_templates, companies, company_domain_claims, apps, webhook_endpoints, webhook_deliveries";

/** Returns everything that the company's members change, as it is stored. */
async function stored(): Promise<unknown> {
  const rowsOf = (table: string) => `(select json_agg(t order by t::text) from ${table} t) as ${table}`;
  const keys = "(select json_agg(s order by id) from sessions s where app_id is not null) as keys";
  const { rows } = await app.db.pool.query(`select ${CHANGED.split(", ").map(rowsOf).join()}, ${keys}`);
  return rows;
}

/** Sends a request of the member, and changes their membership before it gets the company's lock. */
async function sendWhile<Answer>(change: string, send: () => Promise<Answer>) {
  const changing = await app.db.pool.connect();
  await changing.query("begin");
  await changing.query("select from companies where id = $1 for update", [scene.companyId]);
  await changing.query(`${change} where account_id = $1`, [accountId]);
  const answer = send();
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  try {
    await expect.poll(async () => (await app.db.pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  } finally {
    await changing.query("commit");
    changing.release();
  }
  return answer;
}

/** The writes of a company's owners or recruiters, except those that do not get as far as its lock, or carry a file. */
const WRITES = permissionTable("GraphQL")
  .filter(([operation, { owner, viewer }]) => /^mutation/.test(operation) && viewer === "FORBIDDEN" && owner !== viewer)
  .flatMap(([operation]) => operations.get(operation)?.field ?? [])
  .filter(
    ({ name }) =>
      !/^(checkCompanyDomain|verifyCompanyByMail|requireSecondFactor|uploadCompanyLogo|uploadMessageFile)$/.test(name),
  );

test.each(WRITES)("$name is refused to a member who was just removed, and nothing changes", async (field) => {
  const before = await stored();
  const { id: seekerKeyId } = await app.db.prisma.session.findFirstOrThrow({ where: { appId: scene.companyAppId } });
  const variables =
    field.name === "setJobStatus"
      ? { input: { jobId: scene.jobId, status: "CLOSED" } }
      : variablesOf(field, { ...scene, seekerAppId: scene.companyAppId, seekerKeyId });
  const answer = await sendWhile("delete from company_members", () => app.outcomeOf(field.name, variables, as));
  expect(answer).toBe("FORBIDDEN");
  expect(await stored()).toEqual(before);
});

test("an owner who was just made a recruiter cannot edit or synchronise a job that only owners may edit", async () => {
  const toRecruiter = "update company_members set role = 'RECRUITER'";
  const edit = () => app.outcomeOf("editJob", { input: { id: scene.jobId, title: "Changed" } }, as);
  expect(await sendWhile(toRecruiter, edit)).toBe("FORBIDDEN");
  await app.db.prisma.companyMember.updateMany({ where: { accountId }, data: { role: "OWNER" } });
  await app.db.prisma.job.update({ where: { id: scene.jobId }, data: { externalId: "W-1" } });
  const input = { jobs: [{ externalId: "W-1", title: "Changed" }] };
  const { upsertJobs } = await sendWhile(toRecruiter, () => app.expectOk(UPSERT, { input }, as));
  expect(upsertJobs?.results).toMatchObject([{ outcome: "REFUSED", userErrors: [{ code: "FORBIDDEN" }] }]);
});

test("an owner who was just made an interviewer writes no notes on jobs that they are not assigned to", async () => {
  const before = await stored();
  const toInterviewer = "update company_members set role = 'INTERVIEWER'";
  const { applicationId } = scene;
  const write = () => app.outcomeOf("writeApplicationNote", { input: { applicationId, text: "Changed" } }, as);
  expect(await sendWhile(toInterviewer, write)).toBe("NOT_FOUND");
  await app.db.prisma.companyMember.updateMany({ where: { accountId }, data: { role: "OWNER" } });
  const input = { applicationIds: [applicationId], text: "Changed" };
  const { noteApplications } = await sendWhile(toInterviewer, () => app.expectOk(NOTE_MANY, { input }, as));
  expect(noteApplications?.applicationIds).toEqual([]);
  expect(await stored()).toEqual(before);
});

test("an invitation is worth nothing once its sender was just removed", async () => {
  const token = "an invitation by whoever is removed meanwhile";
  await app.db.prisma.companyInvitation.create({
    data: {
      ...{ companyId: scene.companyId, invitedById: accountId, role: "OWNER", email: "invited@meanwhile.example" },
      ...{ tokenHash: tokenHash(token), expiresAt: new Date(Date.now() + 60_000) },
    },
  });
  const accept = () => app.outcomeOf("signUpInvited", { input: { token, password: "difference engine" } }, {});
  expect(await sendWhile("delete from company_members", accept)).toBe("INVALID_TOKEN");
  expect(await app.db.prisma.account.count({ where: { email: "invited@meanwhile.example" } })).toBe(0);
});
