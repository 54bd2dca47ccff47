// @module-tag thorough

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();

async function openJob() {
  const company = await app.build.recruiter();
  const { id } = await app.build.job({ companyId: company.id });
  return { as: company, path: `/main-recruiter/edit-job/${id}` };
}
const openCompany = async () => ({
  as: await app.build.recruiter(),
  path: "/main-recruiter/recruiterprofile-edit",
});
const openProfile = async () => ({ as: await app.build.seeker(), path: "/main/userprofile-edit" });

it.each([
  ["a job", openJob, "Save changes", "Someone else", ["Job title", "Requirements", "Location"]],
  ["a company", openCompany, "Save profile", "Someone else", ["Industry", "Location", "Company description"]],
  ["a seeker", openProfile, "Update My Profile", "Another tab or device", ["About", "Location", "College"]],
] as const)("merges what two tabs change of %s, and shows both texts where they collide", async (...row) => {
  const [, open, save, who, [both, theirs, mine]] = row;
  const { as, path } = await open();
  const one = await visit(path, { as });
  const other = await one.context().newPage();
  await other.goto(path);
  const field = (page: Page, name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) }).first();
  const values = () => Promise.all([both, theirs, mine].map((name) => field(one, name).inputValue()));
  const submit = async (page: Page) => page.getByRole("button", { name: save }).click();
  await field(other, both).fill("Their words");
  await field(other, theirs).fill("Only theirs");
  await submit(other);
  await other.waitForURL((url) => url.pathname !== path);

  await field(one, both).fill("My words");
  await field(one, mine).fill("Only mine");
  await submit(one);
  await one.getByText(`${who} changed this to “Their words”`, { exact: false }).waitFor();
  await one.getByRole("alert").filter({ hasText: both }).waitFor();
  expect(await values()).toEqual(["My words", "Only theirs", "Only mine"]);
  await expectAccessible(one);
  await submit(one);
  await one.waitForURL((url) => url.pathname !== path);
  await one.goto(path);
  await expect.poll(values).toEqual(["My words", "Only theirs", "Only mine"]);
});
