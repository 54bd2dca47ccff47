// Runs before the first paint: applies the stored choices, otherwise the system's.
(() => {
  const page = document.documentElement;
  const chosen = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be disabled; the system decides then.
      return null;
    }
  };
  const scheme = chosen("worklane-color-scheme");
  const dark = scheme === "dark" || (scheme !== "light" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  page.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
  if (chosen("worklane-contrast") === "more") page.setAttribute("data-contrast", "more");
})();
