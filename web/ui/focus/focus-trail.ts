import { focusIsLost, focusOn, focusPage } from "./focus.ts";

interface Visited {
  readonly element: HTMLElement;
  /** Where a person goes on when it is gone. */
  readonly section: Element | null;
}

/** How many places back are known: what a dialog had in between is gone with it. */
const MOST = 8;

/** Gives the focus back to who had it before a dialog that came uncalled. */
export interface FocusTrail {
  /** Once the dialog is gone: also when what had the focus can be pressed only after a while, or is gone by then. */
  readonly goBack: () => void;
  readonly stop: () => void;
}

/**
 * Remembers where the focus goes, until it is stopped. A dialog cannot ask when it opens: a button that is busy has lost the
 * focus already.
 */
export function followFocus(): FocusTrail {
  let visited: Visited[] = [];
  let stopWaiting = () => {};

  const remember = ({ target }: FocusEvent) => {
    stopWaiting();
    if (!(target instanceof HTMLElement)) return;
    const others = visited.filter(({ element }) => element !== target);
    visited = [...others, { element: target, section: target.closest("section") }].slice(-MOST);
  };
  document.addEventListener("focusin", remember);

  const goBack = () => {
    stopWaiting();
    const last = visited.findLast(({ element }) => element.isConnected);
    if (!last) return;
    const settle = () => {
      if (!focusIsLost()) stopWaiting();
      else if (!last.element.isConnected) goOnNear(last);
      else if (!last.element.matches(":disabled")) focusOn(last.element);
    };
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    document.addEventListener("pointerdown", stopWaiting);
    stopWaiting = () => {
      observer.disconnect();
      document.removeEventListener("pointerdown", stopWaiting);
      stopWaiting = () => {};
    };
    settle();
  };
  return {
    goBack,
    stop: () => {
      stopWaiting();
      document.removeEventListener("focusin", remember);
    },
  };
}

function goOnNear({ section }: Visited): void {
  const heading = section?.isConnected ? section.querySelector<HTMLElement>("h1, h2, h3") : null;
  if (heading) focusOn(heading);
  else focusPage();
}
