import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import { buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { randomToken, tokenHash } from "../../server/accounts/tokens.ts";
import { signUpRecruiter } from "../support/account-forms.ts";
import { testSite } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";

const { app, openAs, openPage } = testSite();
const token = randomToken();
let companyId = "";
let jobId = "";

beforeAll(async () => {
  companyId = (await buildRecruiter(app.db.prisma, { name: "Northwind Labs" })).id;
  jobId = (await buildJob(app.db.prisma, { companyId })).id;
  const { id: accountId } = await buildSeeker(app.db.prisma);
  const expiresAt = new Date(Date.now() + 3_600_000);
  await app.db.prisma.emailToken.create({
    data: { accountId, purpose: "RESET_PASSWORD", tokenHash: tokenHash(token), expiresAt },
  });
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function forget(page: Page) {
  await page.getByLabel("Email").fill("ada@example.com");
  await press(page, "Submit");
}

const signUp = (page: Page) => signUpRecruiter(page, "Lane & Sons", "hr@example.com", "north by northwind");

async function reset(page: Page) {
  await page.getByLabel("New password").fill("north by northwind");
  await press(page, "Reset password");
}

async function post(page: Page) {
  await page.getByRole("textbox", { name: "Job title" }).fill("Platform engineer");
  await page.getByLabel("Industry").selectOption("Finance");
  await page.getByLabel("Job description").fill("Build what others stand on.");
  await press(page, "Post job");
}

// docs/specification.md 8
describe("without a connection", () => {
  it.each<[string, string, string, (page: Page) => Promise<void>]>([
    ["Failed to send reset link", "/forgot-paasword", "RequestPasswordReset", forget],
    ["Failed to send reset link", "/forgot-paaswordrec", "RequestPasswordReset", forget],
    ["Could not reset password", "/reset-paasword/$token", "ResetPassword", reset],
    ["failed to sign up, please try again", "/recruiter-signup", "SignUpRecruiter", signUp],
  ])("%s is shown at %s", async (text, path, operation, act) => {
    const page = await openPage();
    await failOperation(page, operation);
    await page.goto(path.replace("$token", token));
    await act(page);
    await page.getByRole("alert").getByText(text).waitFor();
  });

  it.each<[string, string, string, (page: Page) => Promise<void>]>([
    ["Failed to post job, try again", "/main-recruiter/post-jobs", "PostJob", post],
    [
      "Failed to submit profile, try again later",
      "/main-recruiter/recruiterprofile-edit",
      "UpdateRecruiterProfile",
      (page) => press(page, "Save profile"),
    ],
    [
      "Could not fetch jobs. Please check your internet connection.",
      "/main-recruiter/view-jobs",
      "PostedJobs",
      async () => {},
    ],
    ["Failed to fetch jobs", "/main-recruiter", "RecruiterDashboard", async () => {}],
    ["Failed to fetch applicants", "/main-recruiter/applicants/$job", "Applicants", async () => {}],
  ])("%s is shown to recruiters at %s", async (text, path, operation, act) => {
    const page = await openAs({ id: companyId });
    await failOperation(page, operation);
    await page.goto(path.replace("$job", jobId));
    await act(page);
    await page.getByText(text).first().waitFor();
  });
});
