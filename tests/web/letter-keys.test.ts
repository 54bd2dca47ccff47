// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";

const { app, openAs, visit, once } = testSite();
const seeker = once(() => app.build.seeker());
const recruiter = once(() => app.build.recruiter());
const job = once(async () => {
  const welder = await app.build.job({ title: "Welder", companyId: recruiter.id });
  await app.build.job({ title: "Nurse", companyId: recruiter.id });
  for (const name of ["Ada Lovelace", "Ben Okri"])
    await app.build.application({ jobId: welder.id, seekerId: (await app.build.seeker({ name })).id });
  return welder;
});

const list = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

describe("the shortcut list", () => {
  it("opens by ? on every page after login, with the keys of that page", async () => {
    const page = await openAs(seeker);
    for (const [path, key] of [
      ["/main", "Save or unsave the open job"],
      ["/main/savedjobs", "Close the most recently opened item"],
      ["/main/chatcomponent", "Start a new line"],
      ["/main/chatbot", "Start a new line"],
      ["/main/allusers", "Close the most recently opened item"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().hover();
      await page.keyboard.press("?");
      await list(page).getByText(key).waitFor();
      await list(page).getByText("Close the most recently opened item").waitFor();
      await page.keyboard.press("Escape");
      await list(page).waitFor({ state: "hidden" });
    }
  });

  it("no longer takes keys once it is being closed", async () => {
    const page = await visit("/main", { as: seeker, reducedMotion: "no-preference" });
    await page.getByRole("heading", { level: 1 }).first().hover();
    await page.keyboard.press("?");
    await list(page).getByText("Close the most recently opened item").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.keyboard.type("ja");
    await expect.poll(() => page.getByPlaceholder("Search jobs...").inputValue()).toBe("ja");
    await list(page).waitFor({ state: "hidden" });
    expect(new URL(page.url()).search).toBe("");
  });

  it("opens in the operator console by its button", async () => {
    const operatorConsole = await visit("/operators", { as: await app.signedInOperator("MODERATOR") });
    await operatorConsole.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await list(operatorConsole).getByText("Show the keyboard shortcuts on this page").waitFor();
  });
});

it("an applicant's panel shows its keys above itself", async () => {
  const page = await visit(`/main-recruiter/applicants/${job.id}`, { as: recruiter });
  await page.getByRole("button", { name: "View Profile: Ada Lovelace" }).click();
  await page.getByRole("dialog").getByRole("heading", { name: "Ada Lovelace" }).waitFor();
  await page.keyboard.press("?");
  await list(page).getByText("Download the resume").waitFor();
  await page.keyboard.press("Escape");
  await list(page).waitFor({ state: "hidden" });
  await page.getByRole("dialog").getByRole("heading", { name: "Ada Lovelace" }).waitFor();
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it("the public job search moves through jobs by j and k and to the search by /, and lists its keys", async () => {
  const page = await visit("/jobs");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).waitFor();
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  await page.keyboard.press("j");
  expect(await focused(page)).toBe(titles[0]);
  await page.keyboard.press("j");
  expect(await focused(page)).toBe(titles[1]);
  await page.keyboard.press("k");
  expect(await focused(page)).toBe(titles[0]);
  await page.keyboard.press("/");
  await page.keyboard.type("j?");
  expect(await page.getByRole("searchbox").or(page.getByRole("combobox")).inputValue()).toBe("j?");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await list(page).getByText("Next and previous job", { exact: true }).waitFor();
  await expectAccessible(page, { asShown: true });

  await list(page).getByRole("checkbox", { name: "Use single-key shortcuts in this browser" }).uncheck();
  await page.keyboard.press("Escape");
  await list(page).waitFor({ state: "hidden" });
  await page.reload();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("?");
  await page.keyboard.press("j");
  expect(await list(page).count()).toBe(0);
});
