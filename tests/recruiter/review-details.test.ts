// @module-tag thorough

import { beforeEach, expect, it, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testBrowser } from "../support/browser.ts";

const app = testApp();
const browser = testBrowser();

let recruiter: { id: string; role: "RECRUITER" };
let jobId: string;
let applications: readonly string[];
beforeEach(async () => {
  const { prisma } = app.db;
  const { id } = await buildRecruiter(prisma, { name: "Acme" });
  recruiter = { id, role: "RECRUITER" };
  jobId = (await buildJob(prisma, { companyId: id, title: "Data engineer" })).id;
  const applied = async (name: string, index: number) => {
    const { id: seekerId } = await buildSeeker(prisma, { name });
    return (await buildApplication(prisma, { jobId, seekerId, appliedAt: new Date(Date.now() - index * 60_000) })).id;
  };
  applications = [await applied("Asha Rao", 0), await applied("Bala Iyer", 1)];
});

const statuses = async () => {
  const rows = await app.db.prisma.application.findMany({ where: { jobId } });
  return applications.map((id) => rows.find((row) => row.id === id)?.status);
};
const review = () => `/main-recruiter/applicants/${jobId}/review`;
const open = async (address: string, options = {}) => {
  const page = await browser.openAs(app, recruiter, options);
  await page.goto(address);
  return page;
};

test.each(["the button", "u", "Control+z"])("a decision is undone after a reload, by %s", async (key) => {
  const page = await open(review());
  await page.getByRole("heading", { level: 2, name: "Asha Rao" }).waitFor();
  await page.keyboard.press("r");
  await expect.poll(statuses).toEqual(["REJECTED", "APPLIED"]);
  await page.reload();
  await page.getByText("Asha Rao is rejected.").waitFor();
  if (key === "the button") await page.getByRole("button", { name: "Undo" }).first().click();
  else await page.keyboard.press(key);
  await page.getByRole("heading", { level: 2, name: "Asha Rao" }).waitFor();
  await expect.poll(statuses).toEqual(["APPLIED", "APPLIED"]);
  await expect.poll(() => page.url()).toContain(applications[0]);
  await page.reload();
  await page.getByRole("heading", { level: 2, name: "Asha Rao" }).waitFor();
  expect(await page.getByText("Asha Rao is rejected.").count()).toBe(0);
});

it("keeps the focus on the applicant moved by keyboard on the board", async () => {
  const page = await open(`/main-recruiter/applicants/${jobId}/board`);
  const moves = page.getByRole("button", { name: "Move Asha Rao to" });
  await moves.press("Enter");
  await page.getByRole("menuitem", { name: "Interview" }).press("Enter");
  const moved = page.getByRole("region", { name: "Interview", exact: true });
  await moved.getByRole("button", { name: "Move Asha Rao to" }).waitFor();
  await expect.poll(() => moves.evaluate((one) => one === document.activeElement)).toBe(true);
  await moves.press("Enter");
  await page.getByRole("menuitem", { name: "Rejected" }).press("Enter");
  await page.getByRole("region", { name: "Rejected", exact: true }).getByText("Asha Rao").waitFor();
  await expect.poll(() => moves.evaluate((one) => one === document.activeElement)).toBe(true);
});

it("names the stage in the history, and shows a note as it was written", async () => {
  const { prisma } = app.db;
  const [applicationId = ""] = applications;
  const text = "See [this](javascript:alert(1)) and <script>x</script>, **mind** it";
  await prisma.applicationNote.create({ data: { applicationId, authorId: recruiter.id, text } });
  await prisma.applicationEvent.create({
    data: { applicationId, kind: "MOVED", actorId: recruiter.id, stage: "Interview" },
  });
  const page = await open(review());
  const notes = page.getByRole("region", { name: "Notes" });
  await notes.getByText("See [this](javascript:alert(1)) and <script>x</script>, mind it").waitFor();
  expect(await notes.getByRole("link").count()).toBe(0);
  await page.getByRole("region", { name: "History" }).getByText("Moved to Interview by").waitFor();
});

it("shows on a phone, too, how many are pending, what was accepted, the due date and each job's owner", async () => {
  const { prisma } = app.db;
  await prisma.job.update({
    where: { id: jobId },
    data: { applicationDeadline: new Date("2030-05-17"), postedById: recruiter.id },
  });
  await buildApplication(prisma, { jobId, status: "ACCEPTED" });
  // The previous tests may have started before midnight.
  await prisma.application.updateMany({ where: { jobId }, data: { appliedAt: new Date() } });
  const page = await open("/main-recruiter/view-jobs", { viewport: PHONE });
  const card = page.getByRole("article", { name: "Data engineer at Acme" });
  await card.getByText("2 to decide, first today").waitFor();
  for (const text of ["1 accepted", "Apply by 17 May 2030"]) await card.getByText(text).waitFor();
  await card.getByText(/^Owner ./).waitFor();
  await expectAccessible(page);
});
