import { expect, it } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
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
  await page.getByText("Type your password.").waitFor();
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
  await page.getByLabel("Let recruiters find me before I apply").uncheck();
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
