import { expect, it } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";
import { holdOperation } from "../support/hold-requests.ts";

const { app, visit } = testSite();

const active = (accountId: string) => app.db.prisma.session.count({ where: { accountId, endedAt: null } });

it("lists the sessions, and logs a lost device, then all others out after confirmation", async () => {
  const { id } = await app.build.seeker();
  for (let devices = 0; devices < 4; devices += 1) await signIn(app.db, { id, role: "SEEKER" });
  const { id: lost } = await app.db.prisma.session.findFirstOrThrow({ where: { accountId: id } });
  await app.db.prisma.session.updateMany({
    where: { id: lost },
    data: {
      userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
      address: "203.0.113.7",
    },
  });
  const page = await visit("/main", { as: { id } });
  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await page.getByText(/from 203\.0\.113\.7/).waitFor();
  await page.getByText(/^This device/).waitFor();

  await page.getByRole("button", { name: "Log out Firefox on Windows" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await active(id)).toBe(5);
  await page.getByRole("button", { name: "Log out Firefox on Windows" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await page.getByText(/from 203\.0\.113\.7/).waitFor({ state: "detached" });
  expect(await active(id)).toBe(4);
  const place = () => page.evaluate(() => document.activeElement?.closest("section")?.querySelector("h2")?.textContent);
  await expect.poll(place).toBe("Devices");
  await page.getByRole("button", { name: "Log out all other devices" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await page.getByText("3 devices logged out.").waitFor();
  await expect.poll(() => page.getByRole("list", { name: "Devices" }).getByRole("listitem").count()).toBe(1);
  expect(await active(id)).toBe(1);
});

it("changes the password, with errors beside their fields", async () => {
  const page = await visit("/main-recruiter/settings", { as: await app.build.recruiter() });
  const current = page.getByRole("textbox", { name: "Current password" });
  const next = page.getByRole("textbox", { name: "New password" });
  const change = page.getByRole("button", { name: "Change password" });
  await page.getByText(/^This device/).waitFor();
  await change.click();
  await page.getByText("All fields are required").waitFor();
  await current.fill("not it");
  await next.fill("a longer secret");
  await change.click();
  await page.getByText("Wrong password, please try again").waitFor();
  await expect.poll(() => current.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await next.inputValue()).toBe("a longer secret");
  await expectAccessible(page);
  await current.fill(FACTORY_PASSWORD);
  await change.click();
  await page.getByText("Your password has been changed. Your other devices are logged out.").waitFor();
  expect([await current.inputValue(), await next.inputValue()]).toEqual(["", ""]);
  const activity = page.getByRole("region", { name: "Security activity" });
  await activity.getByText("Password change", { exact: true }).waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
});

it.each(["/appeal/x", "/email-change/x", "/reset-paasword/x", "/operators", "/user-login"])(
  "%s reports without scripts that it needs them, and does nothing else",
  async (path) => {
    const page = await visit(path, { javaScriptEnabled: false });
    const words = page.locator("noscript");
    expect(await words.isVisible()).toBe(true);
    expect(await words.innerText()).toContain("Logging in, and all else that is done here, needs JavaScript.");
    expect(await words.getByRole("link", { name: "read the open jobs" }).getAttribute("href")).toBe("/jobs");
  },
);

it("explains at an IP address that passkeys need a domain name, and offers none", async () => {
  const page = await visit("/main/settings", { as: await app.build.seeker() });
  await page.getByText("Passkeys need a domain name").waitFor();
  await page.getByRole("button", { name: "Set up an authenticator app" }).waitFor();
  expect(await page.getByRole("button", { name: "Add passkey" }).count()).toBe(0);
});

it("turns the calendar feed on, gives it a new address and turns it off", async () => {
  const page = await visit("/main/settings", { as: await app.build.seeker() });
  const section = page.getByRole("region", { name: "Calendar feed" });
  await section.getByRole("button", { name: "Turn on calendar feed" }).click();
  const address = section.getByLabel("Address of your calendar feed");
  const first = await address.inputValue();
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  const statusOf = async (url: string) => (await fetch(app.url + new URL(url).pathname)).status;
  expect(await statusOf(first)).toBe(200);
  await expectAccessible(page);
  await section.getByRole("button", { name: "Create new address" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create address" }).click();
  await expect.poll(() => address.inputValue()).not.toBe(first);
  expect([await statusOf(first), await statusOf(await address.inputValue())]).toEqual([404, 200]);
  await page.reload();
  await section.getByText(/^Turned on\. Its address was created on /).waitFor();
  expect(await address.count()).toBe(0);
  await section.getByRole("button", { name: "Turn off calendar feed" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await section.getByRole("button", { name: "Turn on calendar feed" }).waitFor();
});

it("saves a name, and what is typed meanwhile by another press", async () => {
  const page = await visit("/main-recruiter/settings", { as: await app.build.recruiter() });
  const name = page.getByLabel("Name", { exact: true });
  const save = page.getByRole("button", { name: "Save name" });
  const saving = await holdOperation(page, "ChangeDisplayName");
  await name.fill("Ada");
  await save.click();
  await saving.requested;
  await name.fill("Ada Rao");
  saving.release();
  await page.getByText("Your company's members see you as Ada.").waitFor();
  await save.click();
  await page.getByText("Your company's members see you as Ada Rao.").waitFor();
});

it("shows the section of the address, though those above it are loaded later", async () => {
  const page = await visit("/main", { as: await app.build.seeker(), viewport: { width: 1440, height: 700 } });
  const held = await holdOperation(page, "NoticePreferences");
  await page.goto("/main/settings#hidden-jobs");
  await page.getByText("You have not hidden any jobs or companies.").waitFor();
  // Safari does not do this by itself.
  await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
  held.release();
  await page.getByRole("list", { name: "Kinds of notifications" }).waitFor();
  const last = page.getByRole("heading", { name: "Hidden jobs and companies" });
  await expect.poll(async () => ((await last.boundingBox())?.y ?? 0) < 700).toBe(true);
});
