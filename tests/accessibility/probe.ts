import type { Page } from "playwright-core";

/** What checks ask of a page's elements, within it. */
export interface Probe {
  /** Whether somebody sees it: not hidden, not empty, not moved away. */
  isShown(element: Element): boolean;
  /** A few words that find it in the page: `button "Save" .card`. */
  describe(element: Element): string;
  /** What Tab may stop at, in the document's order. */
  stops(): HTMLElement[];
  /** Whether it lies in something that scrolls sideways by itself. */
  scrollsSideways(element: Element): boolean;
  /** Elements with text of their own that is cut off at their edge. */
  cutOff(): Set<Element>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

function install(): void {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const describe = (element: Element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
    const role = element.getAttribute("role");
    return `${element.tagName.toLowerCase()}${role ? `[${role}]` : ""} "${name}" .${element.getAttribute("class")?.split(" ").at(-1) ?? ""}`;
  };
  const TABBABLE =
    "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable=false])";
  const stops = () => {
    const modal = [...document.querySelectorAll("[aria-modal=true]")].filter(isShown).at(-1);
    const all = [...(modal ?? document).querySelectorAll<HTMLElement>(TABBABLE)];
    return all.filter((element) => {
      if (element.tabIndex < 0 || element.matches(":disabled, [inert] *") || element.closest("[data-focus-guard]"))
        return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.name === "") return true;
      // A group of radio buttons is one stop: the chosen one, or the first.
      const group = all.filter((one) => one instanceof HTMLInputElement && one.name === element.name);
      const chosen = group.find((one) => one instanceof HTMLInputElement && one.checked) ?? group[0];
      return chosen === element;
    });
  };
  const scrollsSideways = (element: Element) => {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
    }
    return false;
  };
  const cutOff = () => {
    const found = new Set<Element>();
    for (const element of document.querySelectorAll("body *")) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      // Texts that are shortened on purpose show the whole elsewhere.
      if ((!hides(overflowX) && !hides(overflowY)) || textOverflow === "ellipsis" || webkitLineClamp !== "none")
        continue;
      if (!isShown(element) || element.clientHeight <= 2 || (element.textContent ?? "").trim() === "") continue;
      const wide = hides(overflowX) && element.scrollWidth > element.clientWidth + 2;
      const high = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
      if (wide || high) found.add(element);
    }
    return found;
  };
  window.probe = { isShown, describe, stops, scrollsSideways, cutOff };
}

/** Gives the page what checks ask it with; from outside, as its policy allows no foreign script. */
export const installProbe = (page: Page): Promise<void> => page.evaluate(install);
