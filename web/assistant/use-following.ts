import { useEffect, useRef } from "react";

/** Pixels from the end of the page within which a reader counts as being there. */
const NEAR = 160;

interface Followed {
  messages: number;
  exchanges: number;
  failures: number;
}

/**
 * Moves smoothly to the latest message: after a question, when it failed, when a conversation is opened,
 * and with each word for who is at the end. Who reads further up is left there.
 */
export function useFollowing({ messages, exchanges, failures }: Followed, textLength: number): void {
  const before = useRef<Followed>({ messages: 0, exchanges: 0, failures: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text's length is not read, and says that the page has grown
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
