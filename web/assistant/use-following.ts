import { useEffect, useRef } from "react";

/** Distance in pixels within which a reader counts as being at the end of the page. */
const NEAR = 160;

interface Followed {
  messages: number;
  exchanges: number;
  failures: number;
}

/**
 * Scrolls smoothly to the latest message: after a question, on a failure, when a conversation is opened, and with each
 * chunk for readers at the end. Readers further up are not moved.
 */
export function useFollowing({ messages, exchanges, failures }: Followed, textLength: number): void {
  const before = useRef<Followed>({ messages: 0, exchanges: 0, failures: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text's length is not read, but shows that the page has grown
  useEffect(() => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const requested = exchanges > before.current.exchanges;
    const failed = failures > before.current.failures;
    const opened = messages > 0 && before.current.messages === 0 && before.current.exchanges === 0;
    const isNear = scrollHeight - clientHeight - scrollTop < NEAR;
    before.current = { messages, exchanges, failures };
    if (!requested && !failed && !opened && !isNear) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: scrollHeight, behavior: calm ? "auto" : "smooth" });
  }, [messages, exchanges, failures, textLength]);
}
