import { beforeEach, expect, test } from "vitest";
import { SETTLING_SECONDS } from "../../../shared/applications.ts";
import {
  DecideApplicationsDocument,
  MessagePreviewDocument,
} from "../../../web/generated/applications/review/review.ts";
import { CandidateDocument } from "../../../web/generated/seekers/candidates.ts";
import { companyTopic } from "../../platform/bus/topics.ts";
import { hiderOf } from "../../platform/hide-texts.ts";
import { claimResume, storeResumeText } from "../../seekers/resumes/resume-text.store.ts";
import { happenedBefore } from "../../testing/application-events.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { deliverAgain } from "../../testing/notices.ts";
import { testApp } from "../../testing/test-app.ts";
import { applicationForEachTest, codeOf, stageOf, storedPdf } from "../testing/scene.testing.ts";

const app = testApp();
const scene = applicationForEachTest(
  app,
  {},
  {
    ...{ name: "Asha Rao", about: "Asha builds things; asha.rao@example.com, +91 98765 43210", browsable: false },
    ...{ college: "IIT Madras", tenthSchool: "DAV School", skills: ["Asha's pottery", "Go"] },
    ...{ linkedin: "https://linkedin.com/in/asha", dob: new Date("1990-01-01") },
  },
);

const SEEN = graphql(`query BlindSeen($jobId: ID!, $filter: SeekerFilter, $order: ApplicantOrder) {
  applicants(jobId: $jobId, filter: $filter, order: $order) {
    nodes {
      id isHidden resumeUrl resumeText appliedBefore { id }
      seeker {
        id name photoUrl about skills college tenthSchool twelfthSchool graduationYear dob age phone email linkedin github
        resumeUrl experiences { responsibilities } entries { title organization year link } expectedPay { payMin }
      }
    }
  }
  applicantCounts(jobId: $jobId) { blind }
  recruiterDashboard { recentApplications { seeker { name } } }
}`);
const MOVE = graphql(
  `mutation BlindMove($input: MoveApplicationInput!) { moveApplication(input: $input) { seekerId } }`,
);
const DECIDE = graphql(
  `mutation BlindDecide($input: DecideApplicationInput!) { decideApplication(input: $input) { seekerId } }`,
);
const DETAILS = graphql(`query BlindDetails($id: ID!) {
  applicant(id: $id) { message coverNote events { actorName reasonText } }
  companyActivity(first: 50) { nodes { applicantName applicationId } }
}`);

beforeEach(async () => {
  const { prisma } = app.db;
  const seekerId = scene.seeker.id;
  await app.build.experience({ seekerId, responsibilities: "Asha led a team" });
  const degree = { title: "Asha's diploma", organization: "IIT Madras", year: 1990, link: "https://asha.example" };
  await prisma.profileEntry.create({ data: { ...degree, seekerId, kind: "DEGREE", position: 0 } });
  const earlier = await app.build.job({ companyId: scene.company.id });
  await app.build.application({ jobId: earlier.id, seekerId, appliedAt: new Date(0) });
  await prisma.job.update({ where: { id: earlier.id }, data: { deletedAt: new Date() } });
  await set(true);
});

const set = (blind: boolean) => app.perform("setBlindMode", { input: { jobId: scene.jobId, blind } }, scene.company);
const see = (variables: object = {}) => app.expectOk(SEEN, { jobId: scene.jobId, ...variables }, scene.company);
const decide = async (status: "ACCEPTED" | "APPLIED" | "REJECTED") => {
  const input = { applicationId: scene.applicationId, status };
  return (await app.expectOk(DECIDE, { input }, scene.company)).decideApplication.seekerId;
};
const profile = (id: string) => app.execute(CandidateDocument, { id }, scene.company);
const read = async (path: string) =>
  (await fetch(app.url + path, { headers: { cookie: scene.company.cookie } })).text();
const legacyLists = async () => [
  await read(`/recruiter/getApplications/${scene.jobId}`),
  await read("/recruiter/getAllApplication"),
];
/** Lets the time pass in which the last decision can be undone. */
const settle = () => happenedBefore(app.db, [scene.applicationId], SETTLING_SECONDS);

