import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const run = `axe.run(document, ${JSON.stringify({ resultTypes: ["violations"], ...options })})`;
  const results = await page.evaluate<AxeResults>(run);
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
}

/** Colours that fade from one to the other are neither. What turns while something is awaited never ends. */
const faded = (page: Page) =>
  page.evaluate(() => {
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const ending = document.getAnimations().filter(ends);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });

const shownScheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);

/**
 * Fails with a readable list when axe-core finds anything on the page, in light or in dark. The page is left in the scheme that
 * it had. `asShown`: in that one alone, for a page that cannot change it.
 */
export async function expectAccessible(page: Page, { asShown = false } = {}): Promise<void> {
  // The page's own policy allows no foreign script, so it runs from outside.
  await page.evaluate(AXE);
  expect(await violations(page, {}), page.url()).toEqual([]);
  if (asShown) return;
  const before = await shownScheme(page);
  for (const colorScheme of [before === "dark" ? "light" : "dark", before === "dark" ? "dark" : "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => shownScheme(page)).toBe(colorScheme);
    await faded(page);
    // Between the schemes only colours differ.
    if (colorScheme !== before)
      expect(await violations(page, { runOnly: ["color-contrast"] }), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}

/** Fails where text and what is behind it part by less than 7 to 1 (4.5 for large text), as the page is shown. */
export async function expectMoreContrast(page: Page): Promise<void> {
  await page.evaluate(AXE);
  await faded(page);
  expect(await violations(page, { runOnly: ["color-contrast-enhanced"] }), page.url()).toEqual([]);
}

/** Fails where the name of a control does not have the words that are seen on it: who speaks to the page says these (WCAG 2.5.3). */
export async function expectNamesAsSeen(page: Page): Promise<void> {
  await page.evaluate(AXE);
  expect(await violations(page, { runOnly: ["label-content-name-mismatch"] }), page.url()).toEqual([]);
}
