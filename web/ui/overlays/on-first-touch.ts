import { useEffect, useState } from "react";

const TOUCHES = ["pointerover", "pointerdown", "keydown", "focusin"] as const;

let waiting: (() => unknown)[] | null = [];

function onTouch() {
  for (const touch of TOUCHES) window.removeEventListener(touch, onTouch, { capture: true });
  const loads = waiting ?? [];
  waiting = null;
  for (const load of loads) load();
}

if (!import.meta.env.SSR) {
  for (const touch of TOUCHES) window.addEventListener(touch, onTouch, { capture: true, passive: true });
  // The user focused a field of the prerendered page before the script ran.
  if (document.activeElement && document.activeElement !== document.body) onTouch();
}

/** Calls `load` on the first interaction with the page; immediately if there was one already. */
export function onFirstTouch(load: () => unknown): void {
  if (import.meta.env.SSR) return;
  if (waiting) waiting.push(load);
  else load();
}

/** Whether the user has interacted with the page. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => onFirstTouch(() => setTouched(true)), []);
  return touched;
}
