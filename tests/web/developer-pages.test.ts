// @module-tag thorough

import { expect, test } from "vitest";
import { testApp } from "../../server/testing/test-app.ts";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testBrowser } from "../support/browser.ts";
import { htmlFlaws } from "../support/html-flaws.ts";

const app = testApp();
const browser = testBrowser();

test("the guide is linked from the footer, has a working table of contents, and code that is copied by a press", async () => {
  const page = await browser.open({
    baseURL: app.url,
    viewport: DESKTOP,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto("/start");
  await page.getByRole("navigation", { name: "For developers" }).getByRole("link", { name: "Guide" }).click();
  await page.getByRole("heading", { level: 1, name: "Building on Worklane" }).waitFor();

  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Webhooks" }).click();
  expect(new URL(page.url()).hash).toBe("#webhooks");
  const heading = page.getByRole("heading", { name: "Webhooks" });
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(100);

  const code = page.locator("pre", { hasText: "# add-webhook.sh" });
  await code.locator("..").getByRole("button", { name: "Copy" }).click();
  await page.getByText("The code is copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText());
});

test("the developers' pages are valid and accessible, in dark mode and on phones, and nothing overflows", async () => {
  for (const { viewport, colorScheme } of [
    { viewport: DESKTOP, colorScheme: "dark" as const },
    { viewport: PHONE, colorScheme: "light" as const },
  ]) {
    const page = await browser.open({ baseURL: app.url, viewport, colorScheme });
    for (const path of ["/developers", "/developers/graphql", "/developers/permissions"]) {
      await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, viewport.width, wide]).toEqual([path, viewport.width, 0]);
      // The last consists of the same markup a hundred times.
      if (path !== "/developers/permissions") await expectAccessible(page, { asShown: true });
      if (viewport === DESKTOP) expect(await htmlFlaws(await (await fetch(app.url + path)).text()), path).toEqual([]);
    }
  }
});

test("the table of errors fits a phone, and a wide one scrolls", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.open({ baseURL: app.url, viewport: PHONE, colorScheme });
    await page.goto("/developers#errors");
    const hidden = await page
      .locator("[class='table']")
      .first()
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(hidden).toBe(0);
    await page.goto("/developers/permissions");
    const table = page.locator("[class='table']").filter({ has: page.locator("th:nth-child(5)") });
    expect(await table.first().evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  }
});

test("without script the guide is readable, and offers no copying", async () => {
  const page = await browser.open({ baseURL: app.url, javaScriptEnabled: false });
  await page.goto("/developers#rate_limited");
  await page.getByText("then repeat").waitFor();
  expect(await page.getByRole("button", { name: "Copy" }).count()).toBe(0);
});
