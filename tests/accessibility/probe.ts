import type { Page } from "playwright-core";

/** Helpers of the checks, injected into the page. */
export interface Probe {
  /** Whether it is visible: not hidden, not empty, not moved off screen. */
  isShown(element: Element): boolean;
  /** A short description to find it in the page: `button "Save" .card`. */
  describe(element: Element): string;
  /** A field, and the containers that may have its border, as for a search field. */
  framesOf(field: Element): Element[];
  /** The tab stops in document order. */
  stops(): HTMLElement[];
  /** Whether it is inside a container that scrolls sideways. */
  scrollsSideways(element: Element): boolean;
  /** Elements whose own text is cut off at their edge. */
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
  const framesOf = (field: Element) => {
    const frames = [field];
    for (let up = field.parentElement; up && frames.length < 4; up = up.parentElement) frames.push(up);
    return frames;
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
      // A radio group is one stop: the selected radio button, or the first.
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
      // Text that is truncated intentionally is shown in full elsewhere.
      if ((!hides(overflowX) && !hides(overflowY)) || textOverflow === "ellipsis" || webkitLineClamp !== "none")
        continue;
      if (!isShown(element) || element.clientHeight <= 2 || (element.textContent ?? "").trim() === "") continue;
      const wide = hides(overflowX) && element.scrollWidth > element.clientWidth + 2;
      const high = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
      if (wide || high) found.add(element);
    }
    return found;
  };
  window.probe = { isShown, describe, framesOf, stops, scrollsSideways, cutOff };
}

/** Injects the helpers into the page; through the debugger, because its policy forbids other scripts. */
export const installProbe = (page: Page): Promise<void> => page.evaluate(install);
