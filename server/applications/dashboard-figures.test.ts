import { expect, test } from "vitest";
import { buildApplication, buildJob } from "../../prisma/factories/index.ts";
import { RecruiterDashboardDocument } from "../../web/generated/applications/dashboard/dashboard.ts";
import { MoveApplicationDocument } from "../../web/generated/applications/review/review.ts";
import { ApplyToJobDocument } from "../../web/generated/jobs/jobs.ts";
import { daysAgo } from "../testing/days.ts";
import { type Person, signedInRecruiter, signedInSeeker } from "../testing/people.ts";
import { testApp } from "../testing/test-app.ts";
import { stageOf } from "./testing/scene.testing.ts";

const app = testApp();
const figuresOf = async (as: Person) => (await app.expectOk(RecruiterDashboardDocument, {}, as)).recruiterDashboard;

test("the source of an application is recorded when applying on the web, by links and without scripts", async () => {
  const company = await signedInRecruiter(app.db);
  const job = await buildJob(app.db.prisma, { companyId: company.id });
  const input = { jobId: job.id };
  for (const source of ["SEARCH", "SEARCH", "SAVED"] as const)
    await app.expectOk(ApplyToJobDocument, { input, source }, await signedInSeeker(app.db));
  await app.expectOk(ApplyToJobDocument, { input }, await signedInSeeker(app.db));
  for (const query of ["?from=widget", "", "?from=nonsense"]) {
    const seeker = await signedInSeeker(app.db);
    const form = { method: "POST", headers: { cookie: seeker.cookie }, redirect: "manual" } as const;
    expect((await fetch(`${app.url}/jobs/${job.id}/apply${query}`, form)).status).toBe(303);
  }
  await buildApplication(app.db.prisma, { jobId: job.id, status: "WITHDRAWN" });

  expect((await figuresOf(company)).sources).toEqual([
    { source: "SEARCH", count: 2 },
    { source: "PUBLIC_PAGE", count: 2 },
    { source: "SAVED", count: 1 },
    { source: "WIDGET", count: 1 },
    { source: null, count: 1 },
  ]);
  expect((await figuresOf(await signedInRecruiter(app.db))).sources).toEqual([]);
});

test("time in a stage starts with the application, and restarts when it is moved", async () => {
  const company = await signedInRecruiter(app.db);
  const { id: jobId } = await buildJob(app.db.prisma, { companyId: company.id });
  for (const days of [2, 4, 9]) await buildApplication(app.db.prisma, { jobId, appliedAt: daysAgo(days) });
  await buildApplication(app.db.prisma, { jobId, appliedAt: daysAgo(50), status: "REJECTED" });
  const moved = await buildApplication(app.db.prisma, { jobId, appliedAt: daysAgo(30) });
  const stageId = await stageOf(app.db, company.id, "Interview");
  await app.expectOk(MoveApplicationDocument, { input: { applicationId: moved.id, stageId } }, company);

  const { stages } = await figuresOf(company);
  expect(stages.map(({ stage, count }) => `${stage} ${count}`)).toEqual([
    ...["New 3", "Screening 0", "Interview 1", "Offer 0"],
  ]);
  expect(stages.map(({ medianDays }) => medianDays === null || Math.round(medianDays))).toEqual([4, true, 0, true]);
});
