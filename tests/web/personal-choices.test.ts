// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PHONE, testSite } from "../support/browser.ts";
import { sendApplication } from "../support/send-application.ts";

const { app, openAs, openPage, visit, once } = testSite();
const seeker = once(() => app.build.seeker({ name: "Meera Nair" }));
const recruiter = once(() => app.build.recruiter());
const job = once(() => app.build.job({ title: "Welder", companyId: recruiter.id }));
once(() => app.build.application({ jobId: job.id }));
const LIGHT = { usual: "#55635b", more: "#38443d" };

const quiet = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--wl-quiet").trim());

/** Records the first colour that is painted. */
const watchFirst = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.first = getComputedStyle(document.documentElement)
        .getPropertyValue("--wl-quiet")
        .trim();
    });
  });
async function expectFirst(page: Page, colour: string, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    expect([path, await page.evaluate(() => document.documentElement.dataset.first)]).toEqual([path, colour]);
  }
}

describe("light and dark", () => {
  it("are chosen on a public page by keyboard, and the choice applies to all pages, before the first paint", async () => {
    const page = await visit("/jobs", { colorScheme: "light", viewport: PHONE });
    await page.getByRole("button", { name: "Switch to dark mode" }).press("Enter");
    await page.getByRole("button", { name: "Switch to light mode" }).waitFor();
    const dark = await quiet(page);
    expect(dark).not.toBe(LIGHT.usual);
    await watchFirst(page);
    await expectFirst(page, dark, ["/help", "/start", "/user-login", "/jobs"]);
    await page.goto("/start");
    await page.getByRole("button", { name: "Switch to light mode" }).click();
    await expect.poll(() => quiet(page)).toBe(LIGHT.usual);
    await expectFirst(page, LIGHT.usual, ["/start", "/jobs"]);
  });

  it("are not offered on a public page without scripts, where the button would do nothing", async () => {
    const page = await visit("/jobs", { javaScriptEnabled: false });
    expect(await page.getByRole("button", { name: /Switch to/ }).count()).toBe(0);
    expect(await page.locator("[data-color-scheme-choice]").isVisible()).toBe(false);
  });
});

describe("higher contrast", () => {
  it("is applied when the system requests it, on pages of each kind, without script too", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage({ contrast: "more", colorScheme: "light", javaScriptEnabled });
      for (const path of ["/start", "/jobs", "/user-login"]) {
        await page.goto(path);
        expect([path, await quiet(page)]).toEqual([path, LIGHT.more]);
      }
    }
  });

  it("is chosen without an account at the top of the statement, and applies everywhere afterwards", async () => {
    const page = await visit("/accessibility", { colorScheme: "light" });
    const choice = page.getByRole("button", { name: "High contrast", exact: true });
    await choice.press("Enter");
    expect(await choice.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => quiet(page)).toBe(LIGHT.more);
    await watchFirst(page);
    await expectFirst(page, LIGHT.more, ["/start", "/jobs", "/user-login", "/accessibility"]);
    await page.locator('[data-contrast-choice][aria-pressed="true"]').press("Enter");
    await expect.poll(() => quiet(page)).toBe(LIGHT.usual);
  });

  it("is chosen in Settings, applies immediately, in other tabs too, and before the first paint afterwards", async () => {
    const page = await visit("/main/settings", { as: seeker, colorScheme: "light" });
    const other = await page.context().newPage();
    await other.goto("/main");
    await page.getByRole("radio", { name: "Always high" }).check();
    await expect.poll(() => quiet(page)).toBe(LIGHT.more);
    await expect.poll(() => quiet(other)).toBe(LIGHT.more);
    await watchFirst(page);
    await expectFirst(page, LIGHT.more, ["/main", "/start", "/jobs", "/accessibility"]);
    await page.goto("/main/settings");
    await page.getByRole("radio", { name: "Same as your device" }).check();
    await expect.poll(() => quiet(page)).toBe(LIGHT.usual);
  });
});

const outlined = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).outlineStyle);

it("in forced colours the current link and the selected tab are drawn", async () => {
  const page = await visit(`/main-recruiter/applicants/${job.id}`, { as: recruiter, forcedColors: "active" });
  await page.getByRole("tab", { name: /Applied/ }).waitFor();
  expect(await outlined(page, '[role="tab"][aria-selected="true"]')).toBe("solid");
  await page.goto("/main-recruiter");
  const bar = page.getByRole("list", { name: "Application outcomes" }).getByRole("link").first();
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain("gradient");
  await page.goto("/main-recruiter/view-jobs");
  await page.getByRole("article").first().waitFor();
  expect(await outlined(page, 'nav [aria-current="page"]')).toBe("solid");
});

describe("notices at the bottom", () => {
  it("close by themselves, unless the person chose that they stay", async () => {
    const page = await openAs(seeker);
    await page.clock.install();
    await page.goto("/main/settings");
    const saveChoices = async () => {
      await page.getByLabel("New connections: by push").click();
      await page.getByRole("button", { name: "Save choices" }).click();
    };
    await saveChoices();
    const notice = page.getByText("Choices saved.");
    await notice.waitFor();
    await page.clock.runFor(10_000);
    await notice.waitFor({ state: "detached" });

    await page.getByRole("checkbox", { name: "Messages stay until I close them" }).check();
    await page.reload();
    await saveChoices();
    await notice.waitFor();
    await page.clock.runFor(120_000);
    expect(await notice.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Close" }).click();
    await page.clock.runFor(1000);
    await notice.waitFor({ state: "detached" });
  });

  it("that offered to undo stay as well, without the offer", async () => {
    const page = await openAs(seeker);
    await page.clock.install();
    await page.goto("/main/settings");
    await page.getByRole("checkbox", { name: "Messages stay until I close them" }).check();
    await page.goto("/main");
    await page.getByRole("button", { name: "Details of Welder" }).first().click();
    await page.getByRole("button", { name: "Apply to Welder" }).first().click();
    await sendApplication(page);
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    await page.clock.runFor(30_000);
    await undo.waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Close" }).first().isVisible()).toBe(true);
  });
});

it("recruiters get no choices about chats, which they do not have", async () => {
  const page = await visit("/main-recruiter/settings", { as: recruiter });
  await page.getByRole("heading", { name: "Accessibility settings" }).waitFor();
  expect(await page.getByText("What a screen reader says of chats").count()).toBe(0);
});
