// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { holdRequests } from "../support/hold-requests.ts";

const { app, visit, once } = testSite();

const JOBS = 60;
const recruiter = once(() => app.build.recruiter());
const seeker = once(async () => {
  const { id } = await app.build.seeker();
  for (let n = 0; n < JOBS; n++)
    await app.build.savedJob({ seekerId: id, jobId: (await app.build.job({ companyId: recruiter.id })).id });
  return { id };
});

const positionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a place, as far as the list reaches, until it does. */
const scrollTo = (page: Page, top: number) =>
  expect.poll(() => page.evaluate((to) => window.scrollTo(0, to), top).then(() => positionOf(page))).toBe(top);

const expectAt = (page: Page, top: number) => expect.poll(() => positionOf(page)).toBe(top);

describe.each([DESKTOP, PHONE])("at $width pixels", (viewport) => {
  it.each([
    { path: "/main", as: seeker, top: 2500 },
    { path: "/main/savedjobs", as: seeker, top: 1400 },
    { path: "/main/settings", as: seeker, top: 900 },
    { path: "/main/userprofile-edit", as: seeker, top: 700 },
    { path: "/main-recruiter/view-jobs", as: recruiter, top: 1800 },
    { path: "/main-recruiter/recruiterprofile-edit", as: recruiter, top: 100 },
  ])("who was at $top of $path is there again after a reload, and on Back", async ({ path, as, top }) => {
    const page = await visit(path, { as, viewport });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await scrollTo(page, top);
    await page.reload();
    await expectAt(page, top);
    await page.waitForLoadState("networkidle");
    await page.goto("/help");
    await page.goBack();
    await expectAt(page, top);
  });
});

it("a new visit begins at the top", async () => {
  const page = await visit("/main-recruiter/view-jobs", { as: recruiter, viewport: PHONE });
  await scrollTo(page, 1800);
  for (const path of ["/main-recruiter/recruiterprofile-edit", "/main-recruiter/view-jobs"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await positionOf(page)).toBe(0);
  }
});

it("who scrolls while content arrives is left alone", async () => {
  const page = await visit("/main-recruiter/view-jobs", { as: recruiter, viewport: DESKTOP });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await scrollTo(page, 1800);
  const release = await holdRequests(page, "**/graphql");
  await page.reload();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await page.locator("#root:not([data-prerendered])").waitFor();
  await page.keyboard.press("Home");
  release();
  await page.getByRole("article").first().waitFor();
  expect(await positionOf(page)).toBe(0);
});
