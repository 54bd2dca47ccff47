import { type ReactNode, useEffect, useEffectEvent } from "react";

interface Layer {
  readonly close: () => void;
  /** Whether nothing below it can be used while it is open. */
  readonly isModal: boolean;
}

/** Open layers that Escape closes, the topmost last. */
const open: Layer[] = [];

/** Marked so by Mantine: an open menu or list of choices handles Escape itself. */
const TAKES_ESCAPE = '[data-mantine-stop-propagation="true"], [data-menu-dropdown]';

function onKeyDown({ key, isComposing, target }: KeyboardEvent) {
  if (key !== "Escape" || isComposing) return;
  if (target instanceof Element && target.closest(TAKES_ESCAPE)) return;
  open.at(-1)?.close();
}

/** Whether a panel or a dialog covers the page. One that is sliding out no longer does. */
export const isPageCovered = (): boolean => open.some(({ isModal }) => isModal);

/**
 * Registers an open layer, until the returned function is called: Escape closes only what was opened last, wherever the
 * focus is. Mantine's own handling has no stack: it closes everything at once or, bound to an element, misses keys
 * pressed while the focus is outside.
 */
export function openLayer(close: () => void, { isModal = true } = {}): () => void {
  const layer: Layer = { close, isModal };
  // Before the page's own handlers: a menu that they close would no longer count as open.
  if (open.push(layer) === 1) window.addEventListener("keydown", onKeyDown, { capture: true });
  return () => {
    const at = open.indexOf(layer);
    if (at < 0) return;
    open.splice(at, 1);
    if (open.length === 0) window.removeEventListener("keydown", onKeyDown, { capture: true });
  };
}

/** The same for a component. */
export function useEscape(opened: boolean, close: () => void, { isModal = true } = {}): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (opened) return openLayer(() => closeNow(), { isModal });
  }, [opened, isModal]);
}

/** The same for a layer that is open while it is mounted. */
export function ClosedByEscape({ close, children }: { close: () => void; children?: ReactNode }): ReactNode {
  useEscape(true, close);
  return children;
}
