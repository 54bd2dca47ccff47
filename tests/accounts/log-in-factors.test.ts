import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { codeOf } from "../../server/testing/factors.ts";
import { logIn } from "../support/account-forms.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { addDevice } from "../support/passkeys.ts";

const { app, openAs } = testSite({ atLocalhost: true });

/** Disables the browser's suggestions: the virtual authenticator would accept them immediately. */
const suggestNothing = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function openSettings(options = {}) {
  const email = `factors-${crypto.randomUUID()}@example.com`;
  const { id } = await app.build.seeker({ account: { email } });
  const page = await openAs({ id }, options);
  await addDevice(page);
  await page.goto("/main/settings");
  await page.getByRole("heading", { name: "Passkeys" }).waitFor();
  return { page, id, email };
}

async function logOut(page: Page) {
  await page.getByRole("button", { name: "Log Out" }).click();
  await page.waitForURL("**/start");
}

/** The heading of the section with the focus. */
const placeOf = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("section")?.querySelector("h2")?.textContent);

/** Leaves the page first, since it would navigate away when it notices the lost session. */
async function withoutSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

async function logInByPassword(page: Page, email: string) {
  await page.goto("/user-login");
  await logIn(page, email);
  await page.getByRole("heading", { name: "One more step" }).waitFor();
}

const shownCodes = (page: Page) =>
  page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem").allTextContents();

describe("a passkey", () => {
  it("is added, logs in alone and after the password, and is removed", async () => {
    const { page, email } = await openSettings();
    await suggestNothing(page);
    await page.getByRole("textbox", { name: "Name of the new passkey" }).fill("Work laptop");
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    expect(await shownCodes(page)).toHaveLength(10);
    await expectAccessible(page);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    expect((await downloading).suggestedFilename()).toBe("worklane-recovery-codes.txt");
    await page.getByRole("button", { name: "I have saved them" }).click();
    await page.getByText("10 codes left.").waitFor();
    await page.getByText(/^Not used yet, added on/).waitFor();

    await logOut(page);
    await page.goto("/main/savedjobs");
    await page.waitForURL("**/access-denied");
    await logInByPassword(page, email);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await page.waitForURL("**/main/savedjobs");

    await logOut(page);
    await page.goto("/main/alerts");
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await page.getByRole("button", { name: "Use a passkey instead" }).click();
    await page.waitForURL("**/main/alerts");

    await page.goto("/main/settings");
    await page.getByRole("button", { name: "Rename Work laptop" }).click();
    await page.getByRole("textbox", { name: "Name of the passkey" }).fill("Old laptop");
    await page.getByRole("button", { name: "Rename", exact: true }).click();
    await page.getByRole("button", { name: "Remove Old laptop" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByText("Old laptop removed.").waitFor();
    await expect.poll(() => placeOf(page)).toBe("Passkeys");
    await page.getByRole("heading", { name: "Recovery codes" }).waitFor({ state: "detached" });
  });

  it("is not created before its name is valid, or when that is cancelled, which is reported", {
    tags: ["thorough"],
  }, async () => {
    const { page, id } = await openSettings();
    let ceremonies = 0;
    await page.exposeFunction("noteCeremony", () => {
      ceremonies += 1;
    });
    await page.evaluate(`{
      const create = navigator.credentials.create.bind(navigator.credentials);
      navigator.credentials.create = async (options) => { await noteCeremony(); return create(options); };
    }`);
    const name = page.getByRole("textbox", { name: "Name of the new passkey" });
    await name.fill("Work\u200blaptop");
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByText("The name has an invisible character after “Work”. Type that place again.").waitFor();
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(ceremonies).toBe(0);
    await name.fill("Work laptop");
    await page.evaluate(() => {
      const { create } = navigator.credentials;
      navigator.credentials.create = () => {
        navigator.credentials.create = create;
        return Promise.reject(new DOMException("", "NotAllowedError"));
      };
    });
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByText("No passkey was used.").waitFor();
    expect(await app.db.prisma.passkey.count({ where: { accountId: id } })).toBe(0);
    await name.fill("Work laptop");
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    expect(ceremonies).toBe(1);
    await page.getByText("Passkey added").waitFor();
    expect(await app.db.prisma.passkey.count({ where: { accountId: id } })).toBe(1);
  });

  it("is suggested in the email field", { tags: ["thorough"] }, async () => {
    const { page } = await openSettings();
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    await logOut(page);
    await page.goto("/user-login");
    await page.getByLabel("Email").focus();
    await page.waitForURL("**/main");
  });
});

it("an authenticator app is set up by its key, required after the password, and replaced once by a recovery code", async () => {
  const { page, email } = await openSettings({ viewport: PHONE });
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  const key = (await page.getByTestId("authenticator-key").textContent()) ?? "";
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  await expectAccessible(page);
  await page.getByLabel("Code").fill("000");
  await page.getByRole("button", { name: "Add the authenticator app" }).click();
  await page.getByText("Enter the six digits of the code.").first().waitFor();
  await page.getByLabel("Code").fill(codeOf(key, new Date()));
  await page.getByRole("button", { name: "Add the authenticator app" }).click();
  await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
  const [recoveryCode = ""] = await shownCodes(page);

  await withoutSession(page);
  await logInByPassword(page, email);
  await page.getByLabel("Code").and(page.locator(":focus")).waitFor();
  await page.getByLabel("Code").fill("123456");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("check the time on your phone").first().waitFor();
  // The next code: the current one was used when the app was added.
  await page.getByLabel("Code").fill(codeOf(key, new Date(Date.now() + 30_000)));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/main");

  await withoutSession(page);
  await logInByPassword(page, email);
  await page.getByRole("button", { name: "Lost your device? Use a recovery code" }).click();
  await page.getByLabel("Recovery code").and(page.locator(":focus")).waitFor();
  await page.getByLabel("Recovery code").fill(recoveryCode.toUpperCase());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/main");
  await page.goto("/main/settings");
  await page.getByText("9 codes left.").waitFor();
  await page.getByRole("button", { name: "Remove the authenticator app" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByText("Authenticator app removed.").waitFor();
  await expect.poll(() => placeOf(page)).toBe("Authenticator app");
});
