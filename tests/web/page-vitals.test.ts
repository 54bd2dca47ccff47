// @module-tag thorough

import { expect, it } from "vitest";
import { buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { testBrowser } from "../support/browser.ts";

const app = testApp();
const browser = testBrowser();

it("a page reports its performance when it is left", async () => {
  const { id } = await buildSeeker(app.db.prisma);
  const page = await browser.openAs(app, { id, role: "SEEKER" });
  const measuring = page.waitForResponse((response) => response.url().includes("/page-vitals-"));
  await page.goto("/main/savedjobs");
  await page.getByRole("heading", { level: 1 }).click();
  await measuring;
  await page.goto("/start");
  const metrics = async () => (await fetch(`${app.url}/metrics`)).text();
  await expect.poll(metrics).toContain('worklane_page_vital_seconds_count{vital="LCP",page="seekers"} 1');
});
