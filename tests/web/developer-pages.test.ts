// @module-tag thorough

import { expect, test } from "vitest";
import { PHONE, testSite } from "../support/browser.ts";

const { visit } = testSite();

test("the guide is linked from the footer, has a working table of contents, and code that is copied by a press", async () => {
  const page = await visit("/start", { permissions: ["clipboard-read", "clipboard-write"] });
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

test("the table of errors fits a phone, and a wide one scrolls", async () => {
  const page = await visit("/developers#errors", { viewport: PHONE });
  const beyond = (table: Element) => table.scrollWidth - table.clientWidth;
  expect(await page.locator("[class='table']").first().evaluate(beyond)).toBe(0);
  await page.goto("/developers/permissions");
  const table = page.locator("[class='table']").filter({ has: page.locator("th:nth-child(5)") });
  expect(await table.first().evaluate(beyond)).toBeGreaterThan(0);
});

test("without script the guide is readable, and offers no copying", async () => {
  const page = await visit("/developers#rate_limited", { javaScriptEnabled: false });
  await page.getByText("(Retry-After), then repeat").waitFor();
  expect(await page.getByRole("button", { name: "Copy" }).count()).toBe(0);
});
