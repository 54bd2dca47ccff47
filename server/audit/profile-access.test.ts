import { expect, test } from "vitest";
import { DeleteAccountDocument } from "../../web/generated/privacy/privacy.ts";
import { ProfileAccessesDocument } from "../../web/generated/privacy/profile-accesses.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { newStorageKey } from "../platform/files/storage-key.ts";
import { FACTORY_PASSWORD, forEachTest, graphql, type Person, testApp } from "../testing/test-app.ts";

const CONTACTS_PER_DAY = 3;
const RESUMES_PER_DAY = 2;
const app = testApp({
  env: { CONTACTS_PER_DAY: String(CONTACTS_PER_DAY), RESUMES_PER_DAY: String(RESUMES_PER_DAY) },
});
const recruiter = forEachTest(() => app.signedInRecruiter({ name: "Acme" }));
const READ = graphql(`query ReadSeekerForAccess($id: ID!) { seeker(id: $id) { id phone } }`);

/** Creates a seeker whose profile has a resume. */
async function withResume() {
  const seeker = await app.signedInSeeker({ hidesContacts: false });
  const storageKey = newStorageKey();
  const file = await app.build.file({ ownerId: seeker.id, kind: "RESUME", storageKey });
  await app.db.prisma.seeker.update({ where: { id: seeker.id }, data: { resumeFileId: file.id } });
  return { ...seeker, resume: fileUrl(file.storageKey, file.name) };
}
const open = async (path: string, { cookie }: Person, headers = {}) =>
  (await fetch(`${app.url}${path}`, { headers: { cookie, ...headers } })).status;
async function accessesOf(person: Pick<Person, "cookie">) {
  await app.app.services.auditLog.flush();
  const { viewerProfileAccesses } = await app.expectOk(ProfileAccessesDocument, { first: 20 }, person);
  return viewerProfileAccesses?.edges.map(({ node }) => node) ?? [];
}
const codeOf = async (id: string, { cookie }: Person) =>
  (await app.execute(READ, { id }, { cookie })).errors?.[0]?.extensions.code ?? "yes";

test("a company that opens a resume is shown to its owner once a day, without the person", async () => {
  const ada = await withResume();
  // The file of a factory has no bytes, but the access has been recorded by then.
  await open(ada.resume, recruiter);
  await open(ada.resume, recruiter, { purpose: "prefetch" });
  const [access, ...others] = await accessesOf(ada);
  expect(others).toEqual([]);
  expect(access).toMatchObject({ companyName: "Acme", kind: "RESUME_READ" });
  expect(JSON.stringify(access)).not.toContain("127.0.0.1");
  const noted = await app.db.prisma.auditEvent.findMany({ where: { subjectId: ada.id } });
  expect(noted).toHaveLength(2);
  expect(noted).toMatchObject([{ accountId: recruiter.id }, { accountId: recruiter.id }]);
  expect(await accessesOf(await app.signedInSeeker())).toEqual([]);
});

/** Creates an applicant to the company with a file as the answer to a question. */
async function withAnswer(companyId: string) {
  const seeker = await app.signedInSeeker();
  const job = await app.build.job({ companyId });
  const application = await app.build.application({ jobId: job.id, seekerId: seeker.id });
  const file = await app.build.file({ ownerId: seeker.id, kind: "ANSWER", storageKey: newStorageKey() });
  await app.db.prisma.applicationAnswer.create({
    data: { applicationId: application.id, position: 0, label: "A sample", kind: "FILE", fileId: file.id },
  });
  return { ...seeker, answer: fileUrl(file.storageKey, file.name) };
}

test("a company that opens an answer file is shown to its owner; the owner's own access, and others' attempts, are not", async () => {
  const ada = await withAnswer(recruiter.id);
  await open(ada.answer, ada);
  expect(await open(ada.answer, await app.signedInSeeker())).toBe(403);
  expect(await open(ada.answer, await app.signedInRecruiter())).toBe(404);
  expect(await accessesOf(ada)).toEqual([]);
  await open(ada.answer, recruiter);
  await open(ada.answer, recruiter);
  const accesses = await accessesOf(ada);
  expect(accesses).toMatchObject([{ companyName: "Acme", kind: "ANSWER_READ" }]);
  expect(accesses[0]?.day).toMatch(/T00:00:00/);
  expect(await app.db.prisma.auditEvent.count({ where: { subjectId: ada.id } })).toBe(2);
  expect(await accessesOf(await app.signedInSeeker())).toEqual([]);
});

test("answer files have no limit: they belong to applicants", async () => {
  const statuses = [];
  for (let count = 0; count <= RESUMES_PER_DAY; count++) {
    const { answer } = await withAnswer(recruiter.id);
    statuses.push(await open(answer, recruiter));
  }
  expect(statuses).not.toContain(429);
});

