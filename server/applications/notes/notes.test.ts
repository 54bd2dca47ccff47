import { beforeEach, expect, test } from "vitest";
import { buildApplication, buildJob, buildMember, buildRecruiter } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

const NOTES = graphql(`query NotesOfApplication($id: ID!) {
  applicant(id: $id) { notes { id text authorName isOwn editedAt } }
}`);
const WRITE = graphql(`mutation NotesWrite($input: WriteNoteInput!) {
  writeApplicationNote(input: $input) { notes { id text authorName isOwn } }
}`);
const EDIT = graphql(`mutation NotesEdit($input: EditNoteInput!) {
  editApplicationNote(input: $input) { notes { text editedAt } }
}`);
const DELETE = graphql(`mutation NotesDelete($id: ID!) { deleteApplicationNote(id: $id) { notes { id } } }`);

const NOTE_MANY = graphql(`mutation NotesOnMany($input: NoteApplicationsInput!) {
  noteApplications(input: $input) { applicationIds notChanged { applicationId code } }
}`);

let cookie = "";
let companyId = "";
let jobId = "";
let applicationId = "";

beforeEach(async () => {
  const { prisma } = app.db;
  companyId = (await buildRecruiter(prisma, { name: "Acme" })).id;
  jobId = (await buildJob(prisma, { companyId })).id;
  applicationId = (await buildApplication(prisma, { jobId })).id;
  cookie = await signIn(app.db, { id: companyId, role: "RECRUITER" });
});

const notesAs = async (as: string) =>
  (await app.expectOk(NOTES, { id: applicationId }, { cookie: as })).applicant.notes;
const codeOf = async (document: typeof WRITE | typeof EDIT, input: object, as = cookie) =>
  (await app.execute(document, { input }, { cookie: as })).errors?.[0]?.extensions;
const colleague = async (role: "RECRUITER" | "VIEWER") => {
  const { accountId } = await buildMember(app.db.prisma, { companyId, role });
  return signIn(app.db, { id: accountId, role: "RECRUITER" });
};

test("are written, edited and deleted by their author, and read by the company", async () => {
  const written = await app.expectOk(WRITE, { input: { applicationId, text: " **Good** at SQL " } }, { cookie });
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: companyId } });
  expect(written.writeApplicationNote.notes).toMatchObject([
    { text: "**Good** at SQL", authorName: email, isOwn: true },
  ]);
  const id = written.writeApplicationNote.notes[0]?.id ?? "";
  const other = await colleague("RECRUITER");
  expect(await codeOf(EDIT, { id, text: "Mine" }, other)).toMatchObject({ code: "FORBIDDEN" });
  const edited = await app.expectOk(EDIT, { input: { id, text: "Great" } }, { cookie });
  expect(edited.editApplicationNote.notes).toMatchObject([{ text: "Great", editedAt: expect.anything() }]);
  cookie = await colleague("VIEWER");
  expect(await notesAs(cookie)).toMatchObject([{ text: "Great", isOwn: false }]);
  expect(await codeOf(WRITE, { applicationId, text: "Hm" })).toMatchObject({ code: "FORBIDDEN" });
  cookie = await signIn(app.db, { id: companyId, role: "RECRUITER" });
  expect((await app.expectOk(DELETE, { id }, { cookie })).deleteApplicationNote.notes).toEqual([]);
  expect(await codeOf(EDIT, { id, text: "Again" })).toMatchObject({ code: "NOT_FOUND" });
});

test("can be written by an interviewer only on assigned jobs", async () => {
  const { accountId } = await buildMember(app.db.prisma, { companyId, role: "INTERVIEWER" });
  const interviewer = await signIn(app.db, { id: accountId, role: "RECRUITER" });
  expect(await codeOf(WRITE, { applicationId, text: "Hm" }, interviewer)).toMatchObject({ code: "NOT_FOUND" });
  await app.db.prisma.jobInterviewer.create({ data: { accountId, companyId, jobId } });
  expect(await codeOf(WRITE, { applicationId, text: "Hm" }, interviewer)).toBeUndefined();
});

test("are neither blank nor beyond 5,000 characters, and outlive their author's account", async () => {
  expect(await codeOf(WRITE, { applicationId, text: " " })).toMatchObject({ code: "BAD_USER_INPUT" });
  expect(await codeOf(WRITE, { applicationId, text: "x".repeat(5001) })).toMatchObject({ code: "BAD_USER_INPUT" });
  const { accountId } = await buildMember(app.db.prisma, { companyId, role: "RECRUITER" });
  await app.db.prisma.applicationNote.create({ data: { applicationId, authorId: accountId, text: "Hm" } });
  await app.db.prisma.account.delete({ where: { id: accountId } });
  expect(await notesAs(cookie)).toMatchObject([{ text: "Hm", authorName: null, isOwn: false }]);
});

test("can be added to many applications, only to jobs of the company that the author may see, and never beyond 200 on one", async () => {
  const { prisma } = app.db;
  const other = (await buildApplication(prisma, { jobId })).id;
  const full = (await buildApplication(prisma, { jobId })).id;
  await prisma.applicationNote.createMany({
    data: Array.from({ length: 200 }, () => ({ applicationId: full, authorId: companyId, text: "Hm" })),
  });
  const withdrawn = (await buildApplication(prisma, { jobId, status: "WITHDRAWN" })).id;
  const foreign = (await buildApplication(prisma)).id;
  const input = {
    applicationIds: [applicationId, other, applicationId, full, withdrawn, foreign, "x"],
    text: " Call **soon** ",
  };
  const { noteApplications } = await app.expectOk(NOTE_MANY, { input }, { cookie });
  expect([...noteApplications.applicationIds].sort()).toEqual([applicationId, other].sort());
  expect(noteApplications.notChanged).toEqual([
    { applicationId: full, code: "BAD_USER_INPUT" },
    ...[withdrawn, foreign, "x"].map((applicationId) => ({ applicationId, code: "NOT_FOUND" })),
  ]);
  expect(await notesAs(cookie)).toMatchObject([{ text: "Call **soon**", isOwn: true }]);
  expect(await prisma.applicationNote.count({ where: { application: { jobId } } })).toBe(202);
  const { accountId } = await buildMember(prisma, { companyId, role: "INTERVIEWER" });
  const interviewer = await signIn(app.db, { id: accountId, role: "RECRUITER" });
  expect((await app.expectOk(NOTE_MANY, { input }, { cookie: interviewer })).noteApplications.applicationIds).toEqual(
    [],
  );
  for (const [wrong, as] of [
    [{ ...input, text: " " }, cookie],
    [{ ...input, applicationIds: Array.from({ length: 501 }, () => applicationId) }, cookie],
  ] as const) {
    const { errors } = await app.execute(NOTE_MANY, { input: wrong }, { cookie: as });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  }
});
