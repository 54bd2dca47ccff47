import { browserChoice } from "../browser-choice.ts";

/** Colour contrast: the system's setting, or higher. `public/color-scheme.js` reads it before the first paint. */
export const contrast = browserChoice("worklane-contrast", ["system", "more"]);

function apply(value: "system" | "more"): void {
  if (value === "more") document.documentElement.dataset.contrast = value;
  else delete document.documentElement.dataset.contrast;
}

/** Applies the choice while the page is open, until the returned function is called. */
export function followContrast(): () => void {
  // Another tab may have changed it since the first paint.
  apply(contrast.get());
  return contrast.follow(apply);
}
