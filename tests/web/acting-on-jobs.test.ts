// @module-tag thorough

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { holdOperation } from "../support/hold-requests.ts";
import { card, jobSearch, NURSE } from "../support/job-search.ts";

const { app, openAsSeeker, seekerOf } = jobSearch();

it("a click anywhere in a row opens the job, and sends no application", async () => {
  const page = await openAsSeeker();
  const nurse = card(page, "Night Nurse");
  const box = await nurse.boundingBox();
  if (!box) throw new Error("The row is not on the screen.");
  const first = await nurse.getByRole("button", { name: "Hide Night Nurse" }).boundingBox();
  const open = page.locator("article[data-job][data-open]");
  const sent = () => app.db.prisma.application.count({ where: { job: NURSE } });
  const before = await sent();
  for (let x = box.x + 20; x < (first?.x ?? 0) - 4; x += 80)
    for (const y of [box.y + box.height * 0.3, box.y + box.height * 0.7]) {
      // The pointer arrives with the press: nothing may appear below it.
      await page.mouse.move(box.x + 10, box.y - 40);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
      await expect.poll(() => new URL(page.url()).searchParams.get("job"), { message: `${x}, ${y}` }).not.toBeNull();
      await open.waitFor();
      await page.goBack();
      await open.waitFor({ state: "detached" });
    }
  expect(await sent()).toBe(before);
  expect(await nurse.getByRole("button", { name: /^Apply/ }).count()).toBe(0);
});

it("shares the address of the job's public page", async () => {
  const page = await openAsSeeker();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.getByRole("button", { name: "Details of Night Nurse" }).click();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Link copied.").waitFor();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole("heading", { level: 1, name: "Night Nurse" }).waitFor();
});

it("a save is completed even when the page is left immediately", async () => {
  const page = await openAsSeeker();
  await page.getByRole("button", { name: "Details of Field Botanist 2", exact: true }).click();
  await page
    .getByRole("button", { name: "Save Field Botanist 2", exact: true })
    .first()
    .evaluate((button: HTMLElement) => {
      // What waits for a paint must not wait for it then.
      window.requestAnimationFrame = () => 0;
      button.click();
      window.location.assign("about:blank");
    });
  await page.waitForURL("about:blank");
  const where = { job: { title: "Field Botanist 2" } };
  await expect.poll(() => app.db.prisma.savedJob.count({ where })).toBe(1);
});

it("shows a save on the pressed button before the rest of the page follows", async () => {
  const page = await openAsSeeker();
  const row = card(page, "Field Botanist 4").first();
  const names = () =>
    row.evaluate((element) => [...element.querySelectorAll("[aria-label*=ave]")].map(({ ariaLabel }) => ariaLabel));
  const [save, unsave] = ["Save Field Botanist 4", "Unsave Field Botanist 4"];
  await expect.poll(names).toEqual([save, save]);
  const first = await row.evaluate(async (element) => {
    const buttons = [...element.querySelectorAll<HTMLElement>("[aria-label*=ave]")];
    buttons[0]?.click();
    await Promise.resolve();
    return buttons.map(({ ariaLabel }) => ariaLabel);
  });
  expect(first).toEqual([unsave, save]);
  await expect.poll(names).toEqual([unsave, unsave]);
});

it("pressed again immediately in another tab, both tabs show the last choice, and the server stores it", async () => {
  const page = await openAsSeeker();
  const other = await page.context().newPage();
  await other.goto("/main");
  // Only a hydrated page receives the first change.
  await other.getByRole("button", { name: "Show filters" }).click();
  await other.getByRole("button", { name: "Hide filters" }).waitFor();
  const button = (tab: Page, name: "Save" | "Unsave") =>
    card(tab, "Field Botanist 3")
      .getByRole("button", { name: `${name} Field Botanist 3` })
      .first();
  const { requested, release } = await holdOperation(page, "SaveJob");
  await button(page, "Save").click();
  await requested;
  await button(other, "Save").click();
  await button(other, "Unsave").click();
  await button(other, "Save").waitFor();
  const unsaved = other.waitForResponse((response) => /"UnsaveJob"/.test(response.request().postData() ?? ""));
  release();
  await unsaved;
  await button(page, "Save").waitFor();
  const where = { job: { title: "Field Botanist 3" }, seekerId: seekerOf.get(page) ?? "" };
  expect(await app.db.prisma.savedJob.count({ where })).toBe(0);
  await button(other, "Save").waitFor();
});
