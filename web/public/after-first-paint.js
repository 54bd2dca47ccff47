// A public page is first rendered with system fonts of the same metrics; its own fonts and its script are requested
// after the first paint. From the second page on the fonts are cached, and nothing changes.
(() => {
  const page = document.documentElement;
  const { script } = document.currentScript.dataset;
  const KEY = "worklane-fonts";
  let known = false;
  try {
    known = sessionStorage.getItem(KEY) !== null;
    sessionStorage.setItem(KEY, "");
  } catch {
    // Storage may be disabled; each page is rendered without them then.
  }
  if (!known) page.dataset.fonts = "later";
  let isDone = false;
  const go = () => {
    if (isDone) return;
    isDone = true;
    delete page.dataset.fonts;
    import(script);
  };
  // A page in a hidden tab is not painted.
  addEventListener("load", () => setTimeout(go, 1000));
  new PerformanceObserver(go).observe({ type: "paint", buffered: true });
})();
