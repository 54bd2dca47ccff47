import { useEffect, useEffectEvent } from "react";
import { browserChoice } from "../browser-choice.ts";
import { isPageCovered } from "../overlays/escape.ts";
import { isMeantAsText, TYPING } from "./typed-text.ts";

/**
 * Whether single-letter shortcuts are enabled in this browser (WCAG 2.1.4: speech users must be able to turn them off).
 */
export const letterKeys = browserChoice("worklane-keys", ["on", "off"]);

/** Those that take text, and elements that use the arrow keys to scroll or navigate. */
const TAKES_ARROWS = `${TYPING}, [data-arrows], [role=tablist], [role=radiogroup]`;
/** Open menus: those that are still fading out take no keys any more. */
const TAKES_KEYS = "[aria-haspopup=menu][aria-expanded=true], [data-takes-keys]";

/** Whether a key is meant for the page: not typed into a field, not a browser shortcut, and no overlay is open. */
function isForPage({ key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  if (target instanceof Element && target.closest(key.startsWith("Arrow") ? TAKES_ARROWS : TYPING)) return false;
  return !isPageCovered() && document.querySelector(TAKES_KEYS) === null;
}

/** What the mounted components do with a key, in the order in which they were mounted; returns whether one acted. */
const handlers = new Set<(event: KeyboardEvent) => boolean>();

function onKeyDown(event: KeyboardEvent): void {
  const acts = () => {
    let acted = false;
    for (const handle of handlers) acted = handle(event) || acted;
    return acted;
  };
  if (isMeantAsText(event, acts)) event.preventDefault();
}

/**
 * Registers shortcuts of the page, or of the events that `isMeant` selects, by `KeyboardEvent.key`, while they are
 * enabled. A key that is part of a text typed where no field has the focus is none.
 */
export function useShortcuts(
  keys: Readonly<Record<string, (event: KeyboardEvent) => void>>,
  isMeant: (event: KeyboardEvent) => boolean = isForPage,
): void {
  const on = letterKeys.useValue() === "on";
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const key = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!key || !isMeant(event)) return false;
    event.preventDefault();
    key(event);
    return true;
  });
  useEffect(() => {
    if (!on) return;
    const handle = (event: KeyboardEvent) => act(event);
    if (handlers.size === 0) window.addEventListener("keydown", onKeyDown);
    handlers.add(handle);
    return () => {
      handlers.delete(handle);
      if (handlers.size === 0) window.removeEventListener("keydown", onKeyDown);
    };
  }, [on]);
}

/** Wraps the action of a shortcut that must not be repeated by holding down its key. */
export const oncePerPress =
  (act: () => void) =>
  ({ repeat }: KeyboardEvent): void => {
    if (!repeat) act();
  };
