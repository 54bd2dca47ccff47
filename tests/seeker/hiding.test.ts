import { expect, it } from "vitest";
import { testSite } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";

const { app, visit } = testSite();

it.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])("a job and a company are hidden, with Undo, and shown again in Settings, $width pixels wide", async (viewport) => {
  const { prisma } = app.db;
  await prisma.job.deleteMany();
  const acme = await app.build.recruiter({ name: "Acme" });
  for (const title of ["Welder", "Nurse"]) await app.build.job({ title, companyId: acme.id });
  await app.build.job({ title: "Baker" });
  const seeker = await app.build.seeker();
  const page = await visit("/main", { as: seeker, viewport });
  const titles = () =>
    page
      .getByRole("list", { name: "Jobs" })
      .getByRole("article")
      .evaluateAll((rows) => rows.map((row) => row.getAttribute("aria-label")?.split(" at ")[0]).sort());
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  const hiddenOnServer = () => prisma.hiddenListing.count({ where: { seekerId: seeker.id } });

  await page.getByRole("button", { name: "Hide Welder" }).click();
  await expect.poll(titles).toEqual(["Baker", "Nurse"]);
  await undo.click();
  await expect.poll(titles).toEqual(["Baker", "Nurse", "Welder"]);
  await expect.poll(hiddenOnServer).toBe(0);

  const failing = await failOperation(page, "HideListing");
  await page.getByRole("button", { name: "Hide Welder" }).click();
  await page.getByRole("alert").waitFor();
  await expect.poll(titles).toEqual(["Baker", "Nurse", "Welder"]);
  await failing.answerAfter(async () => {});

  await page.getByRole("button", { name: "Details of Nurse" }).click();
  await page.getByRole("button", { name: "Hide Nurse or its company" }).click();
  await page.getByRole("menuitem", { name: "Hide all jobs at Acme" }).click();
  await expect.poll(titles).toEqual(["Baker"]);
  await page.getByRole("dialog", { name: "Job details" }).waitFor({ state: "detached" });
  await expect.poll(hiddenOnServer).toBe(1);
  await page.reload();
  await expect.poll(titles).toEqual(["Baker"]);

  await page.goto("/main?q=Welder");
  await page.getByText("Jobs and companies that you have hidden are left out.").waitFor();
  await page.getByRole("link", { name: "See what you have hidden" }).click();
  await page.getByRole("button", { name: "Show All jobs at Acme again" }).click();
  await page.getByText("You have not hidden any jobs or companies.").waitFor();
  await page.goto("/main");
  await expect.poll(titles).toEqual(["Baker", "Nurse", "Welder"]);
});

it("a job that was posted again says so, and all such jobs can be hidden, and shown again in Settings", async () => {
  const { prisma } = app.db;
  await prisma.job.deleteMany();
  const acme = await app.build.recruiter({ name: "Acme" });
  const posted = { title: "Welder", companyId: acme.id };
  await app.build.job({ ...posted, status: "CLOSED", createdAt: new Date("2026-10-05") });
  await app.build.job({ ...posted, createdAt: new Date("2026-11-05") });
  await app.build.job({ title: "Baker" });
  const page = await visit("/main", { as: await app.build.seeker() });
  await page.getByRole("article", { name: "Welder at Acme" }).getByText("Posted twice since October 2026").waitFor();
  await page.getByRole("button", { name: "Details of Welder" }).click();
  await page.getByRole("button", { name: "Hide Welder or its company" }).click();
  await page.getByRole("menuitem", { name: "Hide all jobs posted more than once" }).click();
  await page.getByRole("article", { name: "Welder at Acme" }).waitFor({ state: "detached" });
  await page.getByRole("article", { name: "Baker" }).waitFor();
  await page.goto("/main/settings#hidden-jobs");
  await page.getByRole("button", { name: "Show Jobs posted more than once again" }).click();
  await page.getByText("You have not hidden any jobs or companies.").waitFor();
  await page.goto("/main");
  await page.getByRole("article", { name: "Welder at Acme" }).waitFor();
});
