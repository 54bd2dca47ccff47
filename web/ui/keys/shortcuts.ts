import { useEffect, useEffectEvent } from "react";
import { browserChoice } from "../browser-choice.ts";
import { isPageCovered } from "../overlays/escape.ts";

/**
 * Whether single-letter shortcuts are enabled in this browser (WCAG 2.1.4: speech users must be able to turn them off).
 */
export const letterKeys = browserChoice("worklane-keys", ["on", "off"]);

/** Selector of elements that take text input. */
export const TYPING = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
/** Those, and elements that use the arrow keys to scroll or navigate. */
const TAKES_ARROWS = `${TYPING}, [data-arrows], [role=tablist], [role=radiogroup]`;
/** Open menus: those that are still fading out take no keys any more. */
const TAKES_KEYS = "[aria-haspopup=menu][aria-expanded=true], [data-takes-keys]";

/** Whether a key is meant for the page: not typed into a field, not a browser shortcut, and no overlay is open. */
function isForPage({ key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  if (target instanceof Element && target.closest(key.startsWith("Arrow") ? TAKES_ARROWS : TYPING)) return false;
  return !isPageCovered() && document.querySelector(TAKES_KEYS) === null;
}

/**
 * Registers shortcuts of the page, or of the events that `isMeant` selects, by `KeyboardEvent.key`, while they are
 * enabled.
 */
export function useShortcuts(
  keys: Readonly<Record<string, (event: KeyboardEvent) => void>>,
  isMeant: (event: KeyboardEvent) => boolean = isForPage,
): void {
  const on = letterKeys.useValue() === "on";
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!key || !isMeant(event)) return;
    event.preventDefault();
    key(event);
  });
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => act(event);
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [on]);
}
