// @module-tag thorough

import { beforeAll, describe, it } from "vitest";
import { buildApplication, buildJob, buildRecruiter } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { expectNamesAsSeen } from "../support/axe.ts";
import { DESKTOP, PHONE, testBrowser } from "../support/browser.ts";
import { twoFriends } from "../support/two-friends.ts";

const app = testApp();
const browser = testBrowser();
const friends = twoFriends(app);
const recruiter = { id: "", role: "RECRUITER" as const };
let jobId = "";

beforeAll(async () => {
  const { prisma } = app.db;
  recruiter.id = (await buildRecruiter(prisma, { name: "Acme" })).id;
  jobId = (await buildJob(prisma, { companyId: recruiter.id })).id;
  await buildApplication(prisma, { jobId });
});

describe.each([PHONE, DESKTOP])("at $width pixels the names of controls contain their visible labels", (viewport) => {
  it("on a seeker's pages, with an unread message", async () => {
    const page = await browser.openAs(app, { id: friends.meera.id, role: "SEEKER" }, { viewport });
    for (const path of ["/main", "/main/allusers", "/main/settings", "/main/chatcomponent", "/main/userprofile-edit"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      if (path === "/main") await page.getByRole("link", { name: "Messages 1 not seen" }).waitFor();
      await expectNamesAsSeen(page);
    }
    await page.goto(`/main/chatcomponent?with=${friends.arjun.id}`);
    await page.getByRole("log", { name: "Messages" }).getByText("Send me your bank card").waitFor();
    await expectNamesAsSeen(page);
  });

  it("on a recruiter's pages, and on public ones", async () => {
    const page = await browser.openAs(app, recruiter, { viewport });
    for (const path of [
      "/main-recruiter",
      "/main-recruiter/view-jobs",
      "/main-recruiter/allcandidates",
      "/main-recruiter/post-jobs",
      `/main-recruiter/applicants/${jobId}`,
      "/jobs",
      "/start",
      "/accessibility",
    ]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expectNamesAsSeen(page);
    }
  });
});
