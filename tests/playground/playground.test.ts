import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { loadDemo } from "../../prisma/demo/load-demo.ts";
import { EXAMPLES } from "../../server/graphql/playground/examples.ts";
import { pdf } from "../../server/testing/sample-files.ts";
import { startTestApp } from "../../server/testing/test-app.ts";
import { isThorough } from "../../server/testing/thorough.ts";
import { testSite } from "../support/browser.ts";

const { app, browser, openPage } = testSite();
beforeAll(() => loadDemo(app.app.platform));

test("pages link to it, unless it is disabled", async () => {
  const without = await startTestApp({ env: { PLAYGROUND: "off" } });
  const page = await browser.open();
  for (const [url, shown] of [
    [app.url, 1],
    [without.url, 0],
  ] as const) {
    await page.goto(`${url}/start`);
    const links = page.getByRole("navigation", { name: "For developers" }).getByRole("link");
    await links.filter({ hasText: "REST reference" }).waitFor();
    expect(await links.filter({ hasText: "GraphQL playground" }).count(), url).toBe(shown);
    // Hydration does not change it.
    await page.getByRole("button", { name: /^Switch to/ }).click();
    expect(await links.filter({ hasText: "GraphQL playground" }).count(), url).toBe(shown);
  }
  await without.close();
});

const tabs = (page: Page) => page.locator("app-window-switcher-item .window-switcher__item");
const result = (page: Page) => page.locator("app-query-result .cm-content").first();

/** Makes the choices that are required before this example can be sent. */
async function complete(page: Page, query: string) {
  if (!query.includes("Upload!")) return;
  await page.getByRole("button", { name: "Add files" }).click();
  await page
    .locator(".variables-file-item-input")
    .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: await pdf() });
}

/** The other examples are sent without a browser in `server/graphql/playground`, and here as well in `test:all`. */
const NEEDS_BROWSER = /Find|Log in as a seeker|resume|chats/;

test("it opens with the first example, and sends files and subscriptions with the session of a log-in", async () => {
  const page = await openPage();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== app.url && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  await page.goto("/playground");
  await page.locator(".window-switcher__item--active", { hasText: "1 Find jobs" }).waitFor();
  await page.locator("app-variables-editor").getByText('"engineer"').waitFor();

  for (const [index, { name, query }] of EXAMPLES.entries()) {
    await tabs(page).nth(index).click();
    await page.locator(".window-switcher__item--active", { hasText: name }).waitFor();
    if (!isThorough() && !NEEDS_BROWSER.test(name)) continue;
    await complete(page, query);
    await page.getByRole("button", { name: "Send Request" }).click();
    const expected = query.includes("subscription ") ? '"CatchUp"' : '"data"';
    await expect.poll(() => result(page).innerText(), { message: name, timeout: 15_000 }).toContain(expected);
    expect(await result(page).innerText(), name).not.toContain('"errors"');
  }
  expect(elsewhere).toEqual([]);
  for (const advertisement of ["Altair AI", "Donate", "Sign in"]) {
    expect(await page.getByText(advertisement).count(), advertisement).toBe(0);
  }
});
