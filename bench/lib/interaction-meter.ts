import type { BrowserContext, Locator, Page } from "playwright-core";

/** Interactions shorter than this are not reported by the Event Timing API, and counted as this long. */
const SHORTEST_MS = 16;

/** What a page has recorded: the start of each interaction and its duration, in milliseconds. */
interface Recording {
  readonly recorded: { start: number; duration: number }[];
}

/**
 * Makes every page of a context record its interactions: clicks and keys, each with the time until the next paint.
 * Headless Chromium reports some keys in text fields only with a later interaction, although it draws their frame at
 * once: the end of the main thread's frame is recorded as well.
 */
export const recordInteractions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((shortest) => {
    const recorded: Recording["recorded"] = [];
    Object.assign(window, { recorded });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0, startTime: start, duration } = entry as PerformanceEventTiming;
        if (interactionId > 0) recorded.push({ start, duration });
      }
    }).observe({ type: "event", durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
    for (const type of ["keydown", "click"])
      window.addEventListener(
        type,
        ({ timeStamp: start }) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => recorded.push({ start, duration: Math.round(performance.now() - start) });
            port2.postMessage(null);
          }),
        true,
      );
  }, SHORTEST_MS);

/** Throttles the page's processor from now on. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Time for which a person holds a mouse button. */
const HELD_MS = 80;

/**
 * Moves the pointer over an element. `Locator.hover` and `Locator.click` would leave listeners in the page that test
 * what is under the pointer, on its throttled processor.
 */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Presses and releases the button where the pointer is. */
export const press = (page: Page): Promise<void> =>
  page.mouse
    .down()
    .then(() => page.waitForTimeout(HELD_MS))
    .then(() => page.mouse.up());

/** Returns the longest interaction during `act`, in milliseconds; entries are reported shortly after the paint. */
export async function slowestInteraction(page: Page, act: () => Promise<unknown>): Promise<number> {
  // What the last step and the pointer's way caused is no part of this interaction.
  await idle(page);
  const since = await page.evaluate(() => performance.now());
  await act();
  await idle(page);
  return page.evaluate(
    ([from, shortest]) => {
      const { recorded } = window as unknown as Recording;
      return Math.max(shortest, ...recorded.filter(({ start }) => start >= from).map(({ duration }) => duration));
    },
    [since, SHORTEST_MS] as const,
  );
}

/** Waits for two frames and an idle period: until then, the observer has received the entries. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 2000 })),
        );
      }),
  );
