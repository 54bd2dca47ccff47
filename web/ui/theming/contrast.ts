import { browserChoice } from "../browser-choice.ts";

/** How strong colours part: as the system says, or more. `public/color-scheme.js` reads it before the first paint. */
export const contrast = browserChoice("worklane-contrast", ["system", "more"]);

/** Shows what is chosen while the page is open, until the returned function is called. */
export const followContrast = (): (() => void) =>
  contrast.follow((value) => {
    if (value === "more") document.documentElement.dataset.contrast = value;
    else delete document.documentElement.dataset.contrast;
  });
