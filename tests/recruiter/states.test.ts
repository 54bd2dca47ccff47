// @module-tag thorough

import { beforeAll, describe, expect, it } from "vitest";
import { buildApplication, buildJob } from "../../prisma/factories/index.ts";
import { signedInSeeker } from "../../server/testing/people.ts";
import { ApplyToJobDocument } from "../../web/generated/jobs/jobs.ts";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";
import { gate } from "../support/hold-requests.ts";

const { app, openAs, visit } = testSite();
let recruiter = { id: "" };
let jobId = "";

beforeAll(async () => {
  const job = await buildJob(app.db.prisma, { title: "Engineer", recruiter: { name: "Acme" } });
  await buildApplication(app.db.prisma, { jobId: job.id });
  recruiter = { id: job.companyId };
  jobId = job.id;
});

const pathOf = (screen: string) => `/main-recruiter${screen.replace("$job", jobId)}`;

describe.each([
  ["", "RecruiterDashboard", "Loading your dashboard", "Failed to fetch jobs"],
  ["/view-jobs", "PostedJobs", "Loading your jobs", "Could not fetch jobs. Please check your internet connection."],
  ["/applicants/$job", "Applicants", "Loading applicants", "Failed to fetch applicants"],
  [
    "/allcandidates",
    "Candidates",
    "Loading candidates",
    "Could not fetch Candidates. Please check your internet connection.",
  ],
  ["/recruiterprofile", "ViewerRecruiter", "Loading the profile", "Failed to fetch profile"],
])("/main-recruiter%s", (screen, operation, loading, failed) => {
  it("shows a loading state, after a failure an error, and retries", async () => {
    const page = await openAs(recruiter);
    const { open: fail, opened: failure } = gate();
    const failing = await failOperation(page, operation, (route) => failure.then(() => route.abort()));
    await page.goto(pathOf(screen));
    await page.getByRole("status", { name: loading }).waitFor();
    fail();
    await page.getByText(failed).waitFor();
    await expectAccessible(page);
    await failing.answerAfter(() => page.getByRole("button", { name: "Try again" }).click());
    const filled = page.getByRole("article").or(page.getByRole("heading", { name: "Acme", exact: true }));
    await filled.first().waitFor();
  });
});

it.each([
  ["", "RecruiterDashboard", "Failed to fetch jobs"],
  // The query of the page's content fails; its first query may differ from the list's.
  ["/applicants/$job", "PostedJob", "Failed to fetch applicants"],
])("/main-recruiter%s: a failure stays while a new application causes a reload", async (screen, operation, failed) => {
  const page = await openAs(recruiter);
  const { open: release, opened: held } = gate();
  let requests = 0;
  await failOperation(page, operation, async (route) => {
    requests += 1;
    if (requests > 1) await held;
    await route.abort();
  });
  await page.goto(pathOf(screen));
  await page.getByText(failed).waitFor();
  await app.execute(ApplyToJobDocument, { input: { jobId } }, await signedInSeeker(app.db));
  await expect.poll(() => requests).toBeGreaterThan(1);
  expect(await page.getByText(failed).isVisible()).toBe(true);
  release();
});

it("shows the server's refusal, and preserves the typed values", async () => {
  const page = await visit(pathOf("/edit-job/$job"), { as: recruiter });
  await page.getByRole("textbox", { name: "Job title" }).fill("Another title");
  await app.db.prisma.job.update({ where: { id: jobId }, data: { deletedAt: new Date() } });
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Job not found, please check the job ID").waitFor();
  expect(await page.getByRole("textbox", { name: "Job title" }).inputValue()).toBe("Another title");
});
