// Minimal on purpose: the prerendered page is painted first, then the scripts that make it interactive run.

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");

/** Timeout in milliseconds after which the scripts run, whatever the browser reports about rendering. */
const LONGEST_WAIT_MS = 500;

/** Resolves when a prerendered page is on the screen; immediately in a hidden tab. */
const prerendered = (): Promise<void> =>
  new Promise((resolve) => {
    if (!place.hasChildNodes() || document.visibilityState !== "visible") return resolve();
    // A submitted frame is not visible yet: the scripts would run before the paint that they should wait for.
    new PerformanceObserver((seen, observer) => {
      if (seen.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

try {
  await prerendered();
  for (const ahead of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) ahead.rel = ahead.dataset.rel ?? "";
  const { start } = await import("./start.tsx");
  await start(place);
} catch (error) {
  window.eventCapture?.fail();
  throw error;
}
