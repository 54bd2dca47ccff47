import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";
import { addDevice } from "../support/passkeys.ts";

const { app, openAs } = testSite({ atLocalhost: true });

async function open(path: string) {
  const { id } = await app.build.seeker();
  const page = await openAs({ id });
  await addDevice(page);
  await page.goto(path);
  return { page, id };
}

/** Backdates the account's logins by an hour. */
const letAnHourPass = (accountId: string) =>
  app.db.prisma.session.updateMany({
    where: { accountId },
    data: { reauthenticatedAt: new Date(Date.now() - 60 * 60 * 1000) },
  });

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "For your security, confirm it's you" });
const passwordIn = (page: Page) => dialogOf(page).getByRole("textbox", { name: /password/i });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);

describe("an hour after the log-in", () => {
  it("a passkey is added once the password is typed, and not when that is cancelled", async () => {
    const { page, id } = await open("/main/settings");
    await letAnHourPass(id);
    const name = page.getByRole("textbox", { name: "Name of the new passkey" });
    await name.fill("Work laptop");
    // Cancelling changes nothing, and leads back to the button that was pressed.
    for (const button of ["Set up an authenticator app", "Add passkey"]) {
      await page.getByRole("button", { name: button }).press("Enter");
      await passwordIn(page).waitFor();
      await page.keyboard.press("Escape");
      await dialogOf(page).waitFor({ state: "detached" });
      await expect.poll(() => focused(page)).toBe(button);
    }
    await page.getByRole("form", { name: "New passkey" }).getByText("Confirm that it is you").waitFor();
    expect(await name.inputValue()).toBe("Work laptop");
    expect(await app.db.prisma.passkey.count({ where: { accountId: id } })).toBe(0);

    await page.keyboard.press("Enter");
    await dialogOf(page).waitFor();
    expect(await passwordIn(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await passwordIn(page).fill("not it");
    await page.keyboard.press("Enter");
    await dialogOf(page).getByText("Wrong password, please try again").first().waitFor();
    await passwordIn(page).fill(FACTORY_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    expect(await app.db.prisma.passkey.findMany({ select: { name: true }, where: { accountId: id } })).toEqual([
      { name: "Work laptop" },
    ]);
  });

  it("a passkey confirms the identity, and the request is completed", async () => {
    const { page, id } = await open("/main/settings");
    await page.getByRole("textbox", { name: "Name of the new passkey" }).fill("Work laptop");
    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("button", { name: "I have saved them" }).click();
    await letAnHourPass(id);
    await page.getByRole("button", { name: "Remove Work laptop" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await dialogOf(page).waitFor();
    await dialogOf(page).getByRole("button", { name: "Use a passkey" }).click();
    await page.getByText("Work laptop removed.").waitFor();
    // The pressed button is gone: the focus is near it.
    const place = () => page.evaluate(() => document.activeElement?.closest("section")?.querySelector("h2")?.id);
    await expect.poll(place).toBe("passkeys");
  });
});

it("after the dialog the focus is at the link, whose download the password starts", async () => {
  const { page, id } = await open("/main/privacy");
  await letAnHourPass(id);
  await page.getByRole("link", { name: "Download my data" }).press("Enter");
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await dialogOf(page).waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await passwordIn(page).fill(FACTORY_PASSWORD);
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await downloading).suggestedFilename()).toBe("my-worklane-data.zip");
  await expect.poll(() => focused(page)).toBe("Download my data");
});