test("a blind job reveals nothing that identifies its applicants, by any path", async () => {
  const { applicationId, company, seeker } = scene;
  const all = await see();
  expect(all.applicantCounts.blind).toBe(true);
  expect(all.applicants.nodes).toMatchObject([
    {
      ...{ isHidden: true, resumeUrl: null, appliedBefore: [] },
      seeker: {
        ...{ id: applicationId, photoUrl: null, college: null, tenthSchool: null, dob: null, age: null, phone: null },
        ...{ email: null, skills: ["[hidden]'s pottery", "Go"], linkedin: null, resumeUrl: null },
        experiences: [{ responsibilities: "[hidden] led a team" }],
        entries: [{ title: "[hidden]'s diploma", organization: null, year: null, link: null }],
      },
    },
  ]);
  const preview = await app.expectOk(MessagePreviewDocument, { applicationId, body: "Dear {name}" }, company);
  const stageId = await stageOf(app.db, company.id, "Offer");
  const moved = await app.expectOk(MOVE, { input: { applicationId, stageId } }, company);
  const responses = JSON.stringify([all, preview, moved, await decide("APPLIED"), await legacyLists()]);
  expect(responses).toContain("Applicant ");
  expect(responses).not.toMatch(/asha|\brao\b|98765|madras|1990/i);
  expect(responses).not.toContain(seeker.id);
  expect(await codeOf(profile(applicationId))).toBe("NOT_FOUND");
});

test("hidden applicants are not found by name or age, and not sorted by name", async () => {
  for (const filter of [{ keyword: "asha" }, { ageRange: "18-90" }]) {
    expect((await see({ filter })).applicants.nodes).toEqual([]);
  }
  await set(false);
  expect((await see({ filter: { keyword: "asha" } })).applicants.nodes).toHaveLength(1);
});

test("hidden applicants are found by the work in their resume, never by identifying words", async () => {
  const RESUMES = graphql(`query BlindResumes($jobId: ID!, $resumeSearch: String) {
    applicants(jobId: $jobId, resumeSearch: $resumeSearch) { nodes { id } }
    applicantCounts(jobId: $jobId, resumeSearch: $resumeSearch) { all }
    applicantSelection(jobId: $jobId, resumeSearch: $resumeSearch) { totalCount }
  }`);
  const { applicationId, company, jobId, seeker } = scene;
  const { id: resumeFileId } = await storedPdf(app, seeker.id);
  await app.db.prisma.application.update({ where: { id: applicationId }, data: { resumeFileId } });
  await claimResume(app.db, resumeFileId);
  const text =
    "Asha Rao, asha.rao@example.com, https://asha.dev/cv or +91 987 654 3210. Welder at Tata, 2014 to 2019; Node.js. IIT Madras. Ms Asha-Rao";
  await storeResumeText(app.db, resumeFileId, { text, problem: null });
  const found = async (resumeSearch: string) => {
    const all = await app.expectOk(RESUMES, { jobId, resumeSearch }, company);
    const counts = [all.applicants.nodes.length, all.applicantCounts.all, all.applicantSelection.totalCount];
    expect(new Set(counts).size).toBe(1);
    return counts[0] === 1;
  };
  const telling = [
    ...["asha", "Rao", '"asha rao"', "asha-rao", "asha or nobody", "madras", "IIT", "asha.rao@example.com"],
    ...["asha.dev", "asha.dev/cv", "987", "3210"],
  ];
  await set(false);
  for (const words of telling) expect(await found(words), words).toBe(true);
  await set(true);
  for (const words of [...telling, "welder asha", '"rao welder"']) expect(await found(words), words).toBe(false);
  // Excluding words reveals nothing either.
  for (const words of [
    ...["welder", "welder -asha", "welder -rao -madras", "asha or welder", "node.js", "2014", '"welder at tata"'],
    "welder -987",
  ])
    expect(await found(words), words).toBe(true);
  expect(await found("welder -tata")).toBe(false);
  await decide("ACCEPTED");
  expect(await found("asha")).toBe(false);
  await settle();
  expect(await found("asha")).toBe(true);
});

test("an application to another job reveals neither the hidden one nor who sent it, and only the named one counts", async () => {
  const { prisma } = app.db;
  const { applicationId, company, jobId, seeker } = scene;
  const openJob = await app.build.job({ companyId: company.id });
  const listed = async () =>
    (await see({ jobId: openJob.id })).applicants.nodes.map(({ id, appliedBefore }) => ({ id, appliedBefore }));
  const [sent, current] = [await storedPdf(app, seeker.id), await storedPdf(app, seeker.id)];
  await prisma.application.update({ where: { id: applicationId }, data: { resumeFileId: sent.id } });
  await prisma.seeker.update({ where: { id: seeker.id }, data: { resumeFileId: current.id } });
  await prisma.application.deleteMany({ where: { seekerId: seeker.id, id: { not: applicationId } } });
  expect(await codeOf(profile(seeker.id))).toBe("NOT_FOUND");
  const headers = { cookie: company.cookie, "content-type": "application/json" };
  for (const { storageKey } of [sent, current])
    expect((await fetch(`${app.url}/files/${storageKey}/cv.pdf`, { headers })).status).toBe(404);
  const guess = await fetch(`${app.url}/recruiter/updateStatus/${jobId}/${seeker.id}`, {
    ...{ method: "POST", headers, body: JSON.stringify({ status: "Rejected" }) },
  });
  expect(guess.status).toBe(404);

  const inAMoment = { seekerId: seeker.id, appliedAt: new Date(Date.now() + 1000) };
  const { id } = await app.build.application({ jobId: openJob.id, ...inAMoment });
  expect(await listed()).toEqual([{ id, appliedBefore: [] }]);
  expect((await profile(seeker.id)).data?.seeker.name).toBe("Asha Rao");
  await decide("ACCEPTED");
  await settle();
  expect(await listed()).toEqual([{ id, appliedBefore: [{ id: applicationId }] }]);
});

