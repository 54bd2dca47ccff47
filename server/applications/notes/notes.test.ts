import { expect, test } from "vitest";
import {
  DeleteApplicationNoteDocument,
  EditApplicationNoteDocument,
  ReviewApplicantDocument,
  WriteApplicationNoteDocument,
} from "../../../web/generated/applications/review/review.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { type Person, testApp } from "../../testing/test-app.ts";
import { applicationForEachTest, codeOf } from "../testing/scene.testing.ts";

const app = testApp();
const scene = applicationForEachTest(app);
const NOTE_MANY = graphql(`mutation NotesOnMany($input: NoteApplicationsInput!) {
  noteApplications(input: $input) { applicationIds notChanged { applicationId code } }
}`);

const notesAs = async (as: Person) =>
  (await app.expectOk(ReviewApplicantDocument, { id: scene.applicationId }, as)).applicant.notes;
const write = (text: string, as: Person = scene.company) =>
  app.execute(WriteApplicationNoteDocument, { input: { applicationId: scene.applicationId, text } }, as);
const edit = (id: string, text: string, as: Person = scene.company) =>
  app.execute(EditApplicationNoteDocument, { input: { id, text } }, as);

test("are written, edited and deleted by their author, and read by the company", async () => {
  const { company } = scene;
  const [note] = (await write(" **Good** at SQL ")).data?.writeApplicationNote.notes ?? [];
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: company.id } });
  expect(note).toMatchObject({ text: "**Good** at SQL", authorName: email, isOwn: true });
  const id = note?.id ?? "";
  const edited = (await edit(id, "Great")).data?.editApplicationNote.notes;
  expect(edited).toMatchObject([{ text: "Great", editedAt: expect.anything() }]);
  const viewer = await app.signedInMember({ companyId: company.id, role: "VIEWER" });
  expect(await notesAs(viewer)).toMatchObject([{ text: "Great", isOwn: false }]);
  expect((await app.expectOk(DeleteApplicationNoteDocument, { id }, company)).deleteApplicationNote.notes).toEqual([]);
  expect(await codeOf(edit(id, "Again"))).toBe("NOT_FOUND");
});

test("can be written by an interviewer only on assigned jobs", async () => {
  const { company, jobId } = scene;
  const interviewer = await app.signedInMember({ companyId: company.id, role: "INTERVIEWER" });
  expect(await codeOf(write("Hm", interviewer))).toBe("NOT_FOUND");
  await app.db.prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId: company.id, jobId } });
  expect(await codeOf(write("Hm", interviewer))).toBeUndefined();
});

test("are neither blank nor beyond 5,000 characters, and outlive their author's account", async () => {
  for (const text of [" ", "x".repeat(5001)]) expect(await codeOf(write(text))).toBe("BAD_USER_INPUT");
  const colleague = await app.signedInMember({ companyId: scene.company.id, role: "RECRUITER" });
  expect(await codeOf(write("Hm", colleague))).toBeUndefined();
  await app.db.prisma.account.delete({ where: { id: colleague.id } });
  expect(await notesAs(scene.company)).toMatchObject([{ text: "Hm", authorName: null, isOwn: false }]);
});

test("can be added to many applications, only to jobs of the company that the author may see, and never beyond 200 on one", async () => {
  const { prisma } = app.db;
  const { applicationId, jobId, company } = scene;
  const build = async (fields: object = { jobId }) => (await app.build.application(fields)).id;
  const [other, full, withdrawn] = [await build(), await build(), await build({ jobId, status: "WITHDRAWN" })];
  await prisma.applicationNote.createMany({
    data: Array.from({ length: 200 }, () => ({ applicationId: full, authorId: company.id, text: "Hm" })),
  });
  const unavailable = [withdrawn, await build({}), "x"];
  const input = {
    applicationIds: [applicationId, other, applicationId, full, ...unavailable],
    text: " Call **soon** ",
  };
  const { noteApplications } = await app.expectOk(NOTE_MANY, { input }, company);
  expect([...noteApplications.applicationIds].sort()).toEqual([applicationId, other].sort());
  expect(noteApplications.notChanged).toEqual([
    { applicationId: full, code: "BAD_USER_INPUT" },
    ...unavailable.map((id) => ({ applicationId: id, code: "NOT_FOUND" })),
  ]);
  expect(await notesAs(company)).toMatchObject([{ text: "Call **soon**", isOwn: true }]);
  expect(await prisma.applicationNote.count({ where: { application: { jobId } } })).toBe(202);
  const interviewer = await app.signedInMember({ companyId: company.id, role: "INTERVIEWER" });
  const noted = await app.expectOk(NOTE_MANY, { input }, interviewer);
  expect(noted.noteApplications.applicationIds).toEqual([]);
  for (const wrong of [{ text: " " }, { applicationIds: Array.from({ length: 501 }, () => applicationId) }])
    expect(await codeOf(app.execute(NOTE_MANY, { input: { ...input, ...wrong } }, company))).toBe("BAD_USER_INPUT");
});
