// @module-tag thorough

import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { buildRecruiter, buildSeeker, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { addAuthenticatorApp, codeOf, ownerOf } from "../../server/testing/factors.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { DESKTOP, PHONE, testBrowser } from "../support/browser.ts";

const app = testApp({ atLocalhost: true });
const browser = testBrowser();

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const PEOPLE = {
  SEEKER: { build: buildSeeker, login: "/user-login", home: "**/main" },
  RECRUITER: { build: buildRecruiter, login: "/recruiter-login", home: "**/main-recruiter" },
} as const;

for (const role of ["SEEKER", "RECRUITER"] as const) {
  for (const viewport of [PHONE, DESKTOP]) {
    it(`the second step of a login focuses its code: ${role} at ${viewport.width}`, async () => {
      const { build, login, home } = PEOPLE[role];
      const { id } = await build(app.db.prisma);
      const person = await ownerOf(app, id);
      const { key } = await addAuthenticatorApp(app, person, new Date());
      const page = await browser.open({ baseURL: app.url, viewport });
      await page.goto(login);
      await page.getByLabel("Email").fill(person.email);
      await page.getByLabel("Password", { exact: true }).fill(FACTORY_PASSWORD);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "One more step" }).waitFor();
      await page.locator("[data-announcer]").getByText("One more step").waitFor();
      await expect.poll(() => hasFocus(page.getByLabel("Code"))).toBe(true);
      await page.getByRole("button", { name: "I have lost my device" }).click();
      await expect.poll(() => hasFocus(page.getByLabel("Recovery code"))).toBe(true);
      await page.getByRole("button", { name: "I have my device again" }).click();
      await page.getByLabel("Code").focus();
      // The next code: the current one was used when the app was added.
      await page.keyboard.type(codeOf(key, new Date(Date.now() + 30_000)));
      await page.keyboard.press("Enter");
      await page.waitForURL(home);
    });
  }
}
