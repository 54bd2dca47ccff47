import { type ReactNode, useEffect, useRef } from "react";
import { controlBefore, focusIsLost, focusOn, focusPage } from "./focus.ts";

interface KeptFocusProps {
  /** The elements that may get the focus. Cards as a whole are safer than their buttons: a second press does nothing. */
  stops: string;
  children: ReactNode;
  className?: string | undefined;
}

interface Focused {
  readonly element: Element;
  /** How many stops stand before the one that it is in. */
  readonly index: number;
  /** The control before all of this. */
  readonly before: HTMLElement | undefined;
  /** The innermost of these parts around it: that one comes first, as long as it is there. */
  readonly keeper: Element | null;
}

const isAfter = (element: Element, stop: Element): boolean =>
  (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Keeps the focus of whoever presses something that goes away by it: the stop that takes its place gets it, or else the
 * last one; when there is none, the control before all of this, or the page's heading.
 */
export function KeptFocus({ stops, children, className }: KeptFocusProps) {
  const holder = useRef<HTMLDivElement>(null);
  const focused = useRef<Focused | null>(null);

  useEffect(() => {
    const place = holder.current;
    if (!place) return;
    const remember = ({ target, type }: { target: EventTarget | null; type: string }) => {
      if (!(target instanceof Element) || !place.contains(target)) {
        focused.current = null;
      } else if (type === "focusin") {
        const all = [...place.querySelectorAll(stops)];
        const index = all.filter((stop) => isAfter(target, stop) && !stop.contains(target)).length;
        const keeper = target.closest("[data-keeps-focus]");
        focused.current = { element: target, index, before: controlBefore(place), keeper };
      }
    };
    const recover = () => {
      const was = focused.current;
      if (!was || was.element.isConnected || !focusIsLost()) return;
      if (was.keeper !== place && was.keeper?.isConnected) return;
      const all = place.querySelectorAll<HTMLElement>(stops);
      const next = all[was.index] ?? all[all.length - 1] ?? (was.before?.isConnected ? was.before : undefined);
      if (next) focusOn(next);
      else focusPage();
    };
    // On a prerendered page something may have the focus already.
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
  }, [stops]);

  return (
    <div ref={holder} className={className} data-keeps-focus>
      {children}
    </div>
  );
}
