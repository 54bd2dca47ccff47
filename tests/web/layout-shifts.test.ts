// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { expectSteady, watchShiftsFromStart } from "../support/layout-shifts.ts";

const { app, openAs } = testSite();

/** Nobody has been asked about notifications in this browser. */
const NOT_ASKED = `Object.defineProperty(Notification, "permission", { get: () => "default" });`;

/** Answers of the API arrive late, one after the other. The delays are the network's: the tests wait for what is shown. */
async function delayAnswers(page: Page) {
  let turn = 0;
  await page.route("**/graphql", async (route) => {
    turn += 1;
    await new Promise((resolve) => setTimeout(resolve, 200 + 150 * (turn % 4)));
    await route.continue().catch(() => {});
  });
}

describe.each([PHONE, DESKTOP])("at $width pixels nothing moves while answers arrive", (viewport) => {
  it("on the privacy page", async () => {
    const { prisma } = app.db;
    const { id } = await app.build.seeker();
    for (const name of ["Ada Lovelace", "Ben Okri"]) {
      const { id: blockedId } = await app.build.seeker({ name });
      await prisma.block.create({ data: { blockerId: id, blockedId } });
    }
    const page = await openAs({ id }, { viewport });
    await watchShiftsFromStart(page);
    await delayAnswers(page);
    await page.goto("/main/privacy");
    await page.getByRole("button", { name: "Unblock Ben Okri" }).waitFor();
    await page.getByText("No company has opened your files or viewed your contact details yet.").waitFor();
    await expectSteady(page);
  });

  it("on the list of applications, where notifications are offered", async () => {
    const { id } = await app.build.seeker();
    for (const title of ["Welder", "Nurse"])
      await app.build.application({ seekerId: id, jobId: (await app.build.job({ title })).id });
    const page = await openAs({ id }, { viewport });
    await watchShiftsFromStart(page);
    await page.addInitScript(NOT_ASKED);
    await delayAnswers(page);
    await page.goto("/main/appliedjobs");
    await page.getByRole("article").nth(1).waitFor();
    await page.getByRole("button", { name: "Turn on notifications" }).waitFor();
    await expectSteady(page);
  });
});
