import { useSyncExternalStore } from "react";
import { browserChoice } from "../browser-choice.ts";

/** The chosen colour scheme; "auto" follows the system. `public/color-scheme.js` reads it before the first paint. */
export const colorScheme = browserChoice("worklane-color-scheme", ["auto", "light", "dark"]);

const systemDark = () => window.matchMedia("(prefers-color-scheme: dark)");

const isDark = (): boolean => {
  const chosen = colorScheme.get();
  return chosen === "dark" || (chosen === "auto" && systemDark().matches);
};

/**
 * Calls `listener` when the scheme may have changed, by choice or by the system, until the returned function is called.
 */
function onChange(listener: () => void): () => void {
  const stop = colorScheme.follow(listener);
  const system = systemDark();
  system.addEventListener("change", listener);
  return () => {
    stop();
    system.removeEventListener("change", listener);
  };
}

/** Whether the page is currently dark; false while it is prerendered. */
export const useDark = (): boolean => useSyncExternalStore(onChange, isDark, () => false);

/** Applies the scheme without transitions, which would run on every element of the page. */
function show(): void {
  const scheme = isDark() ? "dark" : "light";
  const page = document.documentElement;
  if (page.getAttribute("data-mantine-color-scheme") === scheme) return;
  const still = document.createElement("style");
  still.textContent = "*, *::before, *::after { transition: none !important }";
  document.head.append(still);
  page.setAttribute("data-mantine-color-scheme", scheme);
  setTimeout(() => still.remove(), 10);
}

/** Applies the choice while the page is open, until the returned function is called. */
export function followColorScheme(): () => void {
  show();
  return onChange(show);
}
