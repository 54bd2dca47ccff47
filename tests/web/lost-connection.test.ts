// @module-tag thorough

import { expect, it } from "vitest";
import { testSite } from "../support/browser.ts";

const { app, openAs } = testSite();

it("a page whose code cannot be fetched offline says so, and opens once the connection is back", async () => {
  const page = await openAs(await app.build.seeker());
  await page.goto("/main", { waitUntil: "networkidle" });
  // The first touch fetches the code of overlays.
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes("/overlay-host-")));
  const link = page.getByRole("link", { name: "Applied Jobs", exact: true });
  await link.waitFor();
  await page.context().setOffline(true);
  await link.click();
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  expect(await page.getByText("Something broke on our side").count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "Your Job Applications", exact: true }).waitFor();
});