test("a decision that can be undone, or was undone in time, reveals the applicant by no path", async () => {
  const { applicationId, company, jobId, seeker } = scene;
  await app.db.prisma.application.deleteMany({ where: { seekerId: seeker.id, id: { not: applicationId } } });
  await app.db.prisma.applicationEvent.create({
    data: { applicationId, kind: "WITHDRAWN", actorId: seeker.id, reasonText: "Best, Asha" },
  });
  expect(await decide("REJECTED")).toBe(applicationId);
  const { version } = await app.db.prisma.application.findUniqueOrThrow({ where: { id: applicationId } });
  const input = { applications: [{ applicationId, version }], status: "ACCEPTED" as const, message: "Dear {name}" };
  const { decideApplications } = await app.expectOk(DecideApplicationsDocument, { input }, company);
  expect(decideApplications.results).toMatchObject([{ outcome: "DONE" }]);
  const isHidden = async () => {
    const all = await see();
    expect(all.applicants.nodes).toMatchObject([{ isHidden: true, seeker: { id: applicationId, email: null } }]);
    const details = await app.expectOk(DETAILS, { id: applicationId }, company);
    const csv = await read(`/exports/jobs/${jobId}/applicants.csv`);
    const responses = JSON.stringify([all, details, csv, await legacyLists()]);
    expect(responses).not.toMatch(/asha|\brao\b/i);
    expect(responses).not.toContain(seeker.id);
    expect((await see({ filter: { keyword: "asha" } })).applicants.nodes).toEqual([]);
    expect(await codeOf(profile(seeker.id))).toBe("NOT_FOUND");
  };
  await isHidden();
  await decide("APPLIED");
  await isHidden();
  await settle();
  await isHidden();
});

test("the first decision that is not undone in time reveals the applicant permanently, and pages show it", async () => {
  const { applicationId, company, seeker } = scene;
  expect(await decide("ACCEPTED")).toBe(applicationId);
  expect((await see()).applicants.nodes).toMatchObject([{ isHidden: true }]);
  await settle();
  const published: unknown[] = [];
  const stop = app.app.platform.events.subscribe(companyTopic(company.id), (event) => published.push(event));
  await deliverAgain(app, { kind: "DECISION", cause: { applicationId } });
  stop();
  expect(published).toEqual([{ type: "application-changed", applicationId }]);
  const [shown] = (await see()).applicants.nodes;
  expect(shown).toMatchObject({ isHidden: false, seeker: { name: "Asha Rao", email: expect.anything() } });
  await decide("APPLIED");
  expect((await see()).applicants.nodes).toMatchObject([{ isHidden: false, seeker: { id: seeker.id } }]);
});

test("turning it on and off is recorded in the company's activity log, once each", async () => {
  await set(true);
  await set(false);
  const companyId = scene.company.id;
  const where = { companyId, kind: { in: ["BLIND_MODE_ON" as const, "BLIND_MODE_OFF" as const] } };
  const events = await app.db.prisma.companyEvent.findMany({ where, orderBy: { createdAt: "asc" } });
  expect(events.map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ["BLIND_MODE_ON", companyId],
    ["BLIND_MODE_OFF", companyId],
  ]);
});

test.each([
  [
    "names, schools, addresses, links and numbers are removed from a text, and nothing else",
    { name: "Al Ó Sé", college: "M.I.T. (Pune)", tenthSchool: "" },
    "al of M.I.T.  (Pune), 5 years; algebra; www.al.dev, a@b.co, 98765-43210",
    "[hidden] of [hidden], 5 years; algebra; [hidden] [hidden], [hidden]",
  ],
  [
    "each word of a school is removed from a text, unless many schools have it",
    { name: "Ada", college: "Quendelheim University", tenthSchool: "St. Xavier's High School" },
    "Studied at quendelheim, a university. Xavier’s, high marks",
    "Studied at [hidden], a university. [hidden]’s, high marks",
  ],
])("%s", (_, about, text, shown) => {
  expect(hiderOf({ ...about, twelfthSchool: "" })(text)).toBe(shown);
});
