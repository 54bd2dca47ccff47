import { beforeEach, expect, test } from "vitest";
import {
  buildApplication,
  buildExperience,
  buildFile,
  buildJob,
  buildRecruiter,
  buildSeeker,
} from "../../../prisma/factories/index.ts";
import { companyTopic } from "../../platform/bus/topics.ts";
import { newStorageKey } from "../../platform/files/storage-key.ts";
import { claimResume, storeResumeText } from "../../seekers/resumes/resume-text.store.ts";
import { happenedBefore } from "../../testing/application-events.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { deliverAgain } from "../../testing/notices.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";
import { SETTLING_SECONDS } from "../deciding/shown-decisions.ts";
import { hiderOf } from "./hide-applicant.ts";

const app = testApp();

const SET = graphql(`mutation BlindSet($input: SetBlindModeInput!) { setBlindMode(input: $input) { jobId blind } }`);
const SEEN = graphql(`query BlindSeen($jobId: ID!, $filter: SeekerFilter, $order: ApplicantOrder) {
  applicants(jobId: $jobId, filter: $filter, order: $order) {
    nodes {
      id isHidden resumeUrl resumeText appliedBefore { id }
      seeker {
        id name photoUrl about skills college tenthSchool twelfthSchool graduationYear dob age phone email linkedin github
        resumeUrl experiences { responsibilities }
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
const DECIDE_MANY = graphql(
  `mutation BlindDecideMany($input: DecideApplicationsInput!) { decideApplications(input: $input) { results { outcome } } }`,
);
const DETAILS = graphql(`query BlindDetails($id: ID!) {
  applicant(id: $id) { message coverNote events { actorName } }
  companyActivity(first: 50) { nodes { applicantName applicationId } }
}`);
const PREVIEW = graphql(`query BlindPreview($id: ID!) { messagePreview(applicationId: $id, body: "Dear {name}") }`);
const SEEKER = graphql(`query BlindSeeker($id: ID!) { seeker(id: $id) { name } }`);

let cookie = "";
let companyId = "";
let jobId = "";
let applicationId = "";
let seekerId = "";
beforeEach(async () => {
  const { prisma } = app.db;
  companyId = (await buildRecruiter(prisma)).id;
  jobId = (await buildJob(prisma, { companyId })).id;
  seekerId = (
    await buildSeeker(prisma, {
      ...{
        name: "Asha Rao",
        about: "Asha builds things; asha.rao@example.com, +91 98765 43210",
        college: "IIT Madras",
        skills: ["Asha's pottery", "Go"],
      },
      ...{
        linkedin: "https://linkedin.com/in/asha",
        dob: new Date("1990-01-01"),
        tenthSchool: "DAV School",
        browsable: false,
      },
    })
  ).id;
  await buildExperience(prisma, { seekerId, responsibilities: "Asha led a team" });
  applicationId = (await buildApplication(prisma, { jobId, seekerId })).id;
  const earlier = await buildJob(prisma, { companyId });
  await buildApplication(prisma, { jobId: earlier.id, seekerId, appliedAt: new Date(0) });
  await prisma.job.update({ where: { id: earlier.id }, data: { deletedAt: new Date() } });
  cookie = await signIn(app.db, { id: companyId, role: "RECRUITER" });
});

const set = (blind: boolean) => app.expectOk(SET, { input: { jobId, blind } }, { cookie });
const see = (variables: object = {}) => app.expectOk(SEEN, { jobId, ...variables }, { cookie });
const decide = (status: "ACCEPTED" | "APPLIED") =>
  app.expectOk(DECIDE, { input: { applicationId, status } }, { cookie });

test("a blind job reveals nothing that identifies its applicants, by any path", async () => {
  await set(true);
  const all = await see();
  expect(all.applicantCounts.blind).toBe(true);
  expect(all.applicants.nodes).toMatchObject([
    {
      ...{ isHidden: true, resumeUrl: null, appliedBefore: [] },
      seeker: {
        ...{
          id: applicationId,
          photoUrl: null,
          college: null,
          tenthSchool: null,
          dob: null,
          age: null,
          phone: null,
          email: null,
        },
        skills: ["[hidden]'s pottery", "Go"],
        ...{ linkedin: null, resumeUrl: null, experiences: [{ responsibilities: "[hidden] led a team" }] },
      },
    },
  ]);
  const { messagePreview } = await app.expectOk(PREVIEW, { id: applicationId }, { cookie });
  const stage = await app.db.prisma.companyStage.findFirstOrThrow({ where: { companyId, name: "Offer" } });
  const moved = await app.expectOk(MOVE, { input: { applicationId, stageId: stage.id } }, { cookie });
  const reopened = await decide("APPLIED");
  const legacy = await (await fetch(`${app.url}/recruiter/getApplications/${jobId}`, { headers: { cookie } })).text();
  const recent = await (await fetch(`${app.url}/recruiter/getAllApplication`, { headers: { cookie } })).text();
  const told = JSON.stringify([
    all.applicants,
    all.recruiterDashboard,
    messagePreview,
    moved,
    reopened,
    legacy,
    recent,
  ]);
  expect(told).toContain("Applicant ");
  expect(told).not.toMatch(/asha|\brao\b|98765|madras|1990/i);
  expect(told).not.toContain(seekerId);
  const { errors } = await app.execute(SEEKER, { id: applicationId }, { cookie });
  expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

test("hidden applicants are not found by name or age, and not sorted by name", async () => {
  await set(true);
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
  const { prisma } = app.db;
  const file = { ownerId: seekerId, kind: "RESUME", name: "cv.pdf", mediaType: "application/pdf", size: 1 } as const;
  const { id: resumeFileId } = await buildFile(prisma, { ...file, storageKey: newStorageKey() });
  await prisma.application.update({ where: { id: applicationId }, data: { resumeFileId } });
  await claimResume(app.db, resumeFileId);
  const text =
    "Asha Rao, asha.rao@example.com, https://asha.dev/cv or +91 987 654 3210. Welder at Tata, 2014 to 2019; Node.js. IIT Madras. Ms Asha-Rao";
  await storeResumeText(app.db, resumeFileId, { text, problem: null });
  const found = async (resumeSearch: string) => {
    const all = await app.expectOk(RESUMES, { jobId, resumeSearch }, { cookie });
    const counts = [all.applicants.nodes.length, all.applicantCounts.all, all.applicantSelection.totalCount];
    expect(new Set(counts).size).toBe(1);
    return counts[0] === 1;
  };
  const telling = [
    "asha",
    "Rao",
    '"asha rao"',
    "asha-rao",
    "asha or nobody",
    "madras",
    "IIT",
    "asha.rao@example.com",
    "asha.dev",
    "asha.dev/cv",
    "987",
    "3210",
  ];
  for (const words of telling) expect(await found(words), words).toBe(true);
  await set(true);
  for (const words of [...telling, "welder asha", '"rao welder"']) expect(await found(words), words).toBe(false);
  // Excluding words reveals nothing either.
  for (const words of [
    "welder",
    "welder -asha",
    "welder -rao -madras",
    "asha or welder",
    "node.js",
    "2014",
    '"welder at tata"',
    "welder -987",
  ]) {
    expect(await found(words), words).toBe(true);
  }
  expect(await found("welder -tata")).toBe(false);
  await decide("ACCEPTED");
  expect(await found("asha")).toBe(false);
  await settle();
  expect(await found("asha")).toBe(true);
});

/** Lets the time pass in which the last decision can be undone. */
const settle = () => happenedBefore(app.db, [applicationId], SETTLING_SECONDS);

test("an application to another job reveals neither the hidden one nor who sent it, and only the named one counts", async () => {
  const { prisma } = app.db;
  const openJob = await buildJob(prisma, { companyId });
  await set(true);
  const BEFORE = graphql(
    `query BlindBefore($jobId: ID!) { applicants(jobId: $jobId) { nodes { id appliedBefore { id } } } }`,
  );
  const seeker = () => app.execute(SEEKER, { id: seekerId }, { cookie });
  const cv = { ownerId: seekerId, kind: "RESUME", name: "cv.pdf", mediaType: "application/pdf", size: 1 } as const;
  const [sent, current] = [
    await buildFile(prisma, { ...cv, storageKey: newStorageKey() }),
    await buildFile(prisma, { ...cv, storageKey: newStorageKey() }),
  ];
  await prisma.application.update({ where: { id: applicationId }, data: { resumeFileId: sent.id } });
  await prisma.seeker.update({ where: { id: seekerId }, data: { resumeFileId: current.id } });
  await prisma.application.deleteMany({ where: { seekerId, id: { not: applicationId } } });
  const open = async ({ storageKey }: { storageKey: string }) =>
    (await fetch(`${app.url}/files/${storageKey}/cv.pdf`, { headers: { cookie } })).status;
  const hidden = await seeker();
  expect(hidden.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect([await open(sent), await open(current)]).toEqual([404, 404]);

  const guess = await fetch(`${app.url}/recruiter/updateStatus/${jobId}/${seekerId}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ status: "Rejected" }),
  });
  expect(guess.status).toBe(404);

  const named = await buildApplication(prisma, { jobId: openJob.id, seekerId, appliedAt: new Date(Date.now() + 1000) });
  const { applicants } = await app.expectOk(BEFORE, { jobId: openJob.id }, { cookie });
  expect(applicants.nodes).toEqual([{ id: named.id, appliedBefore: [] }]);
  expect((await seeker()).data?.seeker.name).toBe("Asha Rao");
  await decide("ACCEPTED");
  await settle();
  const later = await app.expectOk(BEFORE, { jobId: openJob.id }, { cookie });
  expect(later.applicants.nodes).toEqual([{ id: named.id, appliedBefore: [{ id: applicationId }] }]);
});

