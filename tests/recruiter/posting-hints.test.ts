// @module-tag thorough

import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();

const recruiterOf = (companyName: string) => app.build.recruiter({ name: companyName });

it("suggests improvements beside a field until they are made, without blocking the post", async () => {
  const page = await visit("/main-recruiter/post-jobs", { as: await recruiterOf("Lane & Sons") });
  const title = page.getByRole("textbox", { name: "Job title" });
  const hint = page.getByText("Capitals read like shouting. “Welder” is easier to read.");

  await title.fill("WELDER");
  await hint.waitFor();
  expect(await title.getAttribute("aria-invalid")).toBeNull();
  const descriptions = await title.evaluate((input) =>
    input.ariaDescribedByElements?.map((element) => element.textContent).join(" "),
  );
  expect(descriptions).toContain("Capitals read like shouting.");
  // Fields that were not visited yet are not missing yet.
  expect(await page.getByText("Most people look at the pay first.").count()).toBe(0);

  await page.getByLabel("Job description").fill("Unmarried girls only.");
  await page.getByText("“Unmarried”: this concerns people's private lives.").waitFor();
  await page.getByText("“girls only”: this turns people away by gender.").waitFor();
  await page.getByText("Most people look at the pay first.").waitFor();
  await page
    .getByRole("status")
    .getByText(/^Worth a second look: Job title, .*Salary range/)
    .waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Job title" }).click();
  await expect.poll(() => title.evaluate((input) => input === document.activeElement)).toBe(true);
  await title.fill("Welder");
  await hint.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Salary range" }).waitFor();
  await page.getByRole("button", { name: "Job title" }).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Post job" }).click();
  await page.getByText("Industry is required").waitFor();
  await page.getByLabel("Industry").selectOption("Finance");
  await page.getByRole("button", { name: "Post job" }).click();
  await page.getByRole("article", { name: "Welder at Lane & Sons" }).waitFor();
});

it("suggests them for a posted job, taking its imported pay into account", async () => {
  const recruiter = await recruiterOf("Fair Winds");
  const salary = { salaryRange: null, salaryMin: null, salaryMax: null, salaryLabel: "$45 an hour" };
  const { id } = await app.build.job({ companyId: recruiter.id, title: "NIGHT NURSE", ...salary });
  const page = await visit(`/main-recruiter/edit-job/${id}`, { as: recruiter });
  await page.getByText("“Night Nurse” is easier to read.").waitFor();
  expect(await page.getByText("Most people look at the pay first.").count()).toBe(0);
});
