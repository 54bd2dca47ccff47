/** Selector of interactive elements. */
export const CONTROLS = "a[href], button, input, select, textarea";

/** Focuses an element without scrolling, also one that is not a control. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches(CONTROLS) && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses the page's heading, or its content while there is no heading. */
export function focusPage(): void {
  const main = document.querySelector("main");
  focusOn(main?.querySelector("h1") ?? main);
}

/** Whether nothing has the focus, because the element that had it was removed. */
export const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** A `ref` for a heading that may be replaced by another: passes the focus on to that one. */
export const passesFocus = (heading: HTMLElement) => () => {
  if (document.activeElement !== heading) return;
  queueMicrotask(() => focusIsLost() && focusPage());
};

/** Mantine restores the focus to the trigger some milliseconds after an overlay has closed. */
const RETURNED_MS = 30;

/** For the end of an overlay: its trigger may be gone, or a second press may have moved the focus into it. */
export function recoverFocusSoon(): void {
  setTimeout(() => focusIsLost() && focusPage(), RETURNED_MS);
}

/** Moves the focus once the next render is on the page. */
export function focusSoon(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => find()?.focus());
}
