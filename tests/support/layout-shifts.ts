import type { Page } from "playwright-core";
import { expect } from "vitest";

type Shift = PerformanceEntry & { readonly value: number; readonly sources: { readonly node: Element | null }[] };
type Watching = typeof window & { shifts: { moved: number; what: string[] } };

/** Runs in the page: records how far elements move from now on, and which. */
function record() {
  const shifts = { moved: 0, what: [] as string[] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifts.moved += value;
      shifts.what.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? "text"));
    }
  }).observe({ type: "layout-shift" });
}

export const watchShifts = (page: Page): Promise<void> => page.evaluate(record);
/** Also those of the first frame of the pages that are loaded from now on. */
export const watchShiftsFromStart = (page: Page) => page.addInitScript(record);

/** Expects that nothing has moved since it was watched. */
export async function expectSteady(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const { moved, what } = await page.evaluate(() => (window as Watching).shifts);
  expect(moved, what.join(" ")).toBeLessThan(0.01);
}
