import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";

const { app, visit } = testSite();
const seeker = () => app.build.seeker({ name: "Meera Nair" });
const open = (id: string, path: string) => visit(path, { as: { id } });
/** A seeker, new unless `by` is given, who applied to a job of this title. */
async function applied(title: string, fields: object = {}, more: { by?: string; answerWithinDays?: number } = {}) {
  const { by: id = (await seeker()).id, ...promise } = more;
  const job = await app.build.job({ title, ...promise });
  const application = await app.build.application({ seekerId: id, jobId: job.id, ...fields });
  return { id, jobId: job.id, companyId: job.companyId, applicationId: application.id };
}
const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
/** The application in full. */
const application = (page: Page, title: string) => page.getByRole("article", { name: `Application for ${title}` });

/** The company accepts an application. */
const accept = (companyId: string, applicationId: string) => {
  const company = { id: companyId, role: "OWNER" as const, isVerified: false, missingFactor: null };
  const actor = { accountId: companyId, role: "RECRUITER" as const, sessionId: "", company };
  return app.app.services.decisions.decide(actor, { applicationId }, "ACCEPTED");
};

describe("saved jobs", () => {
  it("are none at first, and updated when a job is saved in the search, or removed here", async () => {
    await app.build.job({ title: "Found Today" });
    const page = await open((await seeker()).id, "/main/savedjobs");
    await page.getByRole("heading", { level: 1, name: "Your Job Wishlist" }).waitFor();
    await page.getByText("Here are the jobs you've saved. Ready to explore them again or apply?").waitFor();
    await page.getByText("You haven't saved any jobs").waitFor();
    await page.getByRole("link", { name: "Search jobs", exact: true }).click();
    await page.waitForURL("**/main");
    await page.getByRole("button", { name: "Save Found Today" }).first().click();
    await page.getByRole("button", { name: "Unsave Found Today" }).first().waitFor();
    await page.getByRole("link", { name: "Saved Jobs" }).click();
    await card(page, "Found Today").waitFor();
    await page.getByRole("button", { name: "Unsave Found Today" }).first().click();
    await card(page, "Found Today").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Search Jobs", exact: true }).click();
    await page.getByRole("button", { name: "Save Found Today" }).first().waitFor();
  });

  it("marks unavailable jobs; rolls back when removing a job fails, and reports it", async () => {
    const { id } = await seeker();
    const job = await app.build.job({ title: "Stubborn", status: "CLOSED" });
    await app.build.savedJob({ seekerId: id, jobId: job.id });
    const page = await open(id, "/main/savedjobs");
    await card(page, "Stubborn").getByText("No longer open").waitFor();
    expect(await page.getByRole("button", { name: /^Apply/ }).count()).toBe(0);
    await failOperation(page, "UnsaveJob");
    await page.getByRole("button", { name: "Unsave Stubborn" }).first().click();
    await page.getByText("Internal server error, please try again later or check your network connection").waitFor();
    await card(page, "Stubborn").waitFor();
  });
});

