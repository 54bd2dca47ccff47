const KEY = "worklane-color-scheme";

/** Lets visitors switch between light and dark; `public/color-scheme.js` reads the choice before each page is rendered. */
export function offerColorScheme(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-color-scheme-choice]");
  const page = document.documentElement;
  if (!button) return;
  const show = () => {
    const text = page.dataset.mantineColorScheme === "dark" ? "Switch to light" : "Switch to dark";
    button.setAttribute("aria-label", text);
    button.title = text;
  };
  show();
  button.style.visibility = "visible";
  button.addEventListener("click", () => {
    const chosen = page.dataset.mantineColorScheme === "dark" ? "light" : "dark";
    page.dataset.mantineColorScheme = chosen;
    show();
    try {
      localStorage.setItem(KEY, chosen);
    } catch {
      // Storage may be disabled: the choice applies to this page only.
    }
  });
}
