// @module-tag thorough

import { expect, it } from "vitest";
import { openSession } from "../../server/testing/sign-in.ts";
import { testSite } from "../support/browser.ts";

const { app, openAs } = testSite();

it.each([
  ["a job", "edit-job/$job", "Job title", "Save changes"],
  ["the company profile", "recruiterprofile-edit", "Location", "Save profile"],
  ["a profile", "/main/userprofile-edit", "Location", "Update My Profile"],
] as const)("leaving changes of %s behind is asked first; saved ones are left freely", async (_, form, label, save) => {
  const { id } = await app.build.recruiter();
  const job = await app.build.job({ companyId: id });
  const isSeeker = form.startsWith("/main");
  const page = await openAs(isSeeker ? await app.build.seeker() : { id });
  const elsewhere = page.getByRole("link", { name: isSeeker ? "Saved Jobs" : "Your Jobs" }).first();
  const path = isSeeker ? form : `/main-recruiter/${form.replace("$job", job.id)}`;

  await page.goto(path);
  await page.getByLabel(label).first().waitFor();
  await elsewhere.click();
  await page.waitForURL(/view-jobs|savedjobs/);

  await page.goto(path);
  await page.getByLabel(label).first().fill("Somewhere else");
  await elsewhere.click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await page.getByRole("button", { name: "Stay" }).click();
  expect(await page.getByLabel(label).first().inputValue()).toBe("Somewhere else");
  await elsewhere.click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.waitForURL(/view-jobs|savedjobs/);

  await page.goto(path);
  await page.getByLabel(label).first().fill("Saved elsewhere");
  await page.getByRole("button", { name: save }).click();
  await page.waitForURL(/view-jobs|(recruiter|user)profile$/);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("logging out also asks first, while the changes can still be saved", async () => {
  const { id } = await app.build.recruiter();
  const page = await openAs({ id });
  const location = page.getByRole("textbox", { name: "Location", exact: true });
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const logOut = page.getByRole("button", { name: "Log Out" });
  const sessions = () => app.db.prisma.session.count({ where: { accountId: id, endedAt: null } });

  await page.goto("/main-recruiter/recruiterprofile-edit");
  await location.fill("Somewhere else");
  await logOut.click();
  await question.getByRole("button", { name: "Stay" }).click();
  await question.waitFor({ state: "hidden" });
  await logOut.click();
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  expect(await location.inputValue()).toBe("Somewhere else");
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.waitForURL("**/recruiterprofile");
  expect(await app.db.prisma.company.findUniqueOrThrow({ where: { id } })).toMatchObject({
    location: "Somewhere else",
  });
  expect(await sessions()).toBe(1);

  await page.goto("/main-recruiter/recruiterprofile-edit");
  await location.fill("Left behind");
  await logOut.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/start");
  expect(await question.count()).toBe(0);
  expect(await sessions()).toBe(0);
});

it("preserves text typed into a posted job when the session ends, and restores it after the log-in", async () => {
  const { id } = await app.build.recruiter();
  const job = await app.build.job({ companyId: id });
  const page = await openAs({ id });
  page.on("dialog", (dialog) => void dialog.accept());
  const title = page.getByRole("textbox", { name: "Job title" });
  await page.goto(`/main-recruiter/edit-job/${job.id}`);
  await title.fill("Typed with care");
  await page.context().clearCookies();
  await app.db.prisma.session.deleteMany({ where: { accountId: id } });
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("alert").getByText("You have been logged out.").waitFor();

  const { name, refreshToken } = await openSession(app.db, { id, role: "RECRUITER" });
  await page.context().addCookies([{ name, value: refreshToken, url: app.url }]);
  await page.goto(`/main-recruiter/edit-job/${job.id}`);
  await page.getByText("Your unsaved changes are still here.").waitFor();
  expect(await title.inputValue()).toBe("Typed with care");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.waitForURL("**/view-jobs");
  await page.goto(`/main-recruiter/edit-job/${job.id}`);
  expect(await title.inputValue()).toBe("Typed with care");
  expect(await page.getByText("Your unsaved changes are still here.").count()).toBe(0);
});
