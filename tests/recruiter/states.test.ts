// @module-tag thorough

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { buildApplication, buildJob, buildRecruiter } from "../../prisma/factories/index.ts";
import { signedInSeeker } from "../../server/testing/people.ts";
import { send } from "../../server/testing/send.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { ApplyToJobDocument } from "../../web/generated/jobs/jobs.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testBrowser } from "../support/browser.ts";

const app = testApp();
const browser = testBrowser();
const recruiter = { id: "", role: "RECRUITER" as const };
let jobId = "";

beforeAll(async () => {
  const job = await buildJob(app.db.prisma, {
    title: "Engineer ".repeat(20).trim(),
    recruiter: { name: "Acme" },
  });
  await buildApplication(app.db.prisma, { jobId: job.id });
  recruiter.id = job.companyId;
  jobId = job.id;
});

interface Screen {
  readonly path: () => string;
  /** The operation that loads it. */
  readonly operation: string;
  readonly loading: string;
  readonly failed: string;
  readonly filled: (page: Page) => Promise<unknown>;
}

const SCREENS: Record<string, Screen> = {
  dashboard: {
    path: () => "/main-recruiter",
    operation: "RecruiterDashboard",
    loading: "Loading your dashboard",
    failed: "Failed to fetch jobs",
    filled: (page) => page.getByRole("heading", { name: "Recently Posted Jobs" }).waitFor(),
  },
  "view jobs": {
    path: () => "/main-recruiter/view-jobs",
    operation: "PostedJobs",
    loading: "Loading your jobs",
    failed: "Could not fetch jobs. Please check your internet connection.",
    filled: (page) => page.getByRole("article").waitFor(),
  },
  applicants: {
    path: () => `/main-recruiter/applicants/${jobId}`,
    operation: "Applicants",
    loading: "Loading applicants",
    failed: "Failed to fetch applicants",
    filled: (page) => page.getByRole("article").waitFor(),
  },
  talents: {
    path: () => "/main-recruiter/allcandidates",
    operation: "Candidates",
    loading: "Loading candidates",
    failed: "Could not fetch Candidates. Please check your internet connection.",
    filled: (page) => page.getByRole("article").waitFor(),
  },
  "company profile": {
    path: () => "/main-recruiter/recruiterprofile",
    operation: "ViewerRecruiter",
    loading: "Loading the profile",
    failed: "Failed to fetch profile",
    filled: (page) => page.getByRole("heading", { name: "Acme" }).waitFor(),
  },
};

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe.each(Object.entries(SCREENS))("%s", (_name, { path, operation, loading, failed, filled }) => {
  it("shows a loading state, after a failure an error, and retries", async () => {
    const page = await browser.openAs(app, recruiter);
    const requested = signal();
    const failing = signal();
    // The page also retries by itself: after the failure the response is held back until the button was pressed.
    const pressed = signal();
    let broken = true;
    await page.route("**/graphql", async (route) => {
      if (!route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.continue();
      if (!broken) {
        await pressed.given;
        return route.continue();
      }
      requested.give();
      await failing.given;
      await route.abort();
    });
    await page.goto(path());
    await page.getByRole("status", { name: loading }).waitFor();
    // The prerendered page is shown before it sends requests.
    await requested.given;
    broken = false;
    failing.give();
    await page.getByText(failed).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try again" }).click();
    pressed.give();
    await filled(page);
  });

  it("fits a phone in dark mode, with long words, and is accessible there", async () => {
    const page = await browser.openAs(app, recruiter, { viewport: PHONE, colorScheme: "dark" });
    await page.goto(path());
    await filled(page);
    const tooWide = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    expect(tooWide).toBe(0);
    await expectAccessible(page);
  });
});

it.each(["dashboard", "applicants"])("%s: a failure stays while a new application causes a reload", async (name) => {
  const { path, failed } = SCREENS[name] as Screen;
  // The query of the page's content fails; its first query may differ from the list's.
  const operation = name === "applicants" ? "PostedJob" : (SCREENS[name] as Screen).operation;
  const page = await browser.openAs(app, recruiter);
  const held = signal();
  let requests = 0;
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.continue();
    requests += 1;
    if (requests > 1) await held.given;
    await route.abort();
  });
  await page.goto(path());
  await page.getByText(failed).waitFor();
  const seeker = await signedInSeeker(app.db);
  await send(app.url, ApplyToJobDocument, { input: { jobId } }, seeker);
  await expect.poll(() => requests).toBeGreaterThan(1);
  expect(await page.getByText(failed).isVisible()).toBe(true);
  held.give();
});

it("posts a job by keyboard only", async () => {
  const { id } = await buildRecruiter(app.db.prisma, { name: "Keys" });
  const page = await browser.openAs(app, { id, role: "RECRUITER" });
  await page.goto("/main-recruiter/post-jobs");
  await page.getByRole("textbox", { name: "Job title" }).focus();
  const { keyboard } = page;
  await keyboard.type("Typist");
  await keyboard.press("Tab");
  await keyboard.type("Finance");
  await page.getByLabel("Job description").focus();
  await keyboard.type("You type.");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await page.getByRole("article", { name: "Typist at Keys" }).getByText("Finance").waitFor();
});

it("shows the server's refusal, and preserves the typed values", async () => {
  const page = await browser.openAs(app, recruiter);
  await page.goto(`/main-recruiter/edit-job/${jobId}`);
  await page.getByRole("textbox", { name: "Job title" }).fill("Another title");
  await app.db.prisma.job.update({ where: { id: jobId }, data: { deletedAt: new Date() } });
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Job not found, please check the job ID").waitFor();
  expect(await page.getByRole("textbox", { name: "Job title" }).inputValue()).toBe("Another title");
});
