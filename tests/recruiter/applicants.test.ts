import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";
import { gate, holdOperation } from "../support/hold-requests.ts";

const { app, visit } = testSite();

/** A recruiter whose job these people applied to, the first named most recently. */
async function jobWithApplicants(...names: string[]) {
  const recruiter = await app.build.recruiter({ name: "Acme" });
  const job = await app.build.job({ companyId: recruiter.id, title: "Data engineer", salaryLabel: "6-7 LPA" });
  const applications = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const { id: seekerId } = await app.build.seeker({ name, location: index === 0 ? "Chennai" : "Pune" });
    const resumeFileId = index === 1 ? null : (await app.build.file({ ownerId: seekerId })).id;
    const appliedAt = new Date(Date.now() - index * 60_000);
    const { id } = await app.build.application({ jobId: job.id, seekerId, resumeFileId, appliedAt });
    applications.set(name, id);
  }
  const page = await visit(`/main-recruiter/applicants/${job.id}`, { as: recruiter });
  return { page, job, applications, recruiter };
}

it("shows the job, the counts and the applicants", async () => {
  const { page } = await jobWithApplicants("Asha Rao", "Bala Iyer");
  await page.getByRole("heading", { level: 1, name: "Data engineer" }).waitFor();
  await page.getByText("2 applicants").waitFor();
  await page.getByRole("tab", { name: "Applied (2)", selected: true }).waitFor();
  const asha = page.getByRole("article", { name: "Asha Rao" });
  await asha.getByRole("link", { name: "View Resume: Asha Rao" }).waitFor();
  expect(await asha.getByText(/Applied \d\d\/\d\d\/\d{4}/).count()).toBe(1);
  await page.getByRole("article", { name: "Bala Iyer" }).getByText("No Resume Uploaded").waitFor();

  const counting = await holdOperation(page, "PostedJob");
  await page.reload();
  await counting.requested;
  const first = page.getByRole("tab").first();
  await expect.poll(() => first.ariaSnapshot()).toMatch(/"Applied"/);
  const { width } = (await first.boundingBox()) ?? {};
  counting.release();
  await page.getByRole("tab", { name: "Applied (2)" }).waitFor();
  expect((await first.boundingBox())?.width).toBe(width);
});

it.each([390, 1280, 1440])("cuts a long description between two lines, at %i pixels", async (width) => {
  const { page, job } = await jobWithApplicants("Asha Rao");
  const description = "A first line\n\n- welding\n- cutting\n- riveting\n- painting";
  await app.db.prisma.job.update({ where: { id: job.id }, data: { description } });
  await page.setViewportSize({ width, height: 900 });
  await page.reload();
  const text = page.getByRole("region").filter({ hasText: "A first line" });
  await page.getByRole("button", { name: "Show full description" }).waitFor();
  const cut = await text.evaluate((region) => {
    const { bottom } = region.getBoundingClientRect();
    const letters = document.createRange();
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    const found: (string | null)[] = [];
    while (texts.nextNode()) {
      letters.selectNodeContents(texts.currentNode);
      const isCut = (box: DOMRect) => box.top < bottom - 4 && box.bottom > bottom + 4;
      if ([...letters.getClientRects()].some(isCut)) found.push(texts.currentNode.textContent);
    }
    return found;
  });
  expect(cut).toEqual([]);
});

