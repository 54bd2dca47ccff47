import { unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { FACTORY_PASSWORD } from "../../../prisma/factories/index.ts";
import { ProfileAccessesDocument } from "../../../web/generated/privacy/profile-accesses.ts";
import { newStorageKey } from "../../platform/files/storage-key.ts";
import { claimResume, storeResumeText } from "../../seekers/resumes/resume-text.store.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { LegacyClient } from "../../testing/legacy-client.ts";
import { forEachTest, testApp, testClock } from "../../testing/test-app.ts";

// A link to a resume is bound to the person opening it and to that moment (docs/decisions/0024-links-to-resumes.md):
// here it is tried everywhere it must not open.

const BYTES = "%PDF-1.4 the resume of Ada";
const clock = testClock();
const app = testApp({ clock });
const APPLICANT = graphql(`query ApplicantForLink($id: ID!) { applicant(id: $id) { resumeUrl } }`);
const TEXT = graphql(`query ResumeTextForLink($id: ID!) { applicant(id: $id) { resumeText resumeTextProblem } }`);
const PROBLEM = graphql(`query ResumeProblemForLink($id: ID!) { applicant(id: $id) { resumeTextProblem } }`);
const owner = forEachTest(() => app.signedInRecruiter({ name: "Forge" }));
const ada = forEachTest(() => app.signedInSeeker({ browsable: false }));
let jobId: string;
let applicationId: string;
let fileId: string;
/** The address that the owner of the company was given. */
let link: string;

beforeEach(async () => {
  const { prisma } = app.db;
  const storageKey = newStorageKey();
  await app.app.platform.files.put(storageKey, Buffer.from(BYTES), "application/pdf");
  ({ id: fileId } = await app.build.file({
    ...{ ownerId: ada.id, kind: "RESUME", storageKey, name: "ada.pdf", mediaType: "application/pdf" },
    size: BYTES.length,
  }));
  await prisma.seeker.update({ where: { id: ada.id }, data: { resumeFileId: fileId } });
  jobId = (await app.build.job({ companyId: owner.id })).id;
  applicationId = (await app.build.application({ jobId, seekerId: ada.id, resumeFileId: fileId })).id;
  const { applicant } = await app.expectOk(APPLICANT, { id: applicationId }, owner);
  link = new URL(applicant.resumeUrl ?? "", app.url).href;
});

const open = (cookie: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  fetch(link, { ...init, redirect: "manual", headers: { cookie, ...init.headers } });
const statusFor = async (cookie: string) => (await open(cookie)).status;
const member = (role: "RECRUITER" | "VIEWER" | "INTERVIEWER") => app.signedInMember({ companyId: owner.id, role });
async function noted() {
  await app.app.services.auditLog.flush();
  return app.db.prisma.auditEvent.count({ where: { subjectId: ada.id, operation: "RESUME_READ" } });
}

describe("a copied link", () => {
  test("opens in no other browser: not without a login, for a seeker, or for another company", async () => {
    expect(await statusFor(owner.cookie)).toBe(200);
    expect(await statusFor("")).toBe(401);
    expect(await statusFor((await app.signedInSeeker()).cookie)).toBe(403);
    expect(await statusFor((await app.signedInRecruiter()).cookie)).toBe(404);
  });

  test("opens for a colleague if they may see the applicant, and is recorded as theirs", async () => {
    const [viewer, interviewer] = [await member("VIEWER"), await member("INTERVIEWER")];
    expect(await statusFor(viewer.cookie)).toBe(200);
    expect(await statusFor(interviewer.cookie)).toBe(404);
    await app.app.services.auditLog.flush();
    expect(await app.db.prisma.auditEvent.findMany({ where: { subjectId: ada.id, operation: "RESUME_READ" } })).toEqual(
      [expect.objectContaining({ accountId: viewer.id, companyId: owner.id })],
    );
  });

  test("expires with the session: after a log-out, and after a week", async () => {
    const { sessionId, name, refreshToken } = await app.openSession({ id: owner.id, role: "RECRUITER" });
    const second = `${name}=${refreshToken}`;
    expect(await statusFor(second)).toBe(200);
    await app.perform("logOut", { role: "RECRUITER" }, { cookie: second });
    expect(await statusFor(second)).toBe(401);
    expect((await app.db.prisma.session.findUniqueOrThrow({ where: { id: sessionId } })).endedAt).not.toBeNull();
    expect(await statusFor(owner.cookie)).toBe(200);
    clock.pass(8 * 24 * 3_600_000);
    expect(await statusFor(owner.cookie)).toBe(401);
  });

  test("expires with the permission: when a member loses rights or leaves, the applicant withdraws, or removes the file", async () => {
    const colleague = await member("RECRUITER");
    expect(await statusFor(colleague.cookie)).toBe(200);
    const { id: accountId } = colleague;
    await app.perform("changeMemberRole", { input: { accountId, role: "INTERVIEWER" } }, owner);
    expect(await statusFor(colleague.cookie)).toBe(404);
    await app.perform("changeMemberRole", { input: { accountId, role: "RECRUITER" } }, owner);
    expect(await statusFor(colleague.cookie)).toBe(200);
    await app.perform("removeMember", { accountId }, owner);
    expect(await statusFor(colleague.cookie)).toBe(401);
    await app.db.prisma.application.update({ where: { id: applicationId }, data: { status: "WITHDRAWN" } });
    expect(await statusFor(owner.cookie)).toBe(404);
    const withoutFile = { status: "APPLIED", resumeFileId: null } as const;
    await app.db.prisma.application.update({ where: { id: applicationId }, data: withoutFile });
    expect(await statusFor(owner.cookie)).toBe(200);
    await app.db.prisma.seeker.update({ where: { id: ada.id }, data: { resumeFileId: null } });
    expect(await statusFor(owner.cookie)).toBe(404);
  });
});

test("a legacy client can open resumeUrl as it is with its cookies, and nobody can without them", async () => {
  const client = new LegacyClient(app.url);
  await client.logIn("RECRUITER", owner.email, FACTORY_PASSWORD);
  const { body } = await client.get(`/recruiter/getApplications/${jobId}`);
  const address = new URL(body.applicants[0].resumeUrl);
  expect(address.origin).toBe(app.app.platform.publicUrl);
  const here = new URL(address.pathname, app.url);
  const opened = await fetch(here, { redirect: "error", headers: { cookie: client.cookieHeader } });
  expect([opened.status, await opened.text()]).toEqual([200, BYTES]);
  expect((await fetch(here)).status).toBe(401);
});

describe("caching of a resume", () => {
  test("is off: conditional and range requests are sent the whole file, recorded each time", async () => {
    const key = new URL(link).pathname.split("/")[2];
    const asked = [{}, { "if-none-match": `"${key}"` }, { "if-none-match": "*" }, { range: "bytes=0-3" }];
    for (const [index, headers] of (asked as Record<string, string>[]).entries()) {
      const answer = await open(owner.cookie, { headers });
      expect([answer.status, await answer.text()]).toEqual([200, BYTES]);
      const given = ["cache-control", "referrer-policy", "etag", "last-modified"].map((name) =>
        answer.headers.get(name),
      );
      expect(given).toEqual(["private, no-store", "no-referrer", null, null]);
      expect(await noted()).toBe(index + 1);
    }
  });

  test("HEAD requests need the same permission, are sent nothing and do not count as opening", async () => {
    const head = await open(owner.cookie, { method: "HEAD" });
    const { status, headers } = head;
    expect([status, headers.get("content-length"), await head.text()]).toEqual([200, String(BYTES.length), ""]);
    for (const cookie of ["", (await app.signedInRecruiter()).cookie]) {
      expect([401, 404]).toContain((await open(cookie, { method: "HEAD" })).status);
    }
    expect(await noted()).toBe(0);
    expect(await app.db.prisma.applicationEvent.count({ where: { applicationId, kind: "OPENED" } })).toBe(0);
  });
});

test("reading a resume's text counts as opening it; asking whether it was extracted does not", async () => {
  await claimResume(app.db, fileId);
  await storeResumeText(app.db, fileId, { text: "Ada writes engines.", problem: null });
  await app.expectOk(PROBLEM, { id: applicationId }, owner);
  expect(await noted()).toBe(0);
  const { applicant } = await app.expectOk(TEXT, { id: applicationId }, owner);
  expect(applicant).toEqual({ resumeText: "Ada writes engines.", resumeTextProblem: null });
  expect(await noted()).toBe(1);
});

test("the archive of a job's resumes counts as opening each resume in it, and their owners can see that", async () => {
  const other = await app.build.seeker();
  await app.build.application({ jobId, seekerId: other.id });
  const headers = { cookie: owner.cookie };
  const archive = await fetch(`${app.url}/exports/jobs/${jobId}/resumes.zip`, { headers });
  const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Object.values(entries).map((bytes) => Buffer.from(bytes).toString())).toEqual([BYTES]);
  expect(await noted()).toBe(1);
  expect(await app.db.prisma.auditEvent.count({ where: { subjectId: other.id, operation: "RESUME_READ" } })).toBe(0);
  const { viewerProfileAccesses } = await app.expectOk(ProfileAccessesDocument, { first: 20 }, ada);
  expect(viewerProfileAccesses?.edges.map(({ node }) => [node.companyName, node.kind])).toContainEqual([
    "Forge",
    "RESUME_READ",
  ]);
});
