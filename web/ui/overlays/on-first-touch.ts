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
  // Into a field before the script was there, on a page that stood before.
  if (document.activeElement && document.activeElement !== document.body) onTouch();
}

/** Does `load` as soon as the person begins to do something on the page; at once when that was before. */
export function onFirstTouch(load: () => unknown): void {
  if (import.meta.env.SSR) return;
  if (waiting) waiting.push(load);
  else load();
}

/** Whether the person has begun to do something on the page. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => onFirstTouch(() => setTouched(true)), []);
  return touched;
}
