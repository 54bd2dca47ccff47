import { focusIsLost, focusOn, focusPage } from "./focus.ts";

interface Visited {
  readonly element: HTMLElement;
  /** Where the focus goes when the element is gone. */
  readonly section: Element | null;
}

/** Number of previous elements remembered: those inside a dialog are gone once it is closed. */
const MOST = 8;

/** Restores the focus after a dialog that opened by itself. */
export interface FocusTrail {
  /** Call it once the dialog is gone; also handles an element that is disabled for a while, or gone by then. */
  readonly goBack: () => void;
  readonly stop: () => void;
}

/**
 * Records where the focus goes, until it is stopped. Reading it when a dialog opens would be too late: a control
 * that is disabled meanwhile has lost the focus by then.
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
