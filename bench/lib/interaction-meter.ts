import type { BrowserContext, Page } from "playwright-core";

/** Interactions shorter than this are not reported by the Event Timing API, and counted as this long. */
const SHORTEST_MS = 16;

/** Makes every page of a context record its interactions: clicks and keys, each with the time until the next paint. */
export const recordInteractions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((shortest) => {
    const noted = new Map<number, number>();
    Object.assign(window, { notedInteractions: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
        if (interactionId > 0) noted.set(interactionId, Math.max(noted.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: "event", durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
  }, SHORTEST_MS);

/** Throttles the page's processor from now on. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Returns the longest interaction during `act`, in milliseconds; entries are reported shortly after the paint. */
export async function slowestInteraction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() =>
    (window as unknown as { notedInteractions: Map<number, number> }).notedInteractions.clear(),
  );
  await act();
  return page.evaluate(
    (shortest) =>
      new Promise<number>((resolve) => {
        const { notedInteractions } = window as unknown as { notedInteractions: Map<number, number> };
        // After two frames and an idle period, the observer has received the entries.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(
              () => setTimeout(() => resolve(Math.max(shortest, ...notedInteractions.values())), 50),
              {
                timeout: 2000,
              },
            ),
          ),
        );
      }),
    SHORTEST_MS,
  );
}
