// Words first: a public page is rendered in fonts of the machine, with the same measures, and asks for its own fonts and for its
// script once it was seen. From the second page on the fonts are at hand, and nothing changes.
(() => {
  const page = document.documentElement;
  const { script } = document.currentScript.dataset;
  const KEY = "worklane-fonts";
  let known = false;
  try {
    known = sessionStorage.getItem(KEY) !== null;
    sessionStorage.setItem(KEY, "");
  } catch {
    // Storage may be switched off; each page is rendered without them then.
  }
  if (!known) page.dataset.fonts = "later";
  let isDone = false;
  const go = () => {
    if (isDone) return;
    isDone = true;
    delete page.dataset.fonts;
    import(script);
  };
  // A page in a tab that nobody looks at renders nothing.
  addEventListener("load", () => setTimeout(go, 1000));
  new PerformanceObserver(go).observe({ type: "paint", buffered: true });
})();
