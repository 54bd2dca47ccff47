import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isThorough } from "../../server/testing/thorough.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds on the page, by its own options. The page's policy forbids other scripts: it is injected. */
export async function axeResults(page: Page, options: RunOptions): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const run = `axe.run(document, ${JSON.stringify({ resultTypes: ["violations"], ...options })})`;
  return (await page.evaluate<AxeResults>(run)).violations;
}

const violations = async (page: Page, options: RunOptions) =>
  (await axeResults(page, options)).map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );

/** Waits until slide-ins and transitions have finished: their colours would be checked, and they would be motion. */
export const waitUntilStill = (page: Page) =>
  page.evaluate(async () => {
    // What has just been opened begins its transition within two frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // Loading spinners never end.
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const ending = document.getAnimations().filter(ends);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });

const shownScheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);

/**
 * Fails with a readable list when axe-core finds a problem on the page, in light or in dark mode. Restores the page's
 * scheme. `asShown`: only in the current scheme, for a page that cannot change it. `npm test` leaves this to the walk of
 * the main pages in `tests/accessibility`.
 */
export async function expectAccessible(page: Page, { asShown = false } = {}): Promise<void> {
  if (!isThorough()) return;
  await waitUntilStill(page);
  expect(await violations(page, {}), page.url()).toEqual([]);
  if (asShown) return;
  const before = await shownScheme(page);
  for (const colorScheme of [before === "dark" ? "light" : "dark", before === "dark" ? "dark" : "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => shownScheme(page)).toBe(colorScheme);
    await waitUntilStill(page);
    // The schemes differ only in colours.
    if (colorScheme !== before)
      expect(await violations(page, { runOnly: ["color-contrast"] }), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
