import { useCallback, useEffect, useRef } from "react";
import { TYPING_STOP_MS } from "../../../shared/messages.ts";

/** Milliseconds after which a signal is renewed while the person is typing. */
const RENEW_MS = 2500;

/**
 * Signals to the other person that the viewer is typing; stops 1000 ms after the last key, or immediately by `stop`.
 */
export function useTyping(tell: (isTyping: boolean) => void) {
  const shown = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const telling = useRef(tell);
  useEffect(() => {
    telling.current = tell;
  }, [tell]);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    if (shown.current === 0) return;
    shown.current = 0;
    telling.current(false);
  }, []);

  const typed = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stop, TYPING_STOP_MS);
    if (Date.now() - shown.current < RENEW_MS) return;
    shown.current = Date.now();
    telling.current(true);
  }, [stop]);

  useEffect(() => stop, [stop]);
  return { typed, stop };
}
