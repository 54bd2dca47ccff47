// @module-tag thorough

import type { Page } from "playwright-core";
import { it } from "vitest";
import { buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { expectFocus } from "../support/accessibility-tree.ts";
import { testBrowser } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";

const app = testApp();
const browser = testBrowser();

/** Presses a button by keyboard. */
async function press(page: Page, name: string) {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

it("the focus stays on the button of a profile that could not be saved, and it can be pressed again", async () => {
  const { id } = await buildSeeker(app.db.prisma);
  const page = await browser.openAs(app, { id, role: "SEEKER" });
  await page.goto("/main/userprofile-edit");
  const failing = await failOperation(page, "UpdateSeekerProfile");
  await page.getByRole("textbox", { name: "Name" }).fill("Meera Nair");
  await press(page, "Update My Profile");
  await page.getByRole("alert").first().waitFor();
  await expectFocus(page, "button Update My Profile");
  await failing.answerAfter(async () => {
    await page.keyboard.press("Enter");
    await page.locator("button[type=submit][aria-disabled=true]").waitFor();
    await expectFocus(page, "button Update My Profile");
  });
  await page.waitForURL("**/main/userprofile");
});

it("the focus stays on the button of a login that did not reach the server", async () => {
  const page = await browser.open({ baseURL: app.url });
  await page.goto("/user-login");
  await page.route("**/graphql", (route) => route.abort());
  await page.getByLabel("Email").fill("meera@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Secret-word-1");
  await press(page, "Log in");
  await page.getByRole("alert").first().waitFor();
  await expectFocus(page, "button Log in");
});
