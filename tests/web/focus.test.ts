// @module-tag thorough

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  buildApplication,
  buildConnection,
  buildJob,
  buildRecruiter,
  buildSavedJob,
  buildSeeker,
} from "../../prisma/factories/index.ts";
import { expectAnnounced, expectFocus } from "../support/accessibility-tree.ts";
import { testSite } from "../support/browser.ts";
import { sendApplication } from "../support/send-application.ts";

const { app, visit } = testSite();

let companyId: string;
let nurseId: string;
let bakerId: string;
beforeAll(async () => {
  const { prisma } = app.db;
  companyId = (await buildRecruiter(prisma, { name: "Northwind Labs" })).id;
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  nurseId = (await buildJob(prisma, { companyId, title: "Night Nurse", workMode: "REMOTE", createdAt: at(1) })).id;
  bakerId = (await buildJob(prisma, { companyId, title: "Baker", workMode: "REMOTE", createdAt: at(2) })).id;
});

async function openAsSeeker(path: string, prepare: (id: string) => Promise<unknown> = async () => {}): Promise<Page> {
  const { id } = await buildSeeker(app.db.prisma, { name: "Meera Nair" });
  await prepare(id);
  return visit(path, { as: { id } });
}

/** Activates a control by keyboard. */
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().press("Enter");

describe("the focus stays where it is expected, and results are announced", () => {
  it("after applying, undoing that from its notice, and saving", async () => {
    const page = await openAsSeeker("/main");
    await press(page, "Details of Night Nurse");
    await page.getByRole("button", { name: "Apply to Night Nurse" }).waitFor();
    await press(page, "Apply to Night Nurse");
    await sendApplication(page);
    await page.getByRole("status").getByText("You applied to Night Nurse.").waitFor();
    await expectFocus(page, "button Applied to Night Nurse");
    await press(page, "Undo");
    await expectFocus(page, "button Apply to Night Nurse");
    await page.getByRole("button", { name: "Undo", exact: true }).waitFor({ state: "detached" });
    await expectFocus(page, "button Apply to Night Nurse");
    await press(page, "Save Baker");
    await expectAnnounced(page, "Baker is saved.");
    await expectFocus(page, "button Unsave Baker");
  });

  it("after withdrawing: on the next application, and on the heading after the last", async () => {
    const page = await openAsSeeker("/main/appliedjobs", async (seekerId) => {
      for (const jobId of [nurseId, bakerId]) await buildApplication(app.db.prisma, { seekerId, jobId });
    });
    const withdraw = async () => {
      await page.getByRole("button", { name: /^Withdraw the application/ }).press("Enter");
      await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).press("Enter");
    };
    const titles = page.getByRole("heading", { level: 3 });
    await titles.first().waitFor();
    const second = await titles.nth(1).innerText();
    await withdraw();
    await page.getByRole("status").filter({ hasText: "Application withdrawn." }).first().waitFor();
    await expectFocus(page, `article Application for ${second}`);
    await withdraw();
    await expectFocus(page, "heading Your Job Applications");
  });

  it("after choosing another order", async () => {
    const page = await openAsSeeker("/main");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Highest pay" });
    await expectAnnounced(page, "Sorted by: Highest pay.");
  });

  it("after removing a saved job", async () => {
    const page = await openAsSeeker("/main/savedjobs", async (seekerId) => {
      for (const jobId of [nurseId, bakerId]) await buildSavedJob(app.db.prisma, { seekerId, jobId });
    });
    await press(page, "Unsave Baker");
    await expectAnnounced(page, "Baker is no longer saved.");
    await expectFocus(page, "article Night Nurse at Northwind Labs");
    await press(page, "Unsave Night Nurse");
    await expectFocus(page, "heading Your Job Wishlist");
  });

  it("after removing filters: on the next one, then the previous one, then the control before them", async () => {
    const page = await openAsSeeker("/main?q=baker&workMode=REMOTE&jobType=FULL_TIME");
    await press(page, "Remove filter “baker”");
    await expectFocus(page, "button Remove filter Full-time");
    await press(page, "Remove filter Remote");
    await expectFocus(page, "button Remove filter Full-time");
    await expectAnnounced(page, "2 jobs match");
    await page.keyboard.press("Enter");
    await expectFocus(page, "button Show filters");
  });

  it("after connecting, withdrawing and accepting", async () => {
    const { prisma } = app.db;
    const ada = await buildSeeker(prisma, { name: "Ada Lovelace" });
    const grace = await buildSeeker(prisma, { name: "Grace Hopper" });
    const page = await openAsSeeker("/main/allusers", (addresseeId) =>
      buildConnection(prisma, { requesterId: grace.id, addresseeId, status: "REQUESTED" }),
    );
    await press(page, `Connect with ${ada.name}`);
    await expectAnnounced(page, "Connection request sent to Ada Lovelace.");
    await expectFocus(page, "button Requested");
    await press(page, `Withdraw the request to ${ada.name}`);
    await expectAnnounced(page, "Request to Ada Lovelace withdrawn.");
    await expectFocus(page, "button Connect with Ada Lovelace");
    await press(page, `Accept ${grace.name}`);
    await expectAnnounced(page, "You and Grace Hopper are connected.");
    await expectFocus(page, "button Connected");
  });
});

