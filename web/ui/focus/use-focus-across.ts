import { useEffect, useLayoutEffect, useRef } from "react";
import { CONTROLS, focusIsLost, focusOn } from "./focus.ts";

/** What a control is called, without numbers in it: those change with what is shown. */
function nameOf(control: HTMLElement): string {
  const label = "labels" in control ? (control.labels as NodeListOf<HTMLElement> | null)?.[0]?.textContent : null;
  const name = control.getAttribute("aria-label") ?? label ?? control.textContent ?? "";
  return `${control.tagName} ${name.replace(/[\d,]+/g, "").trim()}`;
}

/** Where a page is drawn anew for another `view`, gives the focus to the control that is called as the one that had it. */
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
    // It may come once what it belongs to is loaded; who goes elsewhere meanwhile stays there.
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
