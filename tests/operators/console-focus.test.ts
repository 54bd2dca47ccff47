// @module-tag thorough

import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { testConsole } from "../support/console.ts";

const { openConsole, reportedJob } = testConsole();

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

it("an opened report focuses its heading, and an incomplete decision the missing field", async () => {
  const job = await reportedJob();
  const page = await openConsole("MODERATOR", "/operators");
  await page.getByRole("article").filter({ hasText: job.id }).getByRole("link").press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "Report: job" });
  await heading.waitFor();
  await expect.poll(() => hasFocus(heading)).toBe(true);

  await page.getByRole("button", { name: "Assign to me" }).press("Enter");
  const decide = page.getByRole("button", { name: "Decide" });
  await decide.press("Enter");
  await page.getByText("Choose what is to be done.").waitFor();
  expect(await hasFocus(page.getByRole("radio").first())).toBe(true);
  await page.keyboard.press("Space");
  await decide.press("Enter");
  await expect.poll(() => hasFocus(page.getByLabel("Reason"))).toBe(true);
});