describe("a new page", () => {
  it("is announced, and starts at its heading without a focus ring", async () => {
    const page = await openAsSeeker("/main/privacy");
    // Before, the links of the frame are the browser's own, which announces what it loads.
    await page.locator("#root:not([data-prerendered])").waitFor();
    for (const [link, title, heading] of [
      ["Saved Jobs", "Saved Jobs", "Your Job Wishlist"],
      ["Explore Peers", "Explore Peers", "Explore Peers"],
      ["Applied Jobs", "Applied Jobs", "Your Job Applications"],
    ] as const) {
      await page.getByRole("link", { name: link, exact: true }).press("Enter");
      await expectAnnounced(page, title);
      await expectFocus(page, `heading ${heading}`);
      expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe("none");
    }
    await page.goBack();
    await expectFocus(page, "heading Explore Peers");
  });

  it("starts at its heading when reached from the landing page", async () => {
    const page = await visit("/start");
    await page.getByRole("link", { name: "Log in", exact: true }).first().press("Enter");
    await page.waitForURL("**/user-login");
    await expectFocus(page, "heading Welcome back");
  });
});

it("the content of a list is announced to recruiters: nobody found, no applicants, number of matches", async () => {
  const page = await visit("/main-recruiter/allcandidates", { as: { id: companyId } });
  await page.getByPlaceholder("Search Candidates...").fill("zymurgist");
  await page.keyboard.press("Enter");
  await expectAnnounced(page, "No one matches this search");
  await buildSeeker(app.db.prisma, { name: "Only Welder" });
  await page.getByPlaceholder("Search Candidates...").fill("only welder");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove filter “only welder”" }).waitFor();
  await expectAnnounced(page, "1 person matches");
  const { id } = await buildJob(app.db.prisma, { companyId, title: "Lamplighter" });
  await page.goto(`/main-recruiter/applicants/${id}`);
  await expectAnnounced(page, "No Applicants For this Job");
});

it("messages are announced when sent, when they arrive in an open chat, and when they arrive elsewhere", async () => {
  const { prisma } = app.db;
  const arjun = await buildSeeker(prisma, { name: "Arjun Rao" });
  let meeraId = "";
  const page = await openAsSeeker("/main/savedjobs", async (id) => {
    meeraId = id;
    await buildConnection(prisma, { requesterId: id, addresseeId: arjun.id });
  });
  await page.getByText("You haven't saved any jobs").waitFor();
  await page.keyboard.press("Tab");
  const his = await visit(`/main/chatcomponent?with=${meeraId}`, { as: arjun });
  const write = async (from: Page, text: string) => {
    await from.getByPlaceholder("Type your message").fill(text);
    await from.keyboard.press("Enter");
  };
  await write(his, "Hello Meera");
  await expectAnnounced(his, "Your message is sent.");
  await expectAnnounced(page, "New message from Arjun Rao.");
  await page.goto(`/main/chatcomponent?with=${arjun.id}`);
  await page.getByRole("log", { name: "Messages" }).getByText("Hello Meera").waitFor();
  await write(his, "How are you");
  await expectAnnounced(page, "Arjun Rao: How are you");
});
