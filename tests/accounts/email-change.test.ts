import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { nextEmail } from "../../prisma/factories/factory.ts";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";
import { press as pressBy } from "../support/keyboard.ts";
import { linkFromMail } from "../support/mails.ts";

const { app, visit } = testSite({ worker: true });

const emailOf = async (id: string) => (await app.db.prisma.account.findUniqueOrThrow({ where: { id } })).email;
const focused = (page: Page) => page.evaluate("document.activeElement?.textContent ?? ''");

/** Tabs to the button, and presses it. */
const press = (page: Page, name: string) => pressBy(page, page.getByRole("button", { name, exact: true }));

describe("the email address", () => {
  it("is changed by keyboard, confirmed in another browser, and restored from the old inbox", async () => {
    const { id } = await app.build.seeker();
    const [first, second] = [await emailOf(id), nextEmail()];
    const page = await visit("/main/settings", { as: { id } });
    const field = page.getByRole("textbox", { name: "New email address" });
    await field.focus();
    await page.keyboard.type("no address");
    await page.keyboard.press("Enter");
    await page.getByText("Invalid email format").waitFor();
    expect(await field.inputValue()).toBe("no address");
    await app.db.prisma.session.updateMany({ where: { accountId: id }, data: { reauthenticatedAt: new Date(0) } });
    await field.fill("");
    await page.keyboard.type(second);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("textbox", { name: "Your password" }).waitFor();
    await page.keyboard.type(FACTORY_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByText(`We emailed a link to ${second}`).waitFor();
    await expectAccessible(page);
    expect(await focused(page)).toBe("Resend the email");

    // Opening the link, as mail scanners do, changes nothing; the button does, with or without a session.
    const elsewhere = await visit(await linkFromMail(app, second, "/email-change/"));
    await elsewhere.getByRole("heading", { level: 1, name: "Confirm your new address" }).waitFor();
    expect(await emailOf(id)).toBe(first);
    await expectAccessible(elsewhere);
    await press(elsewhere, "Confirm this address");
    await elsewhere.getByRole("heading", { level: 1, name: "Your address has been changed" }).waitFor();
    expect(await emailOf(id)).toBe(second);
    // The device that requested it stays logged in, and shows the new address.
    await page.getByText(`You are logged in as ${second}.`).waitFor();
    await page.getByRole("textbox", { name: "New email address" }).waitFor();
    await elsewhere.reload();
    await elsewhere.getByText("This address is already confirmed.").waitFor();

    await elsewhere.goto(await linkFromMail(app, first, "/email-change/"));
    await elsewhere.getByRole("heading", { level: 1, name: "Undo the change to your address" }).waitFor();
    await elsewhere.getByText(second).waitFor();
    await expectAccessible(elsewhere);
    await press(elsewhere, "Undo the change");
    await elsewhere.getByRole("heading", { level: 1, name: "Your previous address has been restored" }).waitFor();
    expect(await focused(elsewhere)).toBe("Your previous address has been restored");
    expect(await emailOf(id)).toBe(first);
    await elsewhere.reload();
    await elsewhere.getByText("This change was undone").waitFor();
    await elsewhere.goto(await linkFromMail(app, first, "/reset-paasword/"));
    await elsewhere.getByLabel("New password").first().fill("a password of my own again");
    await elsewhere.keyboard.press("Enter");
    await elsewhere.waitForURL("**/user-login");
  });

  it("the mail of a pending change is resent and cancelled, and a taken address is reported beside the field", {
    tags: ["thorough"],
  }, async () => {
    const { id } = await app.build.recruiter();
    const taken = await emailOf((await app.build.recruiter()).id);
    const page = await visit("/main-recruiter/settings", { as: { id } });
    const field = page.getByRole("textbox", { name: "New email address" });
    await field.fill(taken);
    await page.keyboard.press("Enter");
    await page.getByText("Email already exists, please use a different email").waitFor();
    expect(await field.inputValue()).toBe(taken);
    const email = nextEmail();
    await field.fill(email);
    await page.keyboard.press("Enter");
    await page.getByText(`We emailed a link to ${email}`).waitFor();
    await page.reload();
    await page.getByText(`We emailed a link to ${email}`).waitFor();
    await page.getByRole("button", { name: "Resend the email" }).click();
    await page.getByText(`We sent an email to ${email}.`).first().waitFor();
    await expect.poll(() => app.db.prisma.mail.count({ where: { to: email } })).toBe(2);
    const link = await linkFromMail(app, email, "/email-change/");
    await page.getByRole("button", { name: "Cancel the change" }).click();
    await field.waitFor();
    await page.goto(link);
    await page.getByText("This change was cancelled").waitFor();
    await page.goto("/email-change/no-such-token");
    await page.getByText("This link is incomplete.").waitFor();
  });
});

it("a seeker's phone number is changed in the same place, with ten digits", async () => {
  const { id } = await app.build.seeker();
  const page = await visit("/main/settings", { as: { id } });
  const field = page.getByRole("textbox", { name: "Phone number" });
  await field.fill("12345");
  await page.keyboard.press("Enter");
  await page.getByText("Phone number must be 10 digits long").waitFor();
  expect(await field.inputValue()).toBe("12345");
  await field.fill("9123456780");
  await page.keyboard.press("Enter");
  await page.getByText("Phone number saved.").waitFor();
  await expect
    .poll(async () => (await app.db.prisma.seeker.findUniqueOrThrow({ where: { id } })).phone)
    .toBe("9123456780");
});