it("accepts, follows to the tab, and undoes the decision", async () => {
  const { page, applications } = await jobWithApplicants("Asha Rao", "Bala Iyer");
  await page.getByRole("button", { name: "Accept Asha Rao" }).click();
  await page.getByRole("tab", { name: "Accepted (1)", selected: true }).waitFor();
  expect(await page.evaluate("document.activeElement.id")).toBe("applicants-tab-ACCEPTED");
  await page.getByRole("article", { name: "Asha Rao" }).getByText("Accepted", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Applied (1)" }).click();
  await page.getByRole("button", { name: "Reject Bala Iyer" }).click();
  await page.getByRole("tab", { name: "Rejected (1)", selected: true }).waitFor();
  // By keyboard: the button may have moved under the resting pointer, and such a press is ignored for a moment.
  await page.getByRole("button", { name: "Remove decision on Bala Iyer" }).press("Enter");
  await page.getByRole("tab", { name: "Applied (1)", selected: true }).waitFor();
  const events = await app.db.prisma.applicationEvent.findMany({
    where: { applicationId: applications.get("Bala Iyer") ?? "" },
    orderBy: { id: "asc" },
  });
  expect(events.map(({ kind }) => kind)).toEqual(["APPLIED", "REJECTED", "REMOVED"]);
});

/** Presses the mouse button in place, as impatient people do. */
const pressAgain = async (page: Page) => {
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
};
const statusesOf = async (applications: Map<string, string>) => {
  const rows = await app.db.prisma.application.findMany({ where: { id: { in: [...applications.values()] } } });
  return Object.fromEntries([...applications].map(([name, id]) => [name, rows.find((row) => row.id === id)?.status]));
};

it("decides on nobody else when a button is pressed twice while the list moves under the pointer", {
  tags: ["thorough"],
}, async () => {
  const { page, applications, recruiter } = await jobWithApplicants("Asha Rao", "Bala Iyer", "Chen Das");
  const asha = { "Asha Rao": "ACCEPTED", "Bala Iyer": "APPLIED", "Chen Das": "APPLIED" };
  await page.getByRole("button", { name: "Accept Asha Rao" }).dblclick();
  // Now Remove is where Accept was.
  await page.getByRole("tab", { name: "Accepted (1)", selected: true }).waitFor();
  await pressAgain(page);
  await page.getByText("Asha Rao accepted.").waitFor();
  expect(await statusesOf(applications)).toEqual(asha);

  // Another person's decision removes a card, and the next one slides under the pointer.
  await page.getByRole("tab", { name: "Applied (2)" }).click();
  await page.getByRole("button", { name: "Accept Bala Iyer" }).hover();
  const input = { applicationId: applications.get("Bala Iyer"), status: "REJECTED" };
  await app.perform("decideApplication", { input }, await app.signedInAs(recruiter.id));
  await page.getByRole("article", { name: "Bala Iyer" }).waitFor({ state: "detached" });
  await pressAgain(page);
  await page.getByRole("tab", { name: "Rejected (1)" }).waitFor();
  expect(await statusesOf(applications)).toEqual({ ...asha, "Bala Iyer": "REJECTED" });

  // A pointer that is moved to it, and the keyboard, take effect immediately.
  await page.getByRole("button", { name: "Reject Chen Das" }).click();
  await page.getByRole("tab", { name: "Rejected (2)", selected: true }).waitFor();
  await page.getByRole("button", { name: "Remove decision on Chen Das" }).press("Enter");
  await page.getByRole("tab", { name: "Applied (1)", selected: true }).waitFor();
});

it("offers to undo a decision, by a button and by Ctrl+Z, and returns to where it was made", async () => {
  const names = Array.from({ length: 24 }, (_, n) => `Person ${String(n + 1).padStart(2, "0")}`);
  const { page, applications } = await jobWithApplicants(...names);
  const button = page.getByRole("button", { name: "Reject Person 13" });
  await button.scrollIntoViewIfNeeded();
  const top = await page.evaluate<number>("window.scrollY");
  expect(top).toBeGreaterThan(300);
  await button.click();
  await page.getByRole("tab", { name: "Rejected (1)", selected: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("tab", { name: "Applied (24)", selected: true }).waitFor();
  await button.waitFor();
  expect(await page.evaluate<number>("window.scrollY")).toBe(top);
  await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Accept Person 23" }).click();
  await page.getByRole("tab", { name: "Accepted (1)", selected: true }).waitFor();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("tab", { name: "Applied (24)", selected: true }).waitFor();
  expect(new Set(Object.values(await statusesOf(applications)))).toEqual(new Set(["APPLIED"]));
});

it("shows the new status before the server has responded, and rolls it back when the server refuses", async () => {
  const { page } = await jobWithApplicants("Asha Rao");
  const asha = page.getByRole("article", { name: "Asha Rao" });
  await asha.waitFor();
  const { open: answer, opened: answered } = gate();
  await failOperation(page, "DecideApplication", (route) => answered.then(() => route.abort()));
  await page.getByRole("button", { name: "Accept Asha Rao" }).click();
  await asha.getByText("Accepted", { exact: true }).waitFor();
  expect(await page.getByRole("tab", { selected: true }).textContent()).toContain("Applied");
  answer();
  await page.getByText("Update failed", { exact: true }).waitFor();
  await asha.getByText("Applied", { exact: true }).waitFor();
});

it("searches, filters, shows the active filters, and reports when nothing matches", async () => {
  const { page } = await jobWithApplicants("Asha Rao", "Bala Iyer");
  await page.getByRole("article", { name: "Bala Iyer" }).waitFor();
  await page.getByRole("searchbox", { name: "Search Candidates" }).fill("asha");
  await page.getByRole("button", { name: "go" }).click();
  await page.getByRole("article", { name: "Bala Iyer" }).waitFor({ state: "detached" });
  await page.getByRole("article", { name: "Asha Rao" }).waitFor();
  await page.getByRole("main").getByText("1 of 2 match").waitFor();
  await page.getByRole("tab", { name: "Applied (1)" }).waitFor();
  await page.getByRole("button", { name: "Remove filter “asha”" }).click();
  await page.getByRole("tab", { name: "Applied (2)" }).waitFor();
  await page.getByRole("button", { name: "Show filters" }).click();
  await page.getByLabel("Resume Uploaded").check();
  await page.getByRole("textbox", { name: "Location", exact: true }).fill("pune");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Apply filters" }).click();
  const nothing = "Oops! Looks like no jobs match your filters/search. Try adjusting them!";
  await page.getByRole("main").getByText(nothing).waitFor();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("article", { name: "Bala Iyer" }).waitFor();
});

it("never says that no one applied while it shows a number of applicants", async () => {
  const { page, job } = await jobWithApplicants("Asha Rao");
  await app.db.prisma.application.updateMany({ where: { jobId: job.id }, data: { status: "ACCEPTED" } });
  await holdOperation(page, "ReviewCounts");
  await page.reload();
  await page.getByText("1 applicant", { exact: true }).waitFor();
  await page.getByRole("main").getByText("No applicants here").waitFor();
});

it("steps through applicants by keyboard", async () => {
  const { page } = await jobWithApplicants("Asha Rao", "Bala Iyer", "Chen Das");
  await page.getByRole("button", { name: "View Profile: Asha Rao" }).press("Enter");
  const panel = page.getByRole("dialog");
  await panel.getByRole("heading", { name: "Asha Rao", level: 3 }).waitFor();
  await page.keyboard.press("j");
  await panel.getByRole("heading", { name: "Bala Iyer", level: 3 }).waitFor();
  await page.keyboard.press("j");
  await panel.getByRole("heading", { name: "Chen Das", level: 3 }).waitFor();
  const [opened] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("v")]);
  await opened.close();
  await page.keyboard.press("k");
  await panel.getByRole("button", { name: "Accept Bala Iyer" }).click();
  await panel.getByRole("listitem").filter({ hasText: "Accepted" }).waitFor();
  await page.keyboard.press("j");
  await panel.getByRole("heading", { name: "Chen Das", level: 3 }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Accepted (1)", selected: true }).waitFor();

  await page.getByRole("button", { name: "View Profile: Bala Iyer" }).click();
  await panel.getByRole("heading", { name: "Bala Iyer", level: 3 }).waitFor();
  await page.goBack();
  await panel.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Accepted (1)", selected: true }).waitFor();
});

it("continues past the loaded page, while stepping through applicants", { tags: ["thorough"] }, async () => {
  const names = Array.from({ length: 21 }, (_, n) => `Reader ${String(n + 1).padStart(2, "0")}`);
  const { page } = await jobWithApplicants(...names);
  await page.getByRole("button", { name: "View Profile: Reader 20" }).press("Enter");
  const panel = page.getByRole("dialog");
  await panel.getByRole("heading", { name: "Reader 20", level: 3 }).waitFor();
  await page.keyboard.press("j");
  await panel.getByRole("heading", { name: "Reader 21", level: 3 }).waitFor();
  await panel.getByRole("button", { name: "Next applicant", disabled: true }).waitFor();
});

it("refuses another recruiter's job with a message", async () => {
  const { job } = await jobWithApplicants("Asha Rao");
  const page = await visit(`/main-recruiter/applicants/${job.id}`, { as: await app.build.recruiter() });
  await page.getByText("You are not authorized to view posted jobs...").waitFor();
  await page.goto("/main-recruiter/applicants/no-such-job");
  await page.getByText("Job not found, please check the job ID").waitFor();
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  await page.getByRole("link", { name: "Go to your jobs" }).click();
  await page.waitForURL("**/view-jobs");
});
