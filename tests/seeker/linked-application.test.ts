// @module-tag thorough

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { buildApplication, buildJob, buildSeeker } from "../../prisma/factories/index.ts";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();
const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

it("opens, marks and focuses the application that a link leads to, even one that is archived", async () => {
  const { id } = await buildSeeker(app.db.prisma);
  const [nurse, welder] = [
    await buildJob(app.db.prisma, { title: "Night Nurse" }),
    await buildJob(app.db.prisma, { title: "Welder" }),
  ];
  await buildApplication(app.db.prisma, { seekerId: id, jobId: nurse.id, status: "ACCEPTED" });
  await buildApplication(app.db.prisma, { seekerId: id, jobId: welder.id });
  const actor = { accountId: id, role: "SEEKER" as const, sessionId: "" };
  await app.app.services.ownApplications.archive(actor, welder.id, true);
  const page = await visit(`/main/appliedjobs?application=${nurse.id}`, { as: { id } });
  for (const title of ["Night Nurse", "Welder"]) {
    await expect.poll(() => card(page, title).evaluate((shown) => shown === document.activeElement)).toBe(true);
    await card(page, title).getByText("You applied").waitFor();
    expect(await page.locator("[data-marked]").count()).toBe(1);
    await page.goto(`/main/appliedjobs?application=${welder.id}`);
  }
  await page.getByText("Archived", { exact: true }).click();
  await expect.poll(() => page.locator("[data-marked]").count()).toBe(0);
  await card(page, "Welder").waitFor();
});
