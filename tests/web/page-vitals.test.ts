// @module-tag thorough

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { testSite } from "../support/browser.ts";

const { app, openAs } = testSite();

it("a page reports its performance when it is left", async () => {
  const page = await openAs(await app.build.seeker());
  const measuring = page.waitForResponse((response) => response.url().includes("/page-vitals-"));
  await page.goto("/main/savedjobs");
  await page.getByRole("heading", { level: 1 }).click();
  await measuresHaveBegun(page, (await measuring).url());
  await page.goto("/start");
  const metrics = async () => (await fetch(`${app.url}/metrics`)).text();
  await expect.poll(metrics).toContain('worklane_page_vital_seconds_count{vital="LCP",page="seekers"} 1');
});

/** The script has run, and the browser has handed it the entries that it had kept. */
const measuresHaveBegun = (page: Page, script: string) =>
  page.evaluate(`import("${script}").then(() => new Promise((idle) => requestIdleCallback(() => idle())))`);
