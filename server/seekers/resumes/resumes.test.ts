import { expect, test } from "vitest";
import { AddResumeDocument } from "../../../web/generated/seekers/edit/resumes/resumes.ts";
import { UploadResumeDocument } from "../../../web/generated/seekers/profile.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { pdf } from "../../testing/sample-files.ts";
import { forEachTest, testApp } from "../../testing/test-app.ts";
import { upload } from "../../testing/upload.ts";

const app = testApp();
const LIST = graphql(`query OwnResumes { viewerResumes { id name fileName url isMain } viewerSeeker { resumeName } }`);
const DELETE = graphql(`mutation DeleteOwnResume($id: ID!) { deleteResume(resumeId: $id) { resumes { id } } }`);
const APPLY = graphql(`mutation ApplyWithResume($jobId: ID!, $resumeId: ID) {
  applyToJob(input: { jobId: $jobId }, resumeId: $resumeId) { job { id } } }`);
const me = forEachTest(() => app.signedInSeeker());

const add = async (name: string, file: string) =>
  (await upload(app, AddResumeDocument, { bytes: await pdf(), name: file }, me, { name })).errors?.[0];
const update = (input: { resumeId: string; name?: string; makeMain?: boolean }) =>
  app.outcomeOf("updateResume", { input: { makeMain: false, ...input } }, me);
const list = () => app.expectOk(LIST, {}, me);
const shown = async () =>
  (await list()).viewerResumes.map(({ name, fileName, isMain }) => `${name}: ${fileName}${isMain ? ", main" : ""}`);
const idOf = async (name: string) => (await list()).viewerResumes.find((resume) => resume.name === name)?.id ?? "";
const statusFor = async (name: string, { cookie }: { cookie: string }) => {
  const { url } = (await list()).viewerResumes.find((resume) => resume.name === name) ?? { url: "" };
  return (await fetch(new URL(url, app.url), { headers: { cookie } })).status;
};

test("the resume of the profile is the main one of up to five, each with a name of its own", async () => {
  await upload(app, UploadResumeDocument, { bytes: await pdf(), name: "first.pdf" }, me);
  expect(await shown()).toEqual(["Resume: first.pdf, main"]);
  expect(await add("Nursing", "nursing.pdf")).toBeUndefined();
  expect(await shown()).toEqual(["Resume: first.pdf, main", "Nursing: nursing.pdf"]);

  for (const name of [" ", "x".repeat(61), "nursing"])
    expect((await add(name, "other.pdf"))?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { name: expect.any(String) },
    });
  expect(await update({ resumeId: await idOf("Nursing"), name: "resume" })).toBe("BAD_USER_INPUT");
  expect(await update({ resumeId: await idOf("Nursing"), name: "Wards", makeMain: true })).toBe("yes");
  // Its upload in the specification replaces the main one, which keeps its name.
  await upload(app, UploadResumeDocument, { bytes: await pdf(), name: "second.pdf" }, me);
  expect(await shown()).toEqual(["Wards: second.pdf, main", "Resume: first.pdf"]);

  for (const name of ["Three", "Four", "Five"]) expect(await add(name, "more.pdf")).toBeUndefined();
  expect((await add("Six", "more.pdf"))?.extensions.code).toBe("CONFLICT");
  await app.expectOk(DELETE, { id: await idOf("Wards") }, me);
  expect((await list()).viewerSeeker.resumeName).toBeNull();
  expect(await shown()).toHaveLength(4);
  expect(await add("Again", "again.pdf")).toBeUndefined();
  expect((await list()).viewerSeeker.resumeName).toBe("again.pdf");
});

test("a company opens the main one, and another one only if it was sent to them", async () => {
  const [company, stranger] = [await app.signedInRecruiter(), await app.signedInRecruiter()];
  const job = await app.build.job({ companyId: company.id });
  await add("General", "general.pdf");
  await add("Nursing", "nursing.pdf");
  expect([await statusFor("General", company), await statusFor("Nursing", company)]).toEqual([200, 404]);
  await app.expectOk(APPLY, { jobId: job.id, resumeId: await idOf("Nursing") }, me);
  expect([await statusFor("Nursing", company), await statusFor("Nursing", stranger)]).toEqual([200, 404]);

  const { url } = (await list()).viewerResumes[1] ?? { url: "" };
  await app.expectOk(DELETE, { id: await idOf("Nursing") }, me);
  expect((await fetch(new URL(url, app.url), { headers: { cookie: company.cookie } })).status).toBe(200);
});

test("a resume of another person, or a deleted one, is not sent", async () => {
  const { id: jobId } = await app.build.job();
  await add("General", "general.pdf");
  const resumeId = await idOf("General");
  const other = await app.signedInSeeker();
  expect(await app.outcomeOf("applyToJob", { input: { jobId }, resumeId }, other)).toBe("BAD_USER_INPUT");
  await app.expectOk(DELETE, { id: resumeId }, me);
  expect(await app.outcomeOf("applyToJob", { input: { jobId }, resumeId }, me)).toBe("BAD_USER_INPUT");
});
