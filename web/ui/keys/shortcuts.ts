import { useEffect, useEffectEvent } from "react";
import { browserChoice } from "../browser-choice.ts";

/** Whether single letters do something in this browser (WCAG 2.1.4: who speaks to the page must be able to turn them off). */
export const letterKeys = browserChoice("worklane-keys", ["on", "off"]);

/** What people type in. */
export const TYPING = "input, textarea, select, [contenteditable]:not([contenteditable=false])";
/** Those, and what arrow keys scroll or go through. */
const TAKES_ARROWS = `${TYPING}, [data-arrows], [role=tablist], [role=radiogroup]`;
const OVER_THE_PAGE = "[aria-modal=true], [data-menu-dropdown], [data-takes-keys]";

/** Whether a key is for the page: not typed anywhere, no browser's combination, and nothing open above the page. */
function isForPage({ key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  if (target instanceof Element && target.closest(key.startsWith("Arrow") ? TAKES_ARROWS : TYPING)) return false;
  return document.querySelector(OVER_THE_PAGE) === null;
}

/** Keys of the page, or of what `isMeant` says, by `KeyboardEvent.key`, while they are turned on. */
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
