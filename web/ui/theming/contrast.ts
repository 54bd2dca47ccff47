import { browserChoice } from "../browser-choice.ts";

/** Colour contrast: the system's setting, or higher. `public/color-scheme.js` reads it before the first paint. */
export const contrast = browserChoice("worklane-contrast", ["system", "more"]);

/** Applies the choice while the page is open, until the returned function is called. */
export const followContrast = (): (() => void) =>
  contrast.follow((value) => {
    if (value === "more") document.documentElement.dataset.contrast = value;
    else delete document.documentElement.dataset.contrast;
  });
