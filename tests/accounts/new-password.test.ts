// @module-tag thorough

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { PASSWORD_REFUSALS } from "../../shared/password-strength.ts";
import { testSite } from "../support/browser.ts";
import { linkFromMail } from "../support/mails.ts";

const { app, visit } = testSite({ worker: true });

const strengthOn = (page: Page) => page.getByRole("status").filter({ hasText: /easy to guess|Fair|Good|Strong/ });

async function expectRefusedWhileTyping(page: Page, words: readonly string[]) {
  const next = page.getByRole("textbox", { name: "New password" });
  for (const word of words) {
    await next.fill("difference engine in brass");
    await expect.poll(() => strengthOn(page).textContent()).toBe("Strong");
    await next.fill(word);
    await expect
      .poll(() => strengthOn(page).textContent())
      .toBe(`This password is easy to guess. ${PASSWORD_REFUSALS.personal}`);
  }
}

it("is judged in Settings with the account's personal data", async () => {
  const email = `nim.${crypto.randomUUID()}@example.com`;
  const seeker = { name: "Nim Okafor", phone: "8123456700", account: { email } };
  const page = await visit("/main/settings", { as: await app.build.seeker(seeker) });
  await page.getByRole("textbox", { name: "Phone number" }).waitFor();
  await expectRefusedWhileTyping(page, ["Nim Okafor 1", "8123456700", email]);

  const owner = await app.build.recruiter({
    name: "Difference Works",
    account: { displayName: "Joan Clarke" },
  });
  const recruiter = await visit("/main-recruiter/settings", { as: owner });
  await expectRefusedWhileTyping(recruiter, ["difference works", "joanclarke1"]);
});

it("is not praised after the server refused it, until it is changed", async () => {
  const email = `quagga.${crypto.randomUUID().slice(0, 8)}@zoo.example`;
  await app.build.seeker({ account: { email } });
  const page = await visit("/forgot-paasword");
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  await page.goto(await linkFromMail(app, email, "/reset-paasword/"));
  const next = page.getByRole("textbox", { name: "New password" });
  await next.fill(email);
  await strengthOn(page).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText(PASSWORD_REFUSALS.personal).waitFor();
  expect(await strengthOn(page).count()).toBe(0);
  await next.fill("difference engine in brass");
  await expect.poll(() => strengthOn(page).textContent()).toBe("Strong");
  expect(await page.getByText(PASSWORD_REFUSALS.personal).count()).toBe(0);
});
