import { expect, test } from "vitest";
import { buildApplication, buildJob } from "../../prisma/factories/index.ts";
import { DecideApplicationDocument } from "../../web/generated/applications/applicants/applicants.ts";
import {
  DeleteJobDocument,
  EditJobDocument,
  PostJobDocument,
  SetJobStatusDocument,
} from "../../web/generated/jobs/posted/posted-jobs.ts";
import { JOB_INPUT } from "../testing/job-input.ts";
import { signedInRecruiter, signedInSeeker } from "../testing/people.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();

// Who is refused: docs/permissions.md.
test("writes that were refused to another recruiter, the applicant and nobody have had no effect", async () => {
  const { prisma } = app.db;
  const { id: jobId } = await buildJob(prisma);
  const { id: applicationId, seekerId } = await buildApplication(prisma, { jobId });
  const state = () =>
    Promise.all([
      prisma.job.findUniqueOrThrow({ where: { id: jobId } }),
      prisma.application.findUniqueOrThrow({ where: { id: applicationId }, include: { events: true } }),
    ]);
  const before = await state();
  const seeker = { cookie: await signIn(app.db, { id: seekerId, role: "SEEKER" }) };
  for (const who of [await signedInRecruiter(app.db), seeker, {}]) {
    const answers = [
      await app.execute(DecideApplicationDocument, { input: { applicationId, status: "REJECTED" } }, who),
      await app.execute(SetJobStatusDocument, { input: { jobId, status: "CLOSED" } }, who),
      await app.execute(EditJobDocument, { input: { id: jobId, title: "Theirs" } }, who),
      await app.execute(DeleteJobDocument, { input: { jobId } }, who),
    ];
    for (const { errors } of answers) expect(errors).toHaveLength(1);
  }
  expect(await state()).toEqual(before);
});

// docs/specification.md 8.1
test("a seeker who posts a job is asked to log in as a recruiter", async () => {
  const { errors } = await app.execute(PostJobDocument, { input: JOB_INPUT }, await signedInSeeker(app.db));
  expect(errors).toMatchObject([
    {
      message: "You are not authorized to post a job, please login as a recruiter",
      extensions: { code: "FORBIDDEN" },
    },
  ]);
});
