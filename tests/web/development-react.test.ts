// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { testSite } from "../support/browser.ts";
import { developmentWeb } from "../support/development-web.ts";
import { applySheet, sendApplication } from "../support/send-application.ts";

// Only React's development build reports mistakes of a page: keys, effects, and hydration mismatches. `testBrowser`
// fails each test whose pages complain.
const { app, openAs, openPage, visit, once } = testSite({ web: developmentWeb() });

const company = once(() => app.build.recruiter({ name: "Northwind Labs" }));
const job = once(() => app.build.job({ companyId: company.id, title: "Night Nurse" }));

/** Opens pages of an area, each until its requests are answered. */
async function openAll(page: Page, area: string, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(`${area}/${path}`);
    await page.getByRole("heading").first().waitFor();
    await page.waitForLoadState("networkidle");
  }
}

describe("in React's development build, no page complains", () => {
  it("during a seeker's day", async () => {
    const page = await visit(`/main?job=${job.id}`, { as: await app.build.seeker({ name: "Meera Nair" }) });
    const panel = page.getByRole("dialog", { name: "Job details" });
    await panel.getByRole("button", { name: /^Apply to/ }).click();
    await sendApplication(page);
    await panel.getByRole("button", { name: "Applied" }).waitFor();
    await applySheet(page).waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Save Night Nurse" }).first().click();
    await page.getByRole("button", { name: "Show filters" }).click();
    await page.getByPlaceholder("Search jobs...").fill("nurse");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.getByRole("main").getByText("1 job matches").waitFor();
    await openAll(page, "/main", ["savedjobs", "appliedjobs", "allusers", "chatcomponent", "chatbot"]);
    await openAll(page, "/main", ["userprofile", "userprofile-edit", "privacy"]);
  });

  it("during a recruiter's day", async () => {
    const { id: seekerId } = await app.build.seeker({ name: "Asha Rao" });
    await app.build.application({ seekerId, jobId: job.id });
    const page = await openAs(company);
    await openAll(page, "", ["main-recruiter", "main-recruiter/privacy"]);
    await openAll(page, "/main-recruiter", ["view-jobs", "post-jobs", "allcandidates", "recruiterprofile"]);
    await page.goto(`/main-recruiter/applicants/${job.id}`);
    await page.getByRole("button", { name: "View Profile: Asha Rao" }).click();
    await page.getByRole("dialog").getByText("Asha Rao").first().waitFor();
    await page.goto(`/main-recruiter/edit-job/${job.id}`);
    await page.getByLabel("Job title").waitFor();
  });

  it("during a first visit", async () => {
    const page = await openPage();
    await openAll(page, "", ["start", "user-signup", "recruiter-signup"]);
    await openAll(page, "", ["forgot-paasword", "access-denied", "nowhere"]);
    await page.goto("/user-login");
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("a wrong one");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("nobody@example.com");
  });
});
