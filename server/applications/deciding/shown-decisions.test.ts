import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter } from "../../../prisma/factories/index.ts";
import { UNDO_SECONDS } from "../../../shared/applications.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signedInSeeker } from "../../testing/people.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

let now = new Date();
const app = testApp({ clock: () => now });
const DECIDE = graphql(`mutation ShownDecide($input: DecideApplicationsInput!) {
  decideApplications(input: $input) { results { outcome now { version } } }
}`);
const OWN = graphql(`query ShownOwn($jobId: ID!) {
  ownApplication(jobId: $jobId) { status message events { kind } }
  appliedJobs { nodes { status message events { kind } } }
}`);
const SEEN = graphql(`query ShownToCompany($id: ID!) { applicant(id: $id) { message events { kind } } }`);

let company: { id: string; cookie: string };
let seeker: { id: string; cookie: string };
beforeEach(async () => {
  now = new Date();
  const { id } = await buildRecruiter(app.db.prisma);
  company = { id, cookie: await signIn(app.db, { id, role: "RECRUITER" }) };
  seeker = await signedInSeeker(app.db);
});

const applied = async (overrides: object = {}) => {
  const { id: jobId } = await buildJob(app.db.prisma, { companyId: company.id });
  const { id, version } = await buildApplication(app.db.prisma, { jobId, seekerId: seeker.id, ...overrides });
  let current = version;
  const decide = async (status: string, message?: string) => {
    const input = { applications: [{ applicationId: id, version: current }], status, ...(message && { message }) };
    const { data } = await app.execute(DECIDE, { input }, company);
    current = data?.decideApplications.results[0]?.now?.version ?? 0;
  };
  return { id, jobId, decide };
};
/** Returns what the applicant sees, which is the same everywhere. */
const shown = async (jobId: string) => {
  const { ownApplication, appliedJobs } = await app.expectOk(OWN, { jobId }, seeker);
  expect(appliedJobs.nodes).toEqual([ownApplication]);
  const headers = { cookie: seeker.cookie };
  const archive = await (await fetch(`${app.url}/privacy/my-data.zip`, { headers })).arrayBuffer();
  const [exported] = JSON.parse(strFromU8(unzipSync(new Uint8Array(archive))["applications.json"] ?? new Uint8Array()));
  const kinds = ownApplication?.events.map(({ kind }) => kind);
  expect(exported.events.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
  expect(exported.message || null).toBe(ownApplication?.message);
  expect(exported).not.toHaveProperty("revealedAt");
  return { status: ownApplication?.status, message: ownApplication?.message, kinds };
};

test("an undone decision leaves no trace for the applicant; the company's history keeps it", async () => {
  const { id, jobId, decide } = await applied();
  await decide("REJECTED", "Not a fit");
  expect(await shown(jobId)).toEqual({ status: "REJECTED", message: null, kinds: ["APPLIED", "REJECTED"] });
  await decide("APPLIED");
  now = new Date(Date.now() + 60_000);
  expect(await shown(jobId)).toEqual({ status: "APPLIED", message: null, kinds: ["APPLIED"] });
  const { applicant } = await app.expectOk(SEEN, { id }, company);
  expect(applicant?.events.map(({ kind }) => kind)).toEqual(["APPLIED", "REJECTED", "REMOVED"]);
});

test("an outcome that was changed and changed back at once is shown as it was", async () => {
  const { jobId, decide } = await applied({ status: "REJECTED", appliedAt: new Date("2026-01-01") });
  await decide("ACCEPTED");
  await decide("REJECTED");
  expect(await shown(jobId)).toMatchObject({ kinds: ["APPLIED", "REJECTED"] });
});

test("a decision that was reverted later is shown", async () => {
  const { jobId, decide } = await applied({ status: "REJECTED", appliedAt: new Date("2026-01-01") });
  await decide("APPLIED");
  expect(await shown(jobId)).toMatchObject({ kinds: ["APPLIED", "REJECTED", "REMOVED"] });
});

test("the company's message is shown once the decision can no longer be undone", async () => {
  const { id, jobId, decide } = await applied();
  await decide("ACCEPTED", "Welcome");
  expect(await shown(jobId)).toMatchObject({ status: "ACCEPTED", message: null });
  expect((await app.expectOk(SEEN, { id }, company)).applicant).toMatchObject({ message: "Welcome" });
  now = new Date(Date.now() + UNDO_SECONDS * 1000);
  expect(await shown(jobId)).toMatchObject({ status: "ACCEPTED", message: "Welcome" });
});
