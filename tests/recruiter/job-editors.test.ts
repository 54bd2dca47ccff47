// @module-tag thorough

import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();
const REFUSAL = "Only Asha, who owns this job, and the company's owners may edit it.";

/** A company with its owner, a recruiter Asha who owns a job, and another recruiter. */
async function scene(editors: "OWNER" | "RECRUITERS") {
  const { id: companyId } = await app.build.recruiter({ name: "Ingot", account: { displayName: "Olga" } });
  const member = async (displayName: string) =>
    (await app.build.member({ companyId, account: { displayName } })).accountId;
  const [asha, ravi] = [await member("Asha"), await member("Ravi")];
  const { id: jobId } = await app.build.job({ companyId, title: "Welder", postedById: asha, editors });
  await app.build.application({ jobId });
  const open = (id: string, path = `edit-job/${jobId}`) => visit(`/main-recruiter/${path}`, { as: { id } });
  return { companyId, asha, ravi, jobId, open };
}

it("lets the owner of a job restrict it to owners, and shows the others why they cannot edit it", async () => {
  const { asha, ravi, jobId, open } = await scene("RECRUITERS");
  const page = await open(asha);
  await page.getByLabel("Who can edit the job").selectOption("Only the job's owner and company owners");
  await page.getByRole("button", { name: "Save changes" }).click();
  const own = page.getByRole("article", { name: "Welder at Ingot" });
  await own.getByText("Only owners edit").waitFor();
  await own.getByRole("link", { name: "Edit Welder" }).waitFor();

  const other = await open(ravi, "view-jobs");
  const card = other.getByRole("article", { name: "Welder at Ingot" });
  await card.getByText(REFUSAL).waitFor();
  expect(await card.getByRole("link", { name: "Edit Welder" }).count()).toBe(0);
  expect(await card.getByRole("button", { name: "Delete Welder" }).count()).toBe(0);
  expect(await card.getByRole("checkbox").count()).toBe(0);
  await card.getByRole("button", { name: "More actions for Welder" }).click();
  await other.getByRole("menuitem", { name: "Duplicate" }).waitFor();
  expect(await other.getByRole("menuitem").count()).toBe(1);
  await other.goto(`/main-recruiter/applicants/${jobId}`);
  await other.getByText(REFUSAL).waitFor();
  expect(await other.getByRole("link", { name: "Edit job" }).count()).toBe(0);
  await other.goto(`/main-recruiter/edit-job/${jobId}`);
  await other.getByRole("alert").getByText(REFUSAL).waitFor();
  expect(await other.getByRole("button", { name: "Save changes" }).count()).toBe(0);
});

it("lets another recruiter edit an unrestricted job, but not its restriction", async () => {
  const { ravi, open } = await scene("RECRUITERS");
  const page = await open(ravi);
  expect(await page.getByLabel("Who can edit the job").isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Transfer job" }).count()).toBe(0);
  await page.getByRole("textbox", { name: "Job title" }).fill("Head welder");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("article", { name: "Head welder at Ingot" }).waitFor();
});

it("closes the jobs that one may close, and explains why another stays open", async () => {
  const { companyId, ravi, jobId, open } = await scene("RECRUITERS");
  await app.build.job({ companyId, title: "Turner", postedById: ravi });
  const page = await open(ravi, "view-jobs");
  await page.getByRole("checkbox", { name: "Select Welder" }).check();
  await page.getByRole("checkbox", { name: "Select Turner" }).check();
  await app.db.prisma.job.update({ where: { id: jobId }, data: { editors: "OWNER" } });
  await page.getByRole("button", { name: "Close job" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close jobs" }).click();
  await page.getByText("1 job closed.").waitFor();
  await page.getByRole("alert").getByText(`1 job not closed. ${REFUSAL}`).waitFor();
});

it("transfers a job to a colleague", async () => {
  const { asha, ravi, jobId, open } = await scene("OWNER");
  const page = await open(asha);
  await page.getByRole("button", { name: "Transfer job" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByText("Asha owns this job.").waitFor();
  await panel.getByRole("button", { name: "Transfer job" }).click();
  await panel.getByText("Choose a new owner.").waitFor();
  await panel.getByLabel("New owner").selectOption(ravi);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Transfer job" }).click();
  await page.getByText("Ravi now owns Welder.").waitFor();
  await page.getByRole("alert").getByText("Only Ravi, who owns this job,").waitFor();
  expect(await app.db.prisma.job.findUnique({ where: { id: jobId } })).toMatchObject({ postedById: ravi });
});
