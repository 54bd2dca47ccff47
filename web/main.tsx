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

/**
 * Loads the page's stylesheets and applies them together: applied one by one, the earlier ones would win until the last
 * has loaded.
 */
function loadStylesheets(): Promise<unknown> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=style]")].map((preloaded) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = preloaded.getAttribute("href") ?? "";
    sheet.crossOrigin = "";
    sheet.media = "print";
    return sheet;
  });
  const arrivals = sheets.map(
    (sheet) =>
      new Promise((resolve) => {
        sheet.addEventListener("load", resolve);
        // The module that needs it requests it again, and reports the failure.
        sheet.addEventListener("error", () => resolve(sheet.remove()));
      }),
  );
  document.head.append(...sheets);
  return Promise.all(arrivals).then(() => {
    for (const sheet of sheets) sheet.media = "all";
  });
}

/** Runs the page's scripts one by one: all at once would block clicks and keys, for long on a slow phone. */
async function runInSteps(): Promise<void> {
  // Each comes after its imports: scripts/web/client-files.mjs.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
    // The module that imports it reports the failure.
    await import(/* @vite-ignore */ href).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
  }
}

try {
  await prerendered();
  for (const ahead of document.querySelectorAll<HTMLLinkElement>("link[data-rel]")) ahead.rel = ahead.dataset.rel ?? "";
  await loadStylesheets();
  await runInSteps();
  const { start } = await import("./start.tsx");
  await start(place);
} catch (error) {
  window.eventCapture?.fail();
  throw error;
}
