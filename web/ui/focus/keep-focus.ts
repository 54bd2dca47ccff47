import { CONTROLS, focusIsLost, focusOn, focusPage } from "./focus.ts";

/** The target of the focus when no stop is left: the control before the region, or the page's heading. */
export type AfterLast = "control" | "heading";

interface Focused {
  readonly element: Element;
  /** The number of stops before the one that contains it. */
  readonly index: number;
  /** The last control before the region. */
  readonly before: HTMLElement | undefined;
  /** The innermost focus region around it, which takes precedence as long as it exists. */
  readonly keeper: Element | null;
}

const isAfter = (element: Element, stop: Element): boolean =>
  (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns the last reachable control before an element, on the same page or panel. */
function controlBefore(element: Element): HTMLElement | undefined {
  const all = element.closest("main, [role=dialog]")?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
  const isBefore = (control: Element) =>
    (control.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...all].findLast((control) => isBefore(control) && control.getClientRects().length > 0);
}

/** Implements `FocusKeeper` for an element of the page, until the returned function is called. */
export function keepFocus(place: HTMLElement, stops: string, afterLast: AfterLast): () => void {
  let focused: Focused | null = null;
  const remember = ({ target, type }: { target: EventTarget | null; type: string }) => {
    if (!(target instanceof Element) || !place.contains(target)) {
      focused = null;
    } else if (type === "focusin") {
      const all = [...place.querySelectorAll(stops)];
      const index = all.filter((stop) => isAfter(target, stop) && !stop.contains(target)).length;
      focused = { element: target, index, before: controlBefore(place), keeper: target.closest("[data-keeps-focus]") };
    }
  };
  const recover = () => {
    const was = focused;
    if (!was || was.element.isConnected || !focusIsLost()) return;
    if (was.keeper !== place && was.keeper?.isConnected) return;
    const all = place.querySelectorAll<HTMLElement>(stops);
    const before = afterLast === "control" && was.before?.isConnected ? was.before : undefined;
    const next = all[was.index] ?? all[all.length - 1] ?? before;
    if (next) focusOn(next);
    else focusPage();
  };
  // Something may be focused already.
  remember({ target: document.activeElement, type: "focusin" });
  const observer = new MutationObserver(recover);
  observer.observe(place, { childList: true, subtree: true });
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", remember);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", remember);
    queueMicrotask(recover);
  };
}
