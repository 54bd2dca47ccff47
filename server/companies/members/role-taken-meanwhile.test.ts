import { beforeEach, expect, test } from "vitest";
import { buildApplication, buildJob, buildMember, buildRecruiter } from "../../../prisma/factories/index.ts";
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

let companyId = "";
let accountId = "";
let jobId = "";
let applicationId = "";
beforeEach(async () => {
  const { prisma } = app.db;
  companyId = (await buildRecruiter(prisma)).id;
  accountId = (await buildMember(prisma, { companyId, role: "OWNER" })).accountId;
  jobId = (await buildJob(prisma, { companyId, postedById: companyId, editors: "OWNER", title: "Welder" })).id;
  applicationId = (await buildApplication(prisma, { jobId })).id;
});

/** Sends a request of the member, and changes their membership before it gets the company's lock. */
async function sendWhile(change: string, operation: Parameters<typeof app.execute>[0], variables: object) {
  const cookie = await signIn(app.db, { id: accountId, role: "RECRUITER" });
  const changing = await app.db.pool.connect();
  await changing.query("begin");
  await changing.query("select from companies where id = $1 for update", [companyId]);
  await changing.query(`${change} where account_id = $1`, [accountId]);
  const answer = app.execute(operation, variables, { cookie });
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await app.db.pool.query(waiting)).rowCount).toBe(1);
  await changing.query("commit");
  changing.release();
  return (await answer).errors?.[0]?.extensions.code;
}

const WRITES: [string, Parameters<typeof app.execute>[0], () => object][] = [
  ["editing a job", EDIT, () => ({ input: { id: jobId, title: "Changed" } })],
  ["closing a job", SET, () => ({ input: { jobId, status: "CLOSED" } })],
  ["closing jobs", CLOSE, () => ({ ids: [jobId] })],
  ["deleting a job", DELETE, () => ({ id: jobId })],
  ["transferring a job", HAND_OVER, () => ({ jobId, accountId })],
  ["deciding on an applicant", DECIDE_ONE, () => ({ input: { applicationId, status: "REJECTED" } })],
  [
    "deciding on applicants",
    DECIDE_MANY,
    () => ({ input: { applications: [{ applicationId, version: 1 }], status: "REJECTED" } }),
  ],
];

test.each(WRITES)("%s is refused to a member who was just removed, and nothing changes", async (_, write, input) => {
  expect(await sendWhile("delete from company_members", write, input())).toBe("FORBIDDEN");
  const job = await app.db.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
  expect(job).toMatchObject({ title: "Welder", status: "OPEN", deletedAt: null, postedById: companyId });
  const application = await app.db.prisma.application.findUniqueOrThrow({ where: { id: applicationId } });
  expect(application).toMatchObject({ status: "APPLIED", version: 1 });
});

test("an owner who was just made a recruiter cannot edit a job that only owners may edit", async () => {
  const input = { id: jobId, title: "Changed" };
  expect(await sendWhile("update company_members set role = 'RECRUITER'", EDIT, { input })).toBe("FORBIDDEN");
});
