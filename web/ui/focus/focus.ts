/** What a person can press or fill in. */
export const CONTROLS = "a[href], button, input, select, textarea";

/** Gives an element the focus where it stands, also one that is no control. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches(CONTROLS) && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Puts the focus on the page's heading, or on its content while it has none. */
export function focusPage(): void {
  const main = document.querySelector("main");
  focusOn(main?.querySelector("h1") ?? main);
}

/** Whether nothing has the focus: what had it is gone. */
export const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** A `ref` for a heading that another takes the place of: that one has the focus then, if this one had it. */
export const passesFocus = (heading: HTMLElement) => () => {
  if (document.activeElement !== heading) return;
  queueMicrotask(() => focusIsLost() && focusPage());
};

/** Puts the focus where the person goes on, once the change is on the page. */
export function focusSoon(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => find()?.focus());
}
