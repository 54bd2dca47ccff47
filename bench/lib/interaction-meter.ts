import type { BrowserContext, Page } from "playwright-core";

/** What the Event Timing API does not report is quicker than this: it counts as this. */
const SHORTEST_MS = 16;

/** Has every page of a context note its interactions: presses and keys, each with the time until the next paint. */
export const noteInteractions = (context: BrowserContext): Promise<unknown> =>
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

/** Slows the page's processor down, from now on. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** The longest interaction of what `act` does, in milliseconds; entries come a little after the paint that they tell of. */
export async function slowestInteraction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() =>
    (window as unknown as { notedInteractions: Map<number, number> }).notedInteractions.clear(),
  );
  await act();
  return page.evaluate(
    (shortest) =>
      new Promise<number>((resolve) => {
        const { notedInteractions } = window as unknown as { notedInteractions: Map<number, number> };
        // Two frames, and a moment in which nothing else is to be done: then the observer has been told.
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
