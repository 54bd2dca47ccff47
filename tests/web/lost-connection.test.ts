// @module-tag thorough

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { buildSeeker } from "../../prisma/factories/index.ts";
import { expectFocus } from "../support/accessibility-tree.ts";
import { testSite } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";

const { app, openAs, visit } = testSite();

it("a page whose code cannot be fetched offline says so, and opens once the connection is back", async () => {
  const page = await openAs(await buildSeeker(app.db.prisma));
  await page.goto("/main", { waitUntil: "networkidle" });
  // The first touch fetches the code of overlays.
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes("/overlay-host-")));
  const link = page.getByRole("link", { name: "Applied Jobs", exact: true });
  await link.waitFor();
  await page.context().setOffline(true);
  await link.click();
  await page.getByRole("heading", { name: "You are not connected" }).waitFor();
  expect(await page.getByText("Something broke on our side").count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Your Job Applications", exact: true }).waitFor();
});

/** Presses a button by keyboard. */
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");

it("a profile that could not be saved keeps what was typed and the focus on its button, which can be pressed again", async () => {
  const page = await visit("/main/userprofile-edit", { as: await buildSeeker(app.db.prisma) });
  const failing = await failOperation(page, "UpdateSeekerProfile");
  await page.getByRole("textbox", { name: "Name" }).fill("Meera Nair");
  await press(page, "Update My Profile");
  await page.getByText("Failed to update profile.").waitFor();
  await expectFocus(page, "button Update My Profile");
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Meera Nair");
  await failing.answerAfter(async () => {
    await page.keyboard.press("Enter");
    await page.locator("button[type=submit][aria-disabled=true]").waitFor();
    await expectFocus(page, "button Update My Profile");
  });
  await page.waitForURL("**/main/userprofile");
  await page.getByRole("heading", { level: 1, name: "Meera Nair" }).waitFor();
});
