// @module-tag thorough

import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, it } from "vitest";
import {
  buildApplication,
  buildJob,
  buildRecruiter,
  buildSavedJob,
  buildSeeker,
} from "../../prisma/factories/index.ts";
import { expectFocus } from "../support/accessibility-tree.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";

const { app, visit } = testSite();

/** Closed dialogs and menus stay for a while, as for most people. */
const MOVING = { reducedMotion: "no-preference" } as const;

const open = (id: string, path: string, options: BrowserContextOptions = {}) =>
  visit(path, { as: { id }, ...MOVING, ...options });

/** Presses by keyboard. */
const press = (page: Page, role: "button" | "menuitem", name: string | RegExp) =>
  page.getByRole(role, { name }).first().press("Enter");

const confirmByKeyboard = async (page: Page, name: string) => {
  await expectFocus(page, "button Close");
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).press("Enter");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
};

async function recruiterWithJobs(...titles: string[]) {
  const { id } = await buildRecruiter(app.db.prisma, { name: "Northwind Labs" });
  for (const [index, title] of titles.entries())
    await buildJob(app.db.prisma, { companyId: id, title, createdAt: new Date(Date.now() - index * 60_000) });
  return id;
}

describe.each([
  ["a table", DESKTOP],
  ["cards", PHONE],
])("a recruiter's jobs as %s", (_as, viewport) => {
  it("after deleting: the next one, then the previous one, then the heading have the focus", async () => {
    const id = await recruiterWithJobs("Welder", "Nurse", "Baker");
    const page = await open(id, "/main-recruiter/view-jobs", { viewport });
    const remove = async (title: string) => {
      await press(page, "button", `Delete ${title}`);
      await confirmByKeyboard(page, "Delete");
    };
    await remove("Nurse");
    await expectFocus(page, "article Baker at Northwind Labs");
    await remove("Baker");
    await expectFocus(page, "article Welder at Northwind Labs");
    await remove("Welder");
    await page.getByText("You haven't Posted any jobs").waitFor();
    await expectFocus(page, /^heading Good (Morning|Afternoon|Evening), Northwind Labs$/);
  });

  it("after closing one from its menu, in the list of open ones: the next has the focus", async () => {
    const id = await recruiterWithJobs("Welder", "Nurse");
    const page = await open(id, "/main-recruiter/view-jobs?status=OPEN", { viewport });
    await press(page, "button", "More actions for Welder");
    await press(page, "menuitem", "Close to applications");
    await expectFocus(page, "article Nurse at Northwind Labs");
  });
});

it("withdrawing the only application, and removing the only saved job, by pointer leave the focus on the heading", async () => {
  const seeker = await buildSeeker(app.db.prisma);
  const job = await buildJob(app.db.prisma, { title: "Welder" });
  const kept = { seekerId: seeker.id, jobId: job.id };
  await Promise.all([buildApplication(app.db.prisma, kept), buildSavedJob(app.db.prisma, kept)]);
  const page = await open(seeker.id, "/main/appliedjobs", { viewport: PHONE });
  await page.getByRole("link", { name: "Welder", exact: true }).click();
  await page.getByRole("button", { name: "Withdraw the application for Welder" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).dblclick();
  await page.getByText("You haven't applied to any jobs").waitFor();
  await expectFocus(page, "heading Your Job Applications");
  await page.goto("/main/savedjobs");
  await page.getByRole("button", { name: "Unsave Welder" }).first().click();
  await page.getByText("You haven't saved any jobs").waitFor();
  await expectFocus(page, "heading Your Job Wishlist");
});

it("ending the only alert leaves the focus on the heading", async () => {
  const seeker = await buildSeeker(app.db.prisma);
  const page = await open(seeker.id, "/main?q=welder");
  await press(page, "button", /^Create job alert/);
  await page.getByRole("dialog").getByRole("button", { name: "Create alert", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.goto("/main/alerts");
  await press(page, "button", /^Delete: /);
  await confirmByKeyboard(page, "Delete");
  await page.getByText("You have no alerts").waitFor();
  await expectFocus(page, "heading Job alerts");
});

it("unblocking goes on to the next person, and to the heading after the last", async () => {
  const seeker = await buildSeeker(app.db.prisma);
  for (const name of ["Ada Lovelace", "Ben Okri"]) {
    const { id: blockedId } = await buildSeeker(app.db.prisma, { name });
    await app.db.prisma.block.create({ data: { blockerId: seeker.id, blockedId } });
  }
  const page = await open(seeker.id, "/main/privacy");
  await press(page, "button", "Unblock Ada Lovelace");
  await page.getByRole("button", { name: "Unblock Ada Lovelace" }).waitFor({ state: "detached" });
  await expectFocus(page, /^listitem/);
  await press(page, "button", "Unblock Ben Okri");
  await page.getByText("You have not blocked anyone.").waitFor();
  await expectFocus(page, "heading Blocked people");
});

it("removing a skill goes on to the next, and to the field after the last", async () => {
  const seeker = await buildSeeker(app.db.prisma, { skills: ["React", "Rust"] });
  const page = await open(seeker.id, "/main/userprofile-edit");
  await press(page, "button", "React");
  await press(page, "button", "Remove React");
  await expectFocus(page, "button Rust");
  await press(page, "button", "Rust");
  await press(page, "button", "Remove Rust");
  await expectFocus(page, "textbox Add a skill");
});

it("removing a stage goes on to the name of the next", async () => {
  const id = await recruiterWithJobs("Welder");
  const { id: jobId } = await app.db.prisma.job.findFirstOrThrow({ where: { companyId: id } });
  const page = await open(id, `/main-recruiter/applicants/${jobId}/board`);
  await press(page, "button", /tages/);
  await press(page, "button", "Add a stage");
  const names = page.getByRole("dialog").getByRole("textbox");
  await names.last().waitFor();
  const count = await names.count();
  const remove = page.getByRole("dialog").getByRole("button", { name: /^Remove/ });
  await remove.nth(count - 1).press("Enter");
  await expectFocus(page, `textbox Name of stage ${count - 1}`);
});
