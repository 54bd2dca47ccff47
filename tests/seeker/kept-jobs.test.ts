import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { buildApplication, buildJob, buildSavedJob, buildSeeker } from "../../prisma/factories/index.ts";
import { testSite } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";

const { app, visit } = testSite();
const seeker = () => buildSeeker(app.db.prisma, { name: "Meera Nair" });
const open = (id: string, path: string) => visit(path, { as: { id } });
/** A seeker, new unless `by` is given, who applied to a job of this title. */
async function applied(title: string, fields: object = {}, more: { by?: string; answerWithinDays?: number } = {}) {
  const { by: id = (await seeker()).id, ...promise } = more;
  const job = await buildJob(app.db.prisma, { title, ...promise });
  const application = await buildApplication(app.db.prisma, { seekerId: id, jobId: job.id, ...fields });
  return { id, jobId: job.id, companyId: job.companyId, applicationId: application.id };
}
const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** The company accepts an application. */
const accept = (companyId: string, applicationId: string) => {
  const company = { id: companyId, role: "OWNER" as const, isVerified: false, missingFactor: null };
  const actor = { accountId: companyId, role: "RECRUITER" as const, sessionId: "", company };
  return app.app.services.decisions.decide(actor, { applicationId }, "ACCEPTED");
};

describe("saved jobs", () => {
  it("reports when there are none, and links to the search", async () => {
    const page = await open((await seeker()).id, "/main/savedjobs");
    await page.getByRole("heading", { level: 1, name: "Your Job Wishlist" }).waitFor();
    await page.getByText("Here are the jobs you've saved. Ready to explore them again or apply?").waitFor();
    await page.getByText("You haven't saved any jobs").waitFor();
    await page.getByRole("link", { name: "Search jobs", exact: true }).click();
    await page.waitForURL("**/main");
  });

  it("is updated when a job is saved in the search, or removed here", async () => {
    const { id } = await seeker();
    const stored = await buildJob(app.db.prisma, { title: "Kept Before" });
    await buildSavedJob(app.db.prisma, { seekerId: id, jobId: stored.id });
    await buildJob(app.db.prisma, { title: "Found Today" });
    const page = await open(id, "/main/savedjobs");
    await card(page, "Kept Before").waitFor();
    await page.getByRole("link", { name: "Search Jobs", exact: true }).click();
    await page.getByRole("button", { name: "Save Found Today" }).first().click();
    await page.getByRole("button", { name: "Unsave Found Today" }).first().waitFor();
    await page.getByRole("link", { name: "Saved Jobs" }).click();
    await card(page, "Found Today").waitFor();
    await page.getByRole("button", { name: "Unsave Kept Before" }).first().click();
    await card(page, "Kept Before").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Search Jobs", exact: true }).click();
    await page.getByRole("button", { name: "Save Kept Before" }).first().waitFor();
  });

  it("rolls back when removing a job fails, and reports it", async () => {
    const { id } = await seeker();
    const job = await buildJob(app.db.prisma, { title: "Stubborn" });
    await buildSavedJob(app.db.prisma, { seekerId: id, jobId: job.id });
    const page = await open(id, "/main/savedjobs");
    await card(page, "Stubborn").waitFor();
    await failOperation(page, "UnsaveJob");
    await page.getByRole("button", { name: "Unsave Stubborn" }).first().click();
    await page.getByText("Internal server error, please try again later or check your network connection").waitFor();
    await card(page, "Stubborn").waitFor();
  });

  it("marks unavailable jobs", { tags: ["thorough"] }, async () => {
    const { id } = await seeker();
    const closed = await buildJob(app.db.prisma, { title: "Closed One", status: "CLOSED" });
    await buildSavedJob(app.db.prisma, { seekerId: id, jobId: closed.id });
    const page = await open(id, "/main/savedjobs");
    await card(page, "Closed One").getByText("No longer open").waitFor();
    expect(await page.getByRole("button", { name: /^Apply/ }).count()).toBe(0);
  });
});