test("a decision that can be undone, or was undone in time, reveals the applicant by no path", async () => {
  await app.db.prisma.application.deleteMany({ where: { seekerId, id: { not: applicationId } } });
  await set(true);
  const message = "Dear {name}, thank you.";
  const input = { applicationId, status: "REJECTED" as const };
  expect((await app.expectOk(DECIDE, { input }, { cookie })).decideApplication.seekerId).toBe(applicationId);
  const version = (await app.db.prisma.application.findUniqueOrThrow({ where: { id: applicationId } })).version;
  const accepted = { applications: [{ applicationId, version }], status: "ACCEPTED" as const, message };
  expect((await app.expectOk(DECIDE_MANY, { input: accepted }, { cookie })).decideApplications.results).toEqual([
    { outcome: "DONE" },
  ]);
  const read = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).text();
  const isHidden = async () => {
    const { applicants, recruiterDashboard } = await see();
    expect(applicants.nodes).toMatchObject([{ isHidden: true, seeker: { id: applicationId, email: null } }]);
    const all = [
      ...[applicants, recruiterDashboard, await app.expectOk(DETAILS, { id: applicationId }, { cookie })],
      ...[await read(`/recruiter/getApplications/${jobId}`), await read("/recruiter/getAllApplication")],
      await read(`/exports/jobs/${jobId}/applicants.csv`),
    ];
    expect(JSON.stringify(all)).not.toMatch(/asha|\brao\b/i);
    expect(JSON.stringify(all)).not.toContain(seekerId);
    expect((await see({ filter: { keyword: "asha" } })).applicants.nodes).toEqual([]);
    expect((await app.execute(SEEKER, { id: seekerId }, { cookie })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  };
  await isHidden();
  await decide("APPLIED");
  await isHidden();
  await settle();
  await isHidden();
});

test("the first decision that is not undone in time reveals the applicant permanently, and pages show it", async () => {
  await set(true);
  expect((await decide("ACCEPTED")).decideApplication.seekerId).toBe(applicationId);
  expect((await see()).applicants.nodes).toMatchObject([{ isHidden: true }]);
  await settle();
  const published: unknown[] = [];
  const stop = app.app.platform.events.subscribe(companyTopic(companyId), (event) => published.push(event));
  await deliverAgain(app, { kind: "DECISION", cause: { applicationId } });
  stop();
  expect(published).toEqual([{ type: "application-changed", applicationId }]);
  const [shown] = (await see()).applicants.nodes;
  expect(shown).toMatchObject({ isHidden: false, seeker: { name: "Asha Rao", email: expect.anything() } });
  await decide("APPLIED");
  expect((await see()).applicants.nodes).toMatchObject([{ isHidden: false, seeker: { id: seekerId } }]);
});

test("turning it on and off is recorded in the company's activity log, once each", async () => {
  await set(true);
  await set(true);
  await set(false);
  const events = await app.db.prisma.companyEvent.findMany({
    where: { companyId, jobId },
    orderBy: { createdAt: "asc" },
  });
  expect(events.filter(({ kind }) => kind.startsWith("BLIND"))).toMatchObject([
    { kind: "BLIND_MODE_ON", actorId: companyId },
    { kind: "BLIND_MODE_OFF", actorId: companyId },
  ]);
});

test("names, schools, addresses, links and numbers are removed from a text, and nothing else", async () => {
  const about = { name: "Al Ó Sé", college: "M.I.T. (Pune)", tenthSchool: "", twelfthSchool: "" } as Parameters<
    typeof hiderOf
  >[0];
  expect(hiderOf(about)("al of M.I.T.  (Pune), 5 years; algebra; www.al.dev, a@b.co, 98765-43210")).toBe(
    "[hidden] of [hidden], 5 years; algebra; [hidden] [hidden], [hidden]",
  );
});

test("each word of a school is removed from a text, unless many schools have it", () => {
  const about = {
    name: "Ada",
    college: "Quendelheim University",
    tenthSchool: "St. Xavier's High School",
    twelfthSchool: "",
  };
  expect(
    hiderOf(about as Parameters<typeof hiderOf>[0])("Studied at quendelheim, a university. Xavier’s, high marks"),
  ).toBe("Studied at [hidden], a university. [hidden]’s, high marks");
});