test("remains visible to the owner when the recruiter deletes the account, and is deleted with the owner's", async () => {
  const ada = await withResume();
  await open(ada.resume, recruiter);
  expect(await accessesOf(ada)).toHaveLength(1);
  await app.expectOk(DeleteAccountDocument, { input: { password: FACTORY_PASSWORD } }, recruiter);
  expect(await accessesOf(ada)).toMatchObject([{ companyName: null, kind: "RESUME_READ" }]);
  await app.db.transaction((tx) => app.app.services.accountRemoval.removeSeeker(tx, ada.id));
  expect(await app.db.prisma.auditEvent.count({ where: { subjectId: ada.id } })).toBe(0);
});

test("one's own access, and a denied one, are not recorded", async () => {
  const ada = await withResume();
  await open(ada.resume, ada);
  expect(await open(ada.resume, await app.signedInSeeker())).toBe(403);
  await app.db.prisma.seeker.update({ where: { id: ada.id }, data: { browsable: false } });
  expect(await open(ada.resume, await app.signedInRecruiter())).toBe(404);
  expect(await accessesOf(ada)).toEqual([]);
});

test("contact details are recorded through GraphQL and the legacy paths, once a day", async () => {
  const [ada, grace] = [await app.signedInSeeker({ hidesContacts: false }), await app.signedInSeeker()];
  const job = await app.build.job({ companyId: recruiter.id });
  await app.build.application({ jobId: job.id, seekerId: grace.id });
  expect(await codeOf(ada.id, recruiter)).toBe("yes");
  expect(await codeOf(ada.id, recruiter)).toBe("yes");
  await (await app.clientOf(recruiter, "RECRUITER")).get(`/recruiter/getApplications/${job.id}`);
  const seen = { companyName: "Acme", kind: "CONTACT_READ" };
  expect(await accessesOf(ada)).toMatchObject([seen]);
  expect(await accessesOf(grace)).toMatchObject([seen]);
  expect(await app.db.prisma.auditEvent.count({ where: { subjectId: ada.id } })).toBe(1);
});

test("the dashboard's applications have no contact details, and count as no access", async () => {
  const ada = await app.signedInSeeker();
  const job = await app.build.job({ companyId: recruiter.id });
  await app.build.application({ jobId: job.id, seekerId: ada.id });
  const { recruiterDashboard } = await app.expectOk(
    graphql(`query DashboardContacts { recruiterDashboard { recentApplications { seeker { id email phone } } } }`),
    {},
    recruiter,
  );
  expect(recruiterDashboard.recentApplications).toEqual([{ seeker: { id: ada.id, email: null, phone: null } }]);
  expect(await accessesOf(ada)).toEqual([]);
});

test("lists and profiles without contact details count as no access, unlike those that ask for them", async () => {
  const ada = await app.signedInSeeker();
  const job = await app.build.job({ companyId: recruiter.id });
  const { id } = await app.build.application({ jobId: job.id, seekerId: ada.id });
  const variables = { jobId: job.id, seekerId: ada.id, id };
  const unasked = graphql(`query ApplicantNames($jobId: ID!, $seekerId: ID!, $id: ID!) {
    candidates(first: 50) { totalCount nodes { name } } applicants(jobId: $jobId) { nodes { seeker { name } } }
    applicant(id: $id) { seeker { name } } seeker(id: $seekerId) { name } }`);
  await app.expectOk(unasked, variables, recruiter);
  expect(await accessesOf(ada)).toEqual([]);
  const asked = graphql(
    `query ApplicantMail($jobId: ID!) { applicants(jobId: $jobId) { nodes { seeker { mail: email } } } }`,
  );
  const { applicants } = await app.expectOk(asked, { jobId: job.id }, recruiter);
  expect(applicants?.nodes).toEqual([{ seeker: { mail: expect.stringContaining("@") } }]);
  expect(await accessesOf(ada)).toMatchObject([{ kind: "CONTACT_READ" }]);
});

test("beyond the daily limit strangers are rejected, with the time to wait; applicants and those seen today are not", async () => {
  const strangers = [];
  for (let count = 0; count <= CONTACTS_PER_DAY; count++)
    strangers.push(await app.build.seeker({ hidesContacts: false }));
  const codes = [];
  for (const { id } of strangers) codes.push(await codeOf(id, recruiter));
  expect(codes).toEqual(["yes", "yes", "yes", "RATE_LIMITED"]);
  expect(await codeOf(strangers[0]?.id ?? "", recruiter)).toBe("yes");
  const job = await app.build.job({ companyId: recruiter.id });
  const { seekerId } = await app.build.application({ jobId: job.id });
  expect(await codeOf(seekerId, recruiter)).toBe("yes");
  const colleague = await app.signedInRecruiter();
  expect(await codeOf(strangers.at(-1)?.id ?? "", colleague)).toBe("yes");
  const legacy = await (await app.clientOf(recruiter, "RECRUITER")).get("/recruiter/getAllCandidates");
  expect(legacy.status).toBe(429);
});

test("resumes have a separate limit, which prefetching does not bypass", async () => {
  const statuses = [];
  for (let count = 0; count <= RESUMES_PER_DAY; count++) {
    const { resume } = await withResume();
    statuses.push(await open(resume, recruiter, { purpose: "prefetch" }));
  }
  expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
});
