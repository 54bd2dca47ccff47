import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();

it("lets people download their data, and delete their account with the password, after confirmation", async () => {
  const { id } = await app.build.seeker({ name: "Ada Lovelace" });
  const page = await visit("/main", { as: { id } });
  await page.getByRole("link", { name: "Privacy and data" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Privacy and data" }).waitFor();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("Password is required").waitFor();
  await page.getByLabel("Your password", { exact: true }).fill("not it");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("Wrong password").first().waitFor();
  expect(await app.db.prisma.account.count({ where: { id } })).toBe(1);

  await page.getByLabel("Your password", { exact: true }).fill(FACTORY_PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL("**/start");
  await page.getByRole("status").getByText("Your account has been deleted.").waitFor();
  expect(await app.db.prisma.account.count({ where: { id } })).toBe(0);
});

it("shows what others see, and saves a change of it", async () => {
  const { id } = await app.build.seeker({ phone: "9123456789" });
  const page = await visit("/main/privacy", { as: { id } });
  await page.getByText("Your phone number and email address are visible to your connections").waitFor();
  await page.getByRole("link", { name: "Change what others see" }).click();
  await page.getByLabel("Phone number visible to").selectOption({ label: "No job seekers" });
  await page.getByLabel("Hide my phone number and email from companies until I apply").uncheck();
  await page.getByRole("button", { name: "Update My Profile" }).click();
  await page.waitForURL("**/main/userprofile");
  await page.goto("/main/privacy");
  await page
    .getByText(
      "Recruiters can find you under Browse Talents, open your resume, and see your phone number and email address.",
    )
    .waitFor();
  await page.getByRole("link", { name: "Change what others see" }).click();
  await page.getByLabel("Open to work").selectOption("NO");
  await page.getByRole("button", { name: "Update My Profile" }).click();
  await page.waitForURL("**/main/userprofile");
  await page.goto("/main/privacy");
  await page.getByText("Your phone number is visible to no job seekers").waitFor();
  await page.getByText("Recruiters cannot find you before you apply").waitFor();

  const other = await app.build.seeker();
  const theirs = await visit(`/main/usersprofile/${id}`, { as: other });
  await theirs.getByText("Not shared").first().waitFor();
  expect(await theirs.getByText("9123456789").count()).toBe(0);
});

/** Events of a seeker's security, as the audit log stores them. */
const note = ({ id }: { id: string }, event: object, count = 1) =>
  app.db.prisma.auditEvent.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ...{ accountId: null, appId: null, subjectId: id, operation: "LOG_IN", outcome: "REFUSED" },
      ...{ address: "203.0.113.7", device: "Firefox on Windows" },
      createdAt: new Date(Date.UTC(2026, 2, 2, 10, index)),
      ...event,
    })),
  });

it("security activity lists events, with further ones by a button", { tags: ["thorough"] }, async () => {
  const seeker = await app.build.seeker();
  await note(seeker, {}, 12);
  const page = await visit("/main/settings", { as: seeker });
  const list = page.getByRole("list", { name: "Security activity" });
  await list.getByText("Login failed").first().waitFor();
  expect(await list.getByRole("listitem").count()).toBe(10);
  expect(await list.getByRole("listitem").first().innerText()).toContain("Firefox on Windows, from 203.0.113.7");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(12);
});

it("who opened my resume names the company and the day, even of a deleted company", {
  tags: ["thorough"],
}, async () => {
  const seeker = await app.build.seeker();
  const company = await app.build.recruiter({ name: "Tidewater Systems" });
  const read = { operation: "RESUME_READ", outcome: "ALLOWED", accountId: company.id };
  await note(seeker, { ...read, companyId: company.id }, 2);
  await note(seeker, { ...read, companyId: randomUUID(), createdAt: new Date("2026-03-01T23:30:00Z") });
  await note(seeker, {
    ...read,
    operation: "ANSWER_READ",
    companyId: company.id,
    createdAt: new Date("2026-02-27T09:00:00Z"),
  });
  const page = await visit("/main/privacy", { as: seeker });
  const rows = page.getByRole("list", { name: "Who saw your resume or contact details" }).getByRole("listitem");
  await rows.first().waitFor();
  expect((await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, " "))).toEqual([
    "Tidewater Systems Opened your resume 2 March 2026",
    "A deleted company Opened your resume 1 March 2026",
    "Tidewater Systems Opened a file from your answers 27 February 2026",
  ]);
});

it("adds companies that never find one, and removes them", async () => {
  await app.build.recruiter({ name: "Forge & Sons" });
  const { id } = await app.build.seeker();
  const page = await visit("/main/privacy", { as: { id } });
  const section = page.getByRole("region", { name: "Companies that cannot find you" });
  await section.getByText("You have not excluded any companies.").waitFor();
  const field = section.getByLabel("Company or domain");
  const add = () => section.getByRole("button", { name: "Add company" }).click();
  await field.fill("Forge and Sons");
  await add();
  await section.getByText("No company has this name.").waitFor();
  expect(await field.inputValue()).toBe("Forge and Sons");
  await field.fill("forge & sons");
  await add();
  const rows = section.getByRole("listitem");
  await rows.getByText("Forge & Sons").waitFor();
  expect(await field.inputValue()).toBe("");
  await field.fill("forge-group.com");
  await field.press("Enter");
  await rows.getByText("forge-group.com").waitFor();
  await expectAccessible(page);
  await section.getByRole("button", { name: "Remove Forge & Sons" }).click();
  await page.getByText("Forge & Sons can find you again.").waitFor();
  await page.reload();
  await rows.getByText("forge-group.com").waitFor();
  expect(await rows.count()).toBe(1);
});
