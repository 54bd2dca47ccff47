import { useEffect, useLayoutEffect, useRef } from "react";
import { CONTROLS, focusIsLost, focusOn } from "./focus.ts";

/** The label of a control without its numbers, which change with the content. */
function nameOf(control: HTMLElement): string {
  const label = "labels" in control ? (control.labels as NodeListOf<HTMLElement> | null)?.[0]?.textContent : null;
  const name = control.getAttribute("aria-label") ?? label ?? control.textContent ?? "";
  return `${control.tagName} ${name.replace(/[\d,]+/g, "").trim()}`;
}

/**
 * When a page is re-rendered for another `view`, focuses the control with the same label as the one that had the focus.
 */
export function useFocusAcross(view: string): void {
  const last = useRef<string | null>(null);
  const shown = useRef(view);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement && target.matches(CONTROLS) ? nameOf(target) : null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useLayoutEffect(() => {
    const name = last.current;
    const isChanged = shown.current !== view;
    shown.current = view;
    if (!isChanged || name === null) return;
    // The control may appear only after loading; a person who moves the focus before that keeps it there.
    const settle = () => {
      if (focusIsLost())
        focusOn([...document.querySelectorAll<HTMLElement>(CONTROLS)].find((one) => nameOf(one) === name));
      if (!focusIsLost()) observer.disconnect();
    };
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { childList: true, subtree: true });
    settle();
    return () => observer.disconnect();
  }, [view]);
}
