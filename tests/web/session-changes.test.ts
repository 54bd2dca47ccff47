// @module-tag thorough

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { logIn } from "../support/account-forms.ts";
import { testSite } from "../support/browser.ts";

const { app, openAs, visit } = testSite();

const buildPerson = (name: string, email: string) => app.build.seeker({ name, account: { email } });

async function logInOn(page: Page, email: string) {
  await page.goto("/user-login");
  await logIn(page, email);
  await page.waitForURL("**/main");
}

it("a tab switches to the account that another tab has logged in", async () => {
  const meera = await buildPerson("Meera Nair", "meera@example.com");
  await buildPerson("Arjun Rao", "arjun@example.com");
  const page = await visit("/main/userprofile-edit", { as: meera });
  await page.getByLabel("About").fill("Mine alone");
  await logInOn(await page.context().newPage(), "arjun@example.com");
  await expect.poll(() => page.getByLabel("About").inputValue()).not.toBe("Mine alone");
  await page.goto("/main");
  await page.getByRole("heading", { level: 1, name: "Arjun Rao" }).waitFor();
});

it("typed text survives a log-out elsewhere, and is saved after logging in again in another tab", async () => {
  const { id } = await buildPerson("Ada Lovelace", "ada@example.com");
  const page = await openAs({ id });
  await page.clock.install();
  await page.goto("/main/userprofile-edit");
  await page.getByLabel("About").fill("I write programs for engines.");
  const other = await page.context().newPage();
  await other.goto("/main");
  await other.getByRole("button", { name: "Log Out" }).click();
  await other.waitForURL("**/start");

  const notice = page.getByRole("alert").filter({ hasText: "You have been logged out. What you typed is still here" });
  await notice.waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("websocket", (socket) => asked.push(socket.url()));
  await page.clock.runFor("01:00");
  await page.evaluate(() => fetch("/readyz"));
  asked.splice(0);
  await page.clock.runFor("10:00");
  await page.evaluate(() => fetch("/readyz"));
  expect(asked.map((url) => new URL(url).pathname)).toEqual(["/readyz"]);

  const save = page.getByRole("button", { name: "Update My Profile" });
  await save.click();
  await logInOn(other, "ada@example.com");
  await notice.waitFor({ state: "hidden" });
  await expect.poll(() => asked.some((url) => url.startsWith("ws"))).toBe(true);
  await save.click();
  await page.getByText("Your profile is up to date.").waitFor();
  await page.getByText("I write programs for engines.").first().waitFor();
});

it("a tab follows a log-out in another tab to the start, while an ended session leads back to its page", async () => {
  const { id } = await buildPerson("Nina Rao", "nina@example.com");
  const page = await visit("/main/savedjobs", { as: { id } });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const other = await page.context().newPage();
  await other.goto("/main");
  await other.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL("**/start");

  await logInOn(page, "nina@example.com");
  await page.goto("/main/alerts");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const left: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && left.push(new URL(request.url()).pathname));
  await other.request.post(`${app.url}/auth/logout-seeker`);
  await page.waitForURL("**/access-denied");
  expect(left).toEqual(["/access-denied"]);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, "nina@example.com");
  await page.waitForURL("**/main/alerts");
});
