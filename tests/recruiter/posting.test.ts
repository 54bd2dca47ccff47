import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();

const recruiterOf = (companyName: string) => app.build.recruiter({ name: companyName });

it("greets, and offers to create the first job, which is posted from a draft that survives a reload; edits it, duplicates it, closes it and deletes it", async () => {
  const recruiter = await recruiterOf("Lane & Sons");
  const page = await visit("/main-recruiter/view-jobs", { as: recruiter });
  await page.getByRole("heading", { level: 1, name: /Good (Morning|Afternoon|Evening), Lane & Sons/ }).waitFor();
  await page.getByText("You haven't Posted any jobs").waitFor();
  await page.getByRole("link", { name: "Create a job" }).click();
  await page.waitForURL("**/main-recruiter/post-jobs");

  await page.getByRole("textbox", { name: "Job title" }).fill("Platform engineer");
  await page.getByRole("button", { name: "Post job" }).click();
  await page.getByText("Please fill in all required fields.").waitFor();

  await page.reload();
  await page.getByText("Your draft is still here.").waitFor();
  expect(await page.getByRole("textbox", { name: "Job title" }).inputValue()).toBe("Platform engineer");
  await page.getByLabel("Industry").selectOption("Finance");
  await page.getByLabel("Salary range").selectOption("10-12 LPA");
  await page.getByLabel("Job description").fill("Build what others stand on.");
  await page.getByLabel("Application deadline").fill("2020-01-31");
  await page.getByRole("button", { name: "Post job" }).click();
  await page.getByRole("alert").getByText("Application deadline cannot be in the past").waitFor();
  await page.getByLabel("Application deadline").fill("");
  await page.getByRole("button", { name: "Post job" }).dblclick({ delay: 40 });

  await page.waitForURL("**/main-recruiter/view-jobs");
  const card = page.getByRole("article", { name: "Platform engineer at Lane & Sons" });
  await card.getByText("10-12 LPA").waitFor();
  await card.getByText("Build what others stand on.").waitFor();

  await card.getByRole("link", { name: "Edit Platform engineer" }).click();
  expect(await page.getByLabel("Job description").inputValue()).toBe("Build what others stand on.");
  expect(await page.getByLabel("Salary range").inputValue()).toBe("FROM_10_TO_12_LPA");
  await page.getByRole("textbox", { name: "Job title" }).fill("Senior platform engineer");
  await page.getByRole("button", { name: "Save changes" }).click();
  const edited = page.getByRole("article", { name: "Senior platform engineer at Lane & Sons" });
  await edited.waitFor();

  await edited.getByRole("button", { name: "More actions for Senior platform engineer" }).press("Enter");
  const duplicate = page.getByRole("menuitem", { name: "Duplicate" });
  await expect.poll(() => duplicate.evaluate((item) => item === document.activeElement)).toBe(true);
  await duplicate.press("Enter");
  await page.waitForURL("**/post-jobs?copy=*");
  await page.getByRole("textbox", { name: "Job title" }).fill("Junior platform engineer");
  await page.getByRole("button", { name: "Post job" }).click();
  await page.getByRole("article", { name: "Junior platform engineer at Lane & Sons" }).waitFor();

  await page.goto("/main-recruiter/post-jobs");
  await page.getByRole("button", { name: "Start from a previous job" }).click();
  const earlier = page.getByRole("list", { name: "Earlier jobs" }).getByRole("link");
  await expect.poll(() => earlier.count()).toBe(2);
  await page.getByLabel("Search by title").fill("SENIOR");
  await expect.poll(() => earlier.allTextContents()).toEqual(["Senior platform engineer"]);
  await expectAccessible(page);
  await earlier.click();
  await page.waitForURL("**/post-jobs?copy=*");
  await expect
    .poll(() => page.getByRole("textbox", { name: "Job title" }).inputValue())
    .toBe("Senior platform engineer");
  expect(await page.getByLabel("Salary range").inputValue()).toBe("FROM_10_TO_12_LPA");
  await page.goto("/main-recruiter/view-jobs");

  await edited.getByRole("button", { name: "More actions for Senior platform engineer" }).click();
  await page.getByRole("menuitem", { name: "Close job" }).click();
  await edited.getByText("Closed", { exact: true }).waitFor();
  await page.getByText("Open", { exact: true }).first().click();
  await edited.waitFor({ state: "detached" });
  await page.getByText("All", { exact: true }).click();

  await edited.getByRole("button", { name: "Delete Senior platform engineer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Are you sure you want to delete this job? This action cannot be undone.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await edited.getByRole("button", { name: "Delete Senior platform engineer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).dblclick();
  await edited.waitFor({ state: "detached" });
  await page.getByText("Senior platform engineer deleted.").waitFor();
  expect(await page.getByText("Job not found").count()).toBe(0);
  expect(await app.db.prisma.job.count({ where: { companyId: recruiter.id, deletedAt: null } })).toBe(1);
});

it("counts the applicants of each job and loads further pages", async () => {
  const recruiter = await recruiterOf("Many Jobs");
  const first = await app.build.job({ companyId: recruiter.id, title: "The oldest" });
  await app.build.application({ jobId: first.id });
  await app.build.application({ jobId: first.id, status: "WITHDRAWN" });
  for (let n = 0; n < 24; n++) await app.build.job({ companyId: recruiter.id });
  const page = await visit("/main-recruiter/view-jobs", { as: recruiter });
  const oldest = page.getByRole("article", { name: "The oldest at Many Jobs" });
  await page.getByRole("article").nth(19).scrollIntoViewIfNeeded();
  await oldest.getByRole("link", { name: "Applicants (1) for The oldest, 1 awaiting a decision" }).waitFor();
});

it("opens a scheduled job in its form, changes its time, and preserves the typed values when that is refused", async () => {
  const recruiter = await recruiterOf("Later Ltd");
  const opensAt = new Date(Date.now() + 86_400_000);
  const { id } = await app.build.job({
    companyId: recruiter.id,
    title: "Welder to come",
    status: "SCHEDULED",
    opensAt,
  });
  const page = await visit(`/main-recruiter/edit-job/${id}`, { as: recruiter });
  const opens = page.getByLabel("Opening date and time");
  expect(new Date(`${await opens.inputValue()}:00`).getTime()).toBe(Math.floor(opensAt.getTime() / 60_000) * 60_000);
  await page.getByRole("textbox", { name: "Job title" }).fill("Welder to come soon");
  await opens.fill("2020-01-31T10:00");
  await page.getByRole("button", { name: "Schedule job" }).click();
  await page.getByText("Choose a time within the next year", { exact: false }).first().waitFor();
  expect(await page.getByRole("textbox", { name: "Job title" }).inputValue()).toBe("Welder to come soon");
  expect(await opens.inputValue()).toBe("2020-01-31T10:00");
  const nextWeek = new Date(Date.now() + 7 * 86_400_000);
  const soon = new Date(nextWeek.getTime() - nextWeek.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  await opens.fill(soon);
  await page.getByRole("button", { name: "Schedule job" }).click();
  await page.waitForURL("**/main-recruiter/view-jobs");
  const stored = () => app.db.prisma.job.findUniqueOrThrow({ where: { id } });
  const local = await page.evaluate((moment) => new Date(moment).toISOString(), soon);
  expect(await stored()).toMatchObject({ status: "SCHEDULED", title: "Welder to come soon", opensAt: new Date(local) });

  await page.goto(`/main-recruiter/edit-job/${id}`);
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByText("Draft saved.").waitFor();
  expect(await stored()).toMatchObject({ status: "DRAFT", opensAt: null });
});

it("says so when the job to copy does not exist", async () => {
  const page = await visit("/main-recruiter/post-jobs?copy=zz", { as: await recruiterOf("Lane & Daughters") });
  await page.getByText("Job not found, please check the job ID").waitFor();
});

it("suggests improvements next to a field until they are made, without blocking the post", {
  tags: ["thorough"],
}, async () => {
  const page = await visit("/main-recruiter/post-jobs", { as: await recruiterOf("Lane & Sons") });
  const title = page.getByRole("textbox", { name: "Job title" });
  const hint = page.getByText("All caps can look like shouting. “Welder” is easier to read.");

  await title.fill("WELDER");
  await hint.waitFor();
  expect(await title.getAttribute("aria-invalid")).toBeNull();
  const descriptions = await title.evaluate((input) =>
    input.ariaDescribedByElements?.map((element) => element.textContent).join(" "),
  );
  expect(descriptions).toContain("All caps can look like shouting.");
  // Fields that were not visited yet are not missing yet.
  expect(await page.getByText("Most people look at the pay first.").count()).toBe(0);

  await page.getByLabel("Job description").fill("Unmarried girls only.");
  await page.getByText("“Unmarried”: this concerns people's private lives.").waitFor();
  await page.getByText("“girls only”: this excludes people by gender.").waitFor();
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

it("suggests them for a posted job, taking its imported pay into account", {
  tags: ["thorough"],
}, async () => {
  const recruiter = await recruiterOf("Fair Winds");
  const salary = { salaryRange: null, salaryMin: null, salaryMax: null, salaryLabel: "$45 an hour" };
  const { id } = await app.build.job({ companyId: recruiter.id, title: "NIGHT NURSE", ...salary });
  const page = await visit(`/main-recruiter/edit-job/${id}`, { as: recruiter });
  await page.getByText("“Night Nurse” is easier to read.").waitFor();
  expect(await page.getByText("Most people look at the pay first.").count()).toBe(0);
});
