import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { savedTexts } from "./saved-text.ts";

const SETTING = "worklane-keys";
const OFF = "off";
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

const areOn = () => savedTexts()?.getItem(SETTING) !== OFF;

/** Whether single letters do something in this browser (WCAG 2.1.4: who speaks to the page must be able to turn them off). */
export const useShortcutSetting = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

/** Turns them on or off. */
export function setShortcuts(on: boolean): void {
  if (on) savedTexts()?.removeItem(SETTING);
  else savedTexts()?.setItem(SETTING, OFF);
  for (const listener of listeners) listener();
}

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

/** Keys of the page, by `KeyboardEvent.key`, while they are turned on. */
export function useShortcuts(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const on = useShortcutSetting();
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!key || !isForPage(event)) return;
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