describe("applied jobs", () => {
  it("reports when there are none", async () => {
    const page = await open((await seeker()).id, "/main/appliedjobs");
    await page.getByRole("heading", { level: 1, name: "Your Job Applications" }).waitFor();
    await page.getByText("Here's your application trail. Stay tuned for updates from recruiters!").waitFor();
    await page.getByText("You haven't applied to any jobs").waitFor();
  });

  it("withdraws after confirmation, here and in the search; a rejected one cannot be withdrawn", async () => {
    const { id } = await applied("Regretted");
    await applied("Night Nurse", { status: "REJECTED" }, { by: id });
    const page = await open(id, "/main/appliedjobs");
    const withdraw = page.getByRole("button", { name: "Withdraw the application for Regretted" });
    await withdraw.click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await withdraw.click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
    await card(page, "Regretted").waitFor({ state: "detached" });
    const nurse = application(page, "Night Nurse");
    await nurse.getByRole("button", { name: "Archive" }).waitFor();
    expect(await nurse.getByRole("button", { name: "Withdraw" }).count()).toBe(0);
    const history = nurse.getByRole("region", { name: "History" }).getByRole("listitem");
    expect(await history.allInnerTexts()).toEqual([
      expect.stringContaining("You applied"),
      expect.stringContaining("Rejected by the company"),
    ]);
    await page.getByRole("link", { name: "Search Jobs", exact: true }).click();
    await page.getByRole("button", { name: "Details of Regretted" }).click();
    await page.getByRole("button", { name: "Apply to Regretted" }).waitFor();
  });

  it.each([DESKTOP, PHONE])("opens the application that a link leads to, wherever it is in the list", async (size) => {
    const { id } = await applied("Night Nurse", { status: "ACCEPTED" });
    const { jobId } = await applied("Welder", { archivedVersion: 1, appliedAt: new Date("2026-01-01") }, { by: id });
    for (let n = 0; n < 20; n++) await applied(`Between ${n}`, {}, { by: id });
    const page = await visit(`/main/appliedjobs?application=${jobId}`, { as: { id }, viewport: size });
    await application(page, "Welder").getByText("You applied", { exact: true }).waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest("section[aria-label=Application], [role=dialog]") !== null),
      )
      .toBe(true);
    await page.goto("/main/appliedjobs");
    await page.getByRole("link", { name: "Between 7", exact: true }).click();
    await page.waitForURL("**/main/appliedjobs?application=*");
    await application(page, "Between 7").waitFor();
    await page.goBack();
    await application(page, "Between 7").waitFor({ state: "detached" });
    // On wide screens there is always one next to the list.
    expect(await application(page, "Night Nurse").count()).toBe(size === DESKTOP ? 1 : 0);
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
    const show = async (title: string, step: string) => {
      await page.getByRole("link", { name: title, exact: true }).click();
      await expect
        .poll(() => application(page, title).locator("[aria-current='step']").allInnerTexts())
        .toEqual([step]);
      return application(page, title);
    };
    const taken = await show("Taken", "Decided");
    await taken.getByRole("region", { name: "Message from" }).getByText("Bring cake.").waitFor();
    const lookedAt = await show("Looked At", "In review");
    await lookedAt.getByText(/^The company promised to respond by \d+ \w+ \d{4}\.$/).waitFor();
    const invitation = (await show("Invited", "Interview")).getByRole("listitem");
    await invitation
      .filter({ hasText: "Moved to “Interview”" })
      .getByText("Decision promised by 4 March 2031")
      .waitFor();
    const leftAlone = await show("Left Alone", "Sent");
    await leftAlone.getByText("The company did not respond by 11 January 2026.", { exact: false }).waitFor();
    await leftAlone.getByText("No response", { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download as CSV" }).click(),
    ]);
    const table = await readFile(await download.path(), "utf8");
    expect(table.split("\n")[0]).toContain("Job,Company,Location,Status");
    expect(table).toContain("Left Alone");
    expect(table).toContain("2026-01-11,2026-01-12");
  });

  it("lists what comes next first, in groups; archived ones are last until something happens", async () => {
    const { id } = await seeker();
    const apply = (title: string, fields: object = {}) => applied(title, fields, { by: id });
    await apply("Turned Down", { status: "REJECTED" });
    await apply("Taken", { status: "ACCEPTED", appliedAt: new Date("2026-10-01") });
    await apply("Left Alone", { unansweredAt: new Date("2026-10-12"), appliedAt: new Date("2026-09-01") });
    await apply("Due Later", { answerDueOn: new Date("2031-05-06"), appliedAt: new Date("2026-10-21") });
    const waiting = await apply("Due Soon", { answerDueOn: new Date("2031-03-04"), appliedAt: new Date("2026-10-20") });
    const page = await open(id, "/main/appliedjobs");
    const expectGroups = (groups: Record<string, string[]>) =>
      expect
        .poll(() =>
          page
            .getByRole("list", { name: /^Applications: / })
            .evaluateAll((lists) =>
              Object.fromEntries(
                lists.map((list) => [
                  list.getAttribute("aria-label")?.replace("Applications: ", ""),
                  [...list.querySelectorAll("h3")].map((title) => title.textContent),
                ]),
              ),
            ),
        )
        .toEqual(groups);
    const Closed = ["Turned Down", "Left Alone"];
    await expectGroups({ Accepted: ["Taken"], "In progress": ["Due Soon", "Due Later"], Closed });
    await card(page, "Due Soon").getByText("Response due 4 Mar 2031").waitFor();

    await page.getByRole("link", { name: "Due Soon", exact: true }).click();
    await page.getByRole("button", { name: "Archive the application for Due Soon" }).click();
    await expectGroups({ Accepted: ["Taken"], "In progress": ["Due Later"], Closed, Archived: ["Due Soon"] });
    await page.getByRole("button", { name: "Unarchive the application for Due Soon" }).click();
    await expectGroups({ Accepted: ["Taken"], "In progress": ["Due Soon", "Due Later"], Closed });
    const archived = page.waitForResponse((response) =>
      /"ArchiveApplication"/.test(response.request().postData() ?? ""),
    );
    await page.getByRole("button", { name: "Archive the application for Due Soon" }).click();
    await archived;
    await accept(waiting.companyId, waiting.applicationId);
    await expectGroups({ Accepted: ["Taken", "Due Soon"], "In progress": ["Due Later"], Closed });
  });
});
