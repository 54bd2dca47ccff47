import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { testApp, testClock } from "../../server/testing/test-app.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { holdResponses } from "../support/hold-requests.ts";

const clock = testClock();
const { app, browser, openAs } = testSite({ clock });
const idle = testApp({ clock, env: { SESSION_IDLE_HOURS: "2" } });
const WEEK = 7 * 24 * 60 * 60;

/** Advances the clocks of the server and the page. */
async function pass(page: Page, seconds: number) {
  clock.pass(seconds * 1000);
  await page.clock.fastForward(seconds * 1000);
}

/** Opens a page with a form, once it knows when the session ends. */
async function openProfile(options = {}, on = app) {
  const { id } = await on.db.build.seeker();
  const page = await browser.openAs(on, { id, role: "SEEKER" }, options);
  await page.clock.install({ time: clock.now });
  await page.goto("/main/userprofile-edit");
  await page.getByLabel("About").fill("I write programs for engines.");
  await learn(page);
  return { page, id };
}

/** The page's next question when the session ends. */
const asked = (page: Page) =>
  page.waitForResponse((response) => response.request().postData()?.includes('"SessionSecondsLeft"') ?? false);

async function learn(page: Page) {
  const learned = asked(page);
  await page.clock.runFor(11_000);
  await learned;
}

const warningOn = (page: Page) => page.getByRole("alert").filter({ hasText: "You will be logged out soon" });

it("warns five minutes before a session ends, and one press extends it by a day", async () => {
  const { page, id } = await openProfile({ viewport: PHONE });
  await pass(page, WEEK - 320);
  await expect.poll(() => warningOn(page).isVisible()).toBe(false);
  await pass(page, 30);
  await warningOn(page).waitFor();
  await warningOn(page).getByText("What you have typed stays here").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stay logged in" }).click();
  await page.getByText("You stay logged in until").waitFor();
  await warningOn(page).waitFor({ state: "hidden" });
  expect(await page.getByLabel("About").inputValue()).toBe("I write programs for engines.");

  await pass(page, 3600);
  await page.getByRole("button", { name: "Update My Profile" }).click();
  await page.getByText("Your profile is up to date.").waitFor();
  const { expiresAt } = await app.db.prisma.session.findFirstOrThrow({ where: { accountId: id } });
  expect(expiresAt.getTime() - clock.now.getTime()).toBeGreaterThan(22 * 3_600_000);
});

it("warns in time although the computer slept while the answer to its question was on its way", async () => {
  const page = await openAs(await app.build.seeker());
  await page.clock.install({ time: clock.now });
  const held = await holdResponses(page, '"SessionSecondsLeft"');
  await page.goto("/main/userprofile-edit");
  await page.getByLabel("About").waitFor();
  await page.clock.runFor(11_000);
  await held.answered;
  await pass(page, WEEK - 290);
  held.release();
  await warningOn(page).waitFor();
});

it("can be extended by keyboard, even when a panel is open above the page", { tags: ["thorough"] }, async () => {
  const page = await openAs(await app.build.recruiter());
  await page.clock.install({ time: clock.now });
  await page.goto("/main-recruiter");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await learn(page);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await pass(page, WEEK - 290);
  const question = page.getByRole("dialog", { name: "You will be logged out soon" });
  await question.waitFor();
  await page.clock.runFor(1000);
  await question.getByRole("button", { name: "Stay logged in" }).press("Enter");
  await page.getByText("You stay logged in until").waitFor();
});

it("otherwise the person is logged out, and the typed text is preserved", async () => {
  const { page } = await openProfile();
  await pass(page, WEEK - 290);
  await warningOn(page).waitFor();
  await pass(page, 300);
  await page.getByRole("alert").filter({ hasText: "You have been logged out. What you typed is still here" }).waitFor();
  await warningOn(page).waitFor({ state: "hidden" });
  expect(await page.getByLabel("About").inputValue()).toBe("I write programs for engines.");
});

it("reports a session that has reached its maximum lifetime, and how to continue", async () => {
  const { page, id } = await openProfile();
  await app.db.prisma.session.updateMany({
    where: { accountId: id },
    data: { createdAt: new Date(clock.now.getTime() - 10 * 24 * 3_600_000) },
  });
  await pass(page, WEEK - 290);
  await page.getByRole("button", { name: "Stay logged in" }).click();
  const said = page.getByRole("alert").filter({ hasText: "cannot be extended again" });
  await said.getByRole("link", { name: "log in in another tab" }).waitFor();
});

it("where idle sessions end, an open page counts as use", async () => {
  const { page } = await openProfile({}, idle);
  for (let hour = 0; hour < 5; hour += 1) {
    const learned = asked(page);
    await pass(page, 2 * 3600 - 290);
    await learned;
  }
  expect(await warningOn(page).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Update My Profile" }).click();
  await page.getByText("Your profile is up to date.").waitFor();
});
