// Runs before the first paint: the remembered choice, else the system's.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("worklane-color-scheme");
  } catch {
    // Storage may be switched off; the system decides then.
  }
  const dark = chosen === "dark" || (chosen !== "light" && window.matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
