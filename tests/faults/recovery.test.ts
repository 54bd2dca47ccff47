// @module-tag thorough

import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../server/testing/test-app.ts";
import { testBrowser } from "../support/browser.ts";
import { afterTheFile, type CrashableDatabase, crashableDatabase } from "./own-parts.ts";

const browser = testBrowser();
const AWAY = "Worklane cannot be reached right now.";
/**
 * Milliseconds until recovery after the server is back: 2 seconds, plus a margin for a machine that runs other tests
 * too.
 */
const BACK_MS = 4000;

const onEnd = afterTheFile();
let { postgres, db } = {} as CrashableDatabase;
let app: TestApp;
let seekerId: string;
beforeAll(async () => {
  ({ postgres, db } = await crashableDatabase(onEnd));
  app = await startTestApp({ db });
  onEnd(() => app.close());
  seekerId = (await app.build.seeker()).id;
  await app.build.job({ title: "Welder" });
  await app.build.job({ title: "Baker" });
});

/** Opens /main as a seeker, once hydrated, and detects whether the page was reloaded since. */
async function onMain(baseURL: string) {
  const page = await browser.openAs(app, { id: seekerId, role: "SEEKER" }, { baseURL });
  await page.goto("/main");
  await page.getByRole("article", { name: "Welder" }).waitFor();
  await page.getByRole("button", { name: "Show filters" }).click();
  await page.getByLabel("Work Mode").waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  return { page, isSame: () => page.evaluate(() => "loadedOnce" in window) };
}

async function search(page: Page, keyword: string) {
  await page.getByPlaceholder("Search jobs...").fill(keyword);
  await page.getByPlaceholder("Search jobs...").press("Enter");
}

/** During the outage a search reports it; afterwards the search is completed without any action. */
async function expectRecovery(page: Page, back: () => Promise<void> | void) {
  await search(page, "Baker");
  await page.getByRole("alert").filter({ hasText: AWAY }).waitFor();
  await page.getByText("Failed to fetch jobs").waitFor();
  await back();
  const since = Date.now();
  await page.getByRole("article", { name: "Baker" }).waitFor();
  await page.getByText(AWAY).first().waitFor({ state: "detached" });
  expect(Date.now() - since).toBeLessThan(BACK_MS);
  expect(await page.getByText("Failed to fetch jobs").count()).toBe(0);
}

it("the database goes down: an act is rolled back, the page reports it, recovers when it is back, and acts again", async () => {
  const { page, isSame } = await onMain(app.url);
  const save = page.getByRole("article", { name: "Welder" }).getByRole("button", { name: /^Save/ }).first();
  await postgres.crash();
  await save.click();
  await page.getByRole("alert").filter({ hasText: AWAY }).waitFor();
  await save.waitFor();
  await expectRecovery(page, () => postgres.start());
  expect(await isSame()).toBe(true);
  expect(await app.db.prisma.savedJob.count()).toBe(0);
  await search(page, "Welder");
  await save.click();
  await expect.poll(() => app.db.prisma.savedJob.count()).toBe(1);
});
