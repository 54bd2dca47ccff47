import type { VariablesOf } from "@graphql-typed-document-node/core";
import { beforeAll, describe, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter } from "../../prisma/factories/index.ts";
import {
  ApplicantDocument,
  ApplicantsDocument,
  DecideApplicationDocument,
} from "../../web/generated/applications/applicants/applicants.ts";
import {
  DeleteJobDocument,
  EditJobDocument,
  PostedJobDocument,
  PostedJobsDocument,
  PostJobDocument,
  SetJobStatusDocument,
} from "../../web/generated/jobs/posted/posted-jobs.ts";
import {
  RemoveCompanyLogoDocument,
  UpdateRecruiterProfileDocument,
  ViewerRecruiterDocument,
} from "../../web/generated/recruiters/recruiters.ts";
import { CandidatesDocument } from "../../web/generated/seekers/candidates.ts";
import { graphql } from "../testing/generated/gql.ts";
import type { TypedDocument } from "../testing/send.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const cookies: Record<string, string | undefined> = {};
const ids = { job: "", application: "" };

const JOB = { title: "T", industry: "IT", description: "D", jobType: "FULL_TIME", workMode: "REMOTE" } as const;
const DASHBOARD = graphql(`query DashboardAlone { recruiterDashboard { counters { jobsPosted } weeks { received } } }`);

/** A recruiter's operation, and the error for another recruiter, who has a job and applicants of their own. */
const operation = <Sent extends TypedDocument>(
  name: string,
  document: Sent,
  variables: () => VariablesOf<Sent>,
  other: string | null,
) => ({ name, other, sendAs: (cookie?: string) => app.execute(document, variables() ?? {}, cookie ? { cookie } : {}) });
const OPERATIONS = [
  operation("postedJobs", PostedJobsDocument, () => ({}), null),
  operation("postedJob", PostedJobDocument, () => ({ id: ids.job }), "FORBIDDEN"),
  operation("postJob", PostJobDocument, () => ({ input: JOB }), null),
  operation("editJob", EditJobDocument, () => ({ input: { id: ids.job, ...JOB } }), "FORBIDDEN"),
  operation(
    "setJobStatus",
    SetJobStatusDocument,
    () => ({ input: { jobId: ids.job, status: "OPEN" as const } }),
    "FORBIDDEN",
  ),
  operation("applicants", ApplicantsDocument, () => ({ jobId: ids.job }), "FORBIDDEN"),
  operation("applicant", ApplicantDocument, () => ({ id: ids.application }), "NOT_FOUND"),
  operation(
    "decideApplication",
    DecideApplicationDocument,
    () => ({ input: { applicationId: ids.application, status: "REJECTED" as const } }),
    "NOT_FOUND",
  ),
  operation("candidates", CandidatesDocument, () => ({}), null),
  operation("recruiterDashboard", DASHBOARD, () => ({}), null),
  operation("viewerRecruiter", ViewerRecruiterDocument, () => ({}), null),
  operation("updateRecruiterProfile", UpdateRecruiterProfileDocument, () => ({ input: {} }), null),
  operation("removeCompanyLogo", RemoveCompanyLogoDocument, () => ({}), null),
  // Last, because it deletes the job when the owner calls it.
  operation("deleteJob", DeleteJobDocument, () => ({ input: { jobId: ids.job } }), "FORBIDDEN"),
];

beforeAll(async () => {
  const { prisma } = app.db;
  const job = await buildJob(prisma);
  const application = await buildApplication(prisma, { jobId: job.id });
  ids.job = job.id;
  ids.application = application.id;
  cookies.owner = await signIn(app.db, { id: job.companyId, role: "RECRUITER" });
  cookies["another recruiter"] = await signIn(app.db, { id: (await buildRecruiter(prisma)).id, role: "RECRUITER" });
  cookies["a seeker"] = await signIn(app.db, { id: application.seekerId, role: "SEEKER" });
});

const codeFor = async (who: string, { sendAs }: (typeof OPERATIONS)[number]) =>
  (await sendAs(cookies[who])).errors?.[0]?.extensions.code ?? null;

describe.each(OPERATIONS)("$name", (operation) => {
  const { other } = operation;
  test("is refused to anonymous callers", async () => {
    expect(await codeFor("nobody", operation)).toBe("UNAUTHENTICATED");
  });

  test("is refused to a seeker, even the one concerned", async () => {
    expect(await codeFor("a seeker", operation)).toBe("FORBIDDEN");
  });

  test(other ? "is refused to another recruiter" : "answers another recruiter with their own", async () => {
    expect(await codeFor("another recruiter", operation)).toBe(other);
  });

  test("is allowed for the owner", async () => {
    expect(await codeFor("owner", operation)).toBeNull();
  });
});

test("refused operations have had no effect", async () => {
  const events = await app.db.prisma.applicationEvent.findMany({ where: { applicationId: ids.application } });
  expect(events.map(({ kind }) => kind)).toEqual(["APPLIED", "REJECTED"]);
});
