import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { signedInSeeker } from "../../testing/people.ts";
import { forEachTest, type Person, testApp } from "../../testing/test-app.ts";
import { stageOf, storedPdf } from "../testing/scene.testing.ts";

const app = testApp();
const send = (file: string, init: RequestInit = {}, as: Person = company) =>
  fetch(`${app.url}/exports/jobs/${job.id}/${file}`, { headers: { cookie: as.cookie }, ...init });
const post = (file: string, body: URLSearchParams | string) => send(file, { method: "POST", body });
const table = async (answer: Response): Promise<Record<string, string>[]> =>
  parse(Buffer.from(await answer.arrayBuffer()), { bom: true, columns: true });
const archive = async (answer: Response) =>
  Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map(([name, bytes]) => ({
    name,
    text: Buffer.from(bytes).toString(),
  }));
const company = forEachTest(() => app.signedInRecruiter());
const job = forEachTest(() => app.build.job({ companyId: company.id, title: "Büro / Welder" }));
describe("exported applicants", () => {
  test("are a table without spreadsheet formulas, with all pages", async () => {
    const hostile = ["=HYPERLINK(1)", "+1", "-1", "@x"];
    for (const name of hostile) {
      const { id: seekerId } = await app.build.seeker({ name, location: 'Pune, "old"\ntown' });
      await app.build.application({ jobId: job.id, seekerId });
    }
    for (let n = 0; n < 60; n++) await app.build.application({ jobId: job.id });
    await app.build.application({ jobId: job.id, status: "WITHDRAWN" });
    const answer = await send("applicants.csv");
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''B%C3%BCro-Welder-applicants.csv",
    );
    const bytes = Buffer.from(await answer.clone().arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const rows = await table(answer);
    expect(rows).toHaveLength(64);
    expect(rows.map(({ Name }) => Name)).toEqual(expect.arrayContaining(hostile.map((name) => `'${name}`)));
    const shown = { Location: 'Pune, "old"\ntown', Status: "Applied", "Status code": "APPLIED" };
    expect(rows.find(({ Name }) => Name === "'+1")).toMatchObject(shown);
  });

  test("have what the team knows in columns of their own, behind those that programs read", async () => {
    const { prisma } = app.db;
    const stageId = await stageOf(app.db, company.id, "Interview");
    const { id: applicationId } = await app.build.application({
      ...{ jobId: job.id, status: "REJECTED", stageId, tags: ["night shift", "own car"], source: "WIDGET" },
      answerDueOn: new Date("2026-12-11"),
    });
    const rejected = { actorId: company.id, kind: "REJECTED", reason: "SKILLS", reasonText: "No TIG ticket" } as const;
    await prisma.applicationEvent.create({ data: { ...rejected, applicationId } });
    await prisma.applicationNote.create({ data: { applicationId, authorId: company.id, text: "Ran a yard" } });
    await prisma.applicationAnswer.createMany({
      data: [
        { applicationId, position: 0, kind: "TEXT", label: "Why us?", text: "The river" },
        { applicationId, position: 1, kind: "YES_NO", label: "A ticket?", text: "NO", isMet: false },
      ],
    });
    const [row] = await table(await send("applicants.csv"));
    expect(row).toMatchObject({
      ...{ Status: "Rejected", "Status code": "REJECTED", Stage: "Interview", Tags: "night shift; own car" },
      ...{ Source: "Jobs on the company's own site", "Response due": "2026-12-11", Reason: "Skills: No TIG ticket" },
      ...{ "Team notes": expect.stringMatching(/: Ran a yard$/), Answers: "Why us?: The river\nA ticket?: No" },
      ...{ "Question: Why us?": "The river", "Question: A ticket?": "No" },
    });
    expect(Object.keys(row ?? {}).slice(0, 2)).toEqual(["Name", "Email"]);
  });

  test("have their resumes and the files that answer questions in an archive, under safe names; blind mode hides both", async () => {
    const { prisma } = app.db;
    const { id: seekerId } = await app.build.seeker({ name: "../../Ada" });
    const { id: resumeFileId } = await storedPdf(app, seekerId);
    const { id: fileId } = await storedPdf(app, seekerId, { kind: "ANSWER", name: "ticket.pdf" });
    const { id } = await app.build.application({ jobId: job.id, seekerId, resumeFileId });
    const answer = { applicationId: id, position: 0, kind: "FILE", label: "Ticket", fileId } as const;
    await prisma.applicationAnswer.create({ data: answer });
    await app.build.application({ jobId: job.id });
    const entries = await archive(await send("resumes.zip"));
    expect(entries.toSorted((one, other) => other.name.localeCompare(one.name))).toEqual([
      { name: expect.stringMatching(/^_[^/\\]*Ada \w{6} cv\.pdf$/), text: "%PDF-1.4 x" },
      { name: expect.stringMatching(/^_[^/\\]*Ada \w{6} answer ticket\.pdf$/), text: "%PDF-1.4 x" },
    ]);
    const read = { subjectId: seekerId, operation: "ANSWER_READ" } as const;
    await expect.poll(() => prisma.auditEvent.count({ where: read })).toBe(1);
    await prisma.job.update({ where: { id: job.id }, data: { blind: true } });
    const body = new URLSearchParams({ id });
    expect(await (await post("applicants.csv", body)).text()).not.toContain("Ada");
    const text = expect.stringMatching(/anonymous review hides who they are:\nApplicant \w{6}/);
    expect(await archive(await post("resumes.zip", body))).toEqual([{ name: "READ-ME.txt", text }]);
  });

  test("are only those selected, of this job, and at most 500", async () => {
    const [one, other] = [
      await app.build.application({ jobId: job.id }),
      await app.build.application({ jobId: job.id }),
    ];
    await app.build.application({ jobId: job.id });
    const elsewhere = await app.build.application();
    const fields = (ids: readonly string[]) => new URLSearchParams(ids.map((id) => ["id", id]));
    const rows = async (...ids: string[]) => table(await post("applicants.csv", fields(ids)));
    expect(await rows(one.id, other.id, one.id, elsewhere.id, "' or true --")).toHaveLength(2);
    expect(await rows(elsewhere.id)).toEqual([]);
    // None of them sent a resume.
    expect(await archive(await post("resumes.zip", fields([one.id])))).toMatchObject([{ name: "READ-ME.txt" }]);
    for (const wrong of [fields(Array.from({ length: 501 }, () => one.id)), ""])
      expect((await post("applicants.csv", wrong)).status).toBe(422);
    const headers = { cookie: company.cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const asked = await send("applicants.csv", { method: "POST", headers, body: fields([one.id]) });
    expect(asked.status).toBe(403);
  });

  test("are available to viewers, to interviewers for their assigned jobs, and to nobody outside of the company", async () => {
    const interviewer = await app.signedInMember({ companyId: company.id, role: "INTERVIEWER" });
    const statusFor = async (as: Person) => (await send("applicants.csv", {}, as)).status;
    expect(await statusFor(await app.signedInMember({ companyId: company.id, role: "VIEWER" }))).toBe(200);
    expect(await statusFor(await app.signedInRecruiter())).toBe(403);
    expect(await statusFor(interviewer)).toBe(403);
    const assigned = { accountId: interviewer.id, companyId: company.id, jobId: job.id };
    await app.db.prisma.jobInterviewer.create({ data: assigned });
    expect(await statusFor(interviewer)).toBe(200);
  });
});

test("a seeker's own applications are a table, with the note and the answers to the job's questions", async () => {
  const { db } = app;
  const { id: seekerId, cookie } = await signedInSeeker(db);
  const { id: companyId } = await db.build.recruiter({ name: "Acme" });
  const job = await db.build.job({ companyId, title: "Welder", location: "Pune" });
  const { id: applicationId } = await db.build.application({
    ...{ jobId: job.id, seekerId, coverNote: "=1+1" },
    appliedAt: new Date("2026-03-01T10:00:00Z"),
  });
  await db.prisma.applicationAnswer.createMany({
    data: [
      { applicationId, position: 0, kind: "TEXT", label: "Why this job?", text: "Your torches." },
      { applicationId, position: 1, kind: "YES_NO", label: "Do you travel?", text: "YES" },
    ],
  });
  await db.build.application({
    ...{ seekerId, status: "ACCEPTED", message: "Come on Monday." },
    appliedAt: new Date("2026-02-01T10:00:00Z"),
  });
  await db.build.application({ jobId: job.id });
  const answer = await fetch(`${app.url}/exports/applications.csv`, { headers: { cookie } });
  expect(answer.headers.get("content-disposition")).toContain("applications.csv");
  const rows: Record<string, string>[] = parse(Buffer.from(await answer.arrayBuffer()), { bom: true, columns: true });
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ Job: "Welder", Company: "Acme", Location: "Pune", Applied: "2026-03-01" },
      ...{ Status: "Applied", "Status code": "APPLIED" },
      ...{ Note: "'=1+1", Answers: "Why this job?: Your torches.\nDo you travel?: Yes", Decided: "" },
    }),
    expect.objectContaining({
      Status: "Accepted",
      Decided: "2026-02-01",
      "Message from the company": "Come on Monday.",
    }),
  ]);
});
