const KEY = "worklane-contrast";

/**
 * Lets visitors choose higher contrast without an account; `public/color-scheme.js` reads the choice before each page
 * is rendered.
 */
export function offerContrast(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-contrast-choice]");
  const page = document.documentElement;
  if (!button?.parentElement) return;
  const show = () => button.setAttribute("aria-pressed", String(page.dataset.contrast === "more"));
  button.parentElement.hidden = false;
  show();
  button.addEventListener("click", () => {
    const isMore = page.dataset.contrast !== "more";
    if (isMore) page.dataset.contrast = "more";
    else delete page.dataset.contrast;
    show();
    try {
      if (isMore) localStorage.setItem(KEY, "more");
      else localStorage.removeItem(KEY);
    } catch {
      // Storage may be disabled: the choice applies to this page only.
    }
  });
}
