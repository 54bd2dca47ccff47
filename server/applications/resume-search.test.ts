import { expect, test } from "vitest";
import { storeFile } from "../platform/files/stored-files.ts";
import { queueResumeReading, READ_RESUMES, readResumesTask } from "../seekers/resumes/read-resumes.task.ts";
import { claimResume, storeResumeText } from "../seekers/resumes/resume-text.store.ts";
import { graphql } from "../testing/generated/gql.ts";
import { runWhenDue } from "../testing/queued-jobs.ts";
import { pdf } from "../testing/sample-files.ts";
import { forEachTest, testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

const app = testApp();

const APPLICANTS = graphql(`query ResumeApplicants($jobId: ID!, $resumeSearch: String, $order: ApplicantOrder) {
  applicants(jobId: $jobId, resumeSearch: $resumeSearch, order: $order) {
    orderDescription totalCount 
    nodes { resumeText resumeTextProblem seeker { name } }
  }
  applicantCounts(jobId: $jobId, resumeSearch: $resumeSearch) { all }
}`);

const company = forEachTest(() => app.signedInRecruiter());
const job = forEachTest(() => app.build.job({ companyId: company.id }));

const applicant = async (name: string, hoursAgo = 0) => {
  const seeker = await app.build.seeker({ name });
  const appliedAt = new Date(Date.now() - hoursAgo * 3_600_000);
  return app.build.application({ jobId: job.id, seekerId: seeker.id, appliedAt });
};
const withResume = async (name: string, bytes: Buffer, mediaType = "application/pdf") => {
  const { id, seekerId } = await applicant(name);
  const file = await storeFile(app.app.platform, {
    ...{ ownerId: seekerId, kind: "RESUME" },
    file: { bytes, name: "cv.pdf", mediaType },
  });
  await app.db.prisma.application.update({ where: { id }, data: { resumeFileId: file.id } });
  return file.id;
};
const list = (variables: object = {}) => app.expectOk(APPLICANTS, { jobId: job.id, ...variables }, company);
const names = async (variables: object) => (await list(variables)).applicants.nodes.map(({ seeker }) => seeker.name);
const readAll = async () => {
  await queueResumeReading(app.db);
  await runWhenDue(app.db, READ_RESUMES, readResumesTask(app.app.platform));
};

test("an uploaded resume is read in the background, and its words become searchable", async () => {
  const { seekerId } = await applicant("Asha");
  await applicant("Bala");
  const seeker = await app.signIn({ id: seekerId, role: "SEEKER" });
  const UPLOAD = "mutation ($file: Upload!) { uploadResume(file: $file) { __typename } }";
  const uploaded = await upload(app, UPLOAD, { bytes: await pdf(), name: "cv.pdf" }, { cookie: seeker });
  expect(uploaded.errors).toBeUndefined();
  await runWhenDue(app.db, READ_RESUMES, readResumesTask(app.app.platform));
  const { applicants, applicantCounts } = await list({ resumeSearch: "lovelace analysts" });
  expect(applicants).toMatchObject({ totalCount: 1, nodes: [{ seeker: { name: "Asha" }, resumeTextProblem: null }] });
  expect(applicants.nodes[0]?.resumeText).toContain("Ada Lovelace, analyst");
  expect(applicantCounts.all).toBe(1);
  expect(await names({ resumeSearch: '"analyst lovelace"' })).toEqual([]);
  expect(await names({ resumeSearch: "lovelace -analyst" })).toEqual([]);
});

test("older resumes are read eventually, and a broken one is reported while the others are read", {
  timeout: 60_000,
}, async () => {
  await withResume("Broken", Buffer.from("%PDF-1.7 and then nothing"));
  await withResume("Asha", await pdf());
  await withResume(
    "Locked",
    Buffer.from("PK no archive"),
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  );
  expect((await list()).applicants.nodes.map(({ resumeText }) => resumeText)).toEqual([null, null, null]);
  await readAll();
  await readAll();
  const nodes = (await list({ order: "NAME" })).applicants.nodes;
  expect(nodes).toMatchObject([
    { seeker: { name: "Asha" }, resumeText: expect.stringContaining("Lovelace"), resumeTextProblem: null },
    { seeker: { name: "Broken" }, resumeText: null, resumeTextProblem: "DAMAGED" },
    { seeker: { name: "Locked" }, resumeText: null, resumeTextProblem: "DAMAGED" },
  ]);
});

const saying = async (name: string, text: string) => {
  const id = await withResume(name, await pdf());
  await claimResume(app.db, id);
  await storeResumeText(app.db, id, { text, problem: null });
  return id;
};

test.each([
  [
    "HTML/CSS/JavaScript, Angular/React, CI/CD, AWS/Azure",
    ["html", "JavaScript", "react", "CI", "CD", "aws azure", "html/css"],
    ["hack"],
  ],
  ["IT support, Node.js and C++/C#", ["it", "node.js", "nodejs", '"node js"', "c++", "c#"], ["c"]],
  [
    "A front-end developer who managed teams",
    ["frontend", '"front end developer"', '"frontend developer"', "managing team", "the developer"],
    ['"end front"'],
  ],
  ["कौशल: परियोजना/टंकण", ["टंकण", "परियोजना"], ["कौ"]],
  ["مهندس, Café", ["cafe", "café -welder", "welder or cafe"], ["cafe -café", "++"]],
])("a resume that says %j is found by each of its words", async (text, finding, missing) => {
  await saying("Asha", text);
  for (const resumeSearch of finding) expect(await names({ resumeSearch }), resumeSearch).toEqual(["Asha"]);
  for (const resumeSearch of missing) expect(await names({ resumeSearch }), resumeSearch).toEqual([]);
});

test("while a resume is being read it has no problem, and a reading that was broken off is begun once more", async () => {
  const id = await withResume("Asha", await pdf());
  const state = async () => (await list()).applicants.nodes[0];
  const age = () =>
    app.db.pool.query("update resume_texts set claimed_at = now() - interval '1 hour' where file_id = $1", [id]);
  expect(await claimResume(app.db, id)).toBe(true);
  expect(await state()).toMatchObject({ resumeText: null, resumeTextProblem: null });
  expect(await claimResume(app.db, id)).toBe(false);
  await readAll();
  expect(await state()).toMatchObject({ resumeText: null, resumeTextProblem: null });
  await age();
  expect(await claimResume(app.db, id)).toBe(true);
  await age();
  await readAll();
  expect(await state()).toMatchObject({ resumeText: null, resumeTextProblem: "DAMAGED" });
});

test("a page has the requested order, and states it", async () => {
  const [first] = [await applicant("chen", 1), await applicant("Asha", 3), await applicant("Bala", 2)];
  const job = (years: number) =>
    app.build.experience({
      seekerId: first.seekerId,
      ...{ kind: "JOB", position: years, from: new Date(`${2020 - years}-01-01`), to: new Date("2020-01-01") },
    });
  await job(1);
  await job(2);
  for (const [order, expected, sentence] of [
    ["NEWEST", ["chen", "Bala", "Asha"], "Newest applications first."],
    ["OLDEST", ["Asha", "Bala", "chen"], "Oldest applications first."],
    ["NAME", ["Asha", "Bala", "chen"], "By name, from A to Z."],
  ] as const) {
    const { applicants } = await list({ order });
    expect(applicants.orderDescription).toBe(sentence);
    expect(applicants.nodes.map(({ seeker }) => seeker.name)).toEqual(expected);
  }
  expect((await names({ order: "EXPERIENCE" }))[0]).toBe("chen");
});
