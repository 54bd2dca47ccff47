import { CONTROLS, focusIsLost, focusOn, focusPage } from "./focus.ts";

/** The target of the focus when no stop is left: the control before the region, or the heading before it. */
export type AfterLast = "control" | "heading";

/** Overlays that a control opens: the focus returns from them, unless its element is gone by then. */
const OVERLAYS = "[role=dialog], [role=menu]";
const HEADINGS = "h1, h2, h3, h4";

interface Focused {
  readonly element: Element;
  /** The number of stops before the one that contains it. */
  readonly index: number;
  /** What gets the focus when no stop is left. */
  readonly before: HTMLElement | undefined;
  /** The innermost focus region around it, which takes precedence as long as it exists. */
  readonly keeper: Element | null;
}

const isAfter = (element: Element, stop: Element): boolean =>
  (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns the last visible element of a kind before another, on the same page or panel. */
function lastBefore(element: Element, kind: string): HTMLElement | undefined {
  const all = element.closest("main, [role=dialog]")?.querySelectorAll<HTMLElement>(kind) ?? [];
  const isBefore = (one: Element) => (one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...all].findLast((one) => isBefore(one) && one.getClientRects().length > 0);
}

/** Whether an element is in another overlay than the region: one that was opened from it, or after it. */
function isOver(own: Element | null, element: Element | null): boolean {
  const overlay = element?.closest(OVERLAYS);
  return overlay ? overlay !== own && !overlay.contains(own) : false;
}

/** Implements `FocusKeeper` for an element of the page, until the returned function is called. */
export function keepFocus(place: HTMLElement, stops: string, afterLast: AfterLast): () => void {
  let focused: Focused | null = null;
  // Known from the start: a region that is removed no longer tells.
  const own = place.closest(OVERLAYS);
  const remember = ({ target, type }: { target: EventTarget | null; type: string }) => {
    if (!(target instanceof Element) || !place.contains(target)) {
      if (!(target instanceof Element && isOver(own, target))) focused = null;
    } else if (type === "focusin") {
      const all = [...place.querySelectorAll(stops)];
      const index = all.filter((stop) => isAfter(target, stop) && !stop.contains(target)).length;
      const before = lastBefore(place, afterLast === "control" ? CONTROLS : HEADINGS);
      focused = { element: target, index, before, keeper: target.closest("[data-keeps-focus]") };
    }
  };
  const recover = () => {
    const was = focused;
    if (!was || was.element.isConnected) return finish();
    if (isOver(own, document.activeElement)) return wait();
    finish();
    if (!focusIsLost() || (was.keeper !== place && was.keeper?.isConnected)) return;
    const all = place.isConnected ? [...place.querySelectorAll<HTMLElement>(stops)] : [];
    const next = all[was.index] ?? all.at(-1) ?? was.before;
    if (next?.isConnected) focusOn(next);
    else focusPage();
  };
  // An overlay, such as a question that closes slowly, still has the focus and loses it when it disappears.
  const whole = new MutationObserver(recover);
  const wait = () => whole.observe(document.body, { childList: true, subtree: true });
  const finish = () => whole.disconnect();
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
