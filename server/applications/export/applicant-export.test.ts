import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { buildApplication, buildFile, buildJob, buildRecruiter, buildSeeker } from "../../../prisma/factories/index.ts";
import { newStorageKey } from "../../platform/files/storage-key.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
let jobId: string;
let companyId: string;
let cookie: string;

const post = (file: string, body: URLSearchParams | string, job = jobId) =>
  fetch(`${app.url}/exports/jobs/${job}/${file}`, { method: "POST", headers: { cookie }, body });
const get = (file: string, as = cookie, job = jobId) =>
  fetch(`${app.url}/exports/jobs/${job}/${file}`, { headers: { cookie: as } });

beforeAll(async () => {
  companyId = (await buildRecruiter(app.db.prisma)).id;
  cookie = await signIn(app.db, { id: companyId, role: "RECRUITER" });
  jobId = (await buildJob(app.db.prisma, { companyId, title: "Büro / Welder" })).id;
});

describe("exported applicants", () => {
  test("are a table without spreadsheet formulas, with all pages", async () => {
    const hostile = ["=HYPERLINK(1)", "+1", "-1", "@x"];
    for (const name of hostile) {
      const { id: seekerId } = await buildSeeker(app.db.prisma, { name, location: 'Pune, "old"\ntown' });
      await buildApplication(app.db.prisma, { jobId, seekerId });
    }
    for (let n = 0; n < 60; n++) await buildApplication(app.db.prisma, { jobId });
    await buildApplication(app.db.prisma, { jobId, status: "WITHDRAWN" });
    const answer = await get("applicants.csv");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''B%C3%BCro-Welder-applicants.csv",
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
    expect(rows).toHaveLength(64);
    const names = rows.map(({ Name }) => Name);
    expect(names).toEqual(expect.arrayContaining(hostile.map((name) => `'${name}`)));
    expect(rows.find(({ Name }) => Name === "'+1")).toMatchObject({
      Location: 'Pune, "old"\ntown',
      Status: "Applied",
      "Status code": "APPLIED",
    });
  });

  test("have what the team knows in columns of their own, behind those that programs read", async () => {
    const { prisma } = app.db;
    const { id: job } = await buildJob(prisma, { companyId });
    const stage = await prisma.companyStage.findFirstOrThrow({ where: { companyId, name: "Interview" } });
    const { id } = await buildApplication(prisma, {
      ...{ jobId: job, status: "REJECTED", stageId: stage.id, tags: ["night shift", "own car"], source: "WIDGET" },
      answerDueOn: new Date("2026-12-11"),
    });
    const event = { applicationId: id, actorId: companyId };
    await prisma.applicationEvent.createMany({
      data: [{ ...event, kind: "REJECTED", reason: "SKILLS", reasonText: "No TIG ticket" }],
    });
    await prisma.applicationNote.create({ data: { applicationId: id, authorId: companyId, text: "Ran a yard" } });
    await prisma.applicationAnswer.createMany({
      data: [
        { applicationId: id, position: 0, kind: "TEXT", label: "Why us?", text: "The river" },
        { applicationId: id, position: 1, kind: "YES_NO", label: "A ticket?", text: "NO", isMet: false },
      ],
    });
    const bytes = Buffer.from(await (await get("applicants.csv", cookie, job)).arrayBuffer());
    const [row]: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
    expect(row).toMatchObject({
      ...{ Status: "Rejected", "Status code": "REJECTED", Stage: "Interview", Tags: "night shift; own car" },
      ...{ Source: "Jobs on the company's own site", "Answer due": "2026-12-11", Reason: "Skills: No TIG ticket" },
      ...{ "Team notes": expect.stringMatching(/: Ran a yard$/), Answers: "Why us?: The river\nA ticket?: No" },
      ...{ "Question: Why us?": "The river", "Question: A ticket?": "No" },
    });
    expect(Object.keys(row ?? {}).slice(0, 2)).toEqual(["Name", "Email"]);
  });

  test("have the files that answer questions in the archive, which is recorded", async () => {
    const { prisma } = app.db;
    const { id: job } = await buildJob(prisma, { companyId });
    const { id: seekerId } = await buildSeeker(prisma, { name: "Ada" });
    const key = newStorageKey();
    const file = {
      ownerId: seekerId,
      kind: "ANSWER",
      name: "ticket.pdf",
      mediaType: "application/pdf",
      size: 10,
    } as const;
    const { id: fileId } = await buildFile(prisma, { ...file, storageKey: key });
    await app.app.platform.files.put(key, Buffer.from("%PDF-1.4 y"), "application/pdf");
    const { id: applicationId } = await buildApplication(prisma, { jobId: job, seekerId });
    await prisma.applicationAnswer.create({
      data: { applicationId, position: 0, kind: "FILE", label: "Ticket", fileId },
    });
    const names = async () =>
      Object.keys(unzipSync(new Uint8Array(await (await get("resumes.zip", cookie, job)).arrayBuffer())));
    expect(await names()).toEqual([expect.stringMatching(/^Ada \w{6} answer ticket\.pdf$/)]);
    await expect
      .poll(() => prisma.auditEvent.count({ where: { subjectId: seekerId, operation: "ANSWER_READ" } }))
      .toBe(1);
    await prisma.job.update({ where: { id: job }, data: { blind: true } });
    expect(await names()).toEqual(["READ-ME.txt"]);
  });

  test("have their resumes in an archive, under safe file names", async () => {
    const { id: job } = await buildJob(app.db.prisma, { companyId });
    const { id: seekerId } = await buildSeeker(app.db.prisma, { name: "../../Ada" });
    const file = { ownerId: seekerId, kind: "RESUME", name: "cv.pdf", mediaType: "application/pdf", size: 10 } as const;
    const key = newStorageKey();
    const { id: resumeFileId } = await buildFile(app.db.prisma, { ...file, storageKey: key });
    await app.app.platform.files.put(key, Buffer.from("%PDF-1.4 x"), "application/pdf");
    await buildApplication(app.db.prisma, { jobId: job, seekerId, resumeFileId });
    await buildApplication(app.db.prisma, { jobId: job });
    const entries = unzipSync(new Uint8Array(await (await get("resumes.zip", cookie, job)).arrayBuffer()));
    const [[path, content] = ["", new Uint8Array()], ...others] = Object.entries(entries);
    expect(others).toEqual([]);
    expect(path).toMatch(/^_[^/\\]*Ada \w{6} cv\.pdf$/);
    expect(Buffer.from(content).toString()).toBe("%PDF-1.4 x");
  });

  test("are only those selected, of this job, and at most 500", async () => {
    const { id: job } = await buildJob(app.db.prisma, { companyId });
    const [one, other] = [
      await buildApplication(app.db.prisma, { jobId: job }),
      await buildApplication(app.db.prisma, { jobId: job }),
    ];
    await buildApplication(app.db.prisma, { jobId: job });
    const elsewhere = await buildApplication(app.db.prisma);
    const fields = (ids: readonly string[]) => new URLSearchParams(ids.map((id) => ["id", id]));
    const rows = async (ids: readonly string[]): Promise<unknown[]> =>
      parse(Buffer.from(await (await post("applicants.csv", fields(ids), job)).arrayBuffer()), {
        bom: true,
        columns: true,
      });
    expect(await rows([one.id, other.id, one.id, elsewhere.id, "' or true --"])).toHaveLength(2);
    expect(await rows([elsewhere.id])).toEqual([]);
    const zip = await post("resumes.zip", fields([one.id]), job);
    expect(zip.headers.get("content-type")).toBe("application/zip");
    const tooMany = fields(Array.from({ length: 501 }, () => one.id));
    const statuses = [await post("applicants.csv", tooMany, job), await post("applicants.csv", "", job)];
    expect(statuses.map(({ status }) => status)).toEqual([422, 422]);
    const elsewhereAsked = await fetch(`${app.url}/exports/jobs/${job}/applicants.csv`, {
      method: "POST",
      headers: { cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      body: fields([one.id]),
    });
    expect(elsewhereAsked.status).toBe(403);
  });

  test("hidden by blind mode have no name in the table, and no resume in the archive, which says why", async () => {
    const { id: job } = await buildJob(app.db.prisma, { companyId, blind: true });
    const { id: seekerId } = await buildSeeker(app.db.prisma, { name: "Asha Rao" });
    const file = {
      ownerId: seekerId,
      kind: "RESUME",
      name: "asha.pdf",
      mediaType: "application/pdf",
      size: 10,
    } as const;
    const { id: resumeFileId } = await buildFile(app.db.prisma, { ...file, storageKey: newStorageKey() });
    const { id } = await buildApplication(app.db.prisma, { jobId: job, seekerId, resumeFileId });
    const body = new URLSearchParams({ id });
    expect(await (await post("applicants.csv", body, job)).text()).not.toMatch(/asha|rao/i);
    const entries = unzipSync(new Uint8Array(await (await post("resumes.zip", body, job)).arrayBuffer()));
    expect(Object.keys(entries)).toEqual(["READ-ME.txt"]);
    expect(Buffer.from(entries["READ-ME.txt"] ?? []).toString()).toMatch(
      /blind mode hides who they are:\nApplicant \w{6}/,
    );
  });

  test("without resumes are an archive that says so", async () => {
    const { id: job } = await buildJob(app.db.prisma, { companyId });
    const entries = unzipSync(new Uint8Array(await (await get("resumes.zip", cookie, job)).arrayBuffer()));
    expect(Object.keys(entries)).toEqual(["READ-ME.txt"]);
  });

  test.each(["applicants.csv", "resumes.zip"])("are refused to non-members: %s", async (file) => {
    const stranger = await signIn(app.db, { id: (await buildRecruiter(app.db.prisma)).id, role: "RECRUITER" });
    const seeker = await signIn(app.db, { id: (await buildSeeker(app.db.prisma)).id, role: "SEEKER" });
    const statuses = await Promise.all([stranger, seeker, ""].map(async (as) => (await get(file, as)).status));
    expect(statuses).toEqual([403, 403, 401]);
  });

  test("are available to viewers, and to interviewers only for their assigned jobs", async () => {
    const member = async (role: "VIEWER" | "INTERVIEWER") => {
      const { id: accountId } = await buildRecruiter(app.db.prisma);
      await app.db.prisma.companyMember.deleteMany({ where: { accountId } });
      await app.db.prisma.companyMember.create({ data: { accountId, companyId, role } });
      return { accountId, cookie: await signIn(app.db, { id: accountId, role: "RECRUITER" }) };
    };
    const viewer = await member("VIEWER");
    const interviewer = await member("INTERVIEWER");
    expect((await get("applicants.csv", viewer.cookie)).status).toBe(200);
    expect((await get("applicants.csv", interviewer.cookie)).status).toBe(403);
    await app.db.prisma.jobInterviewer.create({ data: { accountId: interviewer.accountId, companyId, jobId } });
    expect((await get("applicants.csv", interviewer.cookie)).status).toBe(200);
  });
});
