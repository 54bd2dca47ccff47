import { useEffect, useRef } from "react";

/** Pixels from the end of the page within which a reader counts as being there. */
const NEAR = 160;

/**
 * Moves smoothly to the latest message (SPEC.md section 9): after a question, when a conversation is opened, and with each
 * word for who is at the end. Who reads further up is left there.
 */
export function useFollowing(messages: number, exchanges: number, words: number): void {
  const before = useRef({ messages: 0, exchanges: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word is a reason to look
  useEffect(() => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const asked = exchanges > before.current.exchanges;
    const opened = messages > 0 && before.current.messages === 0 && before.current.exchanges === 0;
    const isNear = scrollHeight - clientHeight - scrollTop < NEAR;
    before.current = { messages, exchanges };
    if (!asked && !opened && !isNear) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: scrollHeight, behavior: calm ? "auto" : "smooth" });
  }, [messages, exchanges, words]);
}
