// @module-tag thorough

import { expect, it } from "vitest";
import { buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { testBrowser } from "../support/browser.ts";

const app = testApp();
const browser = testBrowser();

it.each([
  ["Applied Jobs", "Your Job Applications"],
  ["Explore Peers", "Explore Peers"],
])(
  "a page whose code cannot be fetched offline says so, and opens once the connection is back: %s",
  async (link, heading) => {
    const { id } = await buildSeeker(app.db.prisma);
    const page = await browser.openAs(app, { id, role: "SEEKER" });
    await page.goto("/main", { waitUntil: "networkidle" });
    // The first touch fetches the code of overlays.
    await page.getByRole("heading", { level: 1 }).click();
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes("/mantine-")));
    await page.getByRole("link", { name: link, exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("link", { name: link, exact: true }).click();
    await page.getByRole("heading", { name: "You are not connected" }).waitFor();
    expect(await page.getByText("Something broke on our side").count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: heading, exact: true }).waitFor();
  },
);
