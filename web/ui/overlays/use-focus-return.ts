import { useEffect, useRef } from "react";
import { focusIsLost, focusOn, recoverFocusSoon } from "../focus/focus.ts";

/** Leaves time for a closing panel to hand the focus to what opens in its place. */
const RETURNS_AFTER_MS = 10;

/**
 * Returns the focus from an overlay to where it was opened. An overlay that opens again because the one that covered it
 * is closed returns it to where it was opened first: Mantine would return it to the other overlay, which is gone.
 * Returns what to call once the overlay is gone.
 */
export function useFocusReturn(opened: boolean): () => void {
  const last = useRef<Element>(null);
  const onPage = useRef<Element>(null);
  const back = useRef(() => {
    const to = [last.current, onPage.current].find((element) => element?.isConnected);
    if (to instanceof HTMLElement) focusOn(to);
  });
  useEffect(() => {
    if (!opened) return;
    const { activeElement } = document;
    // The page's heading has the focus only while nothing else has it.
    last.current = focusIsLost() || activeElement?.matches("h1") ? null : activeElement;
    if (last.current && !last.current.closest("[role=dialog]")) onPage.current = last.current;
    return () => {
      const before = document.activeElement;
      setTimeout(() => {
        if (focusIsLost() || document.activeElement === before) back.current();
      }, RETURNS_AFTER_MS);
    };
  }, [opened]);
  return () => {
    if (focusIsLost()) back.current();
    recoverFocusSoon();
  };
}
