import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Fails when the page is wider than its window. */
export const expectFits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
