// @module-tag thorough

import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { forEachTest } from "../../server/testing/test-app.ts";
import { holdResponses } from "../support/hold-requests.ts";
import { reviewing } from "./reviewing.ts";

const { app, jobToReview, openAs, shows, step, visit } = reviewing();

const NAMES = Array.from({ length: 12 }, (_, index) => `Reader ${index + 1}`);
const TEXT = "ran a yard, rare. Called her, she can start on Monday and";

const job = forEachTest(() => jobToReview(NAMES));

const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Applicants" }).getByText(name, { exact: true });
const note = (page: Page) => page.getByRole("textbox", { name: "Write a note" });
const isFocused = (page: Page) => expect.poll(() => note(page).evaluate((field) => field === document.activeElement));
const decided = () =>
  app.db.prisma.applicationEvent.count({
    where: { application: { jobId: job.jobId }, kind: { in: ["ACCEPTED", "REJECTED", "REMOVED", "MOVED"] } },
  });

const looksOf = async (button: Locator) => ({
  backgroundColor: await button.evaluate((element) => getComputedStyle(element).backgroundColor),
  box: await button.boundingBox(),
});

/** Opens the review while the profiles are on their way. */
async function openLoading() {
  const page = await openAs(job.recruiter);
  const { release, answered } = await holdResponses(page, '"operationName":"ReviewApplicant"');
  await page.goto(job.review);
  await row(page, "Reader 1").waitFor();
  await answered;
  return { page, release };
}

it("takes a note typed while the profile is loading into the field, and for no decision", async () => {
  const { page, release } = await openLoading();
  await page.keyboard.press("n");
  await page.keyboard.type(`${TEXT}d`);
  await page.keyboard.press("Backspace");
  release();
  await isFocused(page).toBe(true);
  await expect.poll(() => note(page).inputValue()).toBe(TEXT);
  await page.keyboard.type(" rest");
  expect(await note(page).inputValue()).toBe(`${TEXT} rest`);
  await page.keyboard.press("Escape");
  expect(await decided()).toBe(0);
  await step(page, "a", "Reader 2");
  await expect.poll(decided).toBe(1);
});

it("takes a tag typed while the profile of a pressed row is loading for no decision", async () => {
  const { page, release } = await openLoading();
  await row(page, "Reader 9").click();
  await page.keyboard.press("t");
  await page.keyboard.type("rare yard");
  release();
  await shows(page, "Reader 9");
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Add a tag");
  await expect.poll(() => page.getByRole("textbox", { name: "Add a tag" }).inputValue()).toBe("rare yard");
  expect(await decided()).toBe(0);
});

it("decides on nobody whose profile is not on the screen, by key or by button", async () => {
  const { page, release } = await openLoading();
  for (const key of ["a", "r", "Shift+A", "Shift+R", "m", "2"]) await page.keyboard.press(key);
  const accept = page.getByRole("button", { name: "Accept Reader 1", exact: true });
  const { backgroundColor, box } = await looksOf(accept);
  expect(await accept.isDisabled()).toBe(true);
  await accept.click({ force: true });
  await page.getByRole("button", { name: "Reject Reader 1", exact: true }).press("Enter");
  release();
  await shows(page, "Reader 1");
  expect(await accept.isDisabled()).toBe(false);
  const shown = await looksOf(accept);
  expect(shown.box).toEqual(box);
  expect(shown.backgroundColor).not.toBe(backgroundColor);
  await page.getByText("1 of 12", { exact: true }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await step(page, "r", "Reader 2");
  await expect.poll(decided).toBe(1);
});

it("announces and decides on the next applicant once their profile is on the screen", async () => {
  const { page, release } = await openLoading();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const announced = document.querySelector("[data-announcer] p:last-child")?.textContent;
      said.push(`${announced} (${document.querySelector("h2")?.textContent})`);
    }).observe(document.querySelector("[data-announcer]") ?? document.body, { childList: true });
  });
  for (const key of ["j", "a", "r"]) await page.keyboard.press(key);
  release();
  await shows(page, "Reader 2");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "said"))).toEqual(["Reader 2, 2 of 12 (Reader 2)"]);
  expect(await decided()).toBe(0);
});

it("takes letters for decisions again after Escape, or a press of the pointer", async () => {
  const { page, release } = await openLoading();
  await page.keyboard.press("n");
  await page.keyboard.press("Escape");
  release();
  await shows(page, "Reader 1");
  await step(page, "a", "Reader 2");
  await expect.poll(decided).toBe(1);
  await page.keyboard.press("q");
  await page.keyboard.press("r");
  await row(page, "Reader 4").click();
  await shows(page, "Reader 4");
  await step(page, "r", "Reader 5");
  await expect.poll(decided).toBe(2);
});

it("keeps what is typed while a note is being saved in the field", async () => {
  const page = await visit(job.review, { as: job.recruiter });
  await shows(page, "Reader 1");
  const { release, answered } = await holdResponses(page, '"operationName":"WriteApplicationNote"');
  await page.keyboard.press("n");
  await page.keyboard.type("Called");
  await page.keyboard.press("Control+Enter");
  await answered;
  await page.keyboard.type("her and");
  release();
  await page.getByRole("region", { name: "Notes" }).getByText("Called", { exact: true }).waitFor();
  await expect.poll(() => note(page).inputValue()).toBe("her and");
  await page.keyboard.type(" ran");
  expect(await note(page).inputValue()).toBe("her and ran");
  expect(await decided()).toBe(0);
});

it("decides once on a double click", async () => {
  const page = await visit(job.review, { as: job.recruiter });
  await shows(page, "Reader 1");
  await page.getByRole("button", { name: "Accept Reader 1", exact: true }).dblclick();
  await shows(page, "Reader 2");
  await expect.poll(decided).toBe(1);
});
