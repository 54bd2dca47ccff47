// As small as it can be: what the page brought is prerendered first, then the scripts that make it work are run.

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");

/** Milliseconds after which the scripts run, whatever a browser says or does not say about its rendering. */
const LONGEST_WAIT_MS = 500;

/** Settles when a prerendered page is on the screen; at once in a tab that nobody looks at. */
const prerendered = (): Promise<void> =>
  new Promise((resolve) => {
    if (!place.hasChildNodes() || document.visibilityState !== "visible") return resolve();
    // A frame that was handed over is not seen yet: the scripts would run before what they are to wait for.
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
