// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { buildSeeker, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { codeOf } from "../../server/testing/factors.ts";
import { openSession } from "../../server/testing/sign-in.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testBrowser } from "../support/browser.ts";
import { press, tabTo, typeInto } from "../support/keyboard.ts";
import { addDevice } from "../support/passkeys.ts";

// Every way to secure an account, without a mouse; changing the address is in email-change.test.ts.

const app = testApp({ atLocalhost: true });
const browser = testBrowser();

async function openSettings(options = {}) {
  const email = `keys-${crypto.randomUUID()}@example.com`;
  const { id } = await buildSeeker(app.db.prisma, { account: { email } });
  const page = await browser.openAs(app, { id, role: "SEEKER" }, options);
  await addDevice(page);
  // The virtual authenticator would accept a suggested passkey immediately.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto("/main/settings");
  await page.getByRole("heading", { name: "Passkeys" }).waitFor();
  return { page, id, email };
}

/** The heading of the section with the focus; null when it is lost. */
const placeOf = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("section")?.querySelector("h2")?.textContent ?? null);

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

async function logOut(page: Page) {
  await press(page, button(page, "Log Out"));
  await page.waitForURL("**/start");
}

async function typePassword(page: Page, email: string, password = FACTORY_PASSWORD) {
  await page.goto("/user-login");
  await typeInto(page, page.getByLabel("Email"), email);
  await typeInto(page, page.getByLabel("Password", { exact: true }), password);
  await page.keyboard.press("Enter");
}

describe("by keyboard only", () => {
  it("the password is changed, and works for the log-in", async () => {
    const { page, email } = await openSettings();
    const next = "a kettle of nine herons";
    await typeInto(page, page.getByLabel("Current password"), "not it");
    await typeInto(page, page.getByLabel("New password", { exact: true }), next);
    await page.keyboard.press("Enter");
    await page.getByText("Wrong password, please try again").first().waitFor();
    await expectAccessible(page);
    await typeInto(page, page.getByLabel("Current password"), FACTORY_PASSWORD);
    await press(page, button(page, "Change password"));
    await page
      .getByText(/password is changed/i)
      .first()
      .waitFor();
    await expect.poll(() => page.getByLabel("Current password").inputValue()).toBe("");
    await expect.poll(() => placeOf(page)).toBe("Password");
    await expectAccessible(page);
    await logOut(page);
    await typePassword(page, email, next);
    await page.waitForURL("**/main");
  });

  it("a device is logged out", async () => {
    const { page, id } = await openSettings({ viewport: PHONE });
    await openSession(app.db, { id, role: "SEEKER" });
    await page.reload();
    const devices = page.getByRole("list", { name: "Devices" });
    await press(page, devices.getByRole("button").first());
    await expectAccessible(page);
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Log it out" }));
    await expect.poll(() => devices.getByRole("listitem").count()).toBe(1);
    await expect.poll(() => placeOf(page)).toBe("Devices");
    await expectAccessible(page);
  });

  it("an app is added, required, replaced by a recovery code, and removed", async () => {
    const { page, email } = await openSettings();
    await press(page, button(page, "Set up an app"));
    const key = (await page.getByTestId("authenticator-key").textContent()) ?? "";
    await expect.poll(() => placeOf(page)).toBe("Authenticator app");
    await expectAccessible(page);
    await press(page, button(page, "Cancel"));
    await expect.poll(() => placeOf(page)).toBe("Authenticator app");
    await press(page, button(page, "Set up an app"));
    const again = page.getByTestId("authenticator-key");
    await expect.poll(() => again.textContent()).not.toBe(key);
    await typeInto(page, page.getByLabel("Code"), codeOf((await again.textContent()) ?? "", new Date()));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    const codes = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
    const [recoveryCode = ""] = await codes.allTextContents();
    await expectAccessible(page);
    await press(page, button(page, "I have saved them"));
    await expect.poll(() => placeOf(page)).not.toBe(null);
    await logOut(page);

    await typePassword(page, email);
    await page.getByRole("heading", { name: "One more step" }).waitFor();
    await expectAccessible(page);
    await press(page, button(page, "I have lost my device: use a recovery code"));
    await typeInto(page, page.getByLabel("Recovery code"), recoveryCode);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/main");

    await page.goto("/main/settings");
    await page.getByText("9 are left.").waitFor();
    await press(page, button(page, "Remove the app"));
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Remove" }));
    await page.getByText("The authenticator app is removed.").waitFor();
    await expect.poll(() => placeOf(page)).toBe("Authenticator app");
  });

  it("a passkey is added, used to log in, and removed", async () => {
    const { page } = await openSettings({ viewport: PHONE });
    await typeInto(page, page.getByLabel("Name of the new passkey"), "My phone");
    await press(page, button(page, "Add a passkey"));
    await press(page, button(page, "I have saved them"));
    await page.getByText("10 are left.").waitFor();
    await expect.poll(() => placeOf(page)).not.toBe(null);
    await expectAccessible(page);
    await press(page, button(page, "Open menu"));
    await press(page, button(page, "Log Out"));
    await page.waitForURL("**/start");
    await page.goto("/user-login");
    await press(page, button(page, "Use a passkey instead"));
    await page.waitForURL("**/main");
    await page.goto("/main/settings");
    await press(page, button(page, "Remove My phone"));
    await press(page, page.getByRole("dialog").getByRole("button", { name: "Remove" }));
    await page.getByText("My phone is removed.").waitFor();
    await expect.poll(() => placeOf(page)).toBe("Passkeys");
  });

  it("the account's data is downloaded after the identity check", async () => {
    const { page, id } = await openSettings();
    await app.db.prisma.session.updateMany({ where: { accountId: id }, data: { reauthenticatedAt: new Date(0) } });
    await page.goto("/main/privacy");
    const link = page.getByRole("link", { name: "Download my data" });
    await press(page, link);
    await page.getByRole("dialog").getByRole("textbox", { name: "Your password" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.type(FACTORY_PASSWORD);
    const downloading = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    await downloading;
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    await tabTo(page, link);
  });
});
