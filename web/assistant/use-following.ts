import { useEffect, useRef } from "react";

/** Distance in pixels within which a reader counts as being at the end of the page. */
const NEAR = 160;

interface Followed {
  messages: number;
  exchanges: number;
  failures: number;
}

/** Pixels above a question that is scrolled to the top: the header of narrow screens, and some space. */
const ABOVE = 72;
/** Scrolling by hand: with a finger, the browser takes the pointer from the page. */
const BY_HAND = ["wheel", "pointercancel"] as const;

/**
 * Scrolls smoothly to the latest message: after a question, on a failure, when a conversation is opened, and with each
 * chunk for readers at the end. An answer that comes in one piece is shown from its question (`questionClass`) on.
 * Readers further up are not moved.
 */
export function useFollowing(
  { messages, exchanges, failures }: Followed,
  textLength: number,
  questionClass: string | undefined,
): void {
  const before = useRef<Followed>({ messages: 0, exchanges: 0, failures: 0 });
  const follows = useRef(false);

  useEffect(() => {
    const leave = () => {
      follows.current = false;
    };
    for (const event of BY_HAND) window.addEventListener(event, leave, { passive: true });
    return () => {
      for (const event of BY_HAND) window.removeEventListener(event, leave);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text's length is not read, but shows that the page has grown
  useEffect(() => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const requested = exchanges > before.current.exchanges;
    const failed = failures > before.current.failures;
    const opened = messages > 0 && before.current.messages === 0 && before.current.exchanges === 0;
    const isNear = scrollHeight - clientHeight - scrollTop < NEAR;
    before.current = { messages, exchanges, failures };
    const isAtEnd = requested || failed || opened || isNear;
    if (!isAtEnd && !follows.current) return;
    follows.current = true;
    const question = [...document.getElementsByClassName(questionClass ?? "")].at(-1);
    const top = isAtEnd ? scrollHeight : scrollTop + (question?.getBoundingClientRect().top ?? 0) - ABOVE;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (top > scrollTop) window.scrollTo({ top, behavior: calm ? "auto" : "smooth" });
  }, [messages, exchanges, failures, textLength]);
}
