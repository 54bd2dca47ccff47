import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testBrowser } from "../support/browser.ts";
import { htmlFlaws } from "../support/html-flaws.ts";

const app = testApp({ env: { ACCESSIBILITY_CONTACT: "mailto:barriers@jobs.example" } });
const browser = testBrowser();
const seeker = { id: "", role: "SEEKER" as const };
const recruiter = { id: "", role: "RECRUITER" as const };
beforeAll(async () => {
  seeker.id = (await buildSeeker(app.db.prisma)).id;
  recruiter.id = (await buildRecruiter(app.db.prisma)).id;
  await buildJob(app.db.prisma, { companyId: recruiter.id });
});

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const viewport of [PHONE, DESKTOP]) {
  it(`the help pages are valid and accessible and need no script, at ${viewport.width} pixels`, async () => {
    const page = await browser.open({ baseURL: app.url, viewport });
    for (const path of ["/help", "/accessibility"]) {
      const answer = await page.goto(path);
      expect(await htmlFlaws((await answer?.text()) ?? "")).toEqual([]);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("main").getByRole("link", { name: "barriers@jobs.example" }).waitFor();
      expect(await isWide(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, { asShown: true });
    }
    const plain = await browser.open({ baseURL: app.url, viewport, javaScriptEnabled: false });
    await plain.goto("/accessibility");
    await plain.getByRole("cell", { name: "Save the open job, or take it off" }).waitFor();
  });
}

it("help is at the same place of every page before log-in", async () => {
  const page = await browser.open({ baseURL: app.url });
  for (const path of [
    "/start",
    "/jobs",
    "/user-login",
    "/recruiter-signup",
    "/access-denied",
    "/help",
    "/developers",
  ]) {
    await page.goto(path);
    const links = page
      .getByRole("contentinfo")
      .getByRole("navigation", { name: "Help", exact: true })
      .getByRole("link");
    await expect.poll(() => links.allTextContents()).toEqual(["Help", "Accessibility"]);
  }
  await page.goto("/start");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
});

it("help is at the same place of every page after login, on phones in the menu", { tags: ["thorough"] }, async () => {
  for (const [account, paths] of [
    [seeker, ["/main", "/main/chatcomponent", "/main/settings"]],
    [recruiter, ["/main-recruiter", "/main-recruiter/view-jobs", "/operators"]],
  ] as const) {
    const page = await browser.openAs(app, account);
    const phone = await browser.openAs(app, account, { viewport: PHONE });
    for (const path of paths) {
      await page.goto(path);
      await page
        .getByRole("complementary", { name: "Sidebar" })
        .getByRole("navigation", { name: "Help" })
        .getByRole("link", { name: "Accessibility" })
        .waitFor();
      await phone.goto(path);
      await phone.getByRole("button", { name: "Open menu" }).click();
      await phone.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Help" }).waitFor();
    }
  }
});
