import { type ReactNode, useEffect, useEffectEvent } from "react";

/** Open layers that Escape closes, the topmost last. */
const open: (() => void)[] = [];

/** Marked so by Mantine: an open menu or list of choices handles Escape itself. */
const TAKES_ESCAPE = '[data-mantine-stop-propagation="true"], [data-menu-dropdown]';

function onKeyDown({ key, isComposing, target }: KeyboardEvent) {
  if (key !== "Escape" || isComposing) return;
  if (target instanceof Element && target.closest(TAKES_ESCAPE)) return;
  open.at(-1)?.();
}

/**
 * Escape closes only what was opened last, wherever the focus is. Mantine's own handling has no stack: it closes
 * everything at once or, bound to an element, misses keys pressed while the focus is outside.
 */
export function useEscape(opened: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return;
    const layer = () => closeNow();
    // Before the page's own handlers: a menu that they close would no longer count as open.
    if (open.push(layer) === 1) window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      open.splice(open.indexOf(layer), 1);
      if (open.length === 0) window.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, [opened]);
}

/** The same for a layer that is open while it is mounted. */
export function ClosedByEscape({ close, children }: { close: () => void; children?: ReactNode }): ReactNode {
  useEscape(true, close);
  return children;
}
