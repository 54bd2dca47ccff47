// @module-tag thorough

import { expect, it, test } from "vitest";
import { PHONE } from "../support/browser.ts";
import { reviewing } from "./reviewing.ts";

const { app, jobToReview, openReview, shows, statuses, step, visit } = reviewing();
const NAMES = ["Asha Rao", "Bala Iyer"];

test.each(["the button", "u", "Control+z"])("a decision is undone after a reload, by %s", async (key) => {
  const { page, applications } = await openReview(NAMES);
  await page.keyboard.press("r");
  await expect.poll(() => statuses(applications)).toEqual(["REJECTED", "APPLIED"]);
  await page.reload();
  await page.getByText("Asha Rao is rejected.").waitFor();
  if (key === "the button") await page.getByRole("button", { name: "Undo" }).first().click();
  else await step(page, key, "Asha Rao");
  await expect.poll(() => statuses(applications)).toEqual(["APPLIED", "APPLIED"]);
  await expect.poll(() => page.url()).toContain(applications[0]);
  await page.reload();
  await shows(page, "Asha Rao");
  expect(await page.getByText("Asha Rao is rejected.").count()).toBe(0);
});

it("names the stage in the history, and shows a note as it was written", async () => {
  const { prisma } = app.db;
  const { applications, recruiter, review } = await jobToReview(NAMES);
  const [applicationId = ""] = applications;
  const text = "See [this](javascript:alert(1)) and <script>x</script>, **mind** it";
  await prisma.applicationNote.create({ data: { applicationId, authorId: recruiter.id, text } });
  await prisma.applicationEvent.create({
    data: { applicationId, kind: "MOVED", actorId: recruiter.id, stage: "Interview" },
  });
  const page = await visit(review, { as: recruiter });
  const notes = page.getByRole("region", { name: "Notes" });
  await notes.getByText("See [this](javascript:alert(1)) and <script>x</script>, mind it").waitFor();
  expect(await notes.getByRole("link").count()).toBe(0);
  await page.getByRole("region", { name: "History" }).getByText("Moved to Interview by").waitFor();
});

it("shows on a phone, too, how many are pending, what was accepted, the due date and each job's owner", async () => {
  const { prisma } = app.db;
  const { jobId, recruiter } = await jobToReview(NAMES);
  await prisma.job.update({
    where: { id: jobId },
    data: { applicationDeadline: new Date("2030-05-17"), postedById: recruiter.id },
  });
  await app.build.application({ jobId, status: "ACCEPTED" });
  // The previous tests may have started before midnight.
  await prisma.application.updateMany({ where: { jobId }, data: { appliedAt: new Date() } });
  const page = await visit("/main-recruiter/view-jobs", { as: recruiter, viewport: PHONE });
  const card = page.getByRole("article", { name: "Data engineer at Acme" });
  await card.getByText("2 awaiting a decision (oldest application: today)").waitFor();
  for (const text of ["1 accepted", "Apply by 17 May 2030"]) await card.getByText(text).waitFor();
  await card.getByText(/^Owner ./).waitFor();
});
