const KEY = "worklane-color-scheme";

/** Lets visitors switch between light and dark; `public/color-scheme.js` reads the choice before each page is rendered. */
export function offerColorScheme(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-color-scheme-choice]");
  const page = document.documentElement;
  if (!button) return;
  const show = () => {
    const text = page.dataset.mantineColorScheme === "dark" ? "Switch to light mode" : "Switch to dark mode";
    button.setAttribute("aria-label", text);
    button.title = text;
  };
  const apply = (scheme: string) => {
    page.dataset.mantineColorScheme = scheme;
    show();
  };
  show();
  button.style.visibility = "visible";
  button.addEventListener("click", () => {
    const chosen = page.dataset.mantineColorScheme === "dark" ? "light" : "dark";
    apply(chosen);
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Storage may be disabled: the choice applies to this page only.
    }
  });
  // Chosen in another tab.
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY && (newValue === "light" || newValue === "dark")) apply(newValue);
  });
}
