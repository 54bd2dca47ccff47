import { beforeAll, describe, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter } from "../../prisma/factories/index.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const cookies: Record<string, string | undefined> = {};
const ids = { job: "", application: "" };

const JOB = `title: "T", industry: IT, description: "D", jobType: FULL_TIME, workMode: REMOTE`;

/** Every operation that is a recruiter's, and what another recruiter is told who has a job and applicants of their own. */
const OPERATIONS: [name: string, operation: () => string, other: string | null][] = [
  ["postedJobs", () => "{ postedJobs { nodes { id } totalCount } }", null],
  ["postedJob", () => `{ postedJob(id: "${ids.job}") { id } }`, "FORBIDDEN"],
  ["postJob", () => `mutation { postJob(input: { ${JOB} }) { job { id } } }`, null],
  ["editJob", () => `mutation { editJob(input: { id: "${ids.job}", ${JOB} }) { job { id } } }`, "FORBIDDEN"],
  [
    "setJobStatus",
    () => `mutation { setJobStatus(input: { jobId: "${ids.job}", status: OPEN }) { job { id } } }`,
    "FORBIDDEN",
  ],
  ["applicants", () => `{ applicants(jobId: "${ids.job}") { nodes { seeker { name email } } } }`, "FORBIDDEN"],
  ["applicant", () => `{ applicant(id: "${ids.application}") { seeker { name email } } }`, "NOT_FOUND"],
  [
    "decideApplication",
    () => `mutation { decideApplication(input: { applicationId: "${ids.application}", status: REJECTED }) { status } }`,
    "NOT_FOUND",
  ],
  ["candidates", () => "{ candidates { nodes { name } } }", null],
  ["recruiterDashboard", () => "{ recruiterDashboard { counters { jobsPosted } weeks { received } } }", null],
  ["viewerRecruiter", () => "{ viewerRecruiter { id } }", null],
  ["updateRecruiterProfile", () => "mutation { updateRecruiterProfile(input: {}) { recruiter { id } } }", null],
  ["removeCompanyLogo", () => "mutation { removeCompanyLogo { recruiter { id } } }", null],
  // Last, because for the owner it takes the job away.
  ["deleteJob", () => `mutation { deleteJob(input: { jobId: "${ids.job}" }) { id } }`, "FORBIDDEN"],
];

beforeAll(async () => {
  const { prisma } = app.db;
  const job = await buildJob(prisma);
  const application = await buildApplication(prisma, { jobId: job.id });
  ids.job = job.id;
  ids.application = application.id;
  cookies.owner = await signIn(app.db, { id: job.recruiterId, role: "RECRUITER" });
  cookies["another recruiter"] = await signIn(app.db, { id: (await buildRecruiter(prisma)).id, role: "RECRUITER" });
  cookies["a seeker"] = await signIn(app.db, { id: application.seekerId, role: "SEEKER" });
});

const codeFor = async (who: string, operation: string) => {
  const cookie = cookies[who];
  const answer = await app.execute(operation, {}, cookie ? { cookie } : {});
  return answer.errors?.[0]?.extensions.code ?? null;
};

describe.each(OPERATIONS)("%s", (_name, operation, other) => {
  test("is refused to who is signed out", async () => {
    expect(await codeFor("nobody", operation())).toBe("UNAUTHENTICATED");
  });

  test("is refused to a seeker, even the one concerned", async () => {
    expect(await codeFor("a seeker", operation())).toBe("FORBIDDEN");
  });

  test(other ? "is refused to another recruiter" : "answers another recruiter with their own", async () => {
    expect(await codeFor("another recruiter", operation())).toBe(other);
  });

  test("is the owner's", async () => {
    expect(await codeFor("owner", operation())).toBeNull();
  });
});

test("nothing that was refused was done", async () => {
  const events = await app.db.prisma.applicationEvent.findMany({ where: { applicationId: ids.application } });
  expect(events.map(({ kind }) => kind)).toEqual(["APPLIED", "REJECTED"]);
});