describe("applied jobs", () => {
  it("reports when there are none", async () => {
    const page = await open((await seeker()).id, "/main/appliedjobs");
    await page.getByRole("heading", { level: 1, name: "Your Job Applications" }).waitFor();
    await page.getByText("Here's your application trail. Stay tuned for updates from recruiters!").waitFor();
    await page.getByText("You haven't applied to any jobs").waitFor();
  });

  it("shows the status and its history", async () => {
    const { id } = await applied("Night Nurse", { status: "REJECTED" });
    const page = await open(id, "/main/appliedjobs");
    const nurse = card(page, "Night Nurse");
    await nurse.getByText("Rejected", { exact: true }).waitFor();
    await nurse.getByRole("button", { name: "History of the application for Night Nurse" }).click();
    expect(
      await nurse
        .getByRole("listitem")
        .filter({ hasText: /You applied|Rejected by/ })
        .allInnerTexts(),
    ).toEqual([expect.stringContaining("You applied"), expect.stringContaining("Rejected by the company")]);
    await nurse.getByRole("button", { name: "Manage the application for Night Nurse" }).click();
    await page.getByRole("menuitem", { name: "Archive" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "Withdraw" }).count()).toBe(0);
  });

  it("withdraws after confirmation, here and in the search", async () => {
    const { id } = await applied("Regretted");
    const page = await open(id, "/main/appliedjobs");
    const withdraw = async () => {
      await page.getByRole("button", { name: "Manage the application for Regretted" }).click();
      await page.getByRole("menuitem", { name: "Withdraw" }).click();
    };
    await withdraw();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await card(page, "Regretted").waitFor();
    await withdraw();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await page.getByText("You haven't applied to any jobs").waitFor();
    await page.getByRole("link", { name: "Search Jobs", exact: true }).click();
    await page.getByRole("button", { name: "Details of Regretted" }).click();
    await page.getByRole("button", { name: "Apply to Regretted" }).waitFor();
  });

  it("opens, marks and focuses the application that a link leads to, even one that is archived", {
    tags: ["thorough"],
  }, async () => {
    const { id, jobId: nurse } = await applied("Night Nurse", { status: "ACCEPTED" });
    const { jobId: welder } = await applied("Welder", { archivedVersion: 1 }, { by: id });
    const page = await open(id, `/main/appliedjobs?application=${nurse}`);
    for (const title of ["Night Nurse", "Welder"]) {
      await expect.poll(() => card(page, title).evaluate((shown) => shown === document.activeElement)).toBe(true);
      await card(page, title).getByText("You applied").waitFor();
      expect(await page.locator("[data-marked]").count()).toBe(1);
      await page.goto(`/main/appliedjobs?application=${welder}`);
    }
    await page.getByText("Archived", { exact: true }).click();
    await expect.poll(() => page.locator("[data-marked]").count()).toBe(0);
    await card(page, "Welder").waitFor();
  });

  it("shows the progress, and the date by which the company answers", async () => {
    const { id } = await seeker();
    const apply = (title: string, fields: object = {}) => applied(title, fields, { by: id, answerWithinDays: 10 });
    const opened = await apply("Looked At");
    await app.db.prisma.applicationEvent.create({
      data: { applicationId: opened.applicationId, kind: "OPENED", actorId: opened.companyId },
    });
    const invited = await apply("Invited", { appliedAt: new Date(Date.now() - 30_000) });
    await app.db.prisma.applicationEvent.create({
      data: {
        ...{ applicationId: invited.applicationId, actorId: invited.companyId },
        ...{ kind: "INTERIM_ANSWER", stage: "Interview" },
        answerDueOn: new Date("2031-03-04"),
      },
    });
    await apply("Left Alone", { appliedAt: new Date("2026-01-01T10:00:00Z"), unansweredAt: new Date("2026-01-12") });
    const appliedAt = new Date(Date.now() - 60_000);
    await apply("Taken", { status: "ACCEPTED", message: "See you on Monday.\nBring cake.", appliedAt });
    const page = await open(id, "/main/appliedjobs");
    const step = (title: string) => card(page, title).locator("[aria-current='step']").innerText();
    await card(page, "Looked At")
      .getByText(/^The company promised to respond by \d+ \w+ \d{4}\.$/)
      .waitFor();
    expect(await step("Looked At")).toBe("In review");
    expect(await step("Invited")).toBe("Interview");
    await card(page, "Invited").getByRole("button", { name: "History" }).click();
    const invitation = card(page, "Invited").getByRole("listitem").filter({ hasText: "Moved to “Interview”" });
    await invitation.getByText("Decision promised by 4 March 2031").waitFor();
    await card(page, "Left Alone")
      .getByText("The company did not respond by 11 January 2026.", { exact: false })
      .waitFor();
    expect(await step("Left Alone")).toBe("Sent");
    await card(page, "Left Alone").getByText("No response", { exact: true }).waitFor();
    await card(page, "Taken")
      .getByRole("region", { name: /^Message from .+ about Taken$/ })
      .getByText("Bring cake.")
      .waitFor();
    expect(await step("Taken")).toBe("Decided");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download as CSV" }).click(),
    ]);
    const table = await readFile(await download.path(), "utf8");
    expect(table.split("\n")[0]).toContain("Job,Company,Location,Status");
    expect(table).toContain("Left Alone");
    expect(table).toContain("2026-01-11,2026-01-12");
  });

  it("groups applications by status, with headings; archived ones are separate until something happens", async () => {
    const { id } = await seeker();
    const apply = (title: string, fields: object = {}) => applied(title, fields, { by: id });
    await apply("Turned Down", { status: "REJECTED" });
    await apply("Taken", { status: "ACCEPTED", appliedAt: new Date("2026-10-01") });
    await apply("Left Alone", { unansweredAt: new Date("2026-10-12"), appliedAt: new Date("2026-09-01") });
    const waiting = await apply("Waiting", { appliedAt: new Date("2026-10-20") });
    const page = await open(id, "/main/appliedjobs");
    const titles = (group: string) =>
      page
        .getByRole("list", { name: `Applications: ${group}` })
        .getByRole("heading", { level: 3 })
        .allInnerTexts();
    await page.getByRole("heading", { level: 2, name: "In progress" }).waitFor();
    expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual([
      "In progress",
      "Accepted",
      "Closed",
    ]);
    expect(await titles("In progress")).toEqual(["Waiting"]);
    expect(await titles("Accepted")).toEqual(["Taken"]);
    expect(await titles("Closed")).toEqual(["Turned Down", "Left Alone"]);

    const archive = async (title: string) => {
      await page.getByRole("button", { name: `Manage the application for ${title}` }).click();
      await page.getByRole("menuitem", { name: "Archive" }).click();
      await card(page, title).waitFor({ state: "detached" });
    };
    await archive("Waiting");
    await archive("Left Alone");
    await page.getByText("Archived", { exact: true }).click();
    await card(page, "Waiting").waitFor();
    await card(page, "Left Alone").waitFor();
    await page.getByRole("button", { name: "Manage the application for Left Alone" }).click();
    await page.getByRole("menuitem", { name: "Bring back" }).click();
    await card(page, "Left Alone").waitFor({ state: "detached" });
    await page.goBack();
    await card(page, "Left Alone").waitFor();
    await accept(waiting.companyId, waiting.applicationId);
    await card(page, "Waiting").getByText("Accepted", { exact: true }).waitFor();
  });
});
