// As small as it can be: what the page brought is painted first, then the scripts that make it work are run.

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");

/** Settles when a painted page has been on the screen for a frame; at once in a tab that nobody looks at. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (!place.hasChildNodes() || document.visibilityState !== "visible") return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });

try {
  await painted();
  const { start } = await import("./start.tsx");
  await start(place);
} catch (error) {
  window.early?.fail();
  throw error;
}
