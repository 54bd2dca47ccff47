// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { testSite } from "../support/browser.ts";

const { app, visit, once } = testSite();
const seeker = once(() => app.build.seeker({ name: "Meera Nair" }));
const recruiter = once(() => app.build.recruiter({ name: "Northwind Labs" }));
const job = once(async () => {
  const { id: jobId } = await app.build.job({ companyId: recruiter.id, title: "Night Nurse" });
  for (const [index, name] of ["Asha Rao", "Bala Iyer"].entries()) {
    const { id: seekerId } = await app.build.seeker({ name });
    await app.build.application({ jobId, seekerId, appliedAt: new Date(Date.now() - index * 60_000) });
  }
  return { id: jobId };
});

async function open(account: { id: string }, path: string, options = {}): Promise<Page> {
  const page = await visit(path, { as: account, ...options });
  await page.locator("#root:not([data-prerendered])").waitFor();
  await page.locator("h1:visible").first().waitFor();
  return page;
}

const isInside = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest("[role=dialog]") !== null && document.activeElement !== document.body,
  );

describe("an overlay takes the focus, traps it, closes by Escape and returns it", () => {
  // On wide windows the filters are part of the page, on phones a sheet; a job opens beside the list on wide ones.
  for (const [what, as, opener, width = 900] of [
    ["a job's details", seeker, "Details of Night Nurse"],
    ["the shortcuts", seeker, "Keyboard shortcuts (press ?)"],
    ["filters", seeker, "Show filters", 390],
    ["an applicant", recruiter, "View Profile: Asha Rao"],
    ["the interviewers", recruiter, "Assign interviewers"],
  ] as const)
    it(what, async () => {
      const path = as === seeker ? "/main" : `/main-recruiter/applicants/${job.id}`;
      const page = await open(as, path, { viewport: { width, height: 844 } });
      const button = page.getByRole("button", { name: opener, exact: true });
      await button.press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      await expect.poll(() => isInside(page)).toBe(true);
      for (let press = 0; press < 25; press += 1) await page.keyboard.press("Tab");
      expect(await isInside(page), "Tab stays inside").toBe(true);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    });
});

it("single letters do nothing once they are disabled (2.1.4)", async () => {
  const page = await open(seeker, "/main");
  const search = page.getByPlaceholder("Search jobs...");
  const hasFocus = () => search.evaluate((field) => field === document.activeElement);
  await page.keyboard.press("/");
  await expect.poll(hasFocus).toBe(true);
  await page.evaluate(() => localStorage.setItem("worklane-keys", "off"));
  await page.reload();
  await page.locator("#root:not([data-prerendered])").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.press("Tab");
  expect(await hasFocus()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
});

it("applicants can be moved on the board by a menu, without dragging (2.5.7)", async () => {
  const page = await open(recruiter, `/main-recruiter/applicants/${job.id}/board`);
  await page.getByRole("button", { name: "Move Bala Iyer to another stage" }).press("Enter");
  const items = page.getByRole("menuitem").filter({ hasNotText: /Accept|Reject/ });
  const item = items.first();
  const stage = (await item.textContent()) ?? "";
  await item.press("Enter");
  await page.getByRole("region", { name: stage }).getByText("Bala Iyer").waitFor();
});

it("choosing in a form neither navigates nor moves the focus (3.2.2)", async () => {
  const page = await open(seeker, "/main");
  const choices = page.getByRole("combobox", { name: /order|sort/i }).or(page.locator("main select"));
  await choices.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/SELECT|INPUT|BUTTON/);
  expect(new URL(page.url()).pathname).toBe("/main");
});

it("jobs are found by a search, by linked lists, and by the sitemap (2.4.5)", async () => {
  for (const path of ["/jobs", "/jobs?q=nurse"])
    await (await visit(path)).getByRole("link", { name: "Night Nurse" }).first().waitFor();
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).toContain("sitemaps/");
});

it("irreversible actions require confirmation, and reversible ones can be undone (3.3.4)", async () => {
  const page = await open(seeker, "/main");
  await page.getByRole("button", { name: "Save Night Nurse" }).first().press("Enter");
  await page.getByRole("button", { name: "Unsave Night Nurse" }).first().waitFor();
  await page.goto("/main/privacy");
  await page.getByLabel("Your password").fill("not asked for yet");
  const remove = page.getByRole("main").getByRole("button", { name: "Delete my account" });
  await remove.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
});
